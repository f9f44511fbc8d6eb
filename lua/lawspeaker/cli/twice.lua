-- Whether a scenario comes out twice in the same way: what of its report is compared, and in which
-- sentence a difference is told. It runs nothing.
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local twice = {}

-- Plain data as bytes, keys in their order, so that equal data are equal bytes.
local function write(value, parts)
    if type(value) ~= "table" then
        parts[#parts + 1] = math.type(value) == "float" and ("%a"):format(value) or tostring(value)
        return
    end
    local keys = {}
    for key in pairs(value) do
        keys[#keys + 1] = key
    end
    table.sort(keys, function(a, b)
        return type(a) == type(b) and a < b or type(a) ~= type(b) and type(a) == "number"
    end)
    parts[#parts + 1] = "{"
    for _, key in ipairs(keys) do
        parts[#parts + 1] = type(key) .. tostring(key) .. "="
        write(value[key], parts)
        parts[#parts + 1] = ","
    end
    parts[#parts + 1] = "}"
end

-- A hash of plain data.
local function digest(value)
    local parts = {}
    write(value, parts)
    return host.hash(table.concat(parts))
end

twice.hash = digest

-- What is kept of a report to be compared; plain data.
function twice.digest(report)
    local events = {}
    for index, event in ipairs(report.events or {}) do
        events[index] = event.text or event.event
    end
    local ending = report.result and "the game is over" or report.pending
    return { events = events, ending = ending, hash = report.hash, checks = report.checks,
        failures = report.failures, whole = digest { report.events or {}, report.result or {},
            report.turns, report.failed_turns } }
end

local function say_failures(failures)
    return #failures == 0 and "it passes" or "it fails, " .. failures[#failures]
end

-- The first of two lists' entries that differ, in words.
local function say_event(there, here)
    for index = 1, math.max(#there, #here) do
        if there[index] ~= here[index] then
            local function shown(events)
                return events[index] and text.quote(events[index]) or "nothing more"
            end
            return shown(there), shown(here)
        end
    end
end

-- In which the same scenario differs in another process and here; nothing when it does not.
function twice.difference(there, here)
    if not there then
        return "it is not declared there"
    end
    local event_there, event_here = say_event(there.events, here.events)
    if digest(there.failures) ~= digest(here.failures) then
        return ("there %s; here %s"):format(say_failures(there.failures),
            say_failures(here.failures))
    elseif event_there then
        return ("there %s happens, here %s"):format(event_there, event_here)
    elseif there.ending ~= here.ending then
        return ("there %s, here %s"):format(there.ending or "there is no game",
            here.ending or "there is none")
    elseif there.hash ~= here.hash then
        return ("the game comes to the hash %s there, %s here"):format(there.hash or "-",
            here.hash or "-")
    elseif there.whole ~= here.whole or there.checks ~= here.checks then
        return "the same words are told of another game"
    end
end

return twice
