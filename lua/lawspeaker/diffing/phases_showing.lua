-- A case of Diplomacy as plain data for people and for files: the phase in words, what each rule
-- set makes of it and on what that rests, and scenarios as diplomacy/case.lua takes them.
local diplomacy = require "lawspeaker.diplomacy"

local phases_showing = {}

local RESULT_FIELDS <const> = { "result", "reason", "at", "strength", "against", "by_convoy",
    "dislodged", "paradox" }

local function unit_text(unit)
    return unit[2] .. " " .. unit[3]
end

local function order_text(board, case, number)
    local unit, order = case.units[number], case.orders[number]
    return order and board:order_text(order, case.units) or unit_text(unit) .. " H"
end

local function sentences_of(board, form, number)
    local list = {}
    for index, fact in ipairs(board:facts(form, number)) do
        list[index] = string.rep("  ", fact.depth) .. fact.sentence
    end
    return list
end

-- { verdicts = by unit, the fields of RESULT_FIELDS with unit, power, order, by, attacker,
-- sentence, facts; dislodged = { { unit, power, from, places } } }
local function outcome_of(search, case, rules)
    local board = search.board
    local form = { units = case.units, orders = case.orders, rules = rules }
    local outcome = assert(board:move(form))
    form.verdicts = outcome.verdicts
    local made = { verdicts = {}, dislodged = {} }
    for number, verdict in ipairs(outcome.verdicts) do
        local unit, by = case.units[number], verdict.by and case.units[verdict.by]
        local told = { unit = unit_text(unit), power = unit[1],
            order = order_text(board, case, number), by = by and unit_text(by),
            attacker = verdict.attacker and unit_text(case.units[verdict.attacker]),
            sentence = verdict.sentence .. (by and " (" .. unit_text(by) .. ")" or ""),
            facts = sentences_of(board, form, number) }
        for _, name in ipairs(RESULT_FIELDS) do
            told[name] = verdict[name]
        end
        local order = case.orders[number]
        told.against = order and order.kind == "move" and verdict.result ~= "void"
            and verdict.against or nil
        made.verdicts[number] = told
    end
    local places = board:retreats(outcome)
    for index, unit in ipairs(outcome.dislodged) do
        made.dislodged[index] = { unit = unit_text(unit), power = unit[1], from = unit.from,
            places = places[index] }
    end
    return made
end

