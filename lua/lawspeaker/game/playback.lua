-- Plays a saved match again: starts it as its first line says, gives its answers, and compares what
-- comes out with what was recorded, line by line. Loading and replaying are both this; they differ
-- in what they make of a difference.
--
-- A problem is { line, message, code, recorded, came_out }: code "bad_save" (the text is damaged),
-- "diverged" (something else came out) or "unfit" (an answer is not what the match asks for).
local core = require "lawspeaker.core"
local parting = require "lawspeaker.game.parting"
local record = require "lawspeaker.game.record"
local saved = require "lawspeaker.game.saved"
local say = require "lawspeaker.say"

local playback = {}

local function problem_at(line, code, message, ...)
    return { line = line, code = code, message = string.format("line %d: %s", line,
        string.format(message, ...)) }
end

playback.problem_at = problem_at

-- ---- What differs ----

local SHOWN_MOST <const> = 120 -- bytes of anything recorded that a message shows

local function value_text(value)
    return value == nil and "nothing" or core.json_encode(value)
end

local function shown_value(value)
    return say.cut(value_text(value), SHOWN_MOST)
end

local function rule_words(event)
    return event.rule and " (" .. say.cut(event.rule, SHOWN_MOST) .. ")" or ""
end

-- The name under which an event is told.
local function event_words(event)
    return say.quote(event.event) .. rule_words(event)
end

-- The keys of two tables, in order.
local function keys_of(a, b)
    local keys = {}
    for _, table_of in ipairs { a, b } do
        for _, key in ipairs((core.keys(table_of))) do
            keys[key] = true
        end
    end
    return (core.keys(keys))
end

-- The first member, in the order of names, in which two events differ: its path, and both values.
local function first_difference(recorded, came_out, path)
    for _, key in ipairs(keys_of(recorded, came_out)) do
        local old, new = recorded[key], came_out[key]
        if value_text(old) ~= value_text(new) then
            local inner = type(key) == "number" and string.format("%s[%d]", path, key)
                or path == "" and key or path .. "." .. key
            if type(old) == "table" and type(new) == "table" then
                return first_difference(old, new, inner)
            end
            return inner, old, new
        end
    end
    return path, recorded, came_out
end

-- Two events that are not one, so that they can be told from each other.
local function both_words(match, recorded, came_out)
    local old, new = parting.sentence(match, recorded), parting.sentence(match, came_out)
    if old and new and old ~= new then
        return old, new
    end
    return event_words(recorded), event_words(came_out)
end

local function differ(match, line, recorded, came_out)
    local problem
    if recorded.event ~= came_out.event then
        problem = problem_at(line, "diverged", "recorded %s, came out %s",
            both_words(match, recorded, came_out))
    elseif recorded.event == "waits" then
        problem = problem_at(line, "diverged",
            "the game is another one since the last answers: its hash was %s, now it is %s",
            recorded.hash, came_out.hash)
    else
        local path, old, new = first_difference(recorded, came_out, "")
        problem = problem_at(line, "diverged", "%s: recorded %s %s, came out %s",
            event_words(recorded), path, shown_value(old), shown_value(new))
    end
    problem.recorded, problem.came_out = recorded, came_out
    return problem
end

-- ---- Starting ----

local play = {}
play.__index = play

-- Begins with a text: its header is read. Or nil and a problem.
function playback.open(text)
    local reader, message = saved.reader(text)
    if not reader then
        return nil, { line = 1, code = "bad_save", message = message }
    end
    local header
    header, message = saved.read_header(reader:take())
    if not header then
        return nil, problem_at(1, "bad_save", "%s", message)
    end
    return setmetatable({ reader = reader, header = header, number = 1, mark = 0, answers = 0 },
        play)
end

local function script_of(data)
    local script = {}
    for index, entry in ipairs(data) do
        script[index] = entry
        if core.json_is_object(entry) then
            script[index] = { entry.purpose, order = entry.order }
        end
    end
    return script
end

-- What a game is to be started with so that it is the saved one; `has_rules`: with the values of
-- house rules that it had, else with those of the variant.
function play:setting(variant, has_rules, sources)
    local header = self.header
    return { players = header.players, seed = header.seed,
        options = saved.values_of(header.options),
        rules = has_rules and saved.values_of(header.rules) or nil,
        dice = header.dice and script_of(header.dice), variant = variant,
        sources = sources or header.sources, record = true }
end

