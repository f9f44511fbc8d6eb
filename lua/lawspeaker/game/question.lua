-- Questions: what a rule asks is checked, and kept as a record. It knows the kinds; what is legal
-- is legality.lua's, who is asked when, and what becomes of an answer, run.lua's.
local answer = require "lawspeaker.game.answer"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local legality = require "lawspeaker.game.legality"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local offers = require "lawspeaker.game.offers"
local log = require "lawspeaker.game.record"
local plain = require "lawspeaker.game.plain"

local question = {}

local KINDS <const> = { "choice", "number", "pick", "slots", "proposal", "text" }
local FIELDS <const> = { "name", "say", "rule", "default", "check", "judge", "typed", "help",
    "sample", "hidden", "seen_by", "open", "choice", "number", "pick", "min", "max", "ordered",
    "slots", "proposal", "text" }

local IS_FIELD <const> = {}
for _, name in ipairs(FIELDS) do
    IS_FIELD[name] = true
end

-- ---- Reading what a rule asks ----

local build_form

-- What is wrong with an atom of an answer, by the name of the problem.
local problems = {}

function problems.word(_, atom)
    return check.quote(atom) .. " is no word" .. answer.NO_WORD
end

-- Two kinds of atoms that can be written alike are both there.
function problems.alike(kinds)
    local shared = kinds & kinds >> 1
    return "words that are written like " .. (shared & 1 ~= 0 and "integers, and integers"
        or shared & 4 ~= 0 and "true and false, and flags" or "rows, and rows")
        .. " are both offered; the text of an answer stands for one of them only"
end

function problems.none()
    return '"none" is how a player picks nothing, so it cannot be picked from'
end

function problems.unseen(asked, atom)
    return string.format("%s does not see %s, so that cannot be offered", asked.player,
        objects.row_text(atom))
end

function problems.removed(_, atom)
    return objects.row_text(atom) .. " was removed"
end

function problems.kind(_, atom)
    if objects.is_row(atom) then
        return objects.row_text(atom) .. " is of another match or view"
    end
    return "expected a word, an integer, true, false or a row, got " .. check.describe(atom)
end

function problems.list()
    return "expected an answer, or a list of words and rows that make one"
end

