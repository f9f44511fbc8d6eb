-- Building and recruiting (rules 64 to 70, K12): in the player order everybody buys one thing, or
-- passes, until all pass in a row.
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local lists = require "mighty_kingdoms.lists"
local tokens = require "mighty_kingdoms.tokens"

local build = {}

-- Rules 65, 68 and 69: the gold and the food that a thing takes.
local function price(g, what)
    local rules = g.rules
    local gold = what == "replace" and rules.army_gold or rules[what .. "_gold"]
    return gold, what == "city" and rules.city_food or what == "capital" and rules.capital_food
        or 0
end

-- ---- What can be bought ----

-- Rule 65: what can be built on a tile: one settlement a tile, and the new one takes the place of
-- the old.
local UPGRADES <const> = {
    none = { "village" },
    village = { "city", "fortress" },
    city = { "capital" },
    fortress = {},
}

-- Rule 66: a capital is for those who have none.
local function add_settlements(g, player, land, can_afford, list)
    for _, what in ipairs(UPGRADES[land.settlement]) do
        if can_afford(what) and (what ~= "capital" or not lands.capital(g, player)) then
            list[#list + 1] = { what, lands.tile(land) }
        end
    end
end

local function has_ship(g, tile)
    for token in g.field[tile]:each() do
        if token.kind == "ship" then
            return true
        end
    end
    return false
end

-- Rules 60 and 68: not where a ship is docked.
local function add_ship(g, land, can_afford, list)
    local tile = lands.tile(land)
    if can_afford "ship" and lands.is_dock(land) and not has_ship(g, tile) then
        list[#list + 1] = { "ship", tile }
    end
end

-- Rule 69: one recruit a fortress. Rule 70: whoever has all armies that a kingdom can have may
-- disband one of them for it.
local function add_recruits(g, player, land, can_afford, list)
    if land.settlement ~= "fortress" or land.recruited or not can_afford "army" then
        return
    end
    local armies = tokens.of(g, player, "army")
    if #armies < g.rules.armies_most then
        list[#list + 1] = { "army", lands.tile(land) }
        return
    end
    for _, army in ipairs(armies) do
        list[#list + 1] = { "replace", army, lands.tile(land) }
    end
end

local function offers(g, player)
    local kingdom = kingdoms.of(g, player)
    local list = {}
    local function can_afford(what)
        local gold, food = price(g, what)
        return gold <= kingdom.gold and food <= kingdom.food
    end
    for _, land in ipairs(lands.of(g, player)) do
        add_settlements(g, player, land, can_afford, list)
        add_ship(g, land, can_afford, list)
        add_recruits(g, player, land, can_afford, list)
    end
    return list
end

-- ---- What is bought ----

local function pay(g, player, what)
    local gold, food = price(g, what)
    local kingdom = kingdoms.own(g, player)
    kingdom.gold, kingdom.food = kingdom.gold - gold, kingdom.food - food
end

-- Rules 69 and 70: the new army stands in the fortress, with a list of its own where battles are
-- fought on a table.
local function recruit(g, player, tile)
    lands.at(g, tile).recruited = true
    local army = tokens.make(g, player, "army", g.field[tile])
    g:note("army", { player = player, army = army.name, tile = tile })
    if g.rules.battles == "tabletop" then
        lists.ask(g, army)
    end
end

-- Each way to buy: the rule, and what is done about an answer.
local BUY <const> = {}

local function settle(g, player, what, tile)
    lands.settle(lands.at(g, tile), what)
    g:note("built", { player = player, what = what, tile = tile })
end

BUY.village = { rule = "65", run = settle }
BUY.city = { rule = "65", run = settle }
BUY.fortress = { rule = "65", run = settle }

BUY.capital = { rule = "66", run = function(g, player, _, tile)
    lands.found_capital(g, lands.at(g, tile), player)
    g:note("capital", { player = player, tile = tile })
end }

BUY.ship = { rule = "68", run = function(g, player, _, tile)
    local ship = tokens.make(g, player, "ship", g.field[tile])
    g:note("ship", { player = player, ship = ship.name, tile = tile })
end }

BUY.army = { rule = "69", run = function(g, player, _, tile)
    recruit(g, player, tile)
end }

BUY.replace = { rule = "70", run = function(g, player, _, army, tile)
    tokens.destroy(g, army, "disbanded")
    recruit(g, player, tile)
end }

-- One turn. Returns whether something was bought.
function build.turn(g, player)
    local choice = offers(g, player)
    choice[#choice + 1] = "pass"
    local kingdom = kingdoms.of(g, player)
    local answer = g:ask(player, { name = "build", rule = "64", choice = choice, default = "pass",
        say = string.format("You have %d gold and %d food. What do you build or recruit?",
            kingdom.gold, kingdom.food) })
    if answer == "pass" then
        return false
    end
    local what = answer[1]
    g:rule(BUY[what].rule)
    pay(g, player, what)
    BUY[what].run(g, player, table.unpack(answer))
    return true
end

function build.phase(g)
    g:rule "64"
    g:rounds { players = kingdoms.in_order(g), step = "build", able = function(player)
        return #offers(g, player) > 0
    end }
end

return build
