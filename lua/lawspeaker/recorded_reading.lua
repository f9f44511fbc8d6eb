-- A line of a recorded game of Diplomacy, taken apart. What is wrong with one is raised, as a value
-- that `message` knows.
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"

local reading = {}

local Mistake <const> = {}

function reading.fail(message, ...)
    error(setmetatable({ message = string.format(message, ...) }, Mistake), 0)
end

-- What a mistake says; nil where something else was raised.
function reading.message(raised)
    return getmetatable(raised) == Mistake and raised.message or nil
end

-- The value; or its message is that of a mistake at a path.
function reading.assert(path, value, message)
    if not value then
        reading.fail("%s: %s", path, message)
    end
    return value
end

-- ---- The parts of a line ----

local function is_object(value)
    return type(value) == "table" and core.json_is_object(value)
end

local function is_list(value)
    return type(value) == "table" and not core.json_is_object(value)
end

local function check_texts(list, path)
    for index, words in ipairs(list) do
        if type(words) ~= "string" then
            reading.fail("%s[%d]: expected a text", path, index)
        end
    end
end

-- An object { power: [text, …] } as a plain table.
local function by_power(value, path)
    if not is_object(value) then
        reading.fail("%s: expected an object with a list of texts by power", path)
    end
    local made = {}
    for _, power in ipairs((core.keys(value))) do
        local list = value[power]
        if not is_list(list) then
            reading.fail("%s.%s: expected a list of texts", path, power)
        end
        check_texts(list, path .. "." .. power)
        made[power] = list
    end
    return made
end

local function state(value, path)
    if not is_object(value) then
        reading.fail("%s: expected an object with units, dislodged and centers", path)
    end
    local made = {}
    for _, name in ipairs { "units", "dislodged", "centers" } do
        made[name] = by_power(value[name], path .. "." .. name)
    end
    for _, name in ipairs((core.keys(value))) do
        if not made[name] then
            reading.fail("%s: no field %q; there is units, dislodged, centers", path, name)
        end
    end
    return made
end

local SEASONS <const> = { "Spring", "Fall" }
local TYPES <const> = { "Movement", "Retreat", "Adjustment" }

local function one_of(value, choices, path)
    for _, choice in ipairs(choices) do
        if value == choice then
            return value
        end
    end
    reading.fail("%s: expected %s%s", path, table.concat(choices, ", "),
        type(value) == "string" and string.format(", got %q", value) or "")
end

local function phase(value)
    if not is_object(value) then
        reading.fail("phase: expected an object with year, season and type")
    elseif math.type(value.year) ~= "integer" then
        reading.fail("phase.year: expected an integer")
    end
    return { year = value.year, season = one_of(value.season, SEASONS, "phase.season"),
        type = one_of(value.type, TYPES, "phase.type") }
end

local FIELDS <const> = { "game", "n", "phase", "before", "orders", "after", "next", "void",
    "may_retreat" }

local function check_fields(value)
    local known = {}
    for _, name in ipairs(FIELDS) do
        known[name] = true
    end
    for _, name in ipairs((core.keys(value))) do
        if not known[name] then
            reading.fail("no field %q%s", name, near.hint(name, FIELDS))
        end
    end
end

-- The record in a line.
function reading.record(line)
    local value, message = core.json_decode(line)
    if message then
        reading.fail("it is no JSON: %s", message)
    elseif not is_object(value) then
        reading.fail("expected an object, a phase of a recorded game")
    end
    check_fields(value)
    if value.phase == nil then
        reading.fail("no phase; a line of a recorded game has game, n, phase, before, orders and "
            .. "after (Recorded games, in diplomacy/notes.md)")
    elseif type(value.game) ~= "string" and math.type(value.game) ~= "integer" then
        reading.fail("game: expected a text or an integer")
    elseif math.type(value.n) ~= "integer" then
        reading.fail("n: expected an integer")
    end
    return { game = value.game, n = value.n, phase = phase(value.phase),
        before = state(value.before, "before"), after = state(value.after, "after"),
        orders = by_power(value.orders, "orders"), void = value.void,
        may_retreat = value.may_retreat }
end

-- ---- What it says ----

-- Texts of units that have been read: { type, place }. There are few different ones.
local seen = {}

