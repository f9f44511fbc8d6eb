-- Variants: house rules and hooks, what a hook is asked, how variants build on each other, and how
-- a hook that goes wrong is told and leaves the turn as it was.
local law = require "lawspeaker"
local boards = require "boards"
local checks = require "checks"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list
local map = boards.three_and_one()
local position = map:start(2)

-- ---- House rules ----

local harsh = law.variant { name = "harsh", title = "Harsh", rules = {
    swap = false, victory_fraction = { 2, 3 }, max_turns = 5, flee_collision = "remove",
    link_point_tokens = law.no_limit,
} }
equal("a flag", harsh:rule "swap", false)
equal("a fraction", harsh:rule("victory_fraction")[1] .. "/" .. harsh:rule("victory_fraction")[2],
    "2/3")
equal("a limit", harsh:rule "max_turns", 5)
equal("a choice", harsh:rule "flee_collision", "remove")
equal("no limit", harsh:rule "link_point_tokens", law.no_limit)
equal("a rule that stays", harsh:rule "displace_own", true)
checks.refuses('no house rule "swop"; did you mean "swap"?', "bad_argument", harsh:rule "swop")
local softer = law.variant { name = "softer", base = harsh, rules = { swap = true } }
equal("its own", softer:rule "swap", true)
equal("its base's", softer:rule "max_turns", 5)
equal("the base stays", harsh:rule "swap", false)
is_true("base", softer.base == harsh)
equal("all rules", #softer:rules(), #require "lawspeaker.house_rules")

local facing = law.position { map = map, units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } } }
local swap = { orders = { { "u1", "move a2" }, { "u2", "move a1" } } }
equal("they pass", facing:resolve(swap):verdict("u1").reason, "unopposed")
swap.variant = harsh
equal("they fight", facing:resolve(swap):verdict("u1").reason, "head_to_head")

-- ---- What a hook is asked ----

local log
local function note(ask, standard)
    local helpers = {}
    for index, unit in ipairs(ask.reinforcers) do
        helpers[index] = unit.id .. unit.owner .. unit.at
    end
    log[#log + 1] = ("%s %s %s %s %s [%s] %s"):format(ask.kind, ask.unit and ask.unit.id or "-",
        ask.player, ask.order and ask.order.type or "-", tostring(ask.position == position),
        table.concat(helpers, " "), tostring(standard))
end
local asking = law.variant { name = "asking", hooks = { legal = note, strength = note,
    holding = note,
    supply_actions = note, victory = note }, rules = { victory_fraction = { 3, 2 } } }
same_list("hooks", asking:hooks(), { "legal", "strength", "holding", "supply_actions", "victory" })
log = {}
is_true("resolve", position:resolve { variant = asking,
    orders = { { "u1", "move a2" }, { "u2", "reinforce u1 move a2" } } } ~= nil)
same_list("what was asked", log, {
    "legal u1 red move true [] true",
    "legal u2 blue reinforce true [] true",
    "strength u1 red move true [u2bluea3] 2",
    "holding u1 red move true [] 1",
    "strength u2 blue reinforce true [] 1",
    "victory - red - true [] false",
    "victory - blue - true [] false",
    "supply_actions - red - true [] 0",
    "supply_actions - blue - true [] 0",
})

-- ---- What a hook answers ----

local function with(hooks, base)
    return law.variant { name = "v" .. tostring(base and base.name), hooks = hooks, base = base }
end
local function play(variant, orders)
    return position:resolve { variant = variant, orders = orders or { { "u1", "move a2" } },
        supply = { { "red", "unit b1" } } }
end

local turn
local doubled = with { strength = function(_, standard) return standard * 2 end }
equal("a strength", play(doubled):verdict("u1").strength, 2)
local plus_one = with({ strength = function(_, standard) return standard + 1 end }, doubled)
equal("told the base's answer", play(plus_one):verdict("u1").strength, 3)
local silent = with({ strength = function() end }, plus_one)
equal("nothing keeps it", play(silent):verdict("u1").strength, 3)
equal("a ban", play(with { legal = function() return false end }):verdict("u1").reason,
    "house_rule")
