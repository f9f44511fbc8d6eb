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
equal("all rules", #softer:rules(), #require("lawspeaker.core").rules())

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

-- An order that a hook reads or changes is a copy.
local turn = play(with { strength = function(ask) ask.order.type = "broken" end })
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
local ABOUT <const> = ' (in the hook "strength" of variant "bad", asked about unit "u1")'
for expected, hook in law.pairs {
    ["attempt to index a nil value (field 'x')"] = function(ask) return ask.unit.x.y end,
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
    ['ask: no member "units"; did you mean "unit"?'] = function(ask) return ask.units end,
    ["ask: it cannot be changed"] = function(ask) ask.unit = nil end,
} do
    equal("strength", failure { strength = hook }, "PLACE: " .. expected .. ABOUT)
end
equal("a hook cannot yield", coroutine.wrap(function()
    return failure { strength = function() coroutine.yield() end }
end)(), "PLACE: attempt to yield across a C-call boundary" .. ABOUT)
equal("legal", failure { legal = function() return 1 end },
    "PLACE: the hook returned a number; it returns true, false, or nothing "
    .. '(in the hook "legal" of variant "bad", asked about unit "u1")')
equal("victory", failure { victory = function(ask) return ask.player == "blue" and 0 or nil end },
    "PLACE: the hook returned a number; it returns true, false, or nothing "
    .. '(in the hook "victory" of variant "bad", asked about player "blue")')

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
