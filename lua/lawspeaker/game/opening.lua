-- Openings: the situations of a script's scenarios, as matches that others play on. Scripts do not
-- see this file.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local declare = require "lawspeaker.game.declare"
local declared = require "lawspeaker.scenario"
local scenario = require "lawspeaker.game.scenario"

local opening = {}

-- What keeps a scenario from being one; nothing where it can be.
local function find_problem(details)
    if not details.is_game then
        return "it names no game: an opening is a scenario with `game = \"...\"` (law help "
            .. "tournaments has one)"
    elseif details.form.step then
        return "it plays a step only, and a match goes on"
    elseif details.dice then
        return "its dice are given, and a match rolls its own"
    end
end

-- The scenarios that a script has declared: a list of { name, game, players (how many), variant,
-- problem }.
function opening.run()
    local list = {}
    for index, one in ipairs(declared.declared) do
        local details = core.scenario_details(one)
        local told = { name = details.name, problem = find_problem(details) }
        if not told.problem then
            local game = core.game_details(details.form.game)
            told.game = game.name
            told.players = #declare.players(check.context "players", game, details.form.players)
            told.variant = details.form.variant and details.form.variant.name or nil
        end
        list[index] = told
    end
    return list
end

-- Values by name, over those of a scenario.
local function over(own, given)
    local values = {}
    for _, source in ipairs { own or {}, given or {} } do
        for name, value in pairs(source) do
            values[name] = value
        end
    end
    return values
end

-- A match from the scenario of a number. `form`: what game:start takes; its players are the
-- scenario's own.
function opening.begin(number, form)
    local details = core.scenario_details(declared.declared[number])
    return scenario.begin(details, { seed = form.seed, variant = form.variant,
        record = form.record or false, rules = over(details.form.rules, form.rules),
        options = over(details.form.options, form.options) })
end

return opening
