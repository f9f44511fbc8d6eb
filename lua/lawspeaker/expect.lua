-- What a scenario expects of a turn: read when it is declared, where every name must be known, and
-- compared with the turn's result when it has been played. Only what is stated is compared.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local order = require "lawspeaker.order"
local spec = require "lawspeaker.spec"

local expect = {}

-- ---- Verdicts as text ----

local RESULTS <const> = core.results()

local function near_fail(what, name, names)
    return nil, string.format("no %s %s%s", what, check.quote(name), near.hint(name, names))
end

-- "result", "result: reason", with ", displaced" or ", not displaced": { result, reason, displaced
-- }.
local function read_verdict(value)
    if type(value) ~= "string" then
        return nil, "expected a verdict, as in \"failed: tied\", got " .. check.describe(value)
    end
    local head, tail = string.match(value, "^([^,]*)(.*)$")
    local result, reason = string.match(head, "^%s*([%w_]+)%s*:%s*([%w_]+)%s*$")
    result = result or string.match(head, "^%s*([%w_]+)%s*$")
    local flag = string.match(tail, "^,%s*(.-)%s*$")
    if not result or tail ~= "" and flag ~= "displaced" and flag ~= "not displaced" then
        return nil, string.format("cannot read %s; it is written %s", check.quote(value),
            spec.texts.verdict.words)
    elseif not lists.has(RESULTS, result) then
        return near_fail("result", result, RESULTS)
    elseif reason and not lists.has(check.reasons, reason) then
        return near_fail("reason", reason, check.reasons)
    end
    local displaced
    if flag then
        displaced = flag == "displaced"
    end
    return { result = result, reason = reason, displaced = displaced }
end

check.set_reader("verdict_text", read_verdict)

-- ---- Declaring ----

-- The names that expectations may use: lists and indexes of units, regions, symbols and players,
-- with those that supply actions will add.
local names = {}
names.__index = names

local KINDS <const> = { "unit", "region", "symbol", "player" }

function expect.names(known)
    local made = { lists = known, index = {} }
    for _, kind in ipairs(KINDS) do
        made.index[kind] = {}
        for _, name in ipairs(known[kind]) do
            made.index[kind][name] = true
        end
    end
    return setmetatable(made, names)
end

