-- Tells a phase of Diplomacy on which two rule sets differ: who stands where and does what, and of
-- each unit that comes out otherwise both verdicts, with what they rest on; in words, or as JSON.
local console = require "lawspeaker.cli.console"
local text = require "lawspeaker.cli.text"

local tell_phase = {}

local INDENT <const> = "  "
local COLOURS <const> = { succeeded = "green", failed = "red", void = "yellow" }

local function print_hung(head, words, colour)
    for index, line in ipairs(text.hang(text.escape(head), text.escape(words), console.width())) do
        local from, to = line:find("^%S+:", #head + 1)
        if index == 1 and colour and from then
            line = line:sub(1, from - 1) .. console.paint(line:sub(from, to), colour)
                .. line:sub(to + 1)
        end
        console.print(line)
    end
end

-- ---- In words ----

local function tell_units(found)
    local powers, lists = {}, {}
    for _, unit in ipairs(found.units) do
        if not lists[unit.power] then
            powers[#powers + 1], lists[unit.power] = unit.power, {}
        end
        table.insert(lists[unit.power], unit.order or unit.unit .. " without an order")
    end
    for _, power in ipairs(powers) do
        print_hung(("%s%-9s"):format(INDENT, power), table.concat(lists[power], ", "))
    end
end

local function verdict_words(verdict)
    local fate = verdict.dislodged and (", dislodged by %s"):format(verdict.attacker) or ""
    local strength = verdict.against
        and (", strength %d against %d"):format(verdict.strength, verdict.against)
        or (", strength %d"):format(verdict.strength)
    return ("%s: %s%s%s"):format(verdict.result, verdict.sentence, strength, fate)
end

local function tell_verdict(letter, verdict)
    print_hung(("%s  %s  "):format(INDENT, letter), verdict_words(verdict),
        COLOURS[verdict.result])
    for _, fact in ipairs(verdict.facts) do
        local depth, words = fact:match "^( *)(.*)$"
        print_hung(INDENT .. "       " .. depth, words)
    end
end

local function is_other(one, other)
    return one.at ~= other.at or one.dislodged ~= other.dislodged or one.reason ~= other.reason
        or one.strength ~= other.strength
end

local function places_of(unit)
    return unit and #unit.places > 0 and text.list(unit.places) or "nowhere"
end

local function tell_retreats(found)
    for index, unit in ipairs(found.a.dislodged) do
        local other = found.b.dislodged[index]
        if other and other.unit == unit.unit and places_of(unit) ~= places_of(other) then
            print_hung(INDENT, unit.unit .. " may retreat")
            print_hung(INDENT .. "  A  ", "to " .. places_of(unit))
            print_hung(INDENT .. "  B  ", "to " .. places_of(other))
        end
    end
end

-- A difference, below what decides it, which is told already.
function tell_phase.print(found)
    print_hung(INDENT, "on the board " .. found.board)
    tell_units(found)
    console.print ""
    for number, one in ipairs(found.a.verdicts) do
        local other = found.b.verdicts[number]
        if is_other(one, other) then
            print_hung(INDENT, ("%s (%s)"):format(one.order, one.power))
            tell_verdict("A", one)
            tell_verdict("B", other)
        end
    end
    tell_retreats(found)
end

-- ---- As JSON ----

-- Texts of powers, places and orders need no escapes.
local function quote(words)
    return '"' .. words .. '"'
end

local function joined(items, form, open, close)
    local parts = {}
    for index, item in ipairs(items) do
        parts[index] = form(item)
    end
    return open .. table.concat(parts, ",") .. close
end

-- { power: [text, …] } of what a function says of each row; nil leaves one out.
local function by_power(rows, words)
    local powers, lists = {}, {}
    for _, row in ipairs(rows) do
        local said = words(row)
        if said and not lists[row.power] then
            powers[#powers + 1], lists[row.power] = row.power, {}
        end
        if said then
            table.insert(lists[row.power], said)
        end
    end
    return joined(powers, function(power)
        return quote(power) .. ":" .. joined(lists[power], quote, "[", "]")
    end, "{", "}")
end

local function rules_text(rules)
    return joined(rules, function(rule)
        return quote(rule[1]) .. ":"
            .. (type(rule[2]) == "string" and quote(rule[2]) or tostring(rule[2]))
    end, "{", "}")
end

-- The position as `law resolve` reads it, under the rules of one side.
local function position_text(found, rules)
    local units = by_power(found.units, function(unit) return unit.unit end)
    local orders = by_power(found.units, function(unit) return unit.order end)
    return ('{"game":"diplomacy","map":%s,"phase":{"year":1901,"season":"Spring",'
        .. '"type":"Movement"},"units":%s,"orders":%s,"rules":%s}'):format(quote(found.map), units,
        orders, rules_text(rules))
end

local function verdict_text(verdict)
    local parts = { ('"power":%s,"order":%s,"result":%s,"reason":%s,"at":%s,"strength":%d'):format(
        quote(verdict.power), quote(verdict.order), quote(verdict.result), quote(verdict.reason),
        quote(verdict.at), verdict.strength) }
    parts[#parts + 1] = verdict.by_convoy and '"by_convoy":true' or nil
    parts[#parts + 1] = verdict.by and '"by":' .. quote(verdict.by) or nil
    parts[#parts + 1] = verdict.dislodged
        and ('"dislodged":true,"attacker":%s'):format(quote(verdict.attacker)) or nil
    parts[#parts + 1] = verdict.paradox and '"paradox":' .. verdict.paradox or nil
    return ("%s:{%s}"):format(quote(verdict.unit), table.concat(parts, ","))
end

local function outcome_text(outcome)
    return ('{"verdicts":%s,"may_retreat":%s}'):format(
        joined(outcome.verdicts, verdict_text, "{", "}"),
        joined(outcome.dislodged, function(unit)
            return quote(unit.unit) .. ":" .. joined(unit.places, quote, "[", "]")
        end, "{", "}"))
end

-- The members of a difference's line but for those that say what decides.
function tell_phase.json(found)
    return ('"position_a":%s,"position_b":%s,"a":%s,"b":%s'):format(
        position_text(found, found.rules_a), position_text(found, found.rules_b),
        outcome_text(found.a), outcome_text(found.b))
end

return tell_phase