-- Whether the scripts are those that the match was saved with; true as well when nothing is known
-- of one of them. Where they are not, the name of one, and whether that is new.
-- `are_some_others`: a file may have been left out, or be new, as under another variant; a file
-- that is there both times must be the same.
function play:has_same_sources(sources, are_some_others)
    local old = self.header.sources
    if not sources or #old == 0 or #sources == 0 then
        return true
    end
    local now, was = {}, {}
    for _, pair in ipairs(sources) do
        now[pair[1]] = pair[2]
    end
    for _, pair in ipairs(old) do
        was[pair[1]] = true
        if now[pair[1]] ~= pair[2] and not (are_some_others and now[pair[1]] == nil) then
            return false, pair[1]
        end
    end
    for _, pair in ipairs(are_some_others and {} or sources) do
        if not was[pair[1]] then
            return false, pair[1], true
        end
    end
    return are_some_others or #old == #sources, sources[#sources][1]
end

-- ---- Comparing ----

-- The next line as an event, or nil and a problem.
function play:take_event()
    local text = self.reader:take()
    local line = self.reader.line
    if not text then
        return nil, problem_at(line + 1, "bad_save", "the file ends before its closing line")
    end
    local event, message = saved.read_event(text, line - 1)
    if not event then
        return nil, problem_at(line, "bad_save", "%s", message)
    end
    return event
end

function play:compare_line(came_out)
    if self.reader:peek(0) == came_out then
        self.reader:take()
        return
    end
    local recorded, problem = self:take_event()
    if not recorded then
        return problem
    end
    local made = assert(core.json_decode(came_out))
    if core.json_encode(recorded) ~= core.json_encode(made) then
        return differ(self.match, self.reader.line, recorded, made)
    end
end

-- Compares some lines that have come out: a problem, or nil.
function play:compare_lines(text, count)
    if not self.compares or self.reader:skip(text, count) then
        return nil
    end
    for came_out, behind in string.gmatch(text, "([^\n]+)\n()") do
        local problem = self:compare_line(came_out)
        if problem then
            if self.is_under and problem.code == "diverged" then
                parting.tell(self, problem, string.sub(text, behind))
            end
            return problem
        end
    end
end

-- Compares what has come out since the last time; a problem, or nil.
function play:compare()
    local rec = self.match.rec
    local mark, problem = record.mark(rec), nil
    while self.mark < mark and not problem do
        local text, following, reached = record.lines(rec, self.mark, mark, self.number)
        local count = following - self.number
        self.mark, self.number = reached, following
        problem = self:compare_lines(text, count)
    end
    return problem
end

-- ---- Answers ----

local INPUTS <const> = { answered = true, undone = true, saved = true }

-- Where nothing is compared: the next line that is an input, those before it passed over; or nil
-- and a problem.
function play:next_input()
    while true do
        local text = self.reader:peek(0)
        local event, message
        if text then
            event, message = saved.read_event(text, self.reader.line)
        end
        if not event then
            return nil, problem_at(self.reader.line + 1, "bad_save", "%s",
                text and message or "the file ends before its closing line")
        elseif INPUTS[event.event] then
            return event
        end
        self.reader:take()
    end
end

-- The input `ahead` lines behind the next line, which stays to be read.
function play:peek_input(ahead)
    if not self.compares and ahead == 0 then
        return self:next_input()
    end
    local line = self.reader.line + 1 + ahead
    local text = self.reader:peek(ahead)
    if not text then
        return nil, problem_at(line, "bad_save", "the file ends before its closing line")
    end
    local event, message = saved.read_event(text, line - 1)
    if not event then
        return nil, problem_at(line, "bad_save", "%s", message)
    end
    return event
end

local function asked_words(asked)
    return string.format("%s %s (question %d)", asked.player, say.quote(asked.name), asked.number)
end

-- An answer that does not belong to what is asked now.
local function unasked(line, event, asked)
    local problem = problem_at(line, "unfit", "the answer of %s to %s does not fit: the game asks "
        .. "%s", event.player, say.quote(event.name), asked_words(asked))
    problem.recorded = event
    return problem
end

-- Gives one answer, behind as many refused ones as it had; a problem, or nil.
function play:give(index, asked, line, event)
    for _ = 1, event.refused or 0 do
        if self.match.answers[index] then
            return problem_at(line, "bad_save", "more refused answers than the game allows")
        end
        self.matches.refuse(self.match, asked.number)
    end
    if event.default or event.answer == nil then
        return nil
    end
    local is_taken, message = self.matches.restore(self.match, asked.number, event.answer)
    if not is_taken then
        local problem = problem_at(line, "unfit", "the answer of %s to %s does not fit: %s",
            asked.player, say.quote(asked.name), message)
        problem.recorded = event
        return problem
    end
