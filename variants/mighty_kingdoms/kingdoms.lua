-- What every player has once: race, gold, food, and a place in the player order (3, 4, 57, 61,
-- K15).
local tokens = require "mighty_kingdoms.tokens"

local kingdoms = {}

-- A scenario may leave out what a kingdom has: then it has nothing.
local NOTHING <const> = { race = "", gold = 0, food = 0, tithed = {}, is_out = false }

-- What a player's kingdom has, to be read.
function kingdoms.of(g, player)
    return g.realm[player]:top() or NOTHING
end

-- The same, to be changed.
function kingdoms.own(g, player)
    return g.realm[player]:top() or g.kingdom:add({}, g.realm[player])
end

function kingdoms.is_out(g, player)
    return kingdoms.of(g, player).is_out
end

-- All players in the player order; that of the seats where a scenario has none.
function kingdoms.order(g)
    local order = g.order
    return order[1] and order or g.players
end

-- Those who are still in.
function kingdoms.in_order(g)
    local list = {}
    for _, player in ipairs(kingdoms.order(g)) do
        if not kingdoms.is_out(g, player) then
            list[#list + 1] = player
        end
    end
    return list
end

-- The players who have tokens on a tile, in the player order.
function kingdoms.on_tile(g, tile)
    local is_there, list = {}, {}
    for token in g.field[tile]:each() do
        is_there[token.owner] = true
    end
    for _, player in ipairs(kingdoms.order(g)) do
        if is_there[player] then
            list[#list + 1] = player
        end
    end
    return list
end

-- Adds a group of players in an order by chance; nothing is rolled for the last of them.
local function add_by_chance(g, order, group)
    while #group > 1 do
        order[#order + 1] = table.remove(group, g:random(#group, "order"))
    end
    order[#order + 1] = group[1]
end

-- The players in groups of equally many armies, most armies first.
local function groups_by_armies(g)
    local of_count, counts = {}, {}
    for _, player in ipairs(g.players) do
        local count = tokens.count(g, player, "army")
        if not of_count[count] then
            of_count[count] = {}
            counts[#counts + 1] = count
        end
        table.insert(of_count[count], player)
    end
    table.sort(counts, function(a, b)
        return a > b
    end)
    local groups = {}
    for index, count in ipairs(counts) do
        groups[index] = of_count[count]
    end
    return groups
end

local function set_order(g, groups)
    local order = {}
    for _, group in ipairs(groups) do
        add_by_chance(g, order, group)
    end
    g.order = order
    g:note("player_order", { order = table.concat(order, ", ") })
end

-- Rules 57 and 72: most armies first, ties by chance.
function kingdoms.find_order(g)
    if g.rules.player_order == "armies" then
        set_order(g, groups_by_armies(g))
    end
end

-- Rule 4: at the start by chance alone.
function kingdoms.draw_order(g)
    set_order(g, { table.move(g.players, 1, #g.players, 1, {}) })
end

return kingdoms
