-- The record of a match: a log of all changes of its state and of what its rules did, and what of
-- it a player or an onlooker may see.
--
-- Nothing is filtered while the match is played. A viewer's events come from going through the log
-- again on a state of its own: what changed is what differs between its views before and after, so
-- that two games which look the same to a viewer give it the same events. What an event means in
-- words is wording.lua's.
local answer = require "lawspeaker.game.answer"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local say = require "lawspeaker.say"
local wording = require "lawspeaker.game.wording"

local record = {}

-- ---- Writing ----

-- Bytes that an entry may have: with what its line has beside them, as many as whoever reads a save
-- takes of one.
local ENTRY_MOST <const> = 1000000

-- A record of all that happens to a state from now on.
function record.new(state)
    local rec = { base = core.state_clone(state), log = core.log_new(core.state_schema(state)),
        viewers = {} }
    record.watch(rec, state)
    return rec
end

-- Notes the changes of this state from now on; nil: of none.
function record.watch(rec, state)
    if rec.watched then
        core.state_watch(rec.watched, nil)
    end
    if state then
        core.state_watch(state, rec.log)
    end
    rec.watched = state
end

-- Entries made from now on bear this rule number; nil: none.
function record.rule(rec, rule)
    rec.rule = rule
    core.log_rule(rec.log, rule)
end

-- An entry that is no change of the state: what it tells, and its members as plain data. Nil and
-- why when it is too long.
local function try_add(rec, event, data)
    local text = assert(core.json_encode(core.json_object(data)))
    if #text > ENTRY_MOST then
        return nil, string.format("%d bytes, where a record keeps at most %d at once", #text,
            ENTRY_MOST)
    end
    core.log_add(rec.log, event .. "\n" .. string.sub(text, 2, -2))
    return true
end

local function add(rec, event, data)
    local is_kept, problem = try_add(rec, event, data)
    if not is_kept then
        check.context(string.format("%s %s", event, data.name or data.purpose or "")):fail(problem)
    end
end

-- Who sees something, as data: nil is all.
function record.seen_by_data(seen_by)
    if seen_by == nil or seen_by == "all" then
        return nil
    elseif seen_by == "nobody" then
        return {}
    end
    return type(seen_by) == "table" and seen_by or { seen_by }
end

local seen_by_data = record.seen_by_data

-- Who sees what is answered to a question: "all", a list of players, or nil where that is not said.
function record.asked_seen_by(question)
    local seen_by = question.seen_by
    return seen_by == "all" and "all" or seen_by and seen_by_data(seen_by) or nil
end

-- What is wrong with who is to see something, or nil.
function record.seen_by_problem(players, seen_by)
    if seen_by == nil or seen_by == "all" or seen_by == "nobody" then
        return nil
    end
    local list = type(seen_by) == "table" and seen_by or { seen_by }
    if not core.list_length(list) then
        return "expected \"all\", \"nobody\", a player or a list of players, got a table"
    end
    for _, name in ipairs(list) do
        if not lists.has(players, name) then
            return string.format("expected \"all\", \"nobody\" or players, got %s%s",
                say.describe(name), near.hint(name, players))
        end
    end
end

function record.phase(rec, name)
    add(rec, "phase", { name = name })
end

-- `when`: "begin" or "end"; `packed`: the arguments, or what the step returned, as plain data;
-- with a `count` some of them may be nil.
function record.step(rec, when, name, packed)
    local values = {}
    for index = 1, packed.count or #packed do
        values[index] = packed[index] == nil and core.json_null or packed[index]
    end
    if when == "begin" then
        add(rec, "step", { name = name, arguments = values })
    else
        add(rec, "step_end", { name = name, returned = values })
    end
end

-- An entry under the rule of a question, where that has one.
local function add_under(rec, rule, event, data)
    core.log_rule(rec.log, rule or rec.rule)
    add(rec, event, data)
    core.log_rule(rec.log, rec.rule)
end

local inner_kinds

