-- What a battle leads to (51 to 53, K8, K10, K19), for all tokens that its two kingdoms have on the
-- tile, those on their sides and those aboard as well.
local exploration = require "mighty_kingdoms.exploration"
local lands = require "mighty_kingdoms.lands"
local tiles = require "mighty_kingdoms.tiles"
local tokens = require "mighty_kingdoms.tokens"

local results = {}

-- ---- Where to (51, 52, K10) ----

local function has_enemy_ship(g, tile, player)
    for token in g.field[tile]:each() do
        if token.kind == "ship" and token.owner ~= player then
            return true
        end
    end
    return false
end

-- An own tile, or for a ship the ocean without enemy ships.
local function is_refuge(g, tile, player)
    if tiles.is_ocean(tile) then
        return not has_enemy_ship(g, tile, player)
    end
    return lands.controller(g, tile) == player
        and (g.rules.retreat_into_enemy or not tokens.has_enemy(g, tile, player))
end

-- The tiles that a token can reach (24, 25, K8) and may retreat to.
local function refuges(g, token, from)
    local list = {}
    for _, tile in ipairs(tiles.ways(g, token, from)) do
        if is_refuge(g, tile, token.owner) then
            list[#list + 1] = tile
        end
    end
    return list
end

-- ---- Retreats ----

local function lay(g, army)
    if army.upright then
        army.upright = false
        g:note("laid", { token = army.name, cause = "defeat" })
    end
end

local function go(g, token, from, to)
    tokens.move(g, token, to)
    g:note("retreated", { token = token.name, from = from, to = to })
    if not lands.at(g, to) then
        exploration.explore(g, to, token.owner) -- ocean where nobody has been
    end
end

-- All tokens of some players leave the tile, or are destroyed. Where each goes is asked before any
-- of them does.
local function leave(g, tile, players, rule)
    local units = {}
    for _, player in ipairs(players) do
        for _, token in ipairs(tokens.leaders(tokens.on(g, tile, player))) do
            units[#units + 1] = { token, player, refuges(g, token, tile) }
        end
    end
    local places = g:retreat { units = units, rule = rule,
        say = string.format("Where do your tokens on %s retreat to?", tile.name) }
    for index, place in ipairs(places) do
        local token = units[index][1]
        g:rule(rule)
        if place then
            go(g, token, tile, place)
        else
            tokens.destroy(g, token, "no retreat")
        end
    end
end

-- Rule 51: the losers' armies are laid on their sides, those aboard as well, and all leave.
local function lose(g, tile, loser)
    g:rule "51"
    for _, token in ipairs(tokens.on(g, tile, loser)) do
        if token.kind == "army" then
            lay(g, token)
        end
    end
    leave(g, tile, { loser }, "51")
end

-- Rule 52: who controls the tile stays; nobody is laid on its side.
local function draw(g, tile, attacker, defender)
    g:rule "52"
    g:note("drawn", { tile = tile })
    local leaving = {}
    for _, player in ipairs { attacker, defender } do
        if lands.controller(g, tile) ~= player then
            leaving[#leaving + 1] = player
        end
    end
    leave(g, tile, leaving, "52")
end

-- ---- Rule 53 ----

-- The winner's tokens that can be moved: those that took part, unless the house lets any (K19).
local function movable(g, tile, winner, took_part)
    local list = {}
    for _, token in ipairs(tokens.leaders(tokens.on(g, tile, winner))) do
        if took_part[token.name] or g.rules.winner_moves_any then
            list[#list + 1] = token
        end
    end
    return list
end

-- One of them may move to a tile next to it that the winner controls.
local function free_move(g, tile, winner, took_part)
    local list = {}
    for _, token in ipairs(movable(g, tile, winner, took_part)) do
        for _, to in ipairs(tiles.ways(g, token, tile)) do
            if lands.controller(g, to) == winner then
                list[#list + 1] = { "move", token, to }
            end
        end
    end
    if not list[1] then
        return
    end
    list[#list + 1] = "stay"
    local answer = g:ask(winner, { name = "free_move", choice = list, default = "stay",
        say = string.format("Move one of the tokens that won on %s, or stay?", tile.name) })
    if answer ~= "stay" then
        tokens.move(g, answer[2], answer[3])
        g:note("moved", { token = answer[2].name, from = tile, to = answer[3] })
    end
end

local function win(g, tile, winner, took_part)
    g:rule "53"
    lands.take(g, tile, winner)
    free_move(g, tile, winner, took_part)
end

-- took_part: the names of the tokens that did, as a table of flags. Without a winner it was a draw.
function results.apply(g, tile, attacker, defender, winner, took_part)
    if not winner then
        draw(g, tile, attacker, defender)
        return
    end
    local loser = winner == attacker and defender or attacker
    g:rule "53"
    g:note("won", { winner = winner, loser = loser, tile = tile })
    lose(g, tile, loser)
    win(g, tile, winner, took_part)
end

return results
