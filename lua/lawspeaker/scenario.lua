-- `law.scenario { … }`: a situation, what is ordered in it, and what must come of it. It is checked
-- when it is declared, kept in a list of this state for the runner, and played when asked.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local expect = require "lawspeaker.expect"
local map = require "lawspeaker.map"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"
local position = require "lawspeaker.position"
local turn = require "lawspeaker.turn"
local variants = require "lawspeaker.variant"

local scenario = {}

scenario.declared = {}

local playing = {} -- the variants of set_variant

-- Plays all scenarios of this state under another variant than their own, or under several: each
-- call adds one. Those that the variant's file has declared are not those that were asked for.
function scenario.set_variant(variant, file)
    if core.kind(variant) ~= "variant" then
        error(string.format("%s: it returns %s%s; it must end with "
            .. "`return law.variant { … }`", file, check.describe(variant),
            variant ~= nil and " and no variant" or ""), 0)
    end
    playing[#playing + 1] = variant
    scenario.variant = variants.compose(check.context "--variant", playing)
    scenario.declared = {}
end

local TURN_FIELDS <const> = { "orders", "flee", "supply", "expect" }

-- The turns of a form: those listed, or the one that stands in the scenario itself.
local function turns_of(at, form)
    if not form.turns then
        return { form }
    end
    for _, name in ipairs(TURN_FIELDS) do
        if form[name] then
            at:fail("with turns it stands in one of them", name)
        end
    end
    return form.turns
end

-- Each unit or player at most once in a list of rows.
local function check_once(at, rows, key, what, list)
    local seen = {}
    for index, row in ipairs(rows or {}) do
        local name = row[key]
        if seen[name] then
            at:fail(string.format("%s %s is there twice", what, check.quote(name)), list, index, 1)
        end
        seen[name] = true
    end
end

local function check_orders(at, played, known)
    for index, row in ipairs(played.orders or {}) do
        known:check(at, "unit", row.unit, "orders", index, 1)
        if row.by then
            known:check(at, "player", row.by, "orders", index, "by")
        end
    end
    for index, row in ipairs(played.flee or {}) do
        known:check(at, "unit", row.unit, "flee", index, 1)
    end
    for index, row in ipairs(played.supply or {}) do
        known:check(at, "player", row.player, "supply", index, 1)
    end
    check_once(at, played.flee, "unit", "unit", "flee")
    check_once(at, played.supply, "player", "player", "supply")
end

local function check_turns(at, form, turns, start)
    local known = expect.names {
        unit = position.unit_names(start), symbol = position.symbol_names(start),
        region = map.details(core.position_map(start)).regions,
        player = core.position_players(start),
    }
    for index, played in ipairs(turns) do
        if form.turns then
            at:enter "turns"
            at:enter(index)
        end
        check_orders(at, played, known)
        known:add_supply(played.supply)
        if played.expect then
            at:enter "expect"
            expect.declare(at, played.expect, known)
            at:leave()
        end
        if form.turns then
            at:leave()
            at:leave()
        end
    end
end

local function keep(details)
    local self = core.scenario_new(details)
    scenario.declared[#scenario.declared + 1] = self
    return self
end

-- Those of games that are Lua modules are another form: loaded when one is declared.
local function of_game()
    return require "lawspeaker.game.scenario"
end

-- Fields that only scenarios of other games have.
local GAME_FIELDS <const> = { "answers", "dice", "stages", "state", "phase", "step", "options",
    "seed", "rules" }

local function hint_at_game(value)
    for _, name in ipairs(type(value) == "table" and GAME_FIELDS or {}) do
        if rawget(value, name) ~= nil then
            check.context("scenario"):fail(string.format("no field %s; a scenario of another game "
                .. "than a turn of johvets names it: game = \"…\"", check.quote(name)))
        end
    end
end

function scenario.declare(value)
    if type(value) == "table" and rawget(value, "game") ~= nil then
        return keep(of_game().declare(value))
    end
    hint_at_game(value)
    local form, at = check.declaration("scenario", value)
    if core.is_asking() then
        at:fail "a hook cannot declare one: it answers from what it is asked alone"
    end
    variants.check_johvets(at, form.variant)
    local start = position.from_form(at, form)
    local turns = turns_of(at, form)
    check_turns(at, form, turns, start)
    local _, file, line = core.where()
    return keep {
        name = form.name, rule = form.rule, variant = form.variant, start = start, turns = turns,
        file = file or "", line = line or 0, is_several = form.turns ~= nil,
    }
end

-- ---- Playing ----

-- Orders and lists for units that have left the board cannot be given: each is a failure, as a slip
-- of the scenario's author would be.
local function take_present(before, rows, what, failures)
    local present = {}
    for _, row in ipairs(rows or {}) do
        local number, message = position.find_unit(before, row.unit)
        if number then
            present[#present + 1] = row
        else
            failures[#failures + 1] = what .. ": " .. message
        end
    end
    return present
end

-- Plays one turn into the report: the position after it, or nothing when it could not be played.
local function play_turn(details, report, played, before, options)
    local prefix = details.is_several
        and string.format("turn %d: ", core.position_turn(before)) or ""
    local failures = report.failures
    local made, message = turn.play(before, {
        variant = scenario.variant or details.variant,
        orders = take_present(before, played.orders, prefix .. "orders", failures),
        flee = take_present(before, played.flee, prefix .. "flee", failures),
        supply = played.supply,
    })
    if not made then
        failures[#failures + 1] = prefix .. message
        return nil
    end
    local result = turn.result(made)
    report.turns[#report.turns + 1] = result
    if options.watch then
        options.watch(made, result)
    end
    if played.expect and not options.unchecked then
        report.checks = report.checks + expect.compare(played.expect, result, prefix, failures)
    end
    if options.verify then
        local is_verified, problem = turn.verify(made)
        if not is_verified then
            failures[#failures + 1] = prefix .. "verify: " .. problem
        end
    end
    return turn.position(made)
end

-- The report (spec.results.Report) of a scenario that has not been played yet.
function scenario.new_report(self)
    local details = core.scenario_details(self)
    local variant = scenario.variant or details.variant
    return { name = details.name, rule = details.rule, variant = variant and variant.name,
        file = details.file, line = details.line, passed = false, checks = 0, failures = {},
        failed_turns = {}, turns = {} }
end

-- Plays it and compares: a report, the one given or a new one. `options.verify`: by the naive road
-- too; `options.watch(turn, result)` is called after each turn; `options.unchecked`: nothing is
-- compared. What a hook raises is raised; the report then says what came before.
function scenario.run(self, options, report)
    report = report or scenario.new_report(self)
    local details = core.scenario_details(self)
    if details.is_game then
        return of_game().run(details, options or {}, report, scenario.variant)
    end
    local now = details.start
    for number, played in ipairs(details.turns) do
        now = play_turn(details, report, played, now, options or {})
        for index = #report.failed_turns + 1, #report.failures do
            report.failed_turns[index] = number
        end
        if not now then
            break
        end
    end
    report.passed = #report.failures == 0
    return report
end

-- The nearest name of a declared scenario, for whoever looks one up by name.
function scenario.hint(name)
    local names = {}
    for index, declared in ipairs(scenario.declared) do
        names[index] = core.scenario_details(declared).name
    end
    return near.hint(name, names)
end

local getters, methods = {}, {}

function getters.name(self)
    return core.scenario_details(self).name
end

function getters.rule(self)
    return core.scenario_details(self).rule
end

function methods.run(self)
    return scenario.run(self)
end

object.define("scenario", core.scenario_type, getters, methods)

return scenario