-- A kind, or { kind, kinds of what is in it }.
local function kind_data(form)
    local inner = inner_kinds(form)
    return inner and { form.kind, inner } or form.kind
end

-- The kinds of slots, in order, unless all are choices; of a proposal's parts { name, kind }.
function inner_kinds(form)
    local kinds, are_choices = {}, true
    for index, part in ipairs(form.parts or {}) do
        kinds[index] = { part.name, kind_data(part) }
        are_choices = false
    end
    for index, slot in ipairs(form.slots or {}) do
        kinds[index] = kind_data(slot)
        are_choices = are_choices and kinds[index] == "choice"
    end
    return not are_choices and kinds or nil
end

function record.asked(rec, question)
    add_under(rec, question.rule, "asked", { question = question.number,
        player = question.player, name = question.name, kind = question.kind,
        inner = inner_kinds(question), hidden = question.hidden })
end

-- An answer, once all of its batch are in. `how`: refused = answers that were refused before it,
-- default = whether they made it the default.
function record.answered(rec, question, value, how)
    add_under(rec, question.rule, "answered", { question = question.number,
        player = question.player, name = question.name, answer = answer.encode(question, value),
        refused = how and how.refused and how.refused > 0 and how.refused or nil,
        default = how and how.default and true or nil, hidden = question.hidden,
        seen_by = record.asked_seen_by(question) })
end

-- `roll`: { purpose, dice, total, results } or { purpose, drew = value, of = count }.
function record.rolled(rec, roll, seen_by)
    local drew
    if roll.drew ~= nil then
        drew = answer.encode_data(roll.drew)
    end
    add(rec, "rolled", { purpose = roll.purpose, dice = roll.dice, total = roll.total,
        results = roll.results, drew = drew, of = roll.of, seen_by = seen_by_data(seen_by) })
end

function record.shuffled(rec, place, purpose)
    add(rec, "shuffled", { place = place, purpose = purpose })
end

-- Nil and why when a field holds something that no record can keep.
function record.note(rec, name, fields, seen_by)
    local data, problem = answer.encode_data(fields or {})
    if data == nil then
        return nil, problem
    end
    return try_add(rec, "note", { name = name, fields = core.json_object(data),
        seen_by = seen_by_data(seen_by) })
end

-- The match stops at questions, or for good; `hash`: of everything that decides its future.
function record.waits(rec, hash)
    add(rec, "waits", { hash = hash })
end

function record.finished(rec, result)
    add(rec, "finished", { winners = result.winners or {}, draw = result.draw and true or false,
        reason = result.reason })
end

-- `info`: what was taken back. hidden: who gave answers to hidden questions among them; nil: none.
-- rolls_seen_by, revealed_to: who saw what was rolled or revealed; nil: all.
function record.undone(rec, info)
    add(rec, "undone", { answers = info.answers, rolls = info.rolls and true or false,
        revealed = info.revealed and true or false, hidden = info.hidden,
        rolls_seen_by = info.rolls_seen_by, revealed_to = info.revealed_to })
end

-- ---- Going back ----

-- How many entries there are. What follows a mark is from there on in core.log_lines and
-- core.log_entry, which count entries from 0 and take an end that is not included. For core.log_get
-- and core.log_fold, which count from 1 and include both ends, it begins at the mark + 1.
function record.mark(rec)
    return core.log_count(rec.log)
end

