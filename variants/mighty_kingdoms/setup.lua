-- The start of a campaign (section A): races, the player order, capitals, the land around them, the
-- first armies.
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local lists = require "mighty_kingdoms.lists"
local map = require "mighty_kingdoms.map"
local tiles = require "mighty_kingdoms.tiles"
local tokens = require "mighty_kingdoms.tokens"

local setup = {}

-- Rule 3: the armies of Kings of War.
local RACES <const> = {
    "abyssal_dwarfs", "basilea", "brotherhood", "dwarfs", "elves", "empire_of_dust",
    "forces_of_nature", "forces_of_the_abyss", "goblins", "herd", "kingdoms_of_men",
    "league_of_rhordia", "night_stalkers", "ogres", "orcs", "ratkin", "salamanders",
    "trident_realm", "twilight_kin", "undead", "varangur",
}

-- An answer that is the only one is not asked for.
local function choose(g, player, question)
    local choice = question.choice
    return #choice == 1 and choice[1] or g:ask(player, question)
end

-- ---- Races (3) ----

-- All pick in secret, and then everybody knows.
local function pick_races(g)
    g:rule "3"
    local questions = {}
    for index, player in ipairs(g.players) do
        questions[index] = { player, { name = "race", rule = "3", choice = RACES,
            seen_by = "all", say = "Which race do you lead?" } }
    end
    for index, race in ipairs(g:ask_all(questions)) do
        local player = g.players[index]
        kingdoms.own(g, player).race = race
        g:note("race", { player = player, race = race })
    end
end

-- ---- Land (5, 6) ----

-- Whoever settles a tile controls it; nothing is rolled for it.
local function settle(g, tile, player, settlement)
    lands.explore(g, tile, player, settlement)
    if settlement == "none" then
        g:note("marked", { player = player, tile = tile })
    else
        g:note("settled", { player = player, settlement = settlement, tile = tile })
    end
end

-- Rule 5: starting tiles that nobody has picked.
local function free_starts(g)
    local list = {}
    for tile in g.tile:each() do
        if tile.start and not lands.at(g, tile) then
            list[#list + 1] = tile
        end
    end
    return list
end

local function pick_start(g, player)
    g:rule "5"
    local tile = choose(g, player, { name = "start", rule = "5", choice = free_starts(g),
        say = "On which starting tile do you found your capital?" })
    lands.found_capital(g, lands.explore(g, tile, player, "city"), player)
    g:note("capital", { player = player, tile = tile })
end

local function take_out(list, tile)
    for index, other in ipairs(list) do
        if other == tile then
            table.remove(list, index)
            return
        end
    end
end

-- A city or a fortress.
local function settle_one(g, player, free, settlement)
    local tile = g:ask(player, { name = settlement, rule = "6", choice = free,
        say = string.format("On which tile beside your capital is your %s?", settlement) })
    settle(g, tile, player, settlement)
    take_out(free, tile)
end

local function settle_villages(g, player, free)
    local picked = g:ask(player, { name = "villages", rule = "6", pick = free, min = 2, max = 2,
        say = "On which two tiles beside your capital are your villages?" })
    for _, tile in ipairs(picked) do
        settle(g, tile, player, "village")
        take_out(free, tile)
    end
end

-- Rule 6: a city, a fortress, two villages, and control of the other two tiles around the capital.
-- There is land on all six, and nobody else's (map.check_starts).
function setup.settle(g, player)
    g:rule "6"
    local free = tiles.neighbours(lands.tile(lands.capital(g, player)))
    settle_one(g, player, free, "city")
    settle_one(g, player, free, "fortress")
    settle_villages(g, player, free)
    for _, tile in ipairs(free) do
        settle(g, tile, player, "none")
    end
end

-- ---- The first army (7) ----

local function own_settlements(g, player)
    local list = {}
    for _, land in ipairs(lands.of(g, player)) do
        if land.settlement ~= "none" then
            list[#list + 1] = lands.tile(land)
        end
    end
    return list
end

-- Rules 7, 9 and 10: on a settlement; one that fights on a table has a list.
local function place_army(g, player)
    g:rule "7"
    local tile = choose(g, player, { name = "first_army", rule = "7",
        choice = own_settlements(g, player), say = "In which settlement is your first army?" })
    local army = tokens.make(g, player, "army", g.field[tile])
    g:note("army", { player = player, army = army.name, tile = tile })
    if g.rules.battles == "tabletop" then
        lists.ask(g, army)
    end
end

function setup.begin(g)
    map.check_starts(g)
    pick_races(g)
    g:rule "4"
    kingdoms.draw_order(g)
    for _, player in ipairs(kingdoms.order(g)) do
        pick_start(g, player)
    end
    for _, player in ipairs(kingdoms.order(g)) do
        g:enter("settle", player)
    end
    for _, player in ipairs(kingdoms.order(g)) do
        place_army(g, player)
    end
end

return setup
