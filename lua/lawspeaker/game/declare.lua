-- `law.game { … }`: checks what a designer declares and keeps it. It knows what a game may say, and
-- how the rules and options of one match come together; it runs nothing.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local hooks = require "lawspeaker.game.hooks"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local schema = require "lawspeaker.game.schema"
local trade_form = require "lawspeaker.game.trade_form"
local trade_tables = require "lawspeaker.game.trade_tables"

local declare = {}

local PLAYER_COUNT_MAX <const> = 16

-- ---- Players ----

-- { fixed = { ids } } or { min, max }.
local function read_seats(at, given)
    at:enter "players"
    local seats
    if type(given) ~= "table" or next(given) == nil then
        at:fail("expected a list of ids, or { min = …, max = … }, got "
            .. (type(given) == "table" and "an empty table" or check.describe(given)))
    elseif core.list_length(given) then
        seats = { fixed = check.type(at, given, { list = "id", min = 1 }) }
        seats.min, seats.max = #seats.fixed, #seats.fixed
    else
        seats = check.form(at, given, "seats")
        if seats.max < seats.min then
            at:fail(string.format("the most are %d, fewer than the least, %d", seats.max,
                seats.min), "max")
        end
    end
    if seats.max > PLAYER_COUNT_MAX then
        at:fail(string.format("%d players are too many; a game has at most %d", seats.max,
            PLAYER_COUNT_MAX))
    end
    declare.check_once(at, seats.fixed or {}, "player")
    at:leave()
    return seats
end

-- Each name at most once in a list of names, or of entries that have one.
function declare.check_once(at, list, what)
    local seen = {}
    for index, entry in ipairs(list) do
        local name = type(entry) == "table" and entry.name or entry
        if seen[name] then
            at:fail(string.format("%s %s is there twice", what, check.quote(name)), index)
        end
        seen[name] = true
    end
end

-- The ids of the players of one match: as many as asked for, or those named.
function declare.players(at, details, given)
    local seats = details.seats
    if given == nil then
        given = seats.min
    end
    local names = given
    if type(given) == "number" then
        names = {}
        for number = 1, given do
            names[number] = seats.fixed and seats.fixed[number] or "p" .. number
        end
    end
    declare.check_once(at, names, "player")
    if #names < seats.min or #names > seats.max then
        local wanted = seats.min == seats.max and tostring(seats.min)
            or string.format("%d to %d", seats.min, seats.max)
        at:fail(string.format("%d player%s; the game is for %s", #names, #names == 1 and "" or "s",
            wanted))
    end
    for index, name in ipairs(seats.fixed or {}) do
        if names[index] ~= name then
            at:fail(string.format("expected %s, which are the players of this game, got %s",
                check.quote(name), check.quote(names[index])), index)
        end
    end
    return names
end

-- ---- House rules ----

local function kind_of(at, rule)
    local default = rule.default
    if rule.choices then
        return "choice"
    elseif default == core.no_limit then
        return "limit"
    elseif math.type(default) == "integer" then
        return rule.limit and "limit" or "integer"
    elseif rule.limit then
        at:fail("expected an integer or law.no_limit, which a limit is, got "
            .. check.describe(default), 2)
    elseif type(default) == "boolean" then
        return "flag"
    elseif type(default) == "string" then
        return "text"
    end
    if type(default) == "table" then
        return "fraction"
    end
    at:fail("expected an integer, a flag, a text, a fraction or law.no_limit, got "
        .. check.describe(default), 2)
end

local function range_words(rule)
    local words = "an integer"
    if rule.least and rule.most then
        return string.format("%s from %d to %d", words, rule.least, rule.most)
    elseif rule.least then
        return string.format("%s from %d", words, rule.least)
    elseif rule.most then
        return string.format("%s up to %d", words, rule.most)
    end
    return words
end

local function is_in_range(rule, value)
    return value >= (rule.least or value) and value <= (rule.most or value)
end

local value_checks = {}

function value_checks.integer(at, value, rule)
    if math.type(value) ~= "integer" or not is_in_range(rule, value) then
        at:fail(string.format("expected %s, got %s", range_words(rule), check.describe(value)))
    end
end

function value_checks.limit(at, value, rule)
    if value == core.no_limit then
        return
    elseif math.type(value) ~= "integer" or value < 0 or not is_in_range(rule, value) then
        at:fail(string.format("expected %s or law.no_limit, got %s",
            range_words { least = rule.least or 0, most = rule.most }, check.describe(value)))
    end
end

-- Two integers, as the house rules of johvets have them.
function value_checks.fraction(at, value)
    if type(value) ~= "table" then
        at:fail("expected a fraction, { 3, 4 } or at the command line 3/4, got "
            .. check.describe(value))
    end
    check.type(at, value, "form:fraction")
end

function value_checks.choice(at, value, rule)
    check.type(at, value, { choice = rule.choices })
end

function value_checks.flag(at, value)
    check.type(at, value, "flag")
end

function value_checks.text(at, value)
    check.type(at, value, "text")
end

