-- What is counted of a match while it is played, for tournaments and for what is told of balance:
-- answers by their first word, what the log says by its rules and notes, and who led.
local core = require "lawspeaker.core"
local crossing = require "lawspeaker.crossing"
local objects = require "lawspeaker.game.objects"

local tallying = {}

local WORDS_MOST <const> = 60 -- words of one field that are told apart; the others are "…"
local NAMES_MOST <const> = 1000 -- and answers, rules or notes

-- `seat_of`: by player.
function tallying.new(match)
    local seat_of = {}
    for seat, player in ipairs(match.players) do
        seat_of[player] = seat
    end
    return { seat_of = seat_of, seats = #match.players, answers = {}, defaults = {}, refusals = {},
        rules = {}, notes = {}, lost = {}, owners = {}, at = 0, batches = 0, lead_changes = 0,
        scores = {} }
end

-- ---- Counters that keep the order in which their names came ----

local function entry_of(list, name, make, most)
    if not list[name] then
        if #list >= (most or NAMES_MOST) and name ~= "…" then
            return entry_of(list, "…", make)
        end
        list[name] = make(name)
        list[#list + 1] = list[name]
    end
    return list[name]
end

local function new_counter(name)
    return { name = name, count = 0 }
end

-- The list of a counter, without its index by name.
local function plain_list(list, change)
    local plain = {}
    for index, entry in ipairs(list) do
        plain[index] = change and change(entry) or entry
    end
    return plain
end

-- ---- Answers ----

-- What an answer is counted as: its first word, or what it is.
local function word_of(value)
    if type(value) == "table" and not objects.is_row(value) then
        return #value > 0 and word_of(value[1]) or "none"
    elseif objects.is_row(value) then
        return (core.row_parts(value))
    end
    return type(value) == "number" and "number" or tostring(value)
end

-- An entry that counts by seat, of what `made` says.
local function new_by_seat(tally, made)
    made.by_seat = {}
    for index = 1, tally.seats do
        made.by_seat[index] = 0
    end
    return made
end

local function count_word(tally, name, kind, value, seat)
    local word = kind == "text" and "text" or word_of(value)
    local entry = entry_of(tally.answers, name .. ": " .. word, function()
        return new_by_seat(tally, { name = name, word = word })
    end)
    if entry.by_seat[seat] then
        entry.by_seat[seat] = entry.by_seat[seat] + 1
    end
end

local function count_value(tally, name, record, value, seat)
    if record.kind == "slots" then
        for index, form in ipairs(record.slots) do
            count_value(tally, name, form, value[index][2], seat)
        end
    elseif record.kind == "proposal" then
        for _, part in ipairs(record.parts) do
            count_value(tally, name .. "." .. part.name, part, value[part.name], seat)
        end
    elseif record.kind == "pick" then
        for _, item in ipairs(value) do
            count_word(tally, name, "choice", item, seat)
        end
    else
        count_word(tally, name, record.kind, value, seat)
    end
end

-- An answer to a question, the value in the terms of the match.
function tallying.answered(tally, record, value)
    count_value(tally, record.name, record, value, tally.seat_of[record.player])
end

-- ---- The log ----

local function count_note(tally, told)
    local note = entry_of(tally.notes, told.name, function(name)
        return { name = name, count = 0, fields = {} }
    end)
    note.count = note.count + 1
    for _, key in ipairs((core.keys(told.fields or {}))) do
        local value = told.fields[key]
        if type(value) == "string" then
            local field = entry_of(note.fields, key, function(name)
                return { name = name, words = {} }
            end)
            local word = string.match(value, "^[%w_.:/%-]+") or "…"
            local counter = entry_of(field.words, word, new_counter, WORDS_MOST)
            counter.count = counter.count + 1
        end
    end
end

-- Rows that leave the game, by their table and the player in their column `owner`.
local function count_lost(tally, event)
    if event.event == "set" and event.column == "owner" then
        tally.owners[event.row] = event.after or tally.owners[event.row] -- nil: it is removed next
    elseif event.event == "removed" then
        local seat = tally.seat_of[tally.owners[event.row]]
        local entry = entry_of(tally.lost, string.match(event.row, "^[^/]*"), function(name)
            return new_by_seat(tally, { name = name, count = 0 })
        end)
        entry.count = entry.count + 1
        if seat then
            entry.by_seat[seat] = entry.by_seat[seat] + 1
        end
    end
end

-- What the log of a match has got since the last time.
function tallying.read_log(tally, match)
    local log = match.rec.log
    local count = core.log_count(log)
    while tally.at < count do
        local to, rule, kind, more = core.log_entry(log, tally.at)
        if rule and rule ~= "" then
            local counter = entry_of(tally.rules, rule, new_counter)
            counter.count = counter.count + 1
        end
        local members = not kind and string.match(more, "^note\n(.*)$")
        if members then
            count_note(tally, core.json_decode("{" .. members .. "}"))
        elseif kind == "added" or kind == "set" or kind == "removed" then
            for index = tally.at + 1, to do
                local event = core.log_get(log, index)
                if type(event) == "table" then
                    count_lost(tally, event)
                end
            end
        end
        tally.at = to
    end
end

-- ---- Who leads ----

-- The seat that stands best, or nil where several do.
local function leader(scores)
    local best
    for seat, score in ipairs(scores) do
        if not best or score > scores[best] then
            best = seat
        end
    end
    for seat, score in ipairs(scores) do
        if seat ~= best and score == scores[best] then
            return nil
        end
    end
    return best
end

-- The match has gone on.
function tallying.advanced(tally, match)
    tally.batches = tally.batches + 1
    local details = core.match_details(match)
    if details.rec then
        tallying.read_log(tally, details)
    end
    local scores = crossing.scores(match)
    table.insert(tally.scores, scores)
    local first = scores and leader(scores)
    if first then
        if tally.leader and tally.leader ~= first then
            tally.lead_changes = tally.lead_changes + 1
        end
        tally.leader = first
    end
end

-- All of it as plain data: answers, a list of { name, word, by_seat }; rules, of { name, count };
-- notes, of { name, count, fields = { { name, words = { { name, count } } } } }; lost, of rows that
-- left the game, { name, count, by_seat of those who owned them }; lead_changes; half_scores, by
-- seat when half of the match was over, where the game has scores.
function tallying.plain(tally)
    return { answers = plain_list(tally.answers), rules = plain_list(tally.rules),
        notes = plain_list(tally.notes, function(note)
            return { name = note.name, count = note.count,
                fields = plain_list(note.fields, function(field)
                    return { name = field.name, words = plain_list(field.words) }
                end) }
        end),
        lost = plain_list(tally.lost), lead_changes = tally.lead_changes,
        half_scores = tally.scores[(#tally.scores + 1) // 2] }
end

return tallying
