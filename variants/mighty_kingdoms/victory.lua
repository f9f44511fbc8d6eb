-- Who is out, when the campaign is over, and who has won it (K15).
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"

local victory = {}

-- What decides, by the rule `score`: the first that is not equal.
local DECIDES <const> = {
    settlements = { "settlements", "tiles", "armies" },
    tiles = { "tiles", "settlements", "armies" },
    armies = { "armies", "settlements", "tiles" },
}

local function has_settlement(g, player)
    for _, land in ipairs(lands.of(g, player)) do
        if land.settlement ~= "none" then
            return true
        end
    end
    return false
end

-- What a player has in the end: what the settlements are worth, the tiles, and the armies.
local function score(g, player)
    local own = lands.of(g, player)
    local settlements = 0
    for _, land in ipairs(own) do
        if land.settlement ~= "none" then
            local rank = lands.rank(g, land)
            settlements = settlements + g:hook("worth", { tile = lands.tile(land),
                settlement = rank, player = player }, g.rules["worth_" .. rank])
        end
    end
    return { settlements = settlements, tiles = #own, armies = tokens.count(g, player, "army") }
end

-- Those who are still in, in the order of the seats.
local function left_in(g)
    local list = {}
    for _, player in ipairs(g.players) do
        if not kingdoms.is_out(g, player) then
            list[#list + 1] = player
        end
    end
    return list
end

-- The years are over, or at most one kingdom is left.
local function is_over(g)
    return g.year > g.rules.years or #left_in(g) < 2
end

local function note_scores(g)
    for _, player in ipairs(g.players) do
        local own = score(g, player)
        g:note("score", { player = player, settlements = own.settlements, tiles = own.tiles,
            armies = own.armies })
    end
end

-- At the end of a Reform or of a Winter: who has no army, ship or settlement is out. When the
-- campaign is over, all see what they have.
function victory.mark_out(g)
    g:rule "K15"
    for _, player in ipairs(left_in(g)) do
        if tokens.count(g, player) == 0 and not has_settlement(g, player) then
            kingdoms.own(g, player).is_out = true
            g:note("out", { player = player })
        end
    end
    if is_over(g) then
        note_scores(g)
    end
end

-- Of a list of players those who have most of something.
local function leading(players, scores, what)
    local list, most = {}, nil
    for _, player in ipairs(players) do
        local own = scores[player][what]
        if not most or own > most then
            list, most = {}, own
        end
        if own == most then
            list[#list + 1] = player
        end
    end
    return list
end

-- The winners after the last year, and what decided.
local function by_score(g, players)
    local scores = {}
    for _, player in ipairs(players) do
        scores[player] = score(g, player)
    end
    local decided
    for _, what in ipairs(DECIDES[g.rules.score]) do
        if #players > 1 then
            decided = what
            players = leading(players, scores, what)
        end
    end
    return players, decided
end

-- Several who are equal in everything have won together.
function victory.finished(g)
    if not is_over(g) then
        return nil
    end
    local left = left_in(g)
    if #left == 0 then
        return { winners = {}, draw = true, reason = "no kingdom is left" }
    elseif #left == 1 then
        return { winners = left, reason = "no other kingdom is left" }
    end
    local winners, decided = by_score(g, left)
    return { winners = winners, reason = #winners > 1 and "equal in settlements, tiles and armies"
        or "most " .. decided }
end

return victory