-- Ids that a supply action asks for, and those that it gets without asking.
function names:add_supply(supply)
    for _, row in ipairs(supply or {}) do
        for _, action in ipairs(row.rest) do
            local kind = action.action == "unit" and "unit" or "symbol"
            if action.id and not self.index[kind][action.id] then
                self.index[kind][action.id] = true
                self.lists[kind][#self.lists[kind] + 1] = action.id
            end
        end
    end
end

function names:has(kind, name)
    return self.index[kind][name] or kind == "unit" and string.find(name, "^u:%d+$")
        or kind == "symbol" and string.find(name, "^p:%d+$")
end

local WORDS <const> = { unit = "unit", region = "region", symbol = "link point or book",
    player = "player" }

function names:check(at, kind, name, ...)
    if not self:has(kind, name) then
        at:fail(string.format("no %s %s%s", WORDS[kind], check.quote(name),
            near.hint(name, self.lists[kind])), ...)
    end
end

-- The short form, `u1 = "failed"`: the key must be a unit, else it was meant to be a field.
local function take_shorts(at, form, known)
    local verdicts = form.verdicts or {}
    for _, pair in ipairs(form.extra) do
        local name, value = pair[1], pair[2]
        if not check.is_id(name) or not known:has("unit", name) then
            local candidates = table.move(known.lists.unit, 1, #known.lists.unit, 1, {})
            for _, field in ipairs(spec.forms.expect.fields) do
                candidates[#candidates + 1] = field.name
            end
            at:fail(string.format("no unit or field %s%s", check.quote(name),
                near.hint(name, candidates)))
        elseif verdicts[name] then
            at:fail("its verdict is stated in verdicts too", name)
        end
        at:enter(name)
        verdicts[name] = check.type(at, value, "verdict_text")
        at:leave()
    end
    form.verdicts = verdicts
end

local function check_names(at, field, value, known)
    if field[2].entries then
        for _, key in ipairs((core.keys(value))) do
            known:check(at, field[2].key, key, field.name, key)
            if field.names and value[key] then
                known:check(at, field.names, value[key], field.name, key)
            end
        end
    elseif field.names then
        for index, name in ipairs(value) do
            known:check(at, field.names, name, field.name, index)
        end
    end
end

-- Supply actions in one spelling, so that tables and spaces do not matter.
local function spell_supplied(at, supplied)
    for _, player in ipairs((core.keys(supplied or {}))) do
        for index, text in ipairs(supplied[player]) do
            local action, message = order.read_supply(text)
            if not action then
                at:fail(message, "supplied", player, index)
            end
            supplied[player][index] = order.supply_text(action)
        end
    end
end

-- Completes a form that has been checked. Raises for a name that cannot be, and when nothing is
-- stated.
function expect.declare(at, form, known)
    take_shorts(at, form, known)
    local states = false
    for _, field in ipairs(spec.forms.expect.fields) do
        local value = form[field.name]
        if value ~= nil then
            check_names(at, field, value, known)
            states = states or type(value) ~= "table" or field[2].list or next(value) ~= nil
        end
    end
    if not states then
        at:fail("nothing is stated, so nothing would be checked")
    end
    spell_supplied(at, form.supplied)
end

-- ---- Comparing ----

local function verdict_text(verdict)
    local text = verdict.result
    if verdict.reason then
        text = text .. ": " .. verdict.reason
    end
    if verdict.displaced ~= nil then
        text = text .. (verdict.displaced and ", displaced" or ", not displaced")
    end
    return text
end

local function got_text(verdict)
    local displaced = verdict.displaced and verdict.reason ~= "displaced" and ", displaced" or ""
    return string.format("%s: %s%s (strength %d)", verdict.result, verdict.reason, displaced,
        verdict.strength)
end

local function compare_verdict(expected, verdict)
    return expected.result == verdict.result
        and (not expected.reason or expected.reason == verdict.reason)
        and (expected.displaced == nil or expected.displaced == verdict.displaced)
end

local function show(value)
    if type(value) == "table" then
        return #value == 0 and "none" or table.concat(value, ", ")
    elseif value == false then
        return "none"
    end
    return tostring(value)
end

local function same(a, b)
    if type(a) ~= "table" then
        return a == b
    end
    return #a == #b and table.concat(a, "\n") == table.concat(b, "\n")
end

-- An index of a list of tables: entry[key] to form(entry).
local function index_of(list, key, form)
    local index = {}
    for _, entry in ipairs(list) do
        index[entry[key]] = form(entry)
    end
    return index
end

local function field_of(name)
    return function(entry)
        return entry[name]
    end
end

-- What a result has for the fields that are compared entry by entry, and what is meant where it has
-- nothing.
local ACTUAL <const> = {
    strength = { "verdicts", "unit", field_of "strength" },
    carried = { "verdicts", "unit", function(verdict) return verdict.carried or false end },
    carry_reason = { "verdicts", "unit", function(verdict)
        return verdict.carry_reason or false
    end },
    units = { "units", "id", field_of "at", false },
    fled = { "fled", "unit", field_of "to", false },
    books = { "books", "symbol", field_of "at", false },
    control = { "control", "symbol", field_of "player", false },
    link_points = { "link_points", "symbol", field_of "at", false },
    actions = { "actions", "player", field_of "count", 0 },
    supplied = { "supplied", "player", field_of "actions", {} },
    unsupplied = { "unsupplied", "player", function(entry)
        local reasons = {}
        for number, action in ipairs(entry.actions) do
            reasons[number] = action.reason
        end
        return reasons
    end, {} },
}

-- Compares a turn's result with what was expected: how many checks were made, and adds to
-- `failures`, each with `prefix` before it.
function expect.compare(form, result, prefix, failures)
    local checks = 0
    local function compare(what, is_met, expected, got)
        checks = checks + 1
        if not is_met then
            failures[#failures + 1] = string.format("%s%s: expected %s, got %s", prefix, what,
                expected, got)
        end
    end
    local verdicts = index_of(result.verdicts, "unit", function(verdict) return verdict end)
    for _, unit in ipairs((core.keys(form.verdicts))) do
        local expected, verdict = form.verdicts[unit], verdicts[unit]
        compare(unit, verdict and compare_verdict(expected, verdict), verdict_text(expected),
            verdict and got_text(verdict) or "no verdict: it was not on the board")
    end
    for _, field in ipairs(spec.forms.expect.fields) do
        local name, expected = field.name, form[field.name]
        local actual = ACTUAL[name]
        if expected ~= nil and actual then
            local index = index_of(result[actual[1]], actual[2], actual[3])
            for _, key in ipairs((core.keys(expected))) do
                local got = index[key]
                if got == nil then
                    got = actual[4]
                end
                compare(name .. " " .. key, got ~= nil and same(expected[key], got),
                    show(expected[key]),
                    got == nil and "no verdict: it was not on the board" or show(got))
            end
        elseif expected ~= nil and name == "draw" then
            compare(name, expected == result.draw, tostring(expected), tostring(result.draw))
        elseif expected ~= nil and name ~= "verdicts" then
            compare(name, same(expected, result[name]), show(expected), show(result[name]))
        end
    end
    return checks
end

return expect
