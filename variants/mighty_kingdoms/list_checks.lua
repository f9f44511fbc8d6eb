-- What an army list may hold (2, 9, 69, 77). What race its units are of, and what else the rules of
-- the table say of a list, the players look after (9).
local lands = require "mighty_kingdoms.lands"
local tiles = require "mighty_kingdoms.tiles"
local tokens = require "mighty_kingdoms.tokens"

local list_checks = {}

local UNITS_MOST <const> = 20

-- Rules 2 and 9.
local function size_problem(g, list)
    local most, sum = g.rules.army_points, 0
    for index, unit in ipairs(list.units) do
        if unit.points < 1 or unit.points > most then
            return string.format("unit %d: its points are 1 to %d (rule 9)", index, most)
        end
        sum = sum + unit.points
    end
    if #list.units == 0 or #list.units > UNITS_MOST then
        return string.format("a list has 1 to %d units (rule 9)", UNITS_MOST)
    elseif sum > most then
        return string.format("its units have %d points and may have %d (rule 9)", sum, most)
    end
    return nil
end

-- Rule 69: whether a new army may be allied; nil, or why not.
function list_checks.ally_problem(g, army)
    if g.month == 0 then
        return "a kingdom starts without allies (rule 9)"
    end
    local own = 0
    for _, other in ipairs(tokens.of(g, army.owner, "army")) do
        if other.is_ally and other ~= army then
            return string.format("%s is an allied army already (rule 69)", other.name)
        end
        own = own + (other ~= army and 1 or 0)
    end
    return own < 3 and string.format("allies come to 3 armies that are not allied, and there are "
        .. "%d (rule 69)", own) or nil
end

-- The names of legends and items in a kingdom's other armies (69), in small letters.
function list_checks.taken(g, army)
    local names = { legend = {}, item = {} }
    for unit in g.list[army.owner]:each() do
        if unit.army ~= army then
            names.item[string.lower(unit.item)] = unit.item ~= "" or nil
            for _, kind in ipairs(unit.kinds) do
                names.legend[string.lower(unit.name)] = kind == "legend"
                    or names.legend[string.lower(unit.name)]
            end
        end
    end
    return names
end

-- Rule 69: legends and items are there once in a kingdom.
local function double_problem(g, army, list)
    local names = list_checks.taken(g, army)
    local function is_double(kind, name)
        name = string.lower(name)
        local was_there = names[kind][name]
        names[kind][name] = true
        return was_there
    end
    for _, unit in ipairs(list.units) do
        if unit.is.legend and is_double("legend", unit.name) then
            return string.format("the kingdom has the legend %s already (rule 69)", unit.name)
        elseif unit.item ~= "" and is_double("item", unit.item) then
            return string.format("the kingdom has the item %s already (rule 69)", unit.item)
        end
    end
    return nil
end

-- Whether a tile, or one next to it, is the player's and has a terrain.
local function has_near(g, player, tile, terrain)
    local near = tile and tiles.neighbours(tile) or {}
    near[#near + 1] = tile
    for _, one in ipairs(near) do
        if lands.controller(g, one) == player and tiles.has(one, terrain) then
            return true
        end
    end
    return false
end

-- Rule 77: what the land around the tile of a new army allows.
function list_checks.allowed(g, army)
    if not g.rules.army_limits then
        return { monster = true, war_machine = true, item = true }
    end
    local player, tile = army.owner, tokens.tile(army)
    return {
        monster = has_near(g, player, tile, "mountain") or has_near(g, player, tile, "marsh"),
        war_machine = has_near(g, player, tile, "forest"),
        item = false,
    }
end

local function limit_problem(g, army, list)
    local may = list_checks.allowed(g, army)
    for _, unit in ipairs(list.units) do
        if unit.is.monster and not may.monster then
            return string.format("%s: monsters need an own mountain or marsh at hand (rule 77)",
                unit.name)
        elseif unit.is.war_machine and not may.war_machine then
            return string.format("%s: war machines need an own forest at hand (rule 77)",
                unit.name)
        elseif unit.item ~= "" and not may.item then
            return string.format("%s: there are no magic items (rule 77)", unit.name)
        end
    end
    return nil
end

-- Why an army may not have a list, or nil.
function list_checks.problem(g, army, list)
    return size_problem(g, list) or list.is_ally and list_checks.ally_problem(g, army)
        or double_problem(g, army, list) or limit_problem(g, army, list) or nil
end

return list_checks
