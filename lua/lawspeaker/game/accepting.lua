-- Whatever is given as an answer, a text, a Lua value or what a save holds, brought into the form
-- of an answer. Only its shape is looked at; whether it is offered and legal is legality.lua's.
local answer = require "lawspeaker.game.answer"
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local objects = require "lawspeaker.game.objects"
local offers = require "lawspeaker.game.offers"
local reading = require "lawspeaker.game.reading"
local say = require "lawspeaker.say"

local accepting = {}

local accept

local function refuse(message, ...)
    return nil, string.format(message, ...), "bad_answer"
end

-- A row of a match's own root, from one of another: of the same player's view, or of a clone.
function accepting.row(root, viewer, value)
    local other, text = objects.root_of(value), objects.row_text(value)
    if other == root then
        return value
    end
    local row
    local owner = objects.owner(other)
    if core.kind(other) ~= "view" then
        row = objects.row_of(root, text)
    elseif not owner or owner.player == viewer then
        row = objects.row_of_alias(root, viewer, text)
    end
    if not row then
        return refuse("there is no %s", text)
    end
    return row
end

-- One atom. { row = "unit/3" } goes by what the viewer calls its rows, as all that a player gives.
local function accept_atom(root, viewer, value)
    if objects.is_row(value) then
        return accepting.row(root, viewer, value)
    elseif type(value) == "table" and type(rawget(value, "row")) == "string" then
        local row = objects.row_of_alias(root, viewer, value.row)
        if not row then
            return refuse("there is no %s", say.quote(value.row))
        end
        return row
    elseif type(value) == "string" and not core.choice_word(root, value) then
        return refuse("%s is no word%s", say.quote(value), answer.NO_WORD)
    elseif type(value) == "string" or type(value) == "boolean"
        or math.type(value) == "integer" then
        return value
    end
    return refuse("expected a word, an integer, true, false or a row, got %s", say.describe(value))
end

local function is_atom(value)
    return type(value) ~= "table" or objects.is_row(value) or rawget(value, "row") ~= nil
end

-- A word that names a row, as "unit/3" does, becomes that row.
local function named_row(root, viewer, value)
    return type(value) == "string" and string.find(value, "^[%w_.:%-]+/%d+$")
        and objects.row_of_alias(root, viewer, value) or nil
end

-- A list of atoms with the rows that words in it name, where the list as it is is not offered.
local function with_named_rows(root, viewer, question, list)
    local copy, has_named = {}, false
    for index, atom in ipairs(list) do
        local row = named_row(root, viewer, atom)
        copy[index] = row or atom
        has_named = has_named or row ~= nil
    end
    return has_named and not offers.is_offered(question, list) and copy or list
end

local function accept_list(root, viewer, value)
    local length = core.list_length(value)
    if not length or length == 0 then
        return refuse("expected an answer or a list of words, got %s",
            length and "an empty list" or "a table")
    end
    local copy = {}
    for index = 1, length do
        local atom, message = accept_atom(root, viewer, value[index])
        if atom == nil then
            return refuse("%s", message)
        end
        copy[index] = atom
    end
    return copy
end

-- A rule that judges answers itself is given words as they are typed, whatever they were given as.
local function is_typed(list)
    for _, atom in ipairs(list) do
        if type(atom) ~= "string" then
            return false
        end
    end
    return true
end

local function is_simple(word)
    return type(word) == "string" and string.find(word, "^[%w_]+$") ~= nil
end

-- An answer of simple words that a rule judges itself and finds legal, made quick; else nil.
function accepting.judged(record, given)
    if is_simple(given) then
        return record.judge(given) and given or nil
    elseif type(given) ~= "table" then
        return nil
    end
    local copy = {}
    for index, word in ipairs(given) do
        if not is_simple(word) then
            return nil
        end
        copy[index] = word
    end
    local is_whole = #copy > 1 and core.list_length(given) == #copy
    return is_whole and record.judge(copy) and copy or nil
end

local accepts = {}

function accepts.choice(root, viewer, question, value, is_exact)
    local judged
    if question.judge and not question.typed and not is_exact then
        judged = accepting.judged(question, value)
    end
    if judged ~= nil then
        return judged
    end
    local list, message, code = accept_list(root, viewer, is_atom(value) and { value } or value)
    if not list then
        return nil, message, code
    elseif is_exact then
        return answer.as_atom(list)
    elseif question.judge and not is_typed(list) then
        return reading.read(root, viewer, question, answer.choice_text(root, viewer, list))
    elseif #list == 1 and type(list[1]) == "string" then
        local is_given = type(value) == "table" and offers.is_offered(question, list[1])
        if is_given then
            return list[1]
        end
        return reading.read(root, viewer, question, list[1])
    elseif #list == 1 then
        return list[1]
    elseif question.judge then
        return list
    end
    return with_named_rows(root, viewer, question, list)
end

