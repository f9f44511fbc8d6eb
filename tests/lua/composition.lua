-- Variants that are built on several, and variants that are named together: rules of all hold,
-- hooks are asked in order, two that set a rule to different values exclude each other.
local law = require "lawspeaker"
local boards = require "boards"
local checks = require "checks"
local house_rules = require "lawspeaker.house_rules"

package.path = "tests/games/?.lua;" .. package.path
local bazaar = require "bazaar.game"

local equal, is_true, raises, refuses = checks.equal, checks.is_true, checks.raises, checks.refuses
local position = boards.three_and_one():start(2)

local function made(name, rules, base, hooks)
    return law.variant { name = name, rules = rules, base = base, hooks = hooks }
end

local no_swaps = made("no swaps", { swap = false })
local slow = made("slow", { max_turns = 5, victory_fraction = { 6, 8 } })

-- ---- Rules of all ----

local both = made("both", { displace_own = false }, { no_swaps, slow })
equal("of the first", both:rule "swap", false)
equal("of the second", both:rule "max_turns", 5)
equal("its own", both:rule "displace_own", false)
equal("of none", both:rule "flee_collision", "retry")
equal("its bases", #both.base, 2)
is_true("the first base", both.base[1] == no_swaps and both.base[2] == slow)
both.base[1] = slow
is_true("the list is a copy", both.base[1] == no_swaps)
equal("no base", no_swaps.base, nil)
is_true("a list of one is that one", made("one", {}, { slow }).base == slow)
equal("the first stays what it is", no_swaps:rule "max_turns", law.no_limit)

-- Whatever is composed, in whatever order: each rule has the value of the one variant that sets it.
local singles, values = {}, {}
for _, rule in ipairs(house_rules) do
    local value
    if rule.kind == "flag" then
        value = rule.default ~= "true"
    elseif rule.kind == "choice" then
        value = rule.choices[#rule.choices]
    elseif rule.kind == "fraction" then
        value = { 2, 3 }
    else
        value = 7
    end
    singles[#singles + 1] = made("sets " .. rule.name, { [rule.name] = value })
    values[rule.name] = type(value) == "table" and "2/3" or tostring(value)
end
local function text(value)
    return type(value) == "table" and value[1] .. "/" .. value[2] or tostring(value)
end
for from = 1, #singles do
    local order = {}
    for index = 1, #singles do
        order[index] = singles[(from + index * 5) % #singles + 1]
    end
    equal("all parts are there", #(made("all", {}, order).base), #singles)
    for _, view in ipairs(made("all", {}, order):rules()) do
        equal("rule " .. view.name, text(view.value), values[view.name])
    end
end

-- ---- Two that exclude each other ----

local swaps = made("swaps", { swap = true })
local no_swaps_either = made("no swaps either", { swap = false })
raises('variant "v": base: the variants "no swaps" and "swaps" exclude each other: the rule '
    .. '"swap" is false in the one and true in the other; rules = { swap = … } decides it',
    made, "v", {}, { no_swaps, swaps })
equal("what is built on them decides", made("v", { swap = true }, { no_swaps, swaps }):rule "swap",
    true)
equal("two that agree", made("v", {}, { no_swaps, no_swaps_either }):rule "swap", false)
is_true("agree or not, all others are looked at", not pcall(made, "v", {},
    { no_swaps, no_swaps_either, swaps }))
is_true("the standard value counts where it is set", not pcall(made, "v", {}, { swaps, no_swaps }))
raises('variant "v": base: the variants "slow" and "quick" exclude each other: the rule '
    .. '"max_turns" is 5 in the one and law.no_limit in the other; rules = { max_turns = … } '
    .. "decides it", made, "v", {}, { slow, made("quick", { max_turns = law.no_limit }) })
raises('variant "v": base: the variants "slow" and "half" exclude each other: the rule '
    .. '"victory_fraction" is 6/8 in the one and 1/2 in the other; rules = { victory_fraction = … '
    .. "} decides it", made, "v", {}, { slow, made("half", { victory_fraction = { 1, 2 } }) })
equal("a fraction that is written otherwise", text(made("v", {}, { slow,
    made("three quarters", { victory_fraction = { 3, 4 } }) }):rule "victory_fraction"), "6/8")

-- Who is built on another may set what that one has set; only then it is no contradiction.
local swaps_again = made("swaps again", { swap = true }, no_swaps)
equal("what is built on it decides", made("v", {}, { no_swaps, swaps_again }):rule "swap", true)
equal("in either order", made("v", {}, { swaps_again, no_swaps }):rule "swap", true)
raises('variant "v": base: the variants "swaps again" and "no swaps either" exclude each other: '
    .. 'the rule "swap" is true in the one and false in the other; rules = { swap = … } decides it',
    made, "v", {}, { swaps_again, no_swaps_either })
local left, right = made("left", { max_turns = 6 }, slow), made("right", { unit_tokens = 3 }, slow)
equal("one of two with a common base", made("v", {}, { left, right }):rule "max_turns", 6)
equal("in the other order", made("v", {}, { right, left }):rule "max_turns", 6)
raises('variant "v": base: the variants "left" and "far right" exclude each other: the rule '
    .. '"max_turns" is 6 in the one and 7 in the other; rules = { max_turns = … } decides it',
    made, "v", {}, { left, made("far right", { max_turns = 7 }, right) })

-- ---- Names ----

raises('variant "v": base: two variants are called "slow"; each needs a name of its own', made, "v",
    {}, { slow, made("slow", { swap = false }) })
raises('variant "left": base has the same name; each variant needs one of its own', made, "left",
    {}, { no_swaps, made("w", {}, left) })
raises('variant "v": base: base changes the game "bazaar", this one "johvets"', law.variant,
    { name = "v", game = "johvets", base = { no_swaps,
        law.variant { name = "cheap", game = bazaar, rules = { haggle = 2 } } } })

-- ---- Hooks ----

local function adds(name, number, base)
    return made(name, {}, base, { strength = function(_, standard)
        return standard * 10 + number
    end })
end

local one = adds("one", 1)
local two, three = adds("two", 2, one), adds("three", 3, one)

local function strength(variant)
    return position:resolve { variant = variant }:verdict("u1").strength
end

equal("in the order of the list", strength(made("v", {}, { two, three })), 1123)
equal("the other way round", strength(made("v", {}, { three, two })), 1132)
equal("its own come last", strength(adds("four", 4, { three, two, one })), 11324)
equal("a base that is named, too, counts once", strength(made("v", {}, { one, two })), 112)
equal("named behind it", strength(made("v", {}, { two, one })), 112)
equal("hooks", table.concat(made("v", {}, { two, three }):hooks(), " "), "strength")

local failing = made("failing", {}, nil, { strength = function() error("a slip", 0) end })
local message = checks.message_of(strength, made("v", {}, { one, failing }))
is_true("whose hook it is", string.find(message, 'in the hook "strength" of variant "failing"', 1,
    true) ~= nil)

-- ---- Named together, in a turn ----

equal("a list of variants", strength { two, three }, 1123)
equal("a list of one", strength { three }, 113)
equal("a step at a time", position:begin { variant = { two, no_swaps } } ~= nil, true)
raises('position:resolve: variant: the variants "no swaps" and "swaps" exclude each other: the '
    .. 'rule "swap" is false in the one and true in the other; a variant that is built on both and '
    .. "sets swap decides it", position.resolve, position, { variant = { no_swaps, swaps } })
raises('position:resolve: variant[2]: "slow" names no variant; that is written GAME/VARIANT',
    position.resolve, position, { variant = { no_swaps, "slow" } })
raises('turn: variant: "cheap" changes the game "bazaar", and this is a turn of johvets',
    position.begin, position,
    { variant = law.variant { name = "cheap", game = bazaar, rules = { haggle = 2 } } })

-- ---- Other games ----

local function trade(name, rules, base, worth)
    return law.variant { name = name, game = "bazaar", rules = rules, base = base,
        hooks = { worth = worth } }
end

local dear = trade("dear", { haggle = 2 }, nil, function(_, standard) return standard + 1 end)
local beggars = trade("beggars", { beggar = true })
local market = trade("market", {}, { dear, beggars }, function(_, standard) return standard * 2 end)

-- Two players bid for the first ware; it is worth so many points then.
local function first_worth(variant)
    local match = bazaar:start { variant = variant, seed = 1 }
    match:submit(1, match.root.purse.p1:bottom())
    match:submit(2, match.root.purse.p2:at(5))
    match:advance()
    return match.root.goods.p1:top().points, match
end

local plain = first_worth(nil)
local points, match = first_worth(market)
equal("its hooks, one after the other", points, (plain + 1) * 2)
equal("rules of all", match.rules.haggle .. tostring(match.rules.beggar), "2true")
equal("what it sets", #market:rules(), 2)
raises('variant "v": base: the variants "dear" and "cheap" exclude each other: the rule "haggle" '
    .. "is 2 in the one and 3 in the other; rules = { haggle = … } decides it", trade, "v", {},
    { dear, trade("cheap", { haggle = 3 }) })
raises('variant "v": base: the variants "odd" and "even" exclude each other: the rule "haggle" is '
    .. "a table in the one and a table in the other; rules = { haggle = … } decides it", trade, "v",
    {}, { trade("odd", { haggle = {} }), trade("even", { haggle = { 1 } }) })
raises('game:start: variant: "dear" changes the game "bazaar", and "slow" the game "johvets"',
    bazaar.start, bazaar, { variant = { dear, slow } })
raises('variant "typing": rules.hagle: game "bazaar" has no rule "hagle"; did you mean "haggle"?',
    bazaar.start, bazaar, { variant = { dear, trade("typing", { hagle = 3 }) } })

-- ---- Named together, in a match and its save ----

points, match = first_worth { beggars, dear }
equal("all are played", points, plain + 1)
equal("what they are called together", match.variant.name, "beggars + dear")
local _, again = first_worth { beggars, dear }
is_true("the same together are the same", again.variant == match.variant)
equal("the same named twice", select(2, first_worth { dear, dear }).variant.name, "dear")
is_true("a save names its parts",
    string.find(match:save(), '"variant":"beggars + dear"', 1, true) ~= nil)
local loaded = assert(bazaar:load(match:save(), { variant = { beggars, dear } }))
equal("and goes on under them", loaded:hash(), match:hash())
refuses('line 1: it was played with variant "beggars + dear", not with variant "dear"',
    "other_game", bazaar:load(match:save(), { variant = dear }))
equal("replayed under another", bazaar:replay(match:save(), { under = { beggars } }).agrees, false)
equal("or the same", bazaar:replay(match:save(), { under = { beggars, dear } }).agrees, true)

-- ---- Named together, in scenarios ----

local function facing(variant)
    return law.scenario { name = "facing", map = position.map, variant = variant,
        units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
        orders = { { "u1", "move a2" }, { "u2", "move a1" } } }:run()
end

package.path = "variants/?.lua;" .. package.path
local report = facing { "johvets/no_swaps", "johvets/kin_only" }
equal("of a turn of johvets", report.turns[1].verdicts[1].reason, "head_to_head")
equal("its variant", report.variant, "no swaps + kin only")
equal("by one name", facing("johvets/no_swaps").variant, "no swaps")
raises('scenario "facing": variant: "dear" changes the game "bazaar", and this is a turn of '
    .. "johvets", facing, dear)
raises('scenario "facing": variant: the variants "no swaps" and "swaps" exclude each other: the '
    .. 'rule "swap" is false in the one and true in the other; a variant that is built on both and '
    .. "sets swap decides it", facing, { "johvets/no_swaps", swaps })
report = law.scenario { name = "a market", game = bazaar, variant = { dear, beggars },
    expect = { pending = {} } }:run()
equal("of another game", report.variant, "dear + beggars")

-- ---- Named together, and gone ----

local seen = setmetatable({}, { __mode = "k" })
local function name_two_together()
    local first, second = made("first", { swap = false }), made("second", { joint_victory = false })
    position:begin { variant = { first, second } }
    seen[first], seen[second] = true, true
end
name_two_together()
for _ = 1, 4 do -- what is finalized lives for a cycle longer
    collectgarbage()
end
equal("what is not used any more does not stay", next(seen), nil)

checks.finish()
