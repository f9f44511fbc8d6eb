-- `law.scenario`: what it refuses when it is declared, and what it says when something expected
-- does not come true.
local law = require "lawspeaker"
local boards = require "boards"
local checks = require "checks"
local runner = require "lawspeaker.runner"

local equal, is_true, raises, same_list = checks.equal, checks.is_true, checks.raises,
    checks.same_list
local map = boards.three_and_one()

local function scenario_with(fields)
    local form = { name = "s", map = map, start = 2 }
    for key, value in law.pairs(fields) do
        form[key] = value
    end
    return form
end

-- ---- Declared wrongly ----

for message, expected in law.pairs {
    ['expect.u1: no result "faild"; did you mean "failed"?'] = { u1 = "faild" },
    ['expect.u1: no reason "tyed"; did you mean "tied"?'] = { u1 = "failed: tyed" },
    ['expect.u1: cannot read "failed: tied, gone"; it is written "RESULT" or "RESULT: '
        .. 'REASON", with or without ", displaced" or ", not displaced" behind it'] =
        { u1 = "failed: tied, gone" },
    ['expect: no unit or field "u9"; did you mean "u1"?'] = { u9 = "failed" },
    ['expect: no unit or field "strenght"; did you mean "strength"?'] = { strenght = { u1 = 1 } },
    ["expect: nothing is stated, so nothing would be checked"] = {},
    ["expect.u1: its verdict is stated in verdicts too"] = { u1 = "failed",
        verdicts = { u1 = "failed" } },
    ['expect.strength.u1: expected an integer from 0, got the float 2.0; divide with // to stay in '
        .. "integers"] = { strength = { u1 = 2.0 } },
    ['expect.strength.u7: no unit "u7"; did you mean "u1"?'] = { strength = { u7 = 2 } },
    ['expect.units.u1: no region "a9"; did you mean "a1"?'] = { units = { u1 = "a9" } },
    ["expect.units.u1: expected an id or false, got true"] = { units = { u1 = true } },
    ['expect.removed[1]: no unit "u8"; did you mean "u1"?'] = { removed = { "u8" } },
    ['expect.conflicted[2]: no region "c1"; did you mean "a1"?'] = { conflicted = { "a1", "c1" } },
    ['expect.books.p2: no link point or book "p2"; did you mean "p1"?'] = { books = { p2 = "a1" } },
    ['expect.control.p1: no player "read"; did you mean "red"?'] = { control = { p1 = "read" } },
    ['expect.winners[1]: no player "green"'] = { winners = { "green" } },
    ['expect.carry_reason.u1: no reason "no_book"'] = { carry_reason = { u1 = "no_book" } },
    ['expect.supplied.red[1]: no supply action "unti"; did you mean "unit"?'] =
        { supplied = { red = { "unti a1" } } },
    ["expect.draw: expected true or false, got 1"] = { draw = 1 },
} do
    raises('scenario "s": ' .. message, law.scenario, scenario_with { expect = expected })
end

raises('scenario "s": no field "expects"; did you mean "expect"?', law.scenario,
    scenario_with { expects = { u1 = "failed" } })
raises('scenario "s": orders[1][2]: no order "mvoe"; did you mean "move"?', law.scenario,
    scenario_with { orders = { { "u1", "mvoe a2" } } })
raises('scenario "s": orders[1][1]: no unit "u3"; did you mean "u1"?', law.scenario,
    scenario_with { orders = { { "u3", "stay" } } })
raises('scenario "s": flee[2][1]: unit "u1" is there twice', law.scenario,
    scenario_with { flee = { { "u1", "a1" }, { "u1", "a2" } } })
raises('scenario "s": supply[1][1]: no player "pink"', law.scenario,
    scenario_with { supply = { { "pink", "unit a1" } } })
raises('scenario "s": expect: with turns it stands in one of them', law.scenario,
    scenario_with { turns = { {} }, expect = { u1 = "failed" } })
raises('scenario "s": turns[2].orders[1][1]: no unit "u3"; did you mean "u1"?', law.scenario,
    scenario_with { turns = { {}, { orders = { { "u3", "stay" } } } } })
raises('scenario "s": units: the map\'s start has its own: leave out units or start', law.scenario,
    scenario_with { units = { { "u1", "red", "a1" } } })

-- ---- Met, and what is said when it is not ----

