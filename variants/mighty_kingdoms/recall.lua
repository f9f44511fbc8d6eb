-- Winter's recall (rules 59 and 60, K11, K13): the armies go home, the ships to a dock.
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"

local recall = {}

-- K11, K19: all stand, with nothing left of the Summer.
local function stand_up(g)
    g:rule "K11"
    for token in g.token:each() do
        tokens.stand_up(token)
    end
end

-- A player's tiles with a settlement of a kind.
local function with_settlement(g, player, kind)
    local list = {}
    for _, land in ipairs(lands.of(g, player)) do
        if land.settlement == kind then
            list[#list + 1] = lands.tile(land)
        end
    end
    return list
end

-- Rule 59: where a player's armies can go: the capital, else another city, else a village. A
-- fortress cannot keep them.
local function homes(g, player)
    local capital = lands.capital(g, player)
    if capital then
        return { lands.tile(capital) }
    end
    local cities = with_settlement(g, player, "city")
    return #cities > 0 and cities or with_settlement(g, player, "village")
end

local function choose_home(g, player, places)
    if #places < 2 then
        return places[1]
    end
    return g:ask(player, { name = "recall", rule = "59", choice = places,
        say = "You have no capital. Where do all your armies go for the Winter?" })
end

-- Rule 59: all of a player's armies go to one tile, and leave their ships.
local function recall_armies(g, player)
    local armies = tokens.of(g, player, "army")
    if #armies == 0 then
        return
    end
    local home = choose_home(g, player, homes(g, player))
    g:rule "59"
    for _, army in ipairs(armies) do
        army.aboard = nil
        if home then
            g.field[home]:put(army)
        else
            tokens.destroy(g, army, "no city or village")
        end
    end
    if home then
        g:note("recalled", { player = player, armies = #armies, tile = home })
    end
end

-- Rule 60: a player's cities that can dock a ship, so many of them as there are ships; of more of
-- them the player chooses.
local function choose_docks(g, player, ships)
    local docks = {}
    for _, land in ipairs(lands.of(g, player)) do
        if lands.is_dock(land) then
            docks[#docks + 1] = lands.tile(land)
        end
    end
    if #docks <= ships then
        return docks
    end
    return g:ask(player, { name = "dock", rule = "60", pick = docks, min = ships, max = ships,
        say = string.format("In which of your cities do your ships dock? You have %d.", ships) })
end

-- Which ship docks where: a ship that lies in one of the docks stays there, the others go to those
-- that are left. Returns the ships that stay, the others, and the docks that are left.
local function by_claim(ships, docks)
    local is_free, staying, others = {}, {}, {}
    for _, dock in ipairs(docks) do
        is_free[dock.id] = true
    end
    for _, ship in ipairs(ships) do
        local tile = tokens.tile(ship)
        if tile and is_free[tile.id] then
            is_free[tile.id] = nil
            staying[#staying + 1] = ship
        else
            others[#others + 1] = ship
        end
    end
    local left = {}
    for _, dock in ipairs(docks) do
        if is_free[dock.id] then
            left[#left + 1] = dock
        end
    end
    return staying, others, left
end

-- Rule 60, K13: one ship a city, however far it is; a ship for which none is left is lost.
local function recall_ships(g, player)
    local ships = tokens.of(g, player, "ship")
    if #ships == 0 then
        return
    end
    local staying, others, left = by_claim(ships, choose_docks(g, player, #ships))
    g:rule "60"
    for _, ship in ipairs(staying) do
        g:note("docked", { ship = ship.name, tile = tokens.tile(ship) })
    end
    for index, ship in ipairs(others) do
        local dock = left[index]
        if dock then
            g.field[dock]:put(ship)
            g:note("docked", { ship = ship.name, tile = dock })
        else
            g:rule "K13"
            tokens.destroy(g, ship, "no dock")
        end
    end
end

function recall.phase(g)
    g:note("winter", { year = g.year })
    stand_up(g)
    for _, player in ipairs(kingdoms.in_order(g)) do
        recall_armies(g, player)
    end
    for _, player in ipairs(kingdoms.in_order(g)) do
        recall_ships(g, player)
    end
end

return recall
