-- Test cases in few words: a position on the standard board, what is ordered, and where all units
-- are then. A case is a `law.scenario` of the game, so `law run` and `law test` play it.
local law = require "lawspeaker"
local standard = require "diplomacy.maps.standard"

local PHASES <const> = { move = "spring_orders", retreat = "spring_retreats", winter = "winter" }

-- The unit that an order is for: "A bud - gal" → "A", "bud".
local function unit_of(text)
    return string.match(text, "^([AF]) (%S+)")
end

local function province_of(place)
    return standard:place(place).province
end

-- Calls visit(power, text) in the order of the powers.
local function each_text(by_power, visit)
    for _, power in ipairs(standard.powers) do
        for _, text in ipairs(by_power and by_power[power] or {}) do
            visit(power, text)
        end
    end
end

-- The rows of all units, each named by its province, "unit_bud": those listed, and those that have
-- an order.
local function unit_rows(form)
    local rows, known = {}, {}
    local function add(power, text)
        local kind, at = unit_of(text)
        local name = province_of(at)
        if not known[name] then
            known[name] = true
            rows[#rows + 1] = { "unit_" .. name, power = power, kind = kind, at = at }
        end
    end
    each_text(form.units, add)
    each_text(form.orders, add)
    each_text(form.disorder, add)
    for _, from in ipairs(form.dislodged or {}) do
        local power, unit, origin = table.unpack(from)
        local kind, at = unit_of(unit)
        rows[#rows + 1] = { "beaten_" .. province_of(at), power = power, kind = kind, at = at,
            is_dislodged = true, from = origin }
    end
    return rows
end

-- Who plays the powers: in the winter those that order anything, of the others units are removed by
-- the rule; before it all that have units.
local function power_rows(form)
    local rows = {}
    for index, power in ipairs(standard.powers) do
        local is_played = not form.adjustments and form.units and form.units[power] ~= nil
        for _, part in ipairs { "orders", "retreats", "adjustments", "refused" } do
            is_played = is_played or form[part] and form[part][power] ~= nil
        end
        rows[index] = { name = power, player = is_played and power or nil }
    end
    return rows
end

local function centre_rows(form)
    local rows = {}
    each_text(form.centres, function(power, at)
        rows[#rows + 1] = { at = at, power = power }
    end)
    return rows
end

-- Each power's orders in one text; its units without one hold, but for those of a power whose text
-- is written out, and of one that nobody plays.
local function order_answers(form, rows, answers)
    local lists, is_ordered = {}, {}
    each_text(form.orders, function(power, text)
        lists[power] = lists[power] or {}
        table.insert(lists[power], text)
        local _, at = unit_of(text)
        is_ordered[province_of(at)] = true
    end)
    each_text(form.written, function(power, text)
        lists[power] = { text }
    end)
    local written, disorder = form.written or {}, form.disorder or {}
    for _, row in ipairs(rows) do
        if not is_ordered[province_of(row.at)] and not written[row.power]
            and not disorder[row.power] then
            lists[row.power] = lists[row.power] or {}
            table.insert(lists[row.power], row.kind .. " " .. row.at .. " H")
        end
    end
    for _, power in ipairs(standard.powers) do
        if lists[power] then
            answers[#answers + 1] = { power, "orders", table.concat(lists[power], ", ") }
        end
    end
end

local function list_answers(by_power, question, answers)
    for _, power in ipairs(standard.powers) do
        local list = by_power and by_power[power]
        if list then
            answers[#answers + 1] = { power, question, table.concat(list, ", ") }
        end
    end
end

local function refused_answers(form, question, answers)
    each_text(form.refused, function(power, text)
        answers[#answers + 1] = { power, question, text, refused = true }
    end)
end

-- What is adjusted is called by what a power does: build or remove.
local function adjustment_answers(form, answers)
    each_text(form.refused, function(power, text)
        answers[#answers + 1] = { power, text, refused = true }
    end)
    for _, power in ipairs(standard.powers) do
        local list = form.adjustments[power]
        if list then
            answers[#answers + 1] = { power, #list > 0 and table.concat(list, ", ") or {} }
        end
    end
end

local function answers_of(form, rows)
    local answers = {}
    if form.adjustments then
        adjustment_answers(form, answers)
        return answers
    end
    if not form.retreats then
        refused_answers(form, "orders", answers)
    end
    if not form.dislodged then
        order_answers(form, rows, answers)
    end
    if form.retreats then
        refused_answers(form, "retreats", answers)
        list_answers(form.retreats, "retreats", answers)
    end
    return answers
end

-- A unit of which nothing is expected stays where it is.
local function expected(form, rows)
    local stated, known = {}, {}
    for _, row in ipairs(rows) do
        local province = province_of(row.at)
        local list = row.is_dislodged and form.beaten or form.expect
        local what = list and list[province]
        known[province] = true
        if what == "gone" and form.adjustments then
            stated[row[1]] = nil -- another unit may be in that row by then
        elseif what == "gone" then
            stated[row[1]] = false
        elseif what == "dislodged" then
            stated[row[1]] = { at = row.at, is_dislodged = true }
        else
            stated[row[1]] = { at = what or row.at, is_dislodged = false }
        end
    end
    for name in pairs(form.expect or {}) do
        if not known[name] then
            error(string.format("no unit stands in %s, of which something is expected", name), 0)
        end
    end
    return stated
end

-- What is told of a winter: first who is removed, then what is built; and what is not.
local function told(form, rows)
    local events, none = {}, {}
    for _, row in ipairs(rows) do
        if form.expect and form.expect[province_of(row.at)] == "gone" then
            events[#events + 1] = { "removed", power = row.power, unit = row.kind .. " " .. row.at }
        end
    end
    if #events == 0 then
        none[1] = "removed"
    end
    each_text(form.built, function(power, unit)
        events[#events + 1] = { "built", power = power, unit = unit }
    end)
    if not form.built then
        none[#none + 1] = "built"
    end
    return events, none
end

-- ---- Mistakes ----

-- What is wrong with the units at the beginning of a power's texts; nil where nothing is.
local function problem_in(name, by_power)
    for power, list in pairs(by_power or {}) do
        local is_known = false
        for _, known in ipairs(standard.powers) do
            is_known = is_known or known == power
        end
        if not is_known then
            return string.format("%s: no power %q", name, power)
        end
        for index, text in ipairs(list) do
            local kind, at = unit_of(text)
            local _, message = standard:place(at or "")
            if not kind or message then
                return string.format("%s.%s[%d]: %s", name, power, index, kind and message
                    or string.format("%q begins with no unit, as in A bud", text))
            end
        end
    end
end

local NO_PLACES <const> = { gone = true, dislodged = true }

-- What is wrong with a list of what is expected, place by place; nil where nothing is.
local function problem_expected(name, places)
    for place, what in pairs(places or {}) do
        for _, id in ipairs { place, what } do
            local _, message = standard:place(NO_PLACES[id] and place or id)
            if message then
                return string.format("%s.%s: %s", name, place, message)
            end
        end
    end
end

-- What is wrong with the places and powers of a case; nil where nothing is.
local function problem_of(form)
    for _, name in ipairs { "units", "orders", "disorder" } do
        local message = problem_in(name, form[name])
        if message then
            return message
        end
    end
    for index, from in ipairs(form.dislodged or {}) do
        local _, at = unit_of(from[2])
        local _, message = standard:place(at or from[2])
        if not message then
            _, message = standard:place(from[3])
        end
        if message then
            return string.format("dislodged[%d]: %s", index, message)
        end
    end
    return problem_expected("expect", form.expect) or problem_expected("beaten", form.beaten)
end

-- Declares a case. `number`: that of DATC; `rules`: house rules; `units`: by power, those without
-- an order; `disorder`: those of powers that nobody plays; `orders`, `retreats`, `adjustments`: by
-- power, what is ordered; `written`: by power, a text of orders as typed; `refused`: by power, what
-- cannot be ordered in the last of these; `dislodged`: { power, unit, from }, where the moves
-- are not played; `centres`: by power; `expect`: by province, where the unit that stood there is
-- then, "dislodged" or "gone"; `beaten`: likewise, of those in `dislodged`; `built`: by power.
return function(form)
    local problem = problem_of(form)
    if problem then
        error(problem, 2)
    end
    local rows = unit_rows(form)
    local phase = form.adjustments and "winter" or form.dislodged and "retreat" or "move"
    local expect = { rows = expected(form, rows) }
    if phase == "winter" then
        expect.events, expect.no_events = told(form, rows)
    end
    local rules = { draw_votes = false }
    for name, value in pairs(form.rules or {}) do
        rules[name] = value
    end
    return law.scenario {
        name = form.name, rule = form.number, game = "diplomacy", rules = rules,
        players = standard.powers,
        state = { power = power_rows(form), unit = rows, centre = centre_rows(form),
            globals = { year = 1901, season = phase == "winter" and "winter" or "spring" } },
        phase = PHASES[phase], answers = answers_of(form, rows), expect = expect,
    }
end