equal("a victory", play(with { victory = function(ask) return ask.player == "blue" end }):result()
    .winners[1], "blue")
local gifts = with { victory = function() return false end,
    supply_actions = function() return 2 end }
equal("supply actions", play(gifts):result().actions[1].count, 2)

-- ---- The order that a hook is asked about: as it was given, then what the unit does ----

local function order_text(order)
    return order and table.concat({ order.type, order.unit or order.to or "-",
        order.action and order.action.type or "-" }, " ")
end
local heard
local function note_order(ask)
    heard[#heard + 1] = ask.kind .. " " .. ask.unit.id .. ": " .. order_text(ask.order)
end
local noting = law.variant { name = "noting", hooks = { legal = note_order, strength = note_order,
    holding = note_order } }
local four = law.position { map = map, units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" },
    { "u3", "red", "b1" } }, books = { { "p1", "a1" } } }
heard = {}
is_true("resolve", four:resolve { variant = noting, orders = { { "u1", "move b1" },
    { "u2", "reinforce u1 stay" }, { "u3", "link p1" } } } ~= nil)
same_list("an illegal order is a Stay once judged", heard, {
    "legal u1: move b1 -", "legal u2: reinforce u1 stay",
    "strength u1: stay - -", "strength u2: reinforce u1 stay", "strength u3: stay - -",
})
local forbidding = law.variant { name = "forbidding", base = noting, hooks = {
    legal = function(ask) return ask.unit.id ~= "u1" end } }
heard = {}
is_true("resolve", four:resolve { variant = forbidding, orders = { { "u1", "move a3 carry p9" } } }
    ~= nil)
