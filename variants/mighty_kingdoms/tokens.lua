-- Armies and ships (2, 21, 22): where they stand, pairs of both, and what becomes of them. An army
-- aboard goes wherever its ship goes.
local tiles = require "mighty_kingdoms.tiles"

local tokens = {}

-- The tile on which a token stands; nil off the board.
function tokens.tile(token)
    local place = token.place
    return place.zone == "field" and place.whose or nil
end

-- The tokens on a tile, those of a player only where one is given.
function tokens.on(g, tile, player)
    local list = {}
    for token in g.field[tile]:each() do
        if not player or token.owner == player then
            list[#list + 1] = token
        end
    end
    return list
end

-- All tokens of a player, of a kind where one is given, in the order in which they were made.
function tokens.of(g, player, kind)
    local list = {}
    for token in g.token:each() do
        if token.owner == player and (not kind or token.kind == kind) then
            list[#list + 1] = token
        end
    end
    return list
end

function tokens.count(g, player, kind)
    return #tokens.of(g, player, kind)
end

-- ---- Pairs (22) ----

-- The army aboard a ship, or nil.
function tokens.passenger(ship)
    if ship.kind == "ship" then
        for token in ship.place:each() do
            if token.aboard == ship then
                return token
            end
        end
    end
    return nil
end

-- Of a list of tokens what is ordered, moved and lost as one: ships, with or without an army
-- aboard, and armies that are not aboard.
function tokens.leaders(list)
    local leaders = {}
    for _, token in ipairs(list) do
        if token.aboard == nil then
            leaders[#leaders + 1] = token
        end
    end
    return leaders
end

-- Whether a token, or the army aboard it, lies on its side: then it may only regroup (20, K19).
function tokens.is_down(token)
    if not token.upright then
        return true
    end
    local army = tokens.passenger(token)
    return army ~= nil and not army.upright
end

-- Whether somebody else's army, aboard or not, stands there (31, K4).
function tokens.has_enemy_army(g, tile, player)
    for token in g.field[tile]:each() do
        if token.owner ~= player and token.kind == "army" then
            return true
        end
    end
    return false
end

function tokens.has_enemy(g, tile, player)
    for token in g.field[tile]:each() do
        if token.owner ~= player then
            return true
        end
    end
    return false
end

-- ---- Coming, going ----

-- A new token, by the numbers of a roster (10): army_3, ship_1.
function tokens.make(g, player, kind, place)
    local counter = kind .. "_count"
    g[counter] = g[counter] + 1
    return g.token:add({ name = string.format("%s_%d", kind, g[counter]), kind = kind,
        owner = player, points = kind == "army" and g.rules.army_points or 0 }, place)
end

-- Out of the game: a ship with the army aboard, an army with its units (50).
function tokens.destroy(g, token, cause)
    local army = tokens.passenger(token)
    if army then
        tokens.destroy(g, army, cause)
    end
    if token.kind == "army" then
        local units = {}
        for unit in g.list[token.owner]:each() do
            if unit.army == token then
                units[#units + 1] = unit
            end
        end
        for _, unit in ipairs(units) do
            g.unit:remove(unit)
        end
    end
    g:note("destroyed", { player = token.owner, token = token.name, cause = cause })
    g.token:remove(token)
end

-- K11: in Winter a token stands, with nothing left of the Summer.
function tokens.stand_up(token)
    token.upright, token.order, token.target = true, "none", nil
    token.defending, token.slowed = false, false
end

-- Rule 54, K8: what an army has crossed counts at the end of the month. Aboard a ship rivers do not
-- (55).
local function note_terrain(army, from, to)
    if tiles.is_rough(from, to) or army.aboard == nil and tiles.has(to, "river") then
        army.slowed = true
    end
end

-- Puts a token, and the army aboard it, on the tile next to its own. A defence marker is left
-- behind (K19).
function tokens.move(g, token, to)
    local from = tokens.tile(token)
    local army = token.kind == "army" and token or tokens.passenger(token)
    if army then
        note_terrain(army, from, to)
    end
    token.defending = false
    g.field[to]:put(token)
    if army and army ~= token then
        g.field[to]:put(army)
    end
end

return tokens
