-- Crowded positions of Mighty Kingdoms by chance: tokens of all kingdoms, standing and lying, alone
-- and in pairs, on a few tiles near each other; capitals that are several, captured or none;
-- settlements that are to be razed. Whatever a campaign could hold at the start of a phase.
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local lists = require "mighty_kingdoms.lists"
local tiles = require "mighty_kingdoms.tiles"
local tokens = require "mighty_kingdoms.tokens"

local positions = {}

local WINTER <const> = { recall = true, tithe = true, build = true }

local function one_to(g, most)
    return g:random(most, "position")
end

local function is_once_in(g, count)
    return one_to(g, count) == 1
end

local function pick(g, list)
    return list[one_to(g, #list)]
end

-- ---- Land ----

local RICH <const> = { "none", "none", "village", "village", "city", "city", "fortress" }
local POOR <const> = { "none", "none", "none", "none", "none", "none", "none", "fortress" }

-- Nobody comes to marsh (24, 25).
local function explore(g, tile, player, settlements)
    if not lands.at(g, tile) and not tiles.has(tile, "marsh") then
        lands.explore(g, tile, player, pick(g, settlements))
    end
end

-- Who is still in; the last of more than two may be out already.
local function kingdoms_in(g)
    local players = table.move(g.players, 1, #g.players, 1, {})
    if #players > 2 and is_once_in(g, 6) then
        kingdoms.own(g, table.remove(players)).is_out = true
    end
    return players
end

-- Most of the map is explored, and everybody has land everywhere.
local function spread_lands(g, players, settlements)
    for tile in g.tile:each() do
        if not is_once_in(g, 7) then
            explore(g, tile, pick(g, players), settlements)
        end
    end
    if #players < #g.players then
        local land = pick(g, lands.of(g, players[1]))
        land.controller = g.players[#g.players]
        lands.settle(land, "none")
    end
end

-- 66, K12: each kingdom has founded none to three, of which others have taken some.
local function found_capitals(g, players)
    for _, player in ipairs(players) do
        for _ = 1, one_to(g, 4) - 1 do
            lands.found_capital(g, pick(g, lands.of(g, player)), player)
        end
    end
    for land in g.land:each() do
        if land.capital_of and is_once_in(g, 3) then
            land.controller = pick(g, players)
        end
    end
end

-- ---- Tokens ----

-- A tile and all around it, by the sea as a rule.
local function crowded_tiles(g)
    local seas, all = {}, {}
    for tile in g.tile:each() do
        all[#all + 1] = tile
        seas[#seas + 1] = tiles.is_sea(tile) and tile or nil
    end
    local list = {}
    for _ = 1, one_to(g, 2) do
        local centre = pick(g, is_once_in(g, 3) and all or seas)
        list[#list + 1] = centre
        for _, tile in ipairs(tiles.neighbours(centre)) do
            list[#list + 1] = is_once_in(g, 2) and tile or nil
        end
    end
    return list
end

local function add_army(g, player, tile)
    local army = tokens.make(g, player, "army", g.field[tile])
    army.upright = not is_once_in(g, 4)
    if g.rules.battles == "simple" then
        army.points = army.points - 100 * (one_to(g, (army.points + 99) // 100) - 1)
    end
    return army
end

-- 9, 49: each army has a list, and its units have fought before; some are worn out.
local function ask_lists(g, phase)
    local least = phase == "reform" and -2 or -1
    for token in g.token:each() do
        if token.kind == "army" then
            lists.ask(g, token)
            local is_worn = is_once_in(g, 3)
            for _, unit in ipairs(lists.units(g, token)) do
                unit.strength = is_worn and least or one_to(g, 5) - 2
            end
        end
    end
end

local function add_token(g, player, tile)
    local may_recruit = tokens.count(g, player, "army") < g.rules.armies_most
    explore(g, tile, player, POOR)
    if tiles.is_sea(tile) and (tiles.is_ocean(tile) or is_once_in(g, 2)) then
        local ship = tokens.make(g, player, "ship", g.field[tile])
        if may_recruit and is_once_in(g, 2) then
            add_army(g, player, tile).aboard = ship
        else
            ship.upright = not is_once_in(g, 8)
        end
    elseif may_recruit and tiles.is_solid(tile) then
        add_army(g, player, tile)
    end
end

-- In Winter only ships that lie in docks (60).
local function dock(g)
    for token in g.token:each() do
        local tile = tokens.tile(token)
        token.upright, token.aboard = true, nil
        if token.kind == "ship" or not tiles.is_solid(tile) then
            tokens.destroy(g, token, "no dock")
        end
    end
    for land in g.land:each() do
        if lands.is_dock(land) and is_once_in(g, 2) then
            tokens.make(g, land.controller, "ship", g.field[lands.tile(land)])
        end
    end
end

-- ---- What belongs to a phase ----

-- Before Resolution everybody has an order that was legal.
local function add_orders(g)
    for token in g.token:each() do
        local tile = tokens.tile(token)
        local ways = tiles.ways(g, token, tile)
        if token.aboard then
            token.order = "none"
        elseif tokens.is_down(token) then
            token.order = "regroup"
        elseif lands.settlement(g, tile) ~= "none" and is_once_in(g, 3) then
            token.order = "raze"
            lands.at(g, tile).upturned = true
        elseif #ways > 0 and not is_once_in(g, 4) then
            token.order, token.target = "move", pick(g, ways)
        elseif token.kind == "army" then
            token.order = "defend"
        end
    end
end

-- What a Resolution leaves behind.
local function add_traces(g)
    for token in g.token:each() do
        token.defending = token.kind == "army" and token.upright and token.aboard == nil
            and is_once_in(g, 3)
        token.slowed = token.kind == "army" and is_once_in(g, 3)
    end
    for land in g.land:each() do
        land.upturned = land.settlement ~= "none" and is_once_in(g, 4)
    end
end

local function add_wealth(g, players)
    for _, player in ipairs(players) do
        local kingdom = kingdoms.own(g, player)
        kingdom.gold, kingdom.food = one_to(g, 5) - 1, one_to(g, 5) - 1
    end
end

local prepare = {
    resolution = add_orders, battle = add_traces, reform = add_traces,
    tithe = add_wealth, build = add_wealth,
}

-- In which month a phase begins; the last one leads into Winter.
local function month_of(g, phase)
    local month = WINTER[phase] and g.rules.months or one_to(g, g.rules.months)
    if is_once_in(g, 2) then
        month = g.rules.months
    end
    return phase == "orders" and month - 1 or month
end

-- A setup for a game that begins with this phase.
function positions.setup(phase)
    return function(g)
        g.month = month_of(g, phase)
        local players = kingdoms_in(g)
        local is_poor = is_once_in(g, 5) -- with next to no settlements, and few tokens
        spread_lands(g, players, is_poor and POOR or RICH)
        if not is_poor then
            found_capitals(g, players)
        end
        local crowded = crowded_tiles(g)
        for _ = 1, 1 + one_to(g, is_poor and #players or 8 * #players) do
            add_token(g, pick(g, players), pick(g, crowded))
        end
        if phase == "tithe" or phase == "build" then
            dock(g)
        end
        if prepare[phase] then
            prepare[phase](g, players)
        end
        kingdoms.draw_order(g)
        if g.rules.battles == "tabletop" then
            ask_lists(g, phase)
        end
    end
end

return positions