-- Those of a side's rules that are not as they are without a variant, as a list of { name, value }.
local function other_rules(rules)
    local list = {}
    for _, rule in ipairs(diplomacy.rules()) do
        local value = rules[rule.name]
        list[#list + 1] = value ~= nil and value ~= rule.default and { rule.name, value } or nil
    end
    return list
end

-- All that there is to say of a case.
function phases_showing.of(search, case)
    local units = {}
    for number, unit in ipairs(case.units) do
        units[number] = { power = unit[1], unit = unit_text(unit),
            order = case.orders[number] and order_text(search.board, case, number) or nil }
    end
    return { is_phase = true, board = search.board.title or search.board.name,
        map = search.board.name, units = units, a = outcome_of(search, case, search.a),
        b = outcome_of(search, case, search.b), rules_a = other_rules(search.a),
        rules_b = other_rules(search.b) }
end

-- ---- Scenarios ----

local function quote(words)
    return string.format("%q", words)
end

-- { Austria = { "A vie", … }, … } of rows { power, text }; nothing where there are none.
local function lists_text(name, rows)
    if #rows == 0 then
        return ""
    end
    local powers, lists = {}, {}
    for _, row in ipairs(rows) do
        if not lists[row[1]] then
            powers[#powers + 1], lists[row[1]] = row[1], {}
        end
        table.insert(lists[row[1]], quote(row[2]))
    end
    local parts = {}
    for index, power in ipairs(powers) do
        parts[index] = string.format("        %s = { %s },\n", power,
            table.concat(lists[power], ", "))
    end
    return string.format("    %s = {\n%s    },\n", name, table.concat(parts))
end

local function rules_text(rules)
    local parts = {}
    for index, rule in ipairs(other_rules(rules)) do
        parts[index] = string.format("%s = %s", rule[1],
            type(rule[2]) == "string" and quote(rule[2]) or tostring(rule[2]))
    end
    return #parts > 0 and string.format("    rules = { %s },\n", table.concat(parts, ", ")) or ""
end

-- Where every unit is then, by its province. Once all who are dislodged can go nowhere, they are
-- gone.
local function expect_text(board, outcome, retreats)
    local parts, may_retreat = {}, false
    for _, unit in ipairs(outcome.dislodged) do
        may_retreat = may_retreat or #unit.places > 0
    end
    for _, verdict in ipairs(outcome.verdicts) do
        local at = string.match(verdict.unit, "%S+$")
        local what = verdict.at
        if verdict.dislodged then
            what = retreats[verdict.unit] or (may_retreat and "dislodged" or "gone")
        end
        parts[#parts + 1] = string.format("%s = %s", board:place(at).province, quote(what))
    end
    return string.format("    expect = { %s },\n", table.concat(parts, ", "))
end

-- Where only retreats differ, those that one side allows and the other does not are ordered, which
-- the other refuses: rows of retreats, rows of what is refused, and where who is then.
local function retreat_rows(own, other)
    local retreats, refused, ends = {}, {}, {}
    local has_more = false
    for index, unit in ipairs(own.dislodged) do
        local mine, theirs = table.concat(unit.places, " "),
            other.dislodged[index] and table.concat(other.dislodged[index].places, " ")
        has_more = has_more or theirs ~= nil and mine ~= theirs
    end
    for index, unit in ipairs(has_more and own.dislodged or {}) do
        local known, place = {}, nil
        for _, at in ipairs(unit.places) do
            known[at] = true
        end
        local theirs = other.dislodged[index]
        for _, at in ipairs(theirs and theirs.places or {}) do
            if not known[at] then
                refused[#refused + 1] = { unit.power, unit.unit .. " - " .. at }
            end
        end
        local is_theirs = {}
        for _, at in ipairs(theirs and theirs.places or {}) do
            is_theirs[at] = true
        end
        for _, at in ipairs(unit.places) do
            place = place or not is_theirs[at] and at or nil
        end
        if #unit.places > 0 then
            retreats[#retreats + 1] = { unit.power, place and unit.unit .. " - " .. place
                or "D " .. unit.unit }
        end
        ends[unit.unit] = place or "gone"
    end
    return retreats, refused, ends
end

local function scenario_text(search, case, name, rules, sides)
    local orders, units = {}, {}
    for number, unit in ipairs(case.units) do
        if case.orders[number] then
            orders[#orders + 1] = { unit[1], order_text(search.board, case, number) }
        else
            units[#units + 1] = { unit[1], unit_text(unit) }
        end
    end
    local retreats, refused, ends = retreat_rows(sides[1], sides[2])
    if #retreats == 0 then
        refused = {}
    end
    return "case {\n" .. string.format("    name = %s,\n", quote(name)) .. rules_text(rules)
        .. lists_text("units", units) .. lists_text("orders", orders)
        .. lists_text("refused", refused) .. lists_text("retreats", retreats)
        .. expect_text(search.board, sides[1], ends) .. "}\n"
end

-- Each case under both rule sets: { text }. `names`: what these are called.
function phases_showing.scenarios(search, list, names)
    local texts = { 'local case = require "diplomacy.case"\n' }
    for number, case in ipairs(list) do
        local a, b = outcome_of(search, case, search.a), outcome_of(search, case, search.b)
        local name = "difference " .. number .. ", under "
        texts[#texts + 1] = scenario_text(search, case, name .. names[1], search.a, { a, b })
        texts[#texts + 1] = scenario_text(search, case, name .. names[2], search.b, { b, a })
    end
    return { text = table.concat(texts, "\n") }
end

return phases_showing