-- Takes back all entries since a mark. What viewers were told of them is taken back, too.
function record.cut(rec, mark)
    core.log_cut(rec.log, mark)
    for _, name in ipairs(rec.viewers) do
        local known = rec.viewers[name]
        if known.at > mark then
            while #known.events > 0 and known.entries[#known.events] > mark do
                known.reveals[#known.events] = nil
                known.events[#known.events], known.entries[#known.events] = nil, nil
            end
            known.state = core.state_clone(rec.base)
            core.log_fold(known.state, rec.log, 1, mark)
            known.view = known.player ~= false
                and core.state_view(known.state, known.player) or known.state
            known.at = mark
        end
    end
end

-- ---- Lines ----

local LINES_MOST <const> = 256 * 1024 -- bytes of lines that are made at once

-- The entries from one mark to another as lines of JSON, numbered from `number`; the number of the
-- next; and the mark behind them, which comes before `to` when that would be much text.
function record.lines(rec, from, to, number)
    return core.log_lines(rec.log, from, to, number, LINES_MOST)
end

-- ---- What a viewer may see ----

-- `seen_by`: as in an entry; `player`: nil for an onlooker, false for the truth.
local function sees(seen_by, player)
    return player == false or seen_by == nil or seen_by == "all"
        or player ~= nil and lists.has(seen_by, player)
end

-- Plain data as a viewer may see it: rows as it numbers them, "unit/?" for one that it does not
-- see.
local function seen_data(known, data)
    if type(data) ~= "table" then
        return data
    elseif type(data.row) == "string" then
        return core.row_seen(known.state, known.player, data.row)
            or string.match(data.row, "^[^/]*") .. "/?"
    elseif type(data.place) == "string" then
        return data.place
    end
    local copy = {}
    for _, key in ipairs((core.keys(data))) do
        copy[key] = seen_data(known, data[key])
    end
    return copy
end

-- The host's entries: what a viewer is told of each, or nil. The truth is told all as it is.
local filters = {}

function filters.phase(_, data)
    return data
end

filters.shuffled, filters.finished = filters.phase, filters.phase

-- Answers that a viewer does not know of do not count, nor does what it has not seen.
function filters.undone(known, data)
    local answers = data.answers
    for _, player in ipairs(data.hidden or {}) do
        answers = answers - (player ~= known.player and 1 or 0)
    end
    local rolls = data.rolls and sees(data.rolls_seen_by, known.player)
    local revealed = data.revealed and sees(data.revealed_to, known.player)
    return (rolls or revealed) and { answers = answers, rolls = rolls, revealed = revealed } or nil
end

-- The number of a question is told to its player alone: it says how many were asked before it,
-- hidden ones among them.
local function own_number(known, data)
    return data.player == known.player and data.question or nil
end

-- That a hidden question was asked is known to its player alone.
function filters.asked(known, data)
    if data.hidden and data.player ~= known.player then
        return nil
    end
    return { question = own_number(known, data), player = data.player, name = data.name,
        kind = data.kind, hidden = data.hidden }
end

-- The content of an answer goes to who gave it, and to whom the question lets see it.
function filters.answered(known, data)
    if data.hidden and data.player ~= known.player then
        return nil
    end
    local is_open = data.player == known.player
        or data.seen_by ~= nil and sees(data.seen_by, known.player)
    local told = { question = own_number(known, data), player = data.player, name = data.name }
    if is_open then
        told.default = data.default
        told.answer = seen_data(known, data.answer)
    end
    return told
end

function filters.rolled(known, data)
    if not sees(data.seen_by, known.player) then
        return nil
    end
    return { purpose = data.purpose, dice = data.dice, total = data.total,
        results = data.results, drew = seen_data(known, data.drew), of = data.of }
end

function filters.note(known, data)
    if not sees(data.seen_by, known.player) then
        return nil
    end
    return { name = data.name, fields = seen_data(known, data.fields) }
end

local function told_truth(known, data)
    local told = {}
    for _, key in ipairs((core.keys(data))) do
        told[key] = seen_data(known, data[key])
    end
    return told
end

-- `reveals`: it tells the viewer of what had been kept from it.
local function add_event(known, entry, event, rule, reveals)
    local number = #known.events + 1
    event.n, event.rule = number, rule
    known.events[number], known.entries[number] = event, entry
    known.reveals[number] = reveals or false
end

-- Whether one change of a view shows what was there before and not seen: a row that the change of
-- the truth has not made, or a cell that it has not set.
local function is_revelation(event, kind, truth)
    if kind == "revealed" then
        return true
    elseif event.event == "added" then
        return kind ~= "added"
    end
    return event.event == "set" and kind == "set"
        and (event.column or event.global) ~= truth.column
end

local function read_own(known, notes, entry, rule, bytes)
    local name, members = string.match(bytes, "^([^\n]*)\n(.*)$")
    local data = assert(core.json_decode("{" .. members .. "}"))
    local told
    if name == "asked" then
        known.kinds[data.question] = { data.kind, data.inner }
    end
    if known.player == false then
        told = told_truth(known, data)
    elseif filters[name] then
        told = filters[name](known, data)
    end
    if told then
        told.event = name
        told.text = wording.own(known, notes, told, data)
        add_event(known, entry, told, rule, name == "note" and data.seen_by ~= nil
            and data.seen_by ~= "all")
    end
end

-- The truth is told in the core's words, a change an event.
local function read_truth(known, rec, entry, rule)
    local line = record.lines(rec, entry, entry + 1, 1)
    core.log_fold(known.state, rec.log, entry + 1, entry + 1)
    if line == "" then
        return -- dice that moved on: what was rolled has an entry of its own
    end
    local told = assert(core.json_decode(line))
    told = told_truth(known, told)
    for _, key in ipairs { "before", "after" } do
        if told[key] == core.json_null then
            told[key] = nil
        end
    end
    told.text = wording.change(known.state, told)
    add_event(known, entry + 1, told, rule)
end

local function read_change(known, rec, from, to, rule, kind, block)
    core.log_fold(known.state, rec.log, from + 1, to)
    local view = core.state_view(known.state, known.player)
    local changes = core.view_changes(known.view, view)
    if not changes then
        return
    end
    if kind == "block" and #changes == 0 then
        changes[1] = { event = "block", block = block }
    end
    local truth = core.log_get(rec.log, from + 1)
    for _, event in ipairs(changes) do
        event.text = wording.change(event.event == "removed" and known.view or view, event)
        add_event(known, to, event, rule, is_revelation(event, kind, truth))
    end
    known.view = view
end

local UNTOLD <const> = { drawn = true, seeded = true, renamed = true }

-- Goes through the log up to its end.
local function catch_up(rec, known, notes)
    local count = core.log_count(rec.log)
    while known.at < count do
        local from = known.at
        local to, rule, kind, more = core.log_entry(rec.log, from)
        if not kind then
            read_own(known, notes, to, rule, more)
        elseif known.player == false then
            to = from + 1
            read_truth(known, rec, from, rule)
        elseif UNTOLD[kind] then
            core.log_fold(known.state, rec.log, from + 1, to)
        else
            read_change(known, rec, from, to, rule, kind, more)
        end
        known.at = to
    end
end

local function viewer_name(player)
    return player == false and "truth" or player == nil and "onlooker" or "player " .. player
end

local function new_viewer(rec, player)
    local state = core.state_clone(rec.base)
    return { player = player, state = state, at = 0, events = {}, entries = {}, reveals = {},
        kinds = {}, view = player ~= false and core.state_view(state, player) or state }
end

-- What is known of a viewer, up to the end of the log.
local function viewer_of(rec, notes, player)
    local name = viewer_name(player)
    local known = rec.viewers[name]
    if not known then
        known = new_viewer(rec, player)
        rec.viewers[name] = known
        rec.viewers[#rec.viewers + 1] = name
    end
    catch_up(rec, known, notes)
    return known
end

-- The events that a player (nil: an onlooker, false: who sees everything) may see, from its own
-- number `from` on. They are the record's own tables. `notes`: the templates of the game's notes,
-- by name.
function record.events(rec, notes, player, from)
    local known = viewer_of(rec, notes, player)
    return table.move(known.events, from or 1, #known.events, 1, {})
end

-- Whether anything since a mark has told that viewer of what had been kept from it. A note to some
-- players only has; one to all tells what all may know.
function record.has_revealed(rec, notes, player, mark)
    local known = viewer_of(rec, notes, player)
    for number = #known.events, 1, -1 do
        if known.entries[number] <= mark then
            return false
        elseif known.reveals[number] then
            return true
        end
    end
    return false
end

return record
