-- Scenarios of games: what is refused when one is declared, what is told when something in it is
-- wrong or does not come true, and that one that is right passes.
local law = require "lawspeaker"
local checks = require "checks"

local equal, is_true, raises = checks.equal, checks.is_true, checks.raises

-- Two players draw stones from a bag and may keep them or give them away.
local bag = law.game {
    name = "bag", api = 1, players = { "red", "blue" },
    rules = { { "goal", 2, "3", "how many stones win", least = 1 } },
    state = {
        { "stone", { name = "id", heavy = "flag" } },
        { "sack", { zone_of = "stone", seen_by = "nobody" } },
        { "heap", { zone_of = "stone", each = "player" } },
        { globals = { round = "count" } },
    },
    setup = function(g)
        for number = 1, 4 do
            g.stone:add({ name = "s" .. number }, g.sack)
        end
    end,
    phases = {
        { "draw", rule = "1", function(g)
            g.round = g.round + 1
            for _, player in ipairs(g.players) do
                g:enter("pick", player)
            end
        end },
    },
    steps = {
        pick = function(g, player)
            local stone = g.sack:top()
            if not stone then
                g:finish { winners = {}, draw = true, reason = "the sack is empty" }
            end
            g:rule "2"
            local whose = g:ask(player, { name = "whose", choice = g.players, default = player,
                say = "Whose is it?" })
            stone.heavy = g:roll("d6", "weight") > 3
            g.heap[whose]:put(stone)
            g:note("drawn", { stone = stone, whose = whose })
            return whose
        end,
        weigh = function(_, stone)
            return stone.heavy and stone.name
        end,
    },
    finished = function(g)
        for _, player in ipairs(g.players) do
            if #g.heap[player] >= g.rules.goal then
                return { winners = { player }, reason = "enough stones" }
            end
        end
    end,
    notes = { { "drawn", "{stone} goes to {whose}" } },
}

local function form_with(fields)
    local form = { name = "s", game = bag, phase = "draw",
        state = { stone = { { "first", name = "big", place = "sack" },
            { name = "small", place = "sack" } } } }
    for key, value in law.pairs(fields) do
        form[key] = value or nil
    end
    return form
end

local function play(fields)
    return law.scenario(form_with(fields)):run()
end

-- ---- Declared wrongly ----

for message, fields in law.pairs {
    ['expect.rows: unexpected key 1; its keys are names of rows'] = { expect = { rows = { 7 } } },
    ["expect.rows.first: expected false, or columns as in { points = 3, place = \"hand/red\" }, "
        .. "got 7"] = { expect = { rows = { first = 7 } } },
    ['expect.rows.first: unexpected key 1; columns have names'] =
        { expect = { rows = { first = { 1 } } } },
    ["expect.events[1]: expected the name of a note, or { name, field = value }, got 7"] =
        { expect = { events = { 7 } } },
    ['expect.places["heap/red"]: expected a list of rows, or how many there are, got "x"'] =
        { expect = { places = { ["heap/red"] = "x" } } },
    ["expect: nothing is stated, so nothing would be checked"] = { expect = {} },
    ['no field "answer"; did you mean "answers"?'] = { answer = {} },
    ["step: it begins with a phase or with a step, not with both"] = { step = { "pick", "red" } },
    ["answers: with stages it stands in one of them"] = { answers = {}, stages = { {} } },
    ["game: expected a game or the name of one, got 7"] = { game = 7 },
} do
    raises('scenario "s": ' .. message, law.scenario, form_with(fields))
end
raises('scenario "s": step: expected { name, arguments … }, got 7 as its name', law.scenario,
    { name = "s", game = bag, step = { 7 }, expect = { result = false } })
raises('scenario: no field "answers"; a scenario of another game than a turn of johvets names it: '
    .. 'game = "…"', law.scenario, { name = "s", answers = {} })

-- ---- Something is wrong when it is played ----

for problem, fields in law.pairs {
    ['state.stone[1]: no column "hevy"; did you mean "heavy"?'] =
        { state = { stone = { { hevy = true, place = "sack" } } } },
    ['state.stone[1]: no column "nonsense"; there is "heavy", "name"'] =
        { state = { stone = { { nonsense = true } } } },
    ['state: no table "nonsense"; there is "stone"'] = { state = { nonsense = {} } },
    ['state.stone[1].place: no zone "sak"; did you mean "sack"?'] =
        { state = { stone = { { name = "x", place = "sak" } } } },
    ['state.stone[1].place: no player "rad"; did you mean "red"?'] =
        { state = { stone = { { name = "x", place = "heap/rad" } } } },
    ['state.stone[2][1]: the name "a" is there twice'] =
        { state = { stone = { { "a", name = "x", place = "sack" },
            { "a", name = "y", place = "sack" } } } },
    ['state: no table "stones"; did you mean "stone"?'] = { state = { stones = {} } },
    ['state.globals: no global "rund"; did you mean "round"?'] =
        { state = { globals = { rund = 1 } } },
} do
    local expect = { result = false }
    local declared = law.scenario(form_with { state = fields.state, expect = expect })
    local is_played, message = pcall(declared.run, declared)
    equal("played", is_played, false)
    equal("message", (message:gsub("^[^\n]-:%d+: ", "")), 'scenario "s": ' .. problem)
    is_true("its place: " .. message, message:find "game_scenarios%.lua:%d+: scenario" ~= nil)