-- The rows of a place, or the list that it is.
local function rows_of(list)
    if not objects.is_place(list) then
        return list
    end
    local rows = {}
    for row in list:each() do
        rows[#rows + 1] = row
    end
    return rows
end

-- Whether atoms of these kinds (bits of choice_sort) can be written alike.
local function may_be_alike(kinds)
    return kinds & kinds >> 1 & 0x15 ~= 0
end

-- Raises when they can, where a rule does not judge what is written itself.
local function check_kinds(at, kinds, judge)
    if not judge and may_be_alike(kinds) then
        at:fail(problems.alike(kinds))
    end
end

-- Raises for what can be no atom of an answer; further keys lead to it. Returns the bits of its
-- kind.
local function check_atom(at, asked, value, ...)
    local _, kinds, _, problem = core.choice_sort(asked.root, asked.player, { value }, true)
    if problem or type(value) == "table" then
        at:fail(problems[problem or "kind"](asked, value), ...)
    end
    return kinds
end

-- A list of answers in the order in which they are offered, each once.
local function check_list(at, asked, given, judge)
    local list = rows_of(given)
    if type(list) ~= "table" or not core.list_length(list) then
        at:fail("expected a list of answers, got " .. check.describe(list))
    end
    local sorted, number, item, problem = core.choice_sort(asked.root, asked.player, list, true)
    if not sorted then
        local atom = list[number]
        if item > 0 then
            at:enter(number)
            number, atom = item, atom[item]
        end
        at:fail(problems[problem](asked, atom), number)
    end
    check_kinds(at, number, judge)
    return sorted
end

-- A function that lists answers, with each of them checked as it is listed, as those of a list are
-- when the question is asked.
local function check_lister(at, asked, list, judge)
    local words, path = at.subject, table.move(at.path, 1, #at.path, 1, {})
    local function fail(message)
        local place = check.context(words)
        table.move(path, 1, #path, 1, place.path)
        check.context(words .. ": " .. place:path_text()):fail(message)
    end
    return function()
        local step, state, last = list()
        if type(step) ~= "function" then
            fail("the function returned " .. check.describe(step)
                .. "; it returns an iterator, as pairs does")
        end
        local all_kinds = 0
        return function()
            last = step(state, last)
            if last == nil then
                return nil
            end
            local sorted, kinds, item, problem = core.choice_sort(asked.root, asked.player,
                { last }, true)
            if not sorted then
                fail(problems[problem](asked, item > 0 and last[item] or last))
            end
            all_kinds = all_kinds | kinds
            if not judge and may_be_alike(all_kinds) then
                fail(problems.alike(all_kinds))
            end
            return sorted[1]
        end
    end
end

question.check_atom, question.check_list = check_atom, check_list

local readers = {}

function readers.choice(at, asked, record, form)
    local list = form.choice
    record.choice = type(list) == "function" and check_lister(at, asked, list, form.judge)
        or check_list(at, asked, list, form.judge)
end

function readers.number(at, _, record, form)
    local range = form.number
    if type(range) ~= "table" or core.list_length(range) ~= 2
        or math.type(range[1]) ~= "integer" or math.type(range[2]) ~= "integer" then
        at:fail "expected { least, most }, two integers"
    end
    if range[1] > range[2] then
        at:fail(string.format("the least, %d, is more than the most, %d", range[1], range[2]))
    end
    record.least, record.most = range[1], range[2]
end

local function read_count(at, form, key, default)
    local value = form[key]
    if value == nil then
        return default
    elseif math.type(value) ~= "integer" or value < 0 then
        at:leave()
        at:fail("expected an integer from 0, got " .. check.describe(value), key)
    end
    return value
end

function readers.pick(at, asked, record, form)
    record.pick = check_list(at, asked, form.pick)
    for index, item in ipairs(record.pick) do
        if item == "none" then
            at:fail(problems.none(), index)
        end
    end
    record.min = read_count(at, form, "min", 0)
    record.max = math.min(read_count(at, form, "max", #record.pick), #record.pick)
    record.ordered = form.ordered and true or false
    if record.min > #record.pick then
        at:fail(string.format("at least %d %s to be picked, and there %s to pick from", record.min,
            record.min == 1 and "is" or "are", #record.pick == 0 and "is nothing"
            or #record.pick == 1 and "is 1" or "are " .. #record.pick))
    elseif record.min > record.max then
        at:fail(string.format("at least %d are to be picked, and at most %d", record.min,
            record.max))
    end
end

function readers.slots(at, asked, record, form)
    local slots = form.slots
    if type(slots) ~= "table" or not core.list_length(slots) then
        at:fail("expected a list of slots, got " .. check.describe(slots))
    end
    record.slots = {}
    local seen, all_kinds = {}, 0
    for index, slot in ipairs(slots) do
        at:enter(index)
        if type(slot) ~= "table" or slot[1] == nil then
            at:fail "expected a slot { row or id, choice = … }"
        end
        all_kinds = all_kinds | check_atom(at, asked, slot[1], 1)
        local key = answer.key(slot[1])
        if seen[key] then
            at:fail "the slot is there twice"
        end
        seen[key] = true
        record.slots[index] = build_form(at, asked, slot, 1)
        record.slots[index].slot = slot[1]
        at:leave()
    end
    check_kinds(at, all_kinds)
end

function readers.proposal(at, asked, record, form)
    local parts = form.proposal
    if type(parts) ~= "table" or not core.list_length(parts) then
        at:fail("expected a list of parts, got " .. check.describe(parts))
    end
    record.parts = {}
    local seen = {}
    for index, part in ipairs(parts) do
        at:enter(index)
        if type(part) ~= "table" or not check.is_id(part[1]) or type(part[2]) ~= "table" then
            at:fail "expected a part { \"name\", { choice = … } }"
        elseif seen[part[1]] then
            at:fail("the part " .. check.quote(part[1]) .. " is there twice")
        end
        seen[part[1]] = true
        record.parts[index] = build_form(at, asked, part[2])
        record.parts[index].name = part[1]
        at:leave()
    end
end

function readers.text(at, _, record, form)
    if math.type(form.text) ~= "integer" or form.text < 1 then
        at:fail("expected how many bytes it may have, got " .. check.describe(form.text))
    end
    record.size = form.text
end

-- The kind of a question; a field that there is not is a mistake.
local function kind_of(at, form, positions)
    local kind
    for _, key in ipairs((core.keys(form))) do
        if type(key) ~= "string" then
            if key ~= positions then
                at:fail("unexpected key " .. check.describe(key))
            end
        elseif not IS_FIELD[key] then
            at:fail(string.format("no field %s%s", check.quote(key), near.hint(key, FIELDS)))
        elseif readers[key] then
            if kind then
                at:fail(string.format("it has %s and %s; a question is of one kind", kind, key))
            end
            kind = key
        end
    end
    if not kind then
        at:fail("it has no kind: one of " .. table.concat(KINDS, ", "))
    end
    return kind
end

local function check_function(at, form, key)
    local value = form[key]
    if value ~= nil and type(value) ~= "function" then
        at:fail("expected a function, got " .. check.describe(value), key)
    end
    return value
end

local function read_default(at, asked, record, given)
    local value, message = nil, plain.stranger(asked.root, given)
    if not message then
        value, message = legality.accept(asked, record, given)
    end
    if value == nil then
        at:fail(message)
    end
    return value
end

local function has_check(record)
    for _, form in ipairs(record.slots or record.parts or {}) do
        if has_check(form) then
            return true
        end
    end
    return record.check ~= nil
end

-- Raises for a question that cannot be answered: nobody could go on from there.
local function require_answer(at, asked, record)
    if record.default ~= nil or record.kind == "text" and not record.check then
        return
    elseif record.kind == "choice" and type(record.choice) == "table" and not record.check then
        if #record.choice == 0 then
            at:fail "there is no legal answer"
        end
        return
    elseif (record.kind == "slots" or record.kind == "proposal") and not has_check(record) then
        return -- each slot has been looked at
    end
    local value, is_given_up = offers.first_legal(asked, record)
    if record.kind == "text" or record.kind == "slots" or record.kind == "proposal" then
        value = offers.default(asked, record)
        value = value ~= nil and offers.pass_check(record, value) and value or nil
    end
    if value == nil then
        at:fail(is_given_up and string.format("none of the first %d answers passes its check; give "
            .. "it a default", offers.LISTED_MAX) or "there is no legal answer")
    end
end

-- Ways to answer, for people: { how it is written, what it says } each.
local function read_help(at, given)
    local is_list = type(given) == "table" and core.list_length(given)
    for index, pair in ipairs(is_list and given or {}) do
        is_list = is_list and type(pair) == "table" and type(pair[1]) == "string"
            and type(pair[2]) == "string" and index
    end
    if not is_list then
        at:fail("expected a list of { how it is written, what it says }, got "
            .. check.describe(given), "help")
    end
    return given
end

local FINAL_SAY <const> = {} -- the metatable of such forms

-- A question of a talk, which names rows in what it says as its player does, and repeats the words
-- of players.
function question.with_final_say(form)
    return setmetatable(form, FINAL_SAY)
end

-- A question without its name: one of its own, of a slot (whose id is at `positions`) or of a part.
function build_form(at, asked, form, positions)
    local kind = kind_of(at, form, positions)
    local record = { kind = kind, check = check_function(at, form, "check"),
        sample = check_function(at, form, "sample"), judge = check_function(at, form, "judge"),
        typed = form.judge and form.typed and true or nil }
    at:enter(kind)
    readers[kind](at, asked, record, form)
    at:leave()
    if form.say ~= nil and type(form.say) ~= "string" then
        at:fail("expected a text, got " .. check.describe(form.say), "say")
    end
    record.help = form.help ~= nil and read_help(at, form.help) or nil
    -- A rule may name rows in what it says; its player reads them as it numbers them.
    record.say = form.say and getmetatable(form) ~= FINAL_SAY
        and objects.text_as_seen(asked.root, asked.player, form.say) or form.say
    if form.default ~= nil then
        at:enter "default"
        record.default = read_default(at, asked, record, form.default)
        at:leave()
    end
    require_answer(at, asked, record)
    return record
end

-- The question that a rule asks, as a record; `asked` is { root, player }. A mistake in it, one
-- without a legal answer included, raises.
function question.build(root, player, form, players)
    if type(form) ~= "table" then
        check.context("g:ask"):fail("expected a question, got " .. check.describe(form))
    end
    local name = form.name
    if not check.is_id(name) then
        check.context("g:ask"):fail("a question has a name, an id; got " .. check.describe(name))
    end
    local at = check.context('question "' .. name .. '" to ' .. player)
    local record = build_form(at, { root = root, player = player }, form)
    local problem = form.seen_by ~= nil and log.seen_by_problem(players, form.seen_by)
    if problem then
        at:fail(problem, "seen_by")
    end
    record.name, record.player = name, player
    record.is_talk = getmetatable(form) == FINAL_SAY or nil
    record.rule, record.seen_by = form.rule, form.seen_by
    record.hidden, record.open = form.hidden and true or nil, form.open
    return record
end

return question
