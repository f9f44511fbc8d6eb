-- Johvets through the protocol: the same turns as a turn that is played by hand, under every house
-- rule and with hooks; order sheets as players write them; flight and supply as questions.
local law = require "lawspeaker"
local checks = require "checks"
require "johvets_maps"

local game = require "johvets.game"
local kin_only = require "johvets.kin_only"
local no_swaps = require "johvets.no_swaps"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list

-- The game's house rules are those of the core, and fog.
local standard = law.variant { name = "standard" }
local names, rules = {}, game:rules()
for index, rule in ipairs(standard:rules()) do
    names[index] = rule.name
    local own = rules[index]
    equal("rule " .. index, own.name, rule.name)
    local value, wanted = own.value, rule.value
    if type(wanted) == "table" then
        value, wanted = table.concat(value, "/"), table.concat(wanted, "/")
    end
    equal("its default, " .. rule.name, value, wanted)
end
equal("no further rule", #rules, #names)

-- ---- The same as by hand ----

local function list_units(position, player)
    local units = {}
    for _, unit in ipairs(position:units()) do
        units[#units + 1] = unit.owner == player and unit.id or nil
    end
    return units
end

-- Answers the questions that wait, by chance; what was said, by the name of the question.
local function answer_all(match, random, said)
    for _, question in ipairs(match:pending()) do
        local answer = match:sample(question.number, random)
        local text = assert(match:text(question.number, answer))
        assert(match:submit(question.number, text, question.player))
        said[#said + 1] = { name = question.name, player = question.player, say = question.say,
            text = text, answer = answer }
    end
    match:advance()
end

local function order_by_hand(turn, said)
    for _, one in ipairs(said) do
        for _, pair in ipairs(one.name == "orders" and one.answer or {}) do
            local text = type(pair[2]) == "table" and table.concat(pair[2], " ") or pair[2]
            assert(turn:order(pair[1], text, one.player))
        end
    end
    turn:resolve()
end

local function flee_by_hand(turn, said)
    for _, one in ipairs(said) do
        if one.name == "flee" then
            local places = {}
            for index, place in ipairs(one.answer) do
                places[index] = type(place) == "table" and { book = place[2] } or place
            end
            turn:prefer(string.match(one.say, "^Where does (%S+) flee"), places)
        end
    end
    turn:flee()
end

local function supply_by_hand(turn, said)
    local actions = {}
    for _, one in ipairs(said) do
        if one.name == "supply" and one.answer ~= "pass" then
            actions[one.player] = actions[one.player] or {}
            table.insert(actions[one.player], table.concat(one.answer, " "))
        end
    end
    for _, player in ipairs(turn.before.players) do
        turn:supply(player, actions[player] or {})
    end
    return turn:finish()
end

local counts = { orders = 0, flee = 0, supply = 0 }

local function play(seed, setting)
    local random = law.random(seed)
    local match = game:start(setting)
    while not match:result() do
        local before, said = match.root.position, {}
        repeat
            answer_all(match, random, said)
        until match:result() or match.root.position.turn ~= before.turn
        local turn = before:begin { variant = setting.turn_variant }
        order_by_hand(turn, said)
        flee_by_hand(turn, said)
        local after = supply_by_hand(turn, said)
        is_true("seed " .. seed .. ", turn " .. before.turn, match.root.position == after)
        for _, one in ipairs(said) do
            counts[one.name] = counts[one.name] + 1
        end
        for _, verdict in ipairs(turn:result().verdicts) do
            assert(verdict.result ~= "illegal", verdict.order)
        end
    end
    return match
end

local RULES <const> = { swap = false, reinforce_cut = true, displace_own = false,
    transfer_receiver = "stationary", failed_link_book = "origin", flee_collision = "remove",
    flee_controlled = "others", flee_to_attacker = false, link_point_tokens = 3, unit_tokens = 6,
    one_link_point_per_region = true, victory_fraction = { 1, 2 }, joint_victory = false }

-- Nobody moves in even turns, and who has a unit earns an action.
local odd_turns = law.variant { name = "odd turns", base = kin_only, rules = { swap = false },
    hooks = {
        legal = function(ask, standard_answer)
            return standard_answer and (ask.order.type ~= "move" or ask.position.turn % 2 == 1)
        end,
        supply_actions = function() return 2 end,
    } }

local function with_turns(values)
    local copy = { max_turns = 12, negotiation_rounds = 0 }
    for name, value in pairs(values) do
        copy[name] = value
    end
    return copy
end

local function setting(map, players, variant, house_rules)
    house_rules = with_turns(house_rules or {})
    return { options = { map = map, lots = false }, players = players, variant = variant,
        rules = house_rules, record = false,
        turn_variant = law.variant { name = "by hand", base = variant, rules = house_rules } }
end

-- Those that come along, all together.
local HOUSE_RULES <const> = { "johvets/no_swaps", "johvets/own_units_stay", "johvets/cut_by_attack",
    "johvets/collisions_remove", "johvets/no_flight_to_attacker", "johvets/books_at_origin",
    "johvets/flee_on_foot", "johvets/two_thirds_win", "johvets/supply_for_held",
    "johvets/own_link_point" }

local SETTINGS <const> = {
    setting("two_ages", 2), setting("four_ages", 3), setting("standard", 5),
    setting("two_ages", 2, no_swaps), setting("four_ages", 2, kin_only),
    setting("two_ages", 2, odd_turns), setting("four_ages", 4, nil, RULES),
    setting("standard", 2, odd_turns, { victory_fraction = { 1, 3 } }),
    setting("four_ages", 3, HOUSE_RULES),
    setting("two_ages", 2, { kin_only, table.unpack(HOUSE_RULES) }),
}
for index, one in ipairs(SETTINGS) do
    local turn_variant = one.turn_variant
    one.turn_variant = nil
    for seed = 1, 4 do
        local copy = { turn_variant = turn_variant }
        for key, value in pairs(one) do
            copy[key] = value
        end
        copy.seed = seed
        local start = copy
        local given = { options = start.options, players = start.players, variant = start.variant,
            rules = start.rules, record = false, seed = seed }
        given.turn_variant = nil
        play(index * 100 + seed, setmetatable(given, { __index = { turn_variant = turn_variant } }))
    end
end
is_true("there was enough of everything", counts.orders > 300 and counts.flee > 20
    and counts.supply > 100)

-- ---- Order sheets ----

-- Without Negotiation, which has scenarios of its own.
local function start(form)
    form.options = form.options or { map = "two_ages" }
    form.players = form.players or { "red", "blue" }
    form.rules = form.rules or {}
    form.rules.negotiation_rounds = form.rules.negotiation_rounds or 0
    return game:start(form)
end

local match = start {}
local first, second = table.unpack(match:pending())
equal("who is asked", first.player .. " " .. second.player, "red blue")
equal("what", first.name .. " " .. first.kind, "orders slots")
is_true("at once", first.simultaneous)
same_list("slots", match:items(first.number), { "r1", "r2", "r3" })
same_list("default", { match:text(first.number, match:default(first.number)) },
    { "r1: stay, r2: stay, r3: stay" })
local listed = match:legal_texts(first.number, 1000, "r1")
local by_hand = {}
for text in match.root.position:begin():legal("r1") do
    by_hand[#by_hand + 1] = text
end
same_list("legal orders of a unit", listed, by_hand)

checks.refuses("r1: the regions are not adjacent (not_adjacent)", "not_legal",
    match:submit(first.number, "r1: move turf"))
checks.refuses('r1: there is no such unit (unknown_unit): "x9"', "not_legal",
    match:check(first.number, { r1 = { "reinforce", "x9", "stay" } }))
is_true("an order that names no book", match:check(first.number, "r1: move barn carry"))
is_true("one that carries nothing", match:check(first.number, "r1: move barn carry moon"))
is_true("one without its book", match:check(first.number, "r1: link, r2: stay"))
local sheet = require("johvets.orders").read(nil, first, "r1 move barn\nr2:stay; r3: link  cloud")
same_list("a sheet in lines, without colons", { table.concat(sheet.r1, " "),
    table.concat(sheet.r2, " "), table.concat(sheet.r3, " ") },
    { "move barn", "stay", "link cloud" })
sheet = require("johvets.orders").read(nil, first, "r1 move barn; r1: stay")
equal("a later order replaces the earlier one", table.concat(sheet.r1, " "), "stay")
equal("what is no sheet stays", require("johvets.orders").read(nil, first, "r1: fly, r2: stay"),
    "r1: fly, r2: stay")
is_true("read", match:submit(first.number, "r1: move barn carry, r3: reinforce r1 move barn"))
is_true("as a table", match:submit(second.number, { b1 = { "stay" }, b2 = "move stair" }))
is_true("goes on", match:advance())
equal("moved", match.root.position:unit("r1").at, "barn")
equal("carried", match.root.position:book "star", "barn")

-- ---- What is told ----

local function notes(events, name)
    local list = {}
    for _, event in ipairs(events) do
        if event.event == "note" and event.name == name then
            list[#list + 1] = event
        end
    end
    return list
end

local verdicts = notes(match:events(nil), "verdict")
equal("a verdict for each unit", #verdicts, 6)
equal("in words", verdicts[1].text, "r1 (move barn carry): succeeded, unopposed")
equal("with its facts", verdicts[1].fields.because[1].fact, "reinforced_by")
equal("and its rule", verdicts[1].rule, "J4")

-- ---- Flight ----

local pair = law.map { name = "flight", ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a1", "a3" } },
    starts = { { players = { "red", "blue" }, units = {
        { "r1", "red", "a1" }, { "r2", "red", "a3" }, { "b1", "blue", "a2" } } } } }
equal("the map", pair.name, "flight")
match = start { options = { map = "flight" } }
first, second = table.unpack(match:pending())
assert(match:submit(first.number, "r1: move a2, r2: reinforce r1 move a2"))
assert(match:submit(second.number, "b1: stay"))
match:advance()
equal("nobody stands where it must flee from", match.root.position:unit_in("a2"), "r1")
equal("it stands nowhere", #list_units(match.root.position, "blue"), 0)
local flee = match:pending()[1]
equal("who is asked to flee", flee.player .. " " .. flee.name .. " " .. flee.kind, "blue flee pick")
equal("in words", flee.say, "Where does b1 flee from a2, the best place first?")
same_list("places", match:items(flee.number), { "a1", "a4", "a5" })
is_true("it is on the board as text", string.find(tostring(match:view("red").fleeing:count()),
    "1") ~= nil)
assert(match:submit(flee.number, "a5, a4"))
match:advance()
equal("where it fled to", match.root.position:unit("b1").at, "a5")
local fled = notes(match:events("red"), "fled")[1]
equal("told", fled.text, "b1 fled from a2 to a5")
equal("with what decided it", fled.fields.because[1].fact, "fled_to")
equal("and its rule", fled.rule, "J5")
equal("nobody flees any more", match.root.fleeing:count(), 0)

-- ---- Supply ----

match = start {}
first, second = table.unpack(match:pending())
assert(match:submit(first.number, "r1: move barn"))
assert(match:submit(second.number, "b1: move cave"))
match:advance()
local supply = match:pending()[1]
equal("the first in the order of the game", supply.player .. " " .. supply.name, "red supply")
equal("in words", supply.say, "Supply action 1 of 1")
same_list("what can be done", match:legal_texts(supply.number, 10),
    { "book barn", "book meadow", "book well", "pass" })
checks.refuses("no unit of the player stands there (not_your_unit)", "not_legal",
    match:check(supply.number, "book cave"))
checks.refuses("a unit stands there (occupied)", "not_legal",
    match:check(supply.number, "unit barn"))
checks.refuses("the id is in use (id_in_use)", "not_legal",
    match:check(supply.number, { "book", "barn", "as", "sun" }))
assert(match:submit(supply.number, { "book", "barn", "as", "ember" }))
match:advance()
equal("written", match.root.position:link_point "ember", "barn")
equal("told", notes(match:events("blue"), "supplied")[1].text, "red: book barn as ember")
supply = match:pending()[1]
equal("then the next", supply.player, "blue")
assert(match:submit(supply.number, match:default(supply.number)))
match:advance()
equal("the next turn", match.root.position.turn, 2)

-- ---- Ends ----

match = start { rules = { max_turns = 1 } }
for _, question in ipairs(match:pending()) do
    match:submit(question.number, match:default(question.number))
end
match:advance()
is_true("the last turn", match:result().draw)
equal("why", match:result().reason, "the last turn is over (J6.5)")
match = start { rules = { victory_fraction = { 1, 4 } } }
first, second = table.unpack(match:pending())
assert(match:submit(first.number, "r1: move barn"))
assert(match:submit(second.number, "b1: stay"))
match:advance()
same_list("who has won", match:result().winners, { "red", "blue" })

-- Who is out is told once: green in the first turn, which began without anything of green's.
local trio = law.position { map = "standard", players = { "red", "blue", "green" },
    units = { { "r1", "red", "lagoon" }, { "b1", "blue", "tarn" } } }
match = start { options = { map = "standard" }, players = { "red", "blue", "green" },
    fill = function(g) g.position = trio end }
for _ = 1, 3 do
    for _, question in ipairs(match:pending()) do
        match:submit(question.number, match:default(question.number))
    end
    match:advance()
end
equal("out, once", #notes(match:events(nil), "out"), 1)

-- In fog names of what is made are not chosen; what is no action is refused as such.
match = start { variant = require "johvets.fog" }
first, second = table.unpack(match:pending())
assert(match:submit(first.number, "r1: move barn"))
assert(match:submit(second.number, "b1: stay"))
match:advance()
supply = match:pending()[1]
checks.refuses("in fog new units and books have their names given (named)", "not_legal",
    match:check(supply.number, { "book", "barn", "as", "ember" }))
for _, text in ipairs { "unit", "unit barn extra", "book barn as" } do
    local is_possible, message = match:check(supply.number, text)
    is_true("refused, " .. text, not is_possible)
    is_true("as no action, " .. text, not string.find(message, "named", 1, true))
end

-- ---- Who begins where ----

-- By lot each player begins in each place about as often as in any other, with units that keep
-- their names, and has the turn of the place; without lots, as the map has it.
do
    local LOTS <const>, PLAYERS <const> = 60, { "red", "blue", "green" }
    local map = law.position { map = "standard", start = 3 }
    local place_of, owner_of, begun = {}, {}, {}
    for _, unit in ipairs(map:units()) do
        place_of[unit.at], owner_of[unit.id] = unit.owner, unit.owner
    end
    for seed = 1, LOTS do
        local root = game:start({ players = PLAYERS, seed = seed, record = false }).root
        local order = {}
        for row in root.turn_order:each() do
            order[#order + 1] = row.player
        end
        for index, unit in ipairs(root.position:units()) do
            equal("units keep their names", owner_of[unit.id], unit.owner)
            equal("units stand in the order of the map", unit.at, map:units()[index].at)
            local place = place_of[unit.at]
            equal("who has the turn of " .. place,
                order[place == "red" and 1 or place == "blue" and 2 or 3], unit.owner)
            local key = unit.owner .. " in the place of " .. place
            begun[key] = (begun[key] or 0) + 1
        end
    end
    for _, player in ipairs(PLAYERS) do
        for _, place in ipairs(PLAYERS) do
            local key = player .. " in the place of " .. place
            local count = (begun[key] or 0) // 6
            is_true(key .. ": " .. count, count >= 10 and count <= 30)
        end
    end
    local plain = game:start { players = PLAYERS, seed = 5, options = { lots = false } }
    for index, unit in ipairs(plain.root.position:units()) do
        equal("without lots", unit.at, map:units()[index].at)
    end
end

-- ---- The board as text ----

match = start {}
equal("the board", match:view("red") and game and string.find(require("johvets.show").board(
    match:view "red"), "wall r1/red {star}", 1, true) ~= nil, true)

checks.finish()