same_list("one that a house rule forbids too", heard, {
    "legal u1: move a3 -",
    "strength u1: stay - -", "strength u2: stay - -", "strength u3: stay - -",
})
heard = {}
local carrying = law.variant { name = "carrying", hooks = {
    strength = function(ask) heard[#heard + 1] = tostring(ask.order.carry) end } }
is_true("resolve", four:resolve { variant = carrying, orders = { { "u1", "move a3 carry p9" } } }
    ~= nil)
same_list("what is carried stays as it was named", heard, { "p9", "nil", "nil" })
local three = law.position { map = map, units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" },
    { "u3", "red", "a3" } } }
local tried = three:resolve { variant = noting, orders = { { "u1", "move a2" } } }
heard = {}
equal("turned by", tried:turning("u1")[1].order, "reinforce u1 move a2")
is_true("orders that are tried out are what hooks see",
    table.concat(heard, "|"):find("strength u3: reinforce u1 move", 1, true) ~= nil)

-- ---- After the contest: what came of the turn ----

-- Red (u1, u2) drives u3 out of a2; u4 has no place to flee to, and goes.
local rows = law.map { name = "rows", ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a1", "a3" }, { "b1", "b2" } },
    link_points = { { "p1", "a2" }, { "p2", "a1" }, { "p3", "b2" }, { "p4", "b1" } } }
local melee = law.position { map = rows, players = { "red", "blue", "gray" },
    units = { { "u1", "red", "a1" }, { "u3", "blue", "a2" }, { "u2", "red", "b1" },
        { "u4", "blue", "b2" } },
    books = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a3" } },
    control = { { "p2", "red" } } }
local melee_orders = { { "u1", "move a2 carry" }, { "u2", "move b2" } }
local strong = { strength = function(ask, standard)
    return ask.player == "red" and 9 or standard
end }
local function show(list)
    local texts = {}
    for index, row in ipairs(list) do
        texts[index] = (row.id or row.symbol) .. "=" .. (row.at or row.player)
    end
    return table.concat(texts, " ")
end
local seen
local function look(ask)
    local who = ask.player
    seen[#seen + 1] = table.concat({ ask.kind, who, "units " .. show(ask:units(who)),
        "books " .. show(ask:books(who)), "control " .. show(ask:control(who)),
        "taken " .. show(ask:taken(who)) }, "; ")
end
seen = {}
local all
is_true("resolve", melee:resolve { orders = melee_orders, flee = { { "u3", "a1" } },
    variant = law.variant { name = "looking", base = law.variant { name = "strong",
        hooks = strong }, rules = { victory_fraction = { 9, 1 }, flee_through_books = false,
        flee_to_attacker = false },
        hooks = { victory = look, supply_actions = function(ask)
            look(ask)
            checks.refuses('no unit "u5"; did you mean "u1"?', "unknown_unit",
                ask:unit_region "u5")
            checks.refuses('no link point "p5"; did you mean "p1"?', "unknown_symbol",
                ask:controller "p5")
            checks.refuses('no player "rde"; did you mean "red"?', "unknown_player",
                ask:units "rde")
            all = { show(ask:units()), show(ask:books()), show(ask:control()), show(ask:taken()),
                tostring(ask:unit_region "u3"), tostring(ask:unit_region "u4"),
                tostring(ask:book "p1"), tostring(ask:book "p4"), ask:controller "p2",
                tostring(ask:controller "p4"), ask.position:unit("u4").at }
        end } } } ~= nil)
same_list("of each player", seen, {
    "victory; red; units u1=a2 u2=b2; books p1=a2 p2=a2; control p1=red p2=red p3=red p4=red; "
        .. "taken p1=red p3=red",
    "victory; blue; units u3=a3; books p3=a3; control ; taken ",
    "victory; gray; units ; books ; control ; taken ",
    "supply_actions; red; units u1=a2 u2=b2; books p1=a2 p2=a2; "
        .. "control p1=red p2=red p3=red p4=red; taken p1=red p3=red",
    "supply_actions; blue; units u3=a3; books p3=a3; control ; taken ",
    "supply_actions; gray; units ; books ; control ; taken ",
})
same_list("of all", all, {
    "u1=a2 u3=a3 u2=b2", "p1=a2 p2=a2 p3=a3", "p1=red p2=red p3=red p4=red", "p1=red p3=red",
    "a3", "false", "a2", "false", "red", "red", "b2",
})

-- Supply for each link point held, not only for those taken.
local rents = law.variant {
    name = "rents",
    rules = { victory_fraction = { 2, 1 } },
    hooks = {
        supply_actions = function(ask)
            return #ask:control(ask.player)
        end,
    },
}
turn = melee:resolve { variant = rents,
    orders = { { "u1", "move a2" }, { "u3", "move a3" } } }
equal("red has taken one and holds three", turn:actions "red", 3)
equal("blue holds one", turn:actions "blue", 1)
turn = turn:position():resolve { variant = rents }
equal("and has them again without taking any", turn:actions "red", 3)

-- Whoever holds any three books wins.
local librarians = law.variant {
    name = "librarians",
    hooks = {
        victory = function(ask)
            return #ask:books(ask.player) >= 3
        end,
    },
}
local library = law.position { map = rows, link_points = { { "p9", "a3" } },
    units = { { "u1", "red", "a1" }, { "u2", "red", "b1" }, { "u3", "blue", "b2" } },
    books = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "b1" }, { "p9", "a3" } } }
local bring = { orders = { { "u1", "move a2 carry" } } }
same_list("the standard game wants four of five", library:resolve(bring):result().winners, {})
bring.variant = librarians
same_list("any three win", library:resolve(bring):result().winners, { "red" })
same_list("two do not", library:resolve { variant = librarians }:result().winners, {})

-- An order that a hook reads or changes is a copy.
turn = play(with { strength = function(ask) ask.order.type = "broken" end })
equal("the order stays", turn:verdict("u1").order, "move a2")

-- ---- Going wrong ----

local file = debug.getinfo(1, "S").short_src
local function failure(hooks, orders)
    local begun = position:begin { variant = law.variant { name = "bad", hooks = hooks } }
    for _, row in ipairs(orders or { { "u1", "move a2" } }) do
        assert(begun:order(row[1], row[2]))
    end
    local _, message = pcall(function()
        assert(begun:resolve() and begun:flee())
    end)
    equal("the turn has not gone on", begun.phase == "orders" or begun.phase == "flee", true)
    return (tostring(message):gsub("^" .. file:gsub("%p", "%%%0") .. ":%d+: ", "PLACE: "))
