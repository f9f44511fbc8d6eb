-- Army lists, for battles on a table (9, 69): every new army has one, written by its player
-- (list_text.lua) within what it may hold (list_checks.lua).
local list_checks = require "mighty_kingdoms.list_checks"
local list_text = require "mighty_kingdoms.list_text"

local lists = {}

local KINDS <const> = { "monster", "war_machine", "legend" }

-- The units of an army, in the order of its list.
function lists.units(g, army)
    local units = {}
    for unit in g.list[army.owner]:each() do
        if unit.army == army then
            units[#units + 1] = unit
        end
    end
    return units
end

-- An army's list as it is written; `strength` says what is shown of a unit's.
function lists.text(g, army, strength)
    local entries = { army.is_ally and "ally" or nil }
    for _, unit in ipairs(lists.units(g, army)) do
        entries[#entries + 1] = list_text.write_unit(unit, strength(unit))
    end
    return table.concat(entries, "; ")
end

-- ---- Lists for who has none ----

local PLAIN <const> = { "Spears", "Bows", "Horse", "Pikes", "Scouts" }
local LEGENDS <const> = { "Old Marshal", "Grey Lady", "Storm Caller", "Iron Abbot" }
local ITEMS <const> = { "Red Horn", "Cold Blade", "Oak Shield", "Long Eye", "Swift Boots" }

function lists.plain_name(random)
    return random:pick(PLAIN)
end

-- All points in equal units.
local function plain(g)
    local entries = {}
    for index, name in ipairs(PLAIN) do
        entries[index] = string.format("%s %d 1", name, g.rules.army_points // #PLAIN)
    end
    return table.concat(entries, "; ")
end

-- One of the names that are free, which it then is no more; nil when none is.
local function draw_name(random, names, is_taken)
    local name = random:pick(names)
    if is_taken[string.lower(name)] then
        return nil
    end
    is_taken[string.lower(name)] = true
    return name
end

-- A unit by chance, as a list writes it, of at most so many points.
local function unit_by_chance(random, names, may, most)
    local function is_once_in(count)
        return random:integer(count) == 1
    end
    local legend = is_once_in(8) and draw_name(random, LEGENDS, names.legend)
    local item = may.item and is_once_in(6) and draw_name(random, ITEMS, names.item)
    local words = { legend or random:pick(PLAIN), tostring(random:integer(most)),
        tostring(random:integer(4) - 1) }
    for _, kind in ipairs { "monster", "war_machine" } do
        words[#words + 1] = may[kind] and is_once_in(6) and kind or nil
    end
    words[#words + 1] = legend and "legend" or nil
    words[#words + 1] = item and "item " .. item or nil
    return table.concat(words, " ")
end

-- A legal list by chance.
local function list_by_chance(g, army, random)
    local names, may = list_checks.taken(g, army), list_checks.allowed(g, army)
    local is_ally = not list_checks.ally_problem(g, army) and random:integer(3) == 1
    local count = random:integer(8)
    local entries = { is_ally and "ally" or nil }
    for _ = 1, count do
        entries[#entries + 1] = unit_by_chance(random, names, may, g.rules.army_points // count)
    end
    return table.concat(entries, "; ")
end

-- ---- A new army ----

local function enter(g, army, list)
    local points = 0
    for _, unit in ipairs(list.units) do
        local kinds = {}
        for _, kind in ipairs(KINDS) do
            kinds[#kinds + 1] = unit.is[kind] and kind or nil
        end
        g.unit:add({ army = army, name = unit.name, points = unit.points, item = unit.item,
            strength = unit.strength, kinds = kinds }, g.list[army.owner])
        points = points + unit.points
    end
    army.is_ally, army.points = list.is_ally, points -- at once: those of a unit are secret
end

-- Rules 9 and 69: the list of a new army, which its player alone knows.
function lists.ask(g, army)
    local rule = g.month == 0 and "9" or "69"
    local text = g:ask(army.owner, { name = "army_list", rule = rule, text = 3000,
        say = string.format("The list of %s, at most %d points: units with ; between them, each %s;"
            .. " an allied army begins with ally;", army.name, g.rules.army_points, list_text.FORM),
        default = plain(g),
        check = function(text)
            local list, problem = list_text.read(text)
            problem = list and list_checks.problem(g, army, list) or problem
            return problem == nil, problem
        end,
        sample = function(random)
            return list_by_chance(g, army, random)
        end })
    g:rule(rule)
    enter(g, army, list_text.read(text))
    g:note("army_list", { player = army.owner, army = army.name, list = lists.text(g, army,
        function(unit)
            return unit.strength
        end) }, army.owner)
end

-- Rule 50: a unit is no more; the army's points follow its list (9).
function lists.remove(g, unit)
    local army = unit.army
    g:note("unit_lost", { unit = unit.name, army = army.name })
    army.points = math.max(army.points - unit.points, 0)
    g.unit:remove(unit)
end

return lists
