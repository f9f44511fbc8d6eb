-- Where a replay under other rules parts from what was recorded, in the words of what players see:
-- the first note, roll, answer or question that is another one before the game waits again. What
-- only changes in tables is told where there is no such thing.
local core = require "lawspeaker.core"
local record = require "lawspeaker.game.record"
local saved = require "lawspeaker.game.saved"
local say = require "lawspeaker.say"
local views = require "lawspeaker.game.views"
local wording = require "lawspeaker.game.wording"

local parting = {}

local SHOWN_MOST <const> = 120 -- bytes of a sentence
local STORY <const> = { note = true, rolled = true, answered = true, asked = true,
    finished = true }
local NOTHING <const> = "nothing more before the next answers"

-- What an event is in words, with rows as they are in the match now; nil when what was recorded is
-- no such event.
function parting.sentence(match, event)
    local known = { state = match.state, player = false, kinds = {} }
    local is_told, sentence = pcall(wording.any, known, views.notes(match), event)
    return is_told and say.quote(sentence, SHOWN_MOST)
        .. (event.rule and " (" .. say.cut(event.rule, SHOWN_MOST) .. ")" or "") or nil
end

-- Adds the sentence of an event that players see; false where the game waits.
local function add(list, match, event)
    if STORY[event.event] then
        list[#list + 1] = parting.sentence(match, event)
    end
    return event.event ~= "waits"
end

-- What was recorded, from an event that has been read on.
local function recorded_story(play, first)
    local list, ahead, event = {}, 0, first
    while event and add(list, play.match, event) do
        local line = play.reader:peek(ahead)
        event = line and saved.read_event(line, play.reader.line + ahead)
        ahead = ahead + 1
    end
    return list
end

-- What came out, from an event on that `rest`, lines, follow and then those from the play's mark.
local function new_story(play, first, rest)
    local list, rec = {}, play.match.rec
    local goes_on, mark = add(list, play.match, first), play.mark
    while goes_on do
        for line in string.gmatch(rest, "[^\n]+") do
            goes_on = goes_on and add(list, play.match, assert(core.json_decode(line)))
        end
        if mark == record.mark(rec) then
            break
        end
        local text, _, reached = record.lines(rec, mark, record.mark(rec), 1)
        rest, mark = text, reached
    end
    return list
end

-- Says in the problem, which names the two events that differ, what players see of it. `play`: the
-- play-back; `rest`: the lines that came out behind the one that differs.
function parting.tell(play, problem, rest)
    local old = recorded_story(play, problem.recorded)
    local new = new_story(play, problem.came_out, rest)
    for index = 1, math.max(#old, #new) do
        if old[index] ~= new[index] then
            problem.message = string.format("line %d: recorded %s, came out %s", problem.line,
                old[index] or NOTHING, new[index] or NOTHING)
            return
        end
    end
    local one = parting.sentence(play.match, problem.recorded)
    local other = parting.sentence(play.match, problem.came_out)
    if one and other and one ~= other then
        problem.message = string.format("line %d: recorded %s, came out %s", problem.line, one,
            other)
    end
end

return parting
