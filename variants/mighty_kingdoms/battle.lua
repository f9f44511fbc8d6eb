-- Battles are chosen and fought (34 to 37, K1, K5 to K7). How each kind is fought is in naval.lua,
-- simple.lua, tabletop.lua and land_water.lua, what comes of it in results.lua.
local forces = require "mighty_kingdoms.forces"
local kingdoms = require "mighty_kingdoms.kingdoms"
local land_water = require "mighty_kingdoms.land_water"
local lands = require "mighty_kingdoms.lands"
local naval = require "mighty_kingdoms.naval"
local results = require "mighty_kingdoms.results"
local simple = require "mighty_kingdoms.simple"
local tabletop = require "mighty_kingdoms.tabletop"
local tokens = require "mighty_kingdoms.tokens"

local battle = {}

-- ---- Which battles can be chosen ----

-- Rule 34: the tiles on which a player has an upright token and somebody else has tokens.
local function tiles_of(g, player)
    local is_known, list = {}, {}
    for token in g.token:each() do
        local tile = token.owner == player and tokens.tile(token)
        if tile and not is_known[tile.id] and tokens.has_enemy(g, tile, player)
            and forces.are_there(g, tile, player) then
            is_known[tile.id] = true
            list[#list + 1] = tile
        end
    end
    return list
end

-- Rule 34: whom a player can choose on a tile. Who has upright tokens comes first, and among those
-- the tile's controller.
local function enemies(g, tile, player)
    local upright, down = {}, {}
    local controller = lands.controller(g, tile)
    for _, other in ipairs(kingdoms.on_tile(g, tile)) do
        if other ~= player then
            local is_upright = forces.are_there(g, tile, other)
            if is_upright and other == controller then
                return { other }
            end
            table.insert(is_upright and upright or down, other)
        end
    end
    return upright[1] and upright or down
end

-- Rules 35 and 37: what can be done to an enemy on a tile.
local function kinds(g, tile, player, enemy)
    return forces.are_there(g, tile, enemy) and forces.kinds(g, tile, player, enemy)
        or { "overrun" }
end

-- All that a player can choose: tile, enemy, kind.
local function choices(g, player)
    local list = {}
    for _, tile in ipairs(tiles_of(g, player)) do
        for _, enemy in ipairs(enemies(g, tile, player)) do
            for _, kind in ipairs(kinds(g, tile, player, enemy)) do
                list[#list + 1] = { tile, enemy, kind }
            end
        end
    end
    return list
end

-- ---- One battle ----

-- Rule 37: no battle; one of the tokens is removed, its owner choosing which (K19).
local function overrun(g, tile, attacker, defender)
    g:rule "37"
    g:note("overrun", { tile = tile, attacker = attacker, defender = defender })
    local list = tokens.leaders(tokens.on(g, tile, defender))
    local lost = list[1]
    if #list > 1 then
        lost = g:ask(defender, { name = "overrun", choice = list,
            say = string.format("Which of your tokens on %s is removed?", tile.name) })
    end
    tokens.destroy(g, lost, "overrun")
end

local FIGHT <const> = {
    naval = naval.fight,
    land_water = land_water.fight,
    land = function(g, tile, attacker, defender) -- 8
        local fight = g.rules.battles == "tabletop" and tabletop.fight or simple.fight
        return fight(g, tile, attacker, defender)
    end,
}

-- Who chose the battle is its attacker (K1).
function battle.fight(g, tile, attacker, defender, kind)
    if kind == "overrun" then
        overrun(g, tile, attacker, defender)
        return
    end
    g:rule "35"
    g:note("battle", { tile = tile, attacker = attacker, defender = defender, kind = kind })
    local took_part = forces.names(g, tile, { attacker, defender }, kind)
    local winner = FIGHT[kind](g, tile, attacker, defender)
    results.apply(g, tile, attacker, defender, winner, took_part)
end

-- ---- The phase ----

-- K5: a player with a legal choice must choose. Returns whether it did.
function battle.turn(g, player)
    local list = choices(g, player)
    if g.rules.battle_pass then
        list[#list + 1] = "pass"
    end
    local answer = list[1]
    if #list > 1 then
        answer = g:ask(player, { name = "battle", rule = "34", choice = list,
            say = "Battle: on which tile, against whom, and how?" })
    end
    if answer == nil or answer == "pass" then
        return false
    end
    g:enter("fight", answer[1], player, answer[2], answer[3])
    return true
end

-- Rule 36: round and round, until nobody has a battle to choose. Where only tokens on their sides
-- are left they stay as they are (K7).
function battle.phase(g)
    g:rounds {
        players = kingdoms.in_order(g),
        step = "choose_battle",
        able = function(player)
            return tiles_of(g, player)[1] ~= nil
        end,
    }
end

return battle