-- Raises when a house rule, or an option, cannot have this value.
function declare.check_value(at, rule, value)
    value_checks[rule.kind](at, value, rule)
end

local function read_rules(at, list, field)
    at:enter(field)
    declare.check_once(at, list, field == "rules" and "rule" or "option")
    for index, rule in ipairs(list) do
        at:enter(index)
        rule.kind = kind_of(at, rule)
        at:enter(2)
        declare.check_value(at, rule, rule.default)
        at:leave()
        at:leave()
        list[rule.name] = rule
    end
    at:leave()
end

-- Raises when a game has no entry of this name in a list: `what` is "rule", "hook", …
function declare.check_name(at, details, list, what, name)
    if not details[list][name] then
        at:fail(string.format("game %s has no %s %s%s", check.quote(details.name), what,
            check.describe(name), near.known(name, lists.names(details[list]))))
    end
end

-- Sets values by name, given by a variant or a match, over those that are there.
function declare.set_values(at, details, list, given, values)
    for _, name in ipairs((core.keys(given))) do
        at:enter(name)
        declare.check_name(at, details, list, list == "rules" and "rule" or "option", name)
        declare.check_value(at, details[list][name], given[name])
        values[name] = given[name]
        at:leave()
    end
end

function declare.defaults(list)
    local values = {}
    for _, entry in ipairs(list) do
        values[entry.name] = entry.default
    end
    return values
end

-- A copy of a table of names.
function declare.copy(values)
    local copy = {}
    for name, value in pairs(values) do
        copy[name] = value
    end
    return copy
end

-- ---- The form ----

local function by_name(at, list, field, what)
    at:enter(field)
    declare.check_once(at, list, what)
    at:leave()
    for _, entry in ipairs(list) do
        list[entry.name] = entry
    end
    return list
end

-- What a field of a game says of a match: itself, or what it returns as a function.
local function field_of(at, details, setting, field, what)
    local value = details[field]
    if type(value) == "function" then
        local given = declare.copy(setting)
        given.players = table.move(setting.players, 1, #setting.players, 1, {})
        value = value(given)
        if type(value) ~= "table" and (field == "state" or value) then
            at:fail("the function returned " .. check.describe(value) .. "; it returns " .. what,
                field)
        end
    end
    return value
end

-- A schema, and what is traded in it; nil where nothing is.
local function make_schema(at, details, setting)
    local list = field_of(at, details, setting, "state",
        "the list of tables, zones and globals")
    local given = field_of(at, details, setting, "trade", "what is traded, or nothing")
    at:enter "trade"
    local plan = given and trade_form.read(at, given) or nil
    at:leave()
    at:enter "state"
    local whole = plan and type(list) == "table" and trade_tables.added_to(at, list, plan) or list
    local made = schema.declare(at, whole, setting.players)
    at:leave()
    if plan then
        trade_form.bind(at, plan, made, list)
    end
    return { made = made, plan = plan }
end

-- The schema for these players, and what is traded; `setting` is as in the form `game`. What is the
-- same for all matches is made once.
function declare.schema(details, setting)
    local is_fixed = type(details.state) == "table" and type(details.trade) ~= "function"
    local key = is_fixed and table.concat(setting.players, " ")
    local known = key and details.schemas[key]
    if not known then
        known = make_schema(check.context("game " .. check.quote(details.name)), details, setting)
        if key then
            details.schemas[key] = known
        end
    end
    return known.made, known.plan
end

-- A schema that does not hang on a match is looked at now, so that its mistakes have the line of
-- the game.
local function check_state(at, details)
    local state = details.state
    if type(state) ~= "table" and type(state) ~= "function" then
        at:fail("expected a list of tables, zones and globals, or a function that returns one, got "
            .. check.describe(state), "state")
    elseif details.trade and type(details.trade) ~= "table"
        and type(details.trade) ~= "function" then
        at:fail("expected what is traded, a table, or a function that returns one, got "
            .. check.describe(details.trade), "trade")
    elseif type(state) == "table" and type(details.trade) ~= "function" then
        declare.schema(details, { players = declare.players(at, details) })
    end
end

function declare.game(value)
    local form, at = check.declaration("game", value)
    local details = form
    if form.api ~= 1 then
        at:fail(string.format("this is api 1; the game is written for %d", form.api), "api")
    elseif core.is_asking() then
        at:fail "a hook cannot declare one: it answers from what it is asked alone"
    end
    details.seats = read_seats(at, form.players)
    for _, field in ipairs { "rules", "options" } do
        details[field] = form[field] or {}
        read_rules(at, details[field], field)
    end
    details.hooks = by_name(at, form.hooks or {}, "hooks", "hook")
    at:enter "hooks"
    hooks.declare(at, details.hooks)
    at:leave()
    details.notes = by_name(at, form.notes or {}, "notes", "note")
    by_name(at, form.phases, "phases", "phase")
    details.steps = form.steps or {}
    details.max_refusals = form.max_refusals or 3
    details.schemas = {}
    local _, file, line = core.where()
    details.file, details.line = file or "", line or 0
    check_state(at, details)
    return core.game_new(details)
end

return declare
