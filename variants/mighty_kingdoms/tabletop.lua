-- Battles on a table (K14, 45-50): the program writes the battle card, asks what came of the
-- battle, and keeps count of Unit Strength. In Simple mode there is none of this (44).
local forces = require "mighty_kingdoms.forces"
local lands = require "mighty_kingdoms.lands"
local lists = require "mighty_kingdoms.lists"
local tokens = require "mighty_kingdoms.tokens"

local tabletop = {}

local LOST_AT <const> = -2 -- 50

-- Rule 45, by the number of armies of the larger side, in feet.
local TABLES <const> = { "4x4", "4x4", "5x4", "6x4", "6x4", "8x4" }

-- Rule 46, by what stands on the tile.
local CHANGES <const> = {
    none = "add, remove or move 1 terrain piece",
    village = "up to 1 blocking or difficult piece, up to 2 obstacles",
    city = "up to 2 blocking or difficult pieces, up to 2 obstacles, 1 objective marker on the own "
        .. "half worth 1 victory point",
    fortress = "up to 2 blocking or difficult pieces, up to 4 obstacles, 2 objective markers worth "
        .. "1 victory point each to whoever controls them",
}

-- ---- The battle card ----

-- Who fights for a player (39): upright armies that are not aboard (K19), and their units.
local function side_of(g, tile, player)
    local side = { player = player, armies = forces.armies(g, tile, player), units = {},
        may_change = false }
    for _, army in ipairs(side.armies) do
        side.may_change = side.may_change or army.defending
        for _, unit in ipairs(lists.units(g, army)) do
            table.insert(side.units, unit)
        end
    end
    return side
end

local function table_size(sides)
    local larger = math.max(#sides[1].armies, #sides[2].armies)
    return TABLES[math.max(1, math.min(larger, #TABLES))]
end

-- Rule 46: who has a defending army there may change the table before the first deployment.
local function changes(g, tile, sides)
    local parts = {}
    for _, side in ipairs(sides) do
        if side.may_change then
            parts[#parts + 1] = string.format("%s %s", side.player,
                CHANGES[lands.settlement(g, tile)])
        end
    end
    return #parts > 0 and table.concat(parts, "; ") or "none"
end

-- Rule 49: what counts in a battle.
local function strength_in_battle(unit)
    return math.max(0, math.min(unit.strength, 3))
end

-- Rule 9: all may read the lists of the armies that fight.
local function show_lists(g, side)
    for _, army in ipairs(side.armies) do
        g:note("card_list", { player = side.player, army = army.name,
            list = lists.text(g, army, strength_in_battle) })
    end
    for _, unit in ipairs(side.units) do
        g:reveal(unit, "all")
    end
end

local function show_card(g, tile, sides)
    local attacking, defending = sides[1], sides[2]
    g:rule "45"
    g:note("battle_card", { table = table_size(sides), changes = changes(g, tile, sides),
        attacker = attacking.player, attacker_armies = #attacking.armies,
        defender = defending.player, defender_armies = #defending.armies })
    if attacking.may_change or defending.may_change then
        g:rule "47"
        g:note "table_pieces"
    end
    g:rule "9"
    show_lists(g, attacking)
    show_lists(g, defending)
end

-- ---- The report ----

local function ask_winner(g, sides)
    local answer = g:ask(sides[1].player, { name = "report", rule = "K14", seen_by = "all",
        choice = { "attacker", "defender", "draw" }, default = "draw",
        say = string.format("%s against %s on a table of %s feet: who won?", sides[1].player,
            sides[2].player, table_size(sides)) })
    if answer == "draw" then
        return nil
    end
    return answer == "attacker" and sides[1].player or sides[2].player
end

-- Whether each row is in a list, by its number.
local function numbers(rows)
    local is_in = {}
    for _, row in ipairs(rows) do
        is_in[row.id] = true
    end
    return is_in
end

local function count_in(side, is_in)
    local count = 0
    for _, unit in ipairs(side.units) do
        count = count + (is_in[unit.id] and 1 or 0)
    end
    return count
end

local function units_of(sides)
    local units = table.move(sides[1].units, 1, #sides[1].units, 1, {})
    return table.move(sides[2].units, 1, #sides[2].units, #units + 1, units)
end

-- Whether a side had units and none was left.
local function is_routed(side, is_in)
    return #side.units > 0 and count_in(side, is_in) == #side.units
end

local function ask_routed(g, sides, winner)
    local units = units_of(sides)
    if #units == 0 then
        return {}
    end
    return g:ask(sides[1].player, { name = "routed", rule = "48", seen_by = "all", pick = units,
        default = {}, say = "Which units of both sides were routed?",
        check = function(routed)
            local is_in = numbers(routed)
            for index, side in ipairs(sides) do
                local is_lost = is_routed(side, is_in) and not is_routed(sides[3 - index], is_in)
                if is_lost and side.player == winner then
                    return nil, string.format("%s won, so not all of its units were routed while "
                        .. "the enemy had some left (rule K14)", winner)
                end
            end
            return true
        end })
end

-- The units of the sides that routed an enemy.
local function may_gain(sides, is_in)
    local units = {}
    for index, side in ipairs(sides) do
        if count_in(sides[3 - index], is_in) > 0 then
            table.move(side.units, 1, #side.units, #units + 1, units)
        end
    end
    return units
end

-- Rule 48: one unit gains by each that is routed, and none gains twice in a battle.
local function ask_strengthened(g, sides, routed)
    local is_in = numbers(routed)
    local units = may_gain(sides, is_in)
    if #units == 0 then
        return {}
    end
    local function check(gained)
        for index, side in ipairs(sides) do
            local most = count_in(sides[3 - index], is_in)
            if count_in(side, numbers(gained)) > most then
                return nil, string.format("%s routed %d, so no more of its units gain (rule 48)",
                    side.player, most)
            end
        end
        return true
    end
    return g:ask(sides[1].player, { name = "strengthened", rule = "48", seen_by = "all",
        pick = units, max = math.min(#routed, #units), default = {}, check = check,
        say = "Which units gain Unit Strength, because they damaged and routed an enemy?" })
end

-- Rules 48 and 49: the true figures change, from the next battle on.
local function change_strength(g, sides, routed, gained)
    g:rule "48"
    local is_routed_unit, has_gained = numbers(routed), numbers(gained)
    for _, unit in ipairs(units_of(sides)) do
        local change = (has_gained[unit.id] and 1 or 0) - (is_routed_unit[unit.id] and 1 or 0)
        if change ~= 0 then
            unit.strength = unit.strength + change
            g:note("strength", { unit = unit.name, army = unit.army.name,
                strength = unit.strength })
        end
    end
end

-- K14: who has won; nil for a draw.
function tabletop.fight(g, tile, attacker, defender)
    local sides = { side_of(g, tile, attacker), side_of(g, tile, defender) }
    show_card(g, tile, sides)
    local winner = ask_winner(g, sides)
    local routed = ask_routed(g, sides, winner)
    local gained = ask_strengthened(g, sides, routed)
    change_strength(g, sides, routed, gained)
    return winner
end

-- ---- Reform ----

-- Rule 50: units that have lost too much are no more, and with the last of them the army.
function tabletop.reform(g)
    if g.rules.battles ~= "tabletop" then
        return -- 44
    end
    g:rule "50"
    for unit in g.unit:each() do
        if unit.strength <= LOST_AT then
            local army = unit.army
            lists.remove(g, unit)
            if #lists.units(g, army) == 0 then
                tokens.destroy(g, army, "no units left")
            end
        end
    end
end

return tabletop
