-- Events in words. What is said of one is made from what its viewer may see of it: rows have their
-- names where the viewer sees those, and one that it does not see is "a hidden unit".
local core = require "lawspeaker.core"

local wording = {}

local function kind_words(text)
    return (string.gsub(string.match(text, "^[^/]*"), "_", " "))
end

-- A row by its text in the state or view `state`, in which it is `text`.
local function row_words(state, viewer, text)
    local alias, name, is_alone = core.row_seen(state, viewer, text)
    if not alias and viewer == false then
        return text -- it is no longer there
    elseif not alias then
        return "a hidden " .. kind_words(text)
    elseif not name then
        return alias
    end
    return is_alone and name or string.format("%s (%s)", name, alias)
end

-- The table whose rows have a list each in the zone of this name.
local function table_of_zone(state, name)
    for _, zone in ipairs(core.schema_describe(core.state_schema(state)).zones) do
        if zone.name == name then
            return zone.each
        end
    end
end

-- A place by its text: that of a row which has a name of its own by that, "field C".
local function place_words(state, viewer, text)
    local zone, id = string.match(text, "^([^/]*)/(%d+)$")
    local form = zone and table_of_zone(state, zone)
    if form and form ~= "player" then
        local _, name, is_alone = core.row_seen(state, viewer, form .. "/" .. id)
        return name and is_alone and zone .. " " .. name or text
    end
    return text
end

-- Data of an entry, rows in it as those of the truth.
local function value_words(known, data, separator)
    if data == nil then
        return "nothing"
    elseif type(data) ~= "table" then
        return tostring(data)
    elseif type(data.row) == "string" then
        return row_words(known.state, known.player, data.row)
    elseif type(data.place) == "string" then
        return place_words(known.state, known.player, data.place)
    end
    local parts = {}
    if core.json_is_object(data) then
        for index, key in ipairs((core.keys(data))) do
            parts[index] = key .. ": " .. value_words(known, data[key], " ")
        end
        return table.concat(parts, ", ")
    end
    for index, item in ipairs(data) do
        parts[index] = value_words(known, item, " ")
    end
    return #parts == 0 and "none" or table.concat(parts, separator or ", ")
end

-- ---- Entries of the host ----

local own = {}

function own.phase(_, _, told)
    return "phase " .. told.name
end

function own.step(_, _, told)
    return "step " .. told.name .. " begins"
end

function own.step_end(_, _, told)
    return "step " .. told.name .. " ends"
end

function own.asked(_, _, told)
    return string.format("%s is asked: %s", told.player, told.name)
end

local answer_words

-- An answer to a slot or part: what could be taken for several is put together.
local function inner_words(known, data, kind)
    local name, inner = kind, nil
    if type(kind) == "table" then
        name, inner = kind[1], kind[2]
    end
    if name == "text" then
        return (core.json_encode(data))
    end
    local words = answer_words(known, data, name, inner)
    return (name == "slots" or name == "proposal") and "(" .. words .. ")" or words
end

-- An answer to a question of this kind, in the form in which a player could give it; `inner`: the
-- kinds of its slots or parts, as record.asked has them.
function answer_words(known, data, kind, inner)
    if kind ~= "slots" and kind ~= "proposal" then
        return value_words(known, data, kind == "choice" and " " or ", ")
    end
    local parts = {}
    for index, entry in ipairs(kind == "slots" and data or inner or {}) do
        if kind == "slots" then
            parts[index] = value_words(known, entry[1]) .. ": "
                .. inner_words(known, entry[2], inner and inner[index] or "choice")
        else
            parts[index] = entry[1] .. ": " .. inner_words(known, data[entry[1]], entry[2])
        end
    end
    return #parts == 0 and "none" or table.concat(parts, ", ")
end

function own.answered(known, _, told, data)
    if told.answer == nil then
        return told.player .. " has answered"
    end
    local asked = known.kinds[data.question] or {}
    return string.format("%s: %s%s", told.player, answer_words(known, data.answer, asked[1],
        asked[2]), data.default and " (by default)" or "")
end

function own.rolled(known, _, told, data)
    if told.dice == nil then
        return string.format("drawn (%s): %s", told.purpose, value_words(known, data.drew))
    end
    local results = told.results or {}
    local sum = #results > 1 and table.concat(results, " + ") .. " = " or ""
    return string.format("%s (%s): %s%d", told.dice, told.purpose, sum, told.total)