end
local ABOUT <const> = ' (in the hook "strength" of variant "bad", asked about unit "u1" in turn 1)'
for expected, hook in law.pairs {
    ["attempt to index a nil value (field 'x')"] = function() local none = {} return none.x.y end,
    ["boom"] = function() error "boom" end,
    ["(error object is a table value)"] = function() error {} end,
    ["the hook returned the float 1.5; divide with // to stay in integers"] =
        function() return 1.5 end,
    ["the hook returned the float 2.0; divide with // to stay in integers"] =
        function(_, standard) return standard * 2.0 end,
    ["the hook returned -1; it returns an integer from 0 to 2147483647, or nothing"] =
        function() return -1 end,
    ["the hook returned 2147483648; it returns an integer from 0 to 2147483647, or nothing"] =
        function() return 1 << 31 end,
    ["the hook returned a string; it returns an integer from 0 to 2147483647, or nothing"] =
        function() return "1" end,
    ['ask: no member "unti"; did you mean "unit"?'] = function(ask) return ask.unti end,
    ['what comes of a turn is known only in the hooks "supply_actions" and "victory"; here it is '
        .. "still about orders"] = function(ask) return #ask:units() end,
    ["ask:control: argument 1 (player): expected a string, got 7"] =
        function(ask) return ask:control(7) end,
    ["ask:units: call it with a colon on an ask, not on nothing"] =
        function(ask) return #ask.units() end,
    ['a unit has no field "player"; it has id, owner and at'] =
        function(ask) return ask.unit.player end,
    ["ask: it cannot be changed"] = function(ask) ask.unit = nil end,
} do
    equal("strength", failure { strength = hook }, "PLACE: " .. expected .. ABOUT)
end
equal("a hook cannot yield", coroutine.wrap(function()
    return failure { strength = function() coroutine.yield() end }
end)(), "PLACE: attempt to yield across a C-call boundary" .. ABOUT)
equal("legal", failure { legal = function() return 1 end },
    "PLACE: the hook returned a number; it returns true, false, or nothing "
    .. '(in the hook "legal" of variant "bad", asked about unit "u1" in turn 1)')
equal("victory", failure { victory = function(ask) return ask.player == "blue" and 0 or nil end },
    "PLACE: the hook returned a number; it returns true, false, or nothing "
    .. '(in the hook "victory" of variant "bad", asked about player "blue" in turn 1)')

-- The turn that failed is as it was: it can be resolved once the hook behaves.
local fails = true
local moody = law.variant { name = "moody", hooks = { strength = function()
    return fails and error "not now" or 5
end } }
turn = position:begin { variant = moody }
is_true("an order", turn:order("u1", "move a2"))
is_true("raises", not pcall(turn.resolve, turn))
equal("still orders", turn.phase, "orders")
fails = false
is_true("now it resolves", turn:resolve())
equal("with the hook's answer", turn:verdict("u1").strength, 5)

-- A hook cannot touch its own turn, and what it was asked is gone afterwards; another turn it may
-- play.
local kept, inner
local nosy
nosy = law.variant { name = "nosy", hooks = { strength = function(ask)
    kept = ask
    for _, call in ipairs {
        function() turn:verdict "u1" end, function() turn:order("u1", "stay") end,
        function() turn:resolve() end, function() turn:result() end,
        function() turn:verify() end, function() local _ <close> = turn end,
    } do
        inner[#inner + 1] = checks.message_of(call)
    end
    inner[#inner + 1] = tostring(position:resolve():verdict("u1").strength)
end } }
turn, inner = position:begin { variant = nosy }, {}
is_true("resolves", turn:resolve())
for index = 1, 5 do
    equal("refused", inner[index], "the turn is being resolved: a hook cannot ask it or change it")
end
equal("it cannot be closed either", inner[6], "the turn is being resolved")
equal("another turn", inner[7], "1")
checks.raises("what a hook is asked can only be read inside the hook",
    function() return kept.unit end)

checks.finish()
