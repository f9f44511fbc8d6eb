-- Runs the scenarios that a script has declared, for whoever holds its state; scripts do not see
-- this file. What it returns is plain data.
local core = require "lawspeaker.core"
local say = require "lawspeaker.say"
local scenario = require "lawspeaker.scenario"

local runner = {}

-- What was raised, as text, whatever it is.
local function text_of(raised)
    return type(raised) == "string" and raised
        or "(error object is a " .. type(raised) .. " value)"
end

-- At least so many of a number of things win (J6.2); nothing where there are none, or where the
-- script has given a fraction that no integer can be multiplied with.
local function enough_of(count, numerator, denominator)
    if count > 0 and numerator < 1 << 31 then
        return (count * numerator + denominator - 1) // denominator
    end
end

-- Adds to a turn's result what telling it needs beyond that: what the turn began with, how many
-- link points there are, and how many of them, or of the books, win.
function runner.add_surroundings(made, result)
    local before, game = core.turn_parents(made)
    result.before = { books = before:books(), control = before:control(), link_points = {} }
    local printed = before.map:link_points()
    for _, points in ipairs { printed, before:link_points() } do
        table.move(points, 1, #points, #result.before.link_points + 1, result.before.link_points)
    end
    result.link_point_count = #printed + #result.link_points
    local fraction = game and game:rule "victory_fraction" or { 3, 4 }
    local is_hooked = false
    for _, name in ipairs(game and game:hooks() or {}) do
        is_hooked = is_hooked or name == "victory"
    end
    result.goal = is_hooked and {} or {
        link_points = enough_of(result.link_point_count, fraction[1], fraction[2]),
        books = enough_of(#result.books, fraction[1], fraction[2]),
    }
end

-- What was raised without a place happened in no script: it begins with the scenario's.
local function add_place(report, text)
    if string.find(text, "^[^\n]-:%d+: ") then
        return text
    end
    return string.format("%s:%d: scenario %s: %s", report.file, report.line,
        say.quote(report.name), text)
end

-- A scenario that raises costs its own report and no other's: that says what was played before, has
-- the first line of what was raised among its failures, and all of it as `error`.
function runner.play(declared, options)
    local report = scenario.new_report(declared)
    local is_played, raised = pcall(scenario.run, declared, options, report)
    if not is_played then
        report.error = add_place(report, text_of(raised))
        report.failures[#report.failures + 1] = string.match(report.error, "^[^\n]*")
        report.passed = false
    end
    return report
end

-- A list of reports (spec.results.Report, and `error`), in the order of declaration.
-- `options.verify`: each turn is checked a second time by the naive road; `options.traceback`: what
-- a hook raises carries the calls that led to it; `options.tell`: the turns are to be told;
-- `options.pure`: the rules of a game are run again after each answer; `options.only`: no scenario
-- but the one of this number is played.
-- `returned` is what the script returned: where that is a map, a variant, a game or a bot, the list
-- says so in `returns`, for then the file may be there for others to use; `bot`: of a bot, its name
-- and games.
function runner.run(options, returned)
    local kind = core.kind(returned)
    local is_used = kind == "map" or kind == "hex_map" or kind == "diplomacy_map"
        or kind == "variant" or kind == "game" or kind == "bot"
    local reports = { returns = is_used and string.gsub(kind, "_", " ") or nil,
        bot = kind == "bot" and { name = returned.name, games = returned.games } or nil }
    options = options or {}
    options.watch = options.tell and runner.add_surroundings or nil
    core.trace_hooks(options.traceback or false)
    for index, declared in ipairs(scenario.declared) do
        if not options.only or options.only == index then
            reports[#reports + 1] = runner.play(declared, options)
        end
    end
    return reports
end

return runner