local function failures_of(fields)
    local report = law.scenario(scenario_with(fields)):run()
    equal("passed", report.passed, #report.failures == 0)
    return report.failures, report
end

local failures, report = failures_of {
    rule = "J4.4",
    orders = { { "u1", "move a2" }, { "u2", "move a2" } },
    expect = {
        u1 = "failed: tied", u2 = "failed", strength = { u1 = 1, u2 = 1 }, units = { u1 = "a1" },
        conflicted = { "a2" }, removed = {}, fled = { u1 = false }, books = { p1 = "a1" },
        control = { p1 = false }, actions = { red = 0 }, supplied = { red = {} },
            winners = { "red" },
        out = {}, draw = false, link_points = { p1 = false }, carried = { u1 = false },
    },
}
same_list("all is met", failures, {})
equal("how many were compared", report.checks, 17)
equal("rule", report.rule, "J4.4")
equal("file", report.file, debug.getinfo(1, "S").short_src)
is_true("line", report.line > 60)

failures = failures_of {
    orders = { { "u1", "move a2" }, { "u2", "move a2" } },
    supply = { { "red", "unit a1" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: tied, displaced", strength = { u1 = 2 },
        units = { u1 = "a2", u2 = false }, conflicted = {}, removed = { "u1" },
            fled = { u1 = "a3" },
        books = { p1 = false }, control = { p1 = "red" }, actions = { red = 3 },
        supplied = { red = { "unit  a1 as u:1" } },
        unsupplied = { red = { "occupied" } }, winners = { "blue" }, out = { "blue" }, draw = true,
        carry_reason = { u1 = "no_book_here" }, link_points = { p1 = "a1" },
    },
}
same_list("what is said", failures, {
    "u1: expected succeeded: strongest, got failed: tied (strength 1)",
    "u2: expected failed: tied, displaced, got failed: tied (strength 1)",
    "strength u1: expected 2, got 1",
    "carry_reason u1: expected no_book_here, got none",
    "units u1: expected a2, got a1",
    "units u2: expected none, got a3",
    "fled u1: expected a3, got none",
    "removed: expected u1, got none",
    "books p1: expected none, got a1",
    "control p1: expected red, got none",
    "link_points p1: expected a1, got none",
    "conflicted: expected none, got a2",
    "actions red: expected 3, got 0",
    "supplied red: expected unit a1 as u:1, got none",
    "unsupplied red: expected occupied, got none_left",
    "winners: expected blue, got red",
    "out: expected blue, got none",
    "draw: expected true, got false",
})

-- ---- Orders: the later one counts (J2.2), another player's is refused (J2.2) ----

same_list("J2.2", failures_of {
    orders = { { "u1", "move a3" }, { "u1", "move a2" }, { "u2", "move a2", by = "red" } },
    expect = { u1 = "succeeded: unopposed", u2 = "succeeded: held", units = { u1 = "a2",
        u2 = "a3" } },
}, {})

-- ---- Several turns, with a unit that supply has added ----

local function war(expected)
    return {
        name = "war", map = map,
        units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
        books = { { "p1", "a1" } }, link_points = { { "p2", "a2" } },
        variant = law.variant { name = "long", rules = { victory_fraction = { 3, 2 } } },
        turns = {
            { orders = { { "u1", "move a2" } }, supply = { { "red", "unit a2", "unit a1 as u9" } },
                expect = { control = { p2 = "red" }, actions = { red = 1 },
                    unsupplied = { red = { "occupied", "none_left" } } } },
            { orders = { { "u1", "move a1" } } },
            { orders = { { "u2", "move a2" } }, supply = { { "blue", "book a2 as p7" } } },
            { expect = expected },
        },
    }
end
report = law.scenario(war { link_points = { p7 = "a2" }, control = { p7 = "blue" },
    u1 = "succeeded: held" })
    :run()
same_list("a war", report.failures, {})
equal("turns", #report.turns, 4)
equal("the number of the last", report.turns[4].turn, 4)
report = law.scenario(war { units = { u9 = "a1" }, u9 = "failed" }):run()
same_list("a unit that never came", report.failures, {
    "turn 4: u9: expected failed, got no verdict: it was not on the board",
    "turn 4: units u9: expected a1, got none",
})

-- An order for a unit that has left the board is its author's slip.
local gone = law.scenario {
    name = "gone", map = map, units = { { "u1", "red", "b1" }, { "u2", "blue", "a3" } },
    turns = { { supply = { { "red", "unit a1 as u9" } } }, { orders = { { "u9", "stay" } } } },
}
report = gone:run()
equal("it fails", report.passed, false)
same_list("and says so", report.failures, { 'turn 2: orders: no unit "u9"; did you mean "u1"?' })

-- ---- The runner ----

local before = #runner.run()
local nothing = law.scenario { name = "nothing", map = map, start = 2 }
equal("it is known to the runner", #runner.run(), before + 1)
local last = runner.run({ verify = true })[before + 1]
equal("in order", last.name, nothing.name)
equal("nothing is expected", last.checks, 0)
is_true("and nothing fails", last.passed)

-- What a hook raises costs its own report only.
law.scenario { name = "raising", map = map, start = 2, variant = law.variant { name = "raising",
    hooks = { victory = function() error {} end } } }
law.scenario { name = "behind it", map = map, start = 2 }
local reports = runner.run()
equal("both have a report", #reports, before + 3)
report = reports[before + 2]
equal("it fails", report.passed, false)
equal("nothing was raised by the next", reports[before + 3].error, nil)
is_true("which passes", reports[before + 3].passed)
same_list("the failure says what was raised", report.failures, { report.error })
is_true("with its place", report.error:find("^[^\n]*scenarios%.lua:%d+: %(error object is a table "
    .. "value%) %(in the hook \"victory\" of variant \"raising\", asked about player \"red\" in "
    .. "turn 1%)$") ~= nil)
reports = runner.run { traceback = true }
is_true("the calls that led to it are there where they are wanted and text was raised",
    reports[before + 2].error == report.error)

checks.finish()