-- The units of a state where all texts have been seen, in the order of the powers.
local function seen_units(board, texts)
    local units, count = {}, 0
    for _, power in ipairs(board.powers) do
        for _, words in ipairs(texts[power] or {}) do
            local unit = seen[words]
            if not unit then
                return nil
            end
            units[#units + 1] = { power, unit[1], unit[2] }
        end
    end
    for _, list in pairs(texts) do
        count = count + #list
    end
    return count == #units and units or nil
end

-- The units of a state, as a board takes them.
function reading.units(board, texts, path)
    local units = seen_units(board, texts)
    if units then
        return units
    end
    units = reading.assert(path, board:units(texts))
    local number = 0
    for _, power in ipairs(board.powers) do
        for _, words in ipairs(texts[power] or {}) do
            number = number + 1
            seen[words] = { units[number][2], units[number][3] }
        end
    end
    return units
end

local function check_powers(board, texts, path)
    local known = {}
    for _, power in ipairs(board.powers) do
        known[power] = true
    end
    for _, power in ipairs((core.keys(texts))) do
        if not known[power] then
            reading.fail("%s: no power %q%s", path, power, near.hint(power, board.powers))
        end
    end
end

-- Who owns which centre, as a state has it; each is there once. `centres`: the provinces that have
-- one.
function reading.owners(board, texts, path, centres)
    local owners, count = {}, 0
    for _, power in ipairs(board.powers) do
        for _, centre in ipairs(texts[power] or {}) do
            if not centres[centre] then
                reading.fail("%s.%s: no centre is in %q", path, power, centre)
            elseif owners[centre] then
                reading.fail("%s.%s: %s is owned already, by %s", path, power, centre,
                    owners[centre])
            end
            owners[centre] = power
        end
        count = count + (texts[power] and 1 or 0)
    end
    for _ in pairs(texts) do
        count = count - 1
    end
    if count < 0 then
        check_powers(board, texts, path)
    end
    return owners
end

-- The texts of units, by power, as the board writes them.
local function plain(board, texts, name)
    local made = {}
    for _, unit in ipairs(reading.units(board, texts, "before." .. name)) do
        made[unit[1]] = made[unit[1]] or {}
        table.insert(made[unit[1]], unit[2] .. " " .. unit[3])
    end
    return made
end

-- The first text of a power in one state's part that another state's lacks: that, the power.
local function lacking(board, texts, others)
    for _, power in ipairs(board.powers) do
        local known = {}
        for _, words in ipairs(others[power] or {}) do
            known[words] = true
        end
        for _, words in ipairs(texts[power] or {}) do
            if not known[words] then
                return words, power
            end
        end
    end
end

-- In words what is otherwise in a state than in the one of the line before, which it follows; or
-- nothing. A unit may be written in several ways.
function reading.break_between(board, after, before)
    for _, name in ipairs { "units", "dislodged", "centers" } do
        local gone, its = lacking(board, after[name], before[name])
        local come, new = lacking(board, before[name], after[name])
        if (gone or come) and name ~= "centers" then
            local old, now = plain(board, after[name], name), plain(board, before[name], name)
            gone, its = lacking(board, old, now)
            come, new = lacking(board, now, old)
        end
        if gone then
            return string.format("before.%s.%s: no %q, which the line before has in after.%s",
                name, its, gone, name)
        elseif come then
            return string.format("before.%s.%s: %q is not in after.%s of the line before", name,
                new, come, name)
        end
    end
end

-- Whether the record lists an order among those that nothing could carry out.
function reading.is_void(record, power, words)
    local list = is_object(record.void) and record.void[power] or record.void
    for _, one in ipairs(is_list(list) and list or {}) do
        if one == words then
            return true
        end
    end
    return false
end

-- Whether a record says that a unit may retreat somewhere: `may_retreat` has a list of places by
-- unit, or by power and unit.
function reading.may_retreat(board, record, unit, to)
    local may = record.may_retreat
    if is_object(may) and is_object(may[unit[1]]) then
        may = may[unit[1]]
    end
    local list = is_object(may) and may[unit[2] .. " " .. unit[3]]
    for _, place in ipairs(is_list(list) and list or {}) do
        if type(place) == "string" and board:find(place) == to then
            return true
        end
    end
    return false
end

return reading
