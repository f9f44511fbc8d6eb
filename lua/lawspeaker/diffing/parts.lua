-- What two finished turns of one case differ in, part by part: a list of { part, subject, a, b },
-- the weightiest first. A part is "verdict", "units", "books" and so on; subjects are units,
-- symbols, players and regions.
local cases = require "lawspeaker.diffing.cases"
local core = require "lawspeaker.core"
local turn = require "lawspeaker.turn"

local parts = {}

-- ---- By part: what came of a turn, as { subject, words } pairs ----

local readers = {}

function readers.verdict(result, add)
    for _, verdict in ipairs(result.verdicts) do
        local words = verdict.result
        words = verdict.displaced and words .. ", displaced" or words
        words = verdict.carried and words .. ", carried " .. verdict.carried or words
        add(verdict.unit, words)
    end
end

local function of_list(list, subject, value)
    return function(result, add)
        for _, entry in ipairs(result[list]) do
            add(entry[subject], tostring(entry[value]))
        end
    end
end

local function of_names(list)
    return function(result, add)
        for _, name in ipairs(result[list]) do
            add(name, "yes")
        end
    end
end

readers.fled = of_list("fled", "unit", "to")
readers.removed = of_names "removed"
readers.units = of_list("units", "id", "at")
readers.books = of_list("books", "symbol", "at")
readers.link_points = of_list("link_points", "symbol", "at")
readers.control = of_list("control", "symbol", "player")
readers.winners = of_names "winners"
readers.out = of_names "out"
readers.actions = of_list("actions", "player", "count")
readers.conflicted = of_names "conflicted"

function readers.supplied(result, add)
    for _, entry in ipairs(result.supplied) do
        add(entry.player, table.concat(entry.actions, ", "))
    end
end

function readers.unsupplied(result, add)
    for _, entry in ipairs(result.unsupplied) do
        local words = {}
        for index, action in ipairs(entry.actions) do
            words[index] = action.text .. ": " .. action.reason
        end
        add(entry.player, table.concat(words, ", "))
    end
end

function readers.draw(result, add)
    add("the game", result.draw and "drawn" or "not drawn")
end

function readers.reason(result, add)
    for _, verdict in ipairs(result.verdicts) do
        add(verdict.unit, verdict.reason
            .. (verdict.carry_reason and ", " .. verdict.carry_reason or ""))
    end
end

function readers.strength(result, add)
    for _, verdict in ipairs(result.verdicts) do
        add(verdict.unit, tostring(verdict.strength))
    end
end

local ORDER <const> = { "verdict", "fled", "removed", "units", "books", "winners", "draw",
    "actions", "supplied", "unsupplied", "link_points", "control", "out", "reason", "strength",
    "conflicted" }

-- ---- Comparing ----

local function read(reader, result)
    local values, names = {}, {}
    reader(result, function(subject, words)
        values[subject] = words
        names[#names + 1] = subject
    end)
    return values, names
end

-- The differences between two results as turn.result gives them.
function parts.between(a, b)
    local list = {}
    for _, part in ipairs(ORDER) do
        local values, names = read(readers[part], a)
        local others, more = read(readers[part], b)
        for _, name in ipairs(more) do
            names[#names + 1] = values[name] == nil and name or nil
        end
        for _, name in ipairs(names) do
            if values[name] ~= others[name] then
                list[#list + 1] = { part = part, subject = name, a = values[name] or "-",
                    b = others[name] or "-" }
            end
        end
    end
    return list
end

local function verdict_of(made, unit)
    for number, other in ipairs(core.position_units((core.turn_parents(made)))) do
        if other.id == unit then
            local verdict = core.turn_verdict(made, number)
            return verdict.result .. " " .. verdict.reason
        end
    end
end

-- What kind of difference a case shows, as a text that is the same for all of its kind: how
-- verdicts differ, whoever's they are, or else which part differs first.
function parts.kind(case, a, b)
    local start = cases.position(case)
    local one, other = cases.play(case, a, start), cases.play(case, b, start)
    local list = parts.between(turn.result(one), turn.result(other))
    if #list == 0 then
        return "views"
    elseif list[1].part ~= "verdict" then
        return list[1].part
    end
    local kinds = {}
    for index, difference in ipairs(list) do
        if difference.part == "verdict" then
            kinds[index] = verdict_of(one, difference.subject) .. ", "
                .. verdict_of(other, difference.subject)
        end
    end
    table.sort(kinds)
    return "verdict " .. table.concat(kinds, "; ")
end

return parts