end

-- Reads the answers to all that is asked, without taking their lines when these are to be compared:
-- they come out again.
function play:answer_all()
    for index, asked in ipairs(self.match.asked) do
        local ahead = self.compares and index - 1 or 0
        local event, problem = self:peek_input(ahead)
        local line = self.reader.line + 1 + ahead
        if not event then
            return problem
        elseif event.event ~= "answered" then
            return problem_at(line, "bad_save", "the answer of %s is missing", asked_words(asked))
        elseif event.player ~= asked.player or event.name ~= asked.name
            or self.compares and event.question ~= asked.number then
            return unasked(line, event, asked)
        end
        problem = self:give(index, asked, line, event)
        if problem then
            return problem
        end
        self.answers = self.answers + 1
        if not self.compares then
            self.reader:take()
        end
    end
    if self.match.answered_count < #self.match.asked then
        return problem_at(self.reader.line + 1, "bad_save", "an answer by default without as many "
            .. "refused ones before it as there must be")
    end
    local is_fine, message = pcall(self.object.advance, self.object)
    if not is_fine then
        return problem_at(self.reader.line + 1, "diverged", "then a rule raised: %s", message)
    end
    return self:compare()
end

-- Undo left an entry, and what it took back is no longer there.
function play:undone(event)
    local match = self.match
    local info = { answers = event.answers, rolls = event.rolls, revealed = event.revealed,
        hidden = event.hidden, rolls_seen_by = event.rolls_seen_by,
        revealed_to = event.revealed_to }
    table.insert(match.undone, { mark = record.mark(match.rec), info = info })
    record.undone(match.rec, info)
    if not self.compares then
        self.reader:take()
        return nil
    end
    return self:compare()
end

-- ---- The end ----

-- Gives what had been answered while others had not: a problem, or nil.
function play:unseal(event)
    local line = self.reader.line
    local list = saved.unseal(event.sealed, event.hash)
    if type(list) ~= "table" then
        return problem_at(line, "bad_save", "the sealed answers are damaged")
    end
    local by_number = {}
    for index, asked in ipairs(self.match.asked) do
        by_number[asked.number] = index
    end
    for _, entry in ipairs(list) do
        local index = type(entry) == "table" and by_number[entry[1]]
        local asked = index and self.match.asked[index]
        if not asked or math.type(entry[2]) ~= "integer" then
            return problem_at(line, "unfit", "there is a sealed answer to a question that is not "
                .. "asked")
        end
        local problem = self:give(index, asked, line, { player = asked.player, name = asked.name,
            refused = entry[2], answer = entry[3] })
        if problem then
            return problem
        end
        by_number[entry[1]] = nil
    end
end

function play:close()
    local event, problem = self:take_event()
    if not event then
        return problem
    elseif event.event ~= "saved" then
        return problem_at(self.reader.line, "bad_save", "the game is over, and %s follows",
            event_words(event))
    elseif self.reader:peek(0) then
        return problem_at(self.reader.line + 1, "bad_save", "there is more behind the closing line")
    elseif self.reader.is_cut then
        return problem_at(self.reader.line, "bad_save", "it is cut off: no line feed ends it")
    elseif event.sealed then
        problem = self:unseal(event)
        if problem then
            return problem
        end
    end
    local hash = self.object:hash()
    if self.compares and hash ~= event.hash then
        problem = problem_at(self.reader.line, "diverged", "the hash at its end was %s, now it is "
            .. "%s", event.hash, hash)
        problem.recorded = event
        return problem
    end
end

-- Plays on to the end of the text with a match just started: a problem, or nil. `matches`: the
-- module of matches, which gives and refuses answers. `compares`: whether what comes out must be
-- what was recorded.
function play:run(object, matches, compares)
    local match = core.match_details(object)
    self.object, self.match, self.matches, self.compares = object, match, matches, compares
    local problem = self:compare()
    while not problem do
        local event
        event, problem = self:peek_input(0)
        if problem then
            break
        elseif event.event == "saved" then
            return self:close()
        elseif event.event == "undone" then
            problem = self:undone(event)
        elseif event.event ~= "answered" or #match.asked == 0 then
            local waits = #match.asked == 0 and "the game is over"
                or "the game asks " .. asked_words(match.asked[1])
            problem = problem_at(self.reader.line + 1, "diverged", "recorded %s, but %s",
                event_words(event), waits)
            problem.recorded = event
        else
            problem = self:answer_all()
        end
    end
    return problem
end

return playback