end

function own.shuffled(known, _, told)
    return place_words(known.state, known.player, told.place) .. " is shuffled"
end

-- A note without a template, or of a field that its template does not name, tells all fields.
function own.note(known, notes, told, data)
    local template = notes and notes[told.name]
    if template then
        return (string.gsub(template, "{([%w_]+)}", function(field)
            return value_words(known, data.fields[field])
        end))
    end
    local parts = {}
    for index, key in ipairs((core.keys(data.fields))) do
        parts[index] = key .. " " .. value_words(known, data.fields[key])
    end
    return told.name .. (#parts > 0 and ": " .. table.concat(parts, ", ") or "")
end

function own.waits(_, _, told)
    return "waits at " .. told.hash
end

function own.finished(_, _, told)
    local reason = told.reason and ": " .. told.reason or ""
    if #told.winners == 0 then
        return (told.draw and "a draw" or "the game is over") .. reason
    end
    return string.format("%s %s%s", table.concat(told.winners, " and "),
        #told.winners == 1 and "wins" or "win", reason)
end

function own.undone(_, _, told)
    local across = {}
    across[#across + 1] = told.rolls and "dice" or nil
    across[#across + 1] = told.revealed and "what was revealed" or nil
    -- What others have answered in secret does not count: it may be all that there was.
    local answers = told.answers == 0 and "something is" or string.format("%d answer%s",
        told.answers, told.answers == 1 and " is" or "s are")
    return string.format("%s taken back%s", answers, #across > 0 and ", across "
        .. table.concat(across, " and ") or "")
end

-- The sentence of an entry of the host: `told` is what its viewer may see of it, `data` all of it.
function wording.own(known, notes, told, data)
    return own[told.event](known, notes, told, data)
end

-- ---- Changes of the state ----

local function cell_words(value)
    if type(value) == "table" then
        local parts = {}
        for index, item in ipairs(value) do
            parts[index] = tostring(item)
        end
        return #parts == 0 and "none" or table.concat(parts, ", ")
    end
    return value == nil and "none" or value == "" and '""' or tostring(value)
end

local changes = {}

function changes.set(state, told)
    local what = told.global or row_words(state, false, told.row) .. " " .. told.column
    if told.index then
        what = string.format("%s[%d]", what, told.index)
    end
    return string.format("%s %s → %s", what, cell_words(told.before),
        told.unseen and "hidden" or cell_words(told.after))
end

function changes.added(state, told)
    return row_words(state, false, told.row) .. " appears" .. (told.to
        and " in " .. place_words(state, false, told.to) or "")
end

function changes.removed(state, told)
    local words = core.row_seen(state, false, told.row) and row_words(state, false, told.row)
        or told.row
    return words .. " disappears" .. (told.from
        and " from " .. place_words(state, false, told.from) or "")
end

function changes.moved(state, told)
    local words, to = row_words(state, false, told.row), place_words(state, false, told.to)
    if told.from == told.to then
        return string.format("%s is now number %d in %s", words, told.position, to)
    end
    return string.format("%s goes from %s to %s", words, place_words(state, false, told.from), to)
end

function changes.count(state, told)
    local more = told.after - told.before
    if more == 0 then -- what has come into sight was there before
        return string.format("%s has %d, as before", told.place, told.after)
    end
    return string.format("%s has %d %s", place_words(state, false, told.place), math.abs(more),
        more > 0 and "more" or "fewer")
end

function changes.order(state, told)
    return place_words(state, false, told.place) .. " has a new order"
end

changes.reordered = changes.order

function changes.revealed(state, told)
    return string.format("%s is shown to %s", row_words(state, false, told.row),
        table.concat(told.viewers, ", "))
end

function changes.block(_, told)
    return told.block .. " changes"
end

-- The sentence of a change, with rows as they are in `state`: the truth, or a view.
function wording.change(state, told)
    return changes[told.event](state, told)
end

-- The sentence of any event of the truth, as a save has it.
function wording.any(known, notes, event)
    if own[event.event] then
        return own[event.event](known, notes, event, event)
    end
    return changes[event.event](known.state, event)
end

return wording
