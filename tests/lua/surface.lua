-- What the module offers is what lua/lawspeaker/spec.lua describes, no more and no less, and it
-- works.
local law = require "lawspeaker"
local boards = require "boards"
local checks = require "checks"
local core = require "lawspeaker.core"
local spec = require "lawspeaker.spec"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list

-- ---- Described and made ----

local member_count = 0
for name in pairs(law) do
    member_count = member_count + 1
    is_true("law." .. name .. " is described", spec.functions[name] ~= nil)
end
for _, entry in ipairs(spec.functions) do
    local kind = type(law[entry[1]])
    equal("law." .. entry[1], kind == "function", entry.value == nil)
end
equal("no further function", member_count, #spec.functions)

local map = boards.three_and_one()
local position = map:start(2)
local turn = position:resolve { orders = { { "u1", "move a2 carry p1" } } }
local variant = law.variant { name = "plain" }
local scenario = law.scenario { name = "s", map = map, start = 2, expect = { u1 = "succeeded" } }
local objects = { map = map, position = position, turn = turn, variant = variant,
    scenario = scenario }
for name, object in law.pairs(objects) do
    for _, field in ipairs(spec.objects[name].fields) do
        is_true(name .. "." .. field[1], object[field[1]] ~= nil or field.optional == true)
    end
    for _, method in ipairs(spec.objects[name].methods) do
        equal(name .. ":" .. method[1], type(object[method[1]]), "function")
    end
    local type_table = core[name .. "_type"]
    equal(name .. " has no further field", #core.keys(type_table.getters),
        #spec.objects[name].fields)
    equal(name .. " has no further method", #core.keys(type_table.methods),
        #spec.objects[name].methods)
end

-- The house rules are exactly the core's, in its order, and behind them those of the game.
local rule_names = {}
local house_rules = require "lawspeaker.house_rules"
for index, rule in ipairs(core.rules()) do
    equal("a rule of the core", house_rules[index].name, rule.name)
end
for index, rule in ipairs(house_rules) do
    rule_names[index] = rule.name
    equal("rule number of " .. rule.name, spec.forms.rules.fields[index].rule, rule.number)
    equal("default of " .. rule.name, spec.forms.rules.fields[index].default, rule.default)
end
local described = {}
for index, field in ipairs(spec.forms.rules.fields) do
    described[index] = field[1]
end
same_list("house rules", described, rule_names)
same_list("hooks", (function()
    local names = {}
    for index, field in ipairs(spec.forms.hooks.fields) do
        names[index] = field[1]
    end
    return names
end)(), core.questions())

-- Every plain table that is returned has the fields described, and no others.
local function check_shape(what, name, value)
    for key in law.pairs(value) do
        is_true(what .. "." .. tostring(key) .. " is described",
            spec.results[name].fields[key] ~= nil)
    end
    for _, field in ipairs(spec.results[name].fields) do
        is_true(what .. "." .. field[1] .. " is there", value[field[1]] ~= nil
            or field.optional == true)
        local list = type(field[2]) == "table" and field[2].list
        local inner = type(list) == "string" and list:match "^result:(.*)"
        for index, item in ipairs(inner and value[field[1]] or {}) do
            check_shape(("%s.%s[%d]"):format(what, field[1], index), inner, item)
        end
    end
end
local report = scenario:run()
check_shape("report", "Report", report)
check_shape("result", "TurnResult", turn:result())

-- ---- Maps ----

equal("name", map.name, "three and one")
equal("title", map.title, "Three and One")
same_list("regions", map:regions(), { "a1", "a2", "a3", "b1" })
same_list("neighbours", map:neighbours "a2", { "a1", "a3" })
equal("Ages", #map:ages(), 2)
equal("an Age's title", map:ages()[1].title, "The First Age")
same_list("an Age's regions", map:ages()[1].regions, { "a1", "a2", "a3" })
equal("a region's Age", map:region("b1").age, "B")
equal("a region's title", map:region("a3").title, "The Gate")
equal("a region's place", map:region("a3").at[2], -20)
equal("a link point", map:link_points()[1].symbol .. " " .. map:link_points()[1].at, "p1 b1")
is_true("adjacent", map:are_adjacent("a1", "a3"))
equal("not adjacent", map:are_adjacent("a1", "b1"), false)
equal("starts", table.concat(map:starts(), " "), "2")
equal("the same map again has the same hash", boards.three_and_one().hash, map.hash)
equal("sixteen digits", #map.hash, 16)
checks.refuses('no region "a9"; did you mean "a1"?', "unknown_region", map:neighbours "a9")
checks.refuses('map "three and one" has no start for 5 players; it has starts for 2',
    "bad_argument",
    map:start(5))

-- ---- Positions ----

equal("turn", position.turn, 1)
same_list("players", position.players, { "red", "blue" })
equal("a unit", position:unit("u2").owner .. " " .. position:unit("u2").at, "blue a3")
equal("who stands there", position:unit_in "a3", "u2")
equal("nobody there", position:unit_in "b1", false)
equal("a book", position:book "p1", "a1")
equal("a link point", position:link_point "p1", "b1")
equal("uncontrolled", position:controller "p1", false)
local clone = position:clone()
is_true("a clone is equal", clone == position)
is_true("and another object", not rawequal(clone, position))
equal("and has the same hash", clone.hash, position.hash)
local second = law.position { map = map, start = 2, turn = 2 }
equal("another turn", second.turn, 2)
is_true("is another position", second ~= position)
is_true("of the same units", second:unit("u1").at == "a1" and second:book "p1" == "a1")
local listed = law.position {
    map = "three and one",
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    books = { { "p1", "a1" } },
}
is_true("players are the owners in order", listed == position)
local placed = law.position {
    map = map, turn = 7, players = { "red", "blue", "green" },
    units = { { "u1", "red", "a1" } },
    link_points = { { "p9", "a2" } }, books = { { "p9", "b1" } }, control = { { "p9", "green" } },
}
equal("a placed link point", placed:link_point "p9", "a2")
equal("its book", placed:book "p9", "b1")
equal("its controller", placed:controller "p9", "green")
equal("a book off the board", placed:book "p1", false)
equal("only what lies there", #placed:books(), 1)
checks.refuses('no unit "u7"; did you mean "u1"?', "unknown_unit", placed:unit "u7")
checks.refuses('no link point "p8"; did you mean "p1"?', "unknown_symbol", placed:book "p8")

-- ---- JSON ----

is_true("to JSON and back", law.from_json(placed:to_json()) == placed)
is_true("by the map's name", law.from_json(placed:to_json(true)) == placed)
is_true("by a map that is given", law.from_json(position:to_json(true), map) == position)
is_true("a map in the text", law.from_json(position:to_json()).map.hash == map.hash)
checks.refuses('/units/u1/at: there is no region "a9"; did you mean "a1"?', "bad_json",
    law.from_json [[{"map":"three and one","players":["red"],
        "units":{"u1":{"owner":"red","at":"a9"}}}]])
checks.refuses('/map: no map "nowhere" is declared or on the map path'
    .. require("lawspeaker.maps").searched(), "bad_json",
    law.from_json '{"map":"nowhere","players":["red"],"units":{}}')

-- ---- The module itself ----

for _, name in ipairs { "map", "foo" } do
    checks.raises(('law: "%s" cannot be set: law is not a script\'s to change'):format(name),
        function() law[name] = print end)
end
local seen = {}
for name, member in pairs(law) do
    seen[#seen + 1] = name
    equal("member " .. name, member, law[name])
end
equal("the members in order", table.concat(seen, " "),
    "bot diplomacy_facts diplomacy_map diplomacy_reasons diplomacy_rules find_diplomacy_map "
    .. "find_hex_map from_json game grow_hex_map hex_columns hex_direction hex_distance hex_map "
    .. "hex_picture map no_limit pairs position random scenario variant version")

-- ---- A turn step by step ----

local steps = position:begin()
equal("orders come first", steps.phase, "orders")
is_true("an order as text", steps:order("u1", "move a3"))
is_true("an order as a table", steps:order("u2", { type = "move", to = "a2" }, "blue"))
checks.refuses('unit "u2" belongs to another player', "not_yours", steps:order("u2", "stay", "red"))
checks.refuses('no player "pink"', "unknown_player", steps:order("u2", "stay", "pink"))
checks.refuses('no order "mvoe"; did you mean "move"?', "bad_order", steps:order("u2", "mvoe a1"))
checks.raises('turn:verdict: the turn has not come to that: it is in the phase "orders"',
    function() steps:verdict "u1" end)
for _, name in ipairs { "flee", "finish" } do
    checks.raises(("turn:%s: the turn is in its orders phase"):format(name),
        function() steps[name](steps) end)
end
checks.raises('turn:position: the turn has not come to that: it is in the phase "orders"',
    function() steps:position() end)
is_true("resolve", steps:resolve())
equal("then flee", steps.phase, "flee")
equal("a verdict", steps:verdict("u1").reason, "unopposed")
equal("nobody flees", #steps:fleeing(), 0)
is_true("preferences", steps:prefer("u1", { "a1", { book = "p1" } }))
checks.refuses("flights[2]: expected a region, or { book = symbol }, got 5", "bad_flight",
    steps:prefer("u1", { "a1", 5 }))
is_true("flee", steps:flee())
equal("actions", steps:actions "red", 0)
is_true("supply", steps:supply("red", { "unit b1 as u9" }))
local after = steps:finish()
equal("the next turn", after.turn, 2)
is_true("is the turn's position", steps:position() == after)
equal("a unit has moved", after:unit("u1").at, "a3")
is_true("it verifies", steps:verify())
equal("the position before", steps.before.hash, position.hash)
equal("what was refused", steps:result().unsupplied[1].actions[1].reason, "none_left")

-- A unit that is displaced, and what would have turned it.
local attacked = law.position { map = map, units = {
    { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
} }
local battle = attacked:begin()
battle:order("u1", "move a2")
battle:order("u3", "reinforce u1 move a2")
is_true("resolve a battle", battle:resolve())
same_list("who must flee", battle:fleeing(), { "u2" })
same_list("where to", battle:flights "u2", { "a1" })
local turning = battle:turning "u1"
equal("one change", #turning, 1)
local function change_text(change)
    return ("%s %s %s %s"):format(change.unit, change.added, change.removed, change.order)
end
equal("what would have turned it", change_text(turning[1]), "u3 false true stay")

-- A reinforcement given elsewhere is one entry.
local siege = attacked:begin()
siege:order("u1", "move a2")
siege:order("u3", "reinforce u2 stay")
is_true("resolve a siege", siege:resolve())
turning = siege:turning "u1"
equal("one entry", #turning, 1)
equal("what would have turned that", change_text(turning[1]), "u3 true true reinforce u1 move a2")

local kinds = {}
for index, fact in ipairs(battle:facts "u1") do
    kinds[index] = fact.fact
end
is_true("facts", #kinds > 0)

equal("no limit shows itself", tostring(law.no_limit), "no limit")
equal("the version", law.version, core.version)
local order = {}
for key in law.pairs { b = 1, a = 1, [2] = 1, [1] = 1, [true] = 1, [1.5] = 1, [false] = 1 } do
    order[#order + 1] = tostring(key)
end
same_list("a fixed order", order, { "false", "true", "1", "1.5", "2", "a", "b" })

checks.finish()