function accepts.number(_, _, _, value)
    if math.type(value) == "float" then
        return refuse("expected an integer, got %s; divide with // to stay in integers",
            say.describe(value))
    elseif math.type(value) ~= "integer" then
        return refuse("expected an integer, got %s", say.describe(value))
    end
    return value
end

function accepts.pick(root, viewer, question, value, is_exact)
    local length = type(value) == "table" and not objects.is_row(value) and core.list_length(value)
    if not length then
        return refuse("expected a list of answers, got %s", say.describe(value))
    end
    local one = { kind = "choice", choice = question.pick }
    local copy = {}
    for index = 1, length do
        local item, message, code = accept(root, viewer, one, value[index], is_exact)
        if item == nil then
            return nil, string.format("[%d]: %s", index, message), code
        end
        copy[index] = item
    end
    return question.ordered and copy or answer.sort(root, viewer, copy)
end

-- { slot, answer } pairs, or a table by what a slot is called, as pairs { name, answer }.
local function pairs_of(value)
    local length = core.list_length(value)
    if length and length > 0 then
        for index = 1, length do
            local pair = value[index]
            if type(pair) ~= "table" or core.list_length(pair) ~= 2 then
                return refuse("[%d]: expected { slot, answer }, got %s", index, say.describe(pair))
            end
        end
        return value
    end
    local found = {}
    for _, key in ipairs((core.keys(value))) do
        found[#found + 1] = { key, value[key] }
    end
    return found
end

-- The slot that something names: the row or id itself, or what the viewer calls it; or nil.
local function find_slot(root, viewer, question, name, is_exact)
    local slot = accept_atom(root, viewer, name)
    local form = slot ~= nil and answer.slots_by_key(question)[answer.key(slot)]
    if form or is_exact or type(name) ~= "string" then
        return form or nil
    end
    return reading.slot(root, viewer, question, name)
end

function accepts.slots(root, viewer, question, value, is_exact)
    if type(value) ~= "table" or objects.is_row(value) then
        return refuse("expected a table of answers by slot, got %s", say.describe(value))
    end
    local given, message, code = pairs_of(value)
    if not given then
        return nil, message, code
    end
    local by_key = {}
    for _, pair in ipairs(given) do
        local form, problem = find_slot(root, viewer, question, pair[1], is_exact)
        local shown = objects.is_row(pair[1]) and objects.row_text(pair[1])
            or say.describe(pair[1])
        if not form then
            return refuse("%s", problem or "no slot " .. shown)
        end
        local key = answer.key(form.slot)
        if by_key[key] then
            return refuse("the slot %s is there twice", shown)
        end
        local item, fault, why = accept(root, viewer, form, pair[2], is_exact)
        if item == nil then
            local slot = answer.atom_text(root, viewer, form.slot)
            return nil, string.format("%s: %s", slot, fault), why
        end
        by_key[key] = { form.slot, item }
    end
    local copy = {}
    for _, form in ipairs(question.slots) do
        copy[#copy + 1] = by_key[answer.key(form.slot)]
    end
    return copy
end

function accepts.proposal(root, viewer, question, value, is_exact)
    if type(value) ~= "table" or objects.is_row(value) then
        return refuse("expected a table of answers by part, got %s", say.describe(value))
    end
    local copy, names = {}, lists.names(question.parts)
    for _, key in ipairs((core.keys(value))) do
        if not lists.has(names, key) then
            return refuse("no part %s; the parts are %s", say.describe(key),
                table.concat(names, ", "))
        end
    end
    for _, part in ipairs(question.parts) do
        local given = rawget(value, part.name)
        if given == nil then
            return refuse("the part %s is missing", part.name)
        end
        local item, message, code = accept(root, viewer, part, given, is_exact)
        if item == nil then
            return nil, string.format("%s: %s", part.name, message), code
        end
        copy[part.name] = item
    end
    return copy
end

function accepts.text(_, _, question, value)
    if type(value) ~= "string" then
        return refuse("expected a text, got %s", say.describe(value))
    end
    return reading.text(question, value)
end

-- Brings what was given, a text or a Lua value, into the form of an answer with rows of `root`; or
-- nil, message, code when its shape is wrong. Whether the answer is offered is not asked here.
-- `is_exact`: strings are words as they are, and nothing is guessed.
function accept(root, viewer, question, value, is_exact)
    if type(value) == "string" and question.kind ~= "text" and not is_exact then
        return reading.read(root, viewer, question, value)
    end
    return accepts[question.kind](root, viewer, question, value, is_exact)
end

-- The same for what a player gives; `viewer`: that player.
function accepting.accept(root, viewer, question, value)
    return accept(root, viewer, question, value, false)
end

accepting.slot = find_slot

-- What a save holds as an answer: with rows as they are in truth. `viewer`: who gave it.
function accepting.decode(root, question, data, viewer)
    local value, problem = answer.decode_data(root, data)
    if value == nil then
        return refuse("%s", problem)
    end
    return accept(root, viewer or false, question, value, true)
end

return accepting