end

local function only_failure(fields)
    local report = play(fields)
    equal("failures", #report.failures, 1)
    return report.failures[1]
end

local dice = { { "weight", 2 }, { "weight", 5 } }
local answers = { { "red", "blue" }, { "blue", "whose", "red" } }
for failure, fields in law.pairs {
    ['answers[1]: there is no player "rad"; did you mean "red"?'] =
        { answers = { { "rad", "blue" } } },
    ['answers[1]: blue has no question to answer; open: red: whose'] =
        { answers = { { "blue", "red" } } },
    ['answers[1]: red has no question "whos" to answer; open: red: whose; did you mean "whose"?'] =
        { answers = { { "red", "whos", "red" } } },
    ['answers[1]: "red" was not refused'] = { answers = { { "red", "red", refused = true } } },
    ["dice: 2 results are left over"] = { dice = dice, answers = {} },
    ["dice: 1 result is left over; used up before: 1 to 2 for weight"] =
        { dice = { { "weight", 2 }, 5, 6 }, answers = answers },
    ["round: expected 2, got 1"] = { expect = { globals = { round = 2 } } },
    ["rows first place: expected heap/red, got heap/blue"] = { dice = dice, answers = answers,
        expect = { rows = { first = { place = "heap/red" } } } },
    ["heap/red: expected big, got small"] = { dice = dice, answers = answers,
        expect = { places = { ["heap/red"] = { "big" } } } },
    ["heap/red: expected 2 in it, got 1"] = { dice = dice, answers = answers,
        expect = { places = { ["heap/red"] = 2 } } },
    ["pending: expected red: which, got red: whose"] = { expect = { pending = { "red: which" } } },
    ['events: the game has no note "drawm"; did you mean "drawn"?'] =
        { expect = { events = { "drawm" } } },
    ["events: expected { drawn, whose = green }, got drawn { stone = first, whose = blue }, "
        .. "drawn { stone = small, whose = red }"] = { dice = dice, answers = answers,
        expect = { events = { { "drawn", whose = "green" } } } },
    ["no_events: expected no drawn, got big goes to blue"] = { dice = dice, answers = answers,
        expect = { no_events = { "drawn" } } },
    ["result: expected the game to end, got it goes on"] =
        { expect = { result = { winners = { "red" } } } },
} do
    local got = only_failure(fields)
    equal("failure", (got:gsub("stone/2", "small")), failure)
end

-- ---- What is right passes ----

local report = play {
    stages = {
        { dice = { 2 }, answers = { { "red", "green", refused = "not_legal" }, { "red", "blue" } },
            expect = {
                rows = { first = { place = "heap/blue", heavy = false },
                    small = { name = "small" } },
                events = { { "drawn", stone = "first", whose = "blue" } },
                pending = { "blue: whose" }, legal = { "red", "blue" }, not_legal = { "green" },
                result = false,
            } },
        { dice = { 5 }, answers = { { "blue", "blue" } },
            expect = {
                rows = { small = { heavy = true } }, globals = { round = 1 },
                places = { sack = 0, ["heap/blue"] = { "first", "small" } },
                events = { { "drawn", stone = "small" } },
                result = { winners = { "blue" }, draw = false, reason = "enough stones" },
            } },
    },
}
equal("passed", table.concat(report.failures, "\n"), "")
is_true("checked", report.passed and report.checks > 15)

local stepped = law.scenario { name = "a step alone", game = bag, step = { "pick", "blue" },
    rules = { goal = 4 }, answers = { { "blue", "red" } },
    expect = { step_result = "red", places = { sack = 3 } } }:run()
equal("a step", table.concat(stepped.failures, "\n"), "")
for _, argument in ipairs { "first", "stone/1", "stone/big" } do
    local named = law.scenario(form_with { phase = false, step = { "weigh", argument },
        state = { stone = { { "first", name = "big", heavy = true, place = "sack" } } },
        expect = { step_result = "big" } }):run()
    equal("a row as an argument", table.concat(named.failures, "\n"), "")
end
local empty = law.scenario { name = "an empty sack", game = bag, phase = "draw", state = {},
    expect = { result = { draw = true, winners = {} } } }:run()
equal("an ending", table.concat(empty.failures, "\n"), "")

checks.finish()
