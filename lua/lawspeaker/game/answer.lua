-- Answers to questions: as a player writes and reads them, as plain data for saves and hashes, and
-- in an order that tells nothing. It knows the kinds of questions; which answers are legal is
-- question.lua's. What a player types is read in reading.lua.
--
-- An answer is an atom or a flat list of atoms (choice), an integer (number), a list of answers
-- (pick), a list of { slot, answer } (slots), a table by part (proposal) or a string (text). An
-- atom is a word, an integer, a flag or a row. What may be a word, and what may be offered beside
-- what (bind_choice.c), makes sure that a text stands for one answer only.
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local plain = require "lawspeaker.game.plain"
local say = require "lawspeaker.say"

local answer = {}

-- A row that its viewer does not see, as it is written.
local function unseen_text(row)
    return string.match(objects.row_text(row), "^[^/]*") .. "/?"
end

-- ---- As text ----

local function atom_text(root, viewer, atom)
    if objects.is_row(atom) then
        return objects.alias_text(root, viewer, atom) or unseen_text(atom)
    end
    return tostring(atom)
end

answer.atom_text = atom_text

local LISTED_MOST <const> = 20000 -- answers of a function whose words are looked at

-- Adds the words of what a question lists, in lower case.
local function add_words(taken, asked, question)
    local count = 0
    local function add(atom)
        if type(atom) == "string" then
            taken[string.lower(atom)] = true
        end
    end
    local offers = require "lawspeaker.game.offers"
    local is_listing = question.pick or question.choice
    for value in is_listing and offers.each_offered(asked, question) or function() end do
        count = count + 1
        if count == LISTED_MOST then
            break
        end
        for _, atom in ipairs(type(value) == "table" and value or { value }) do
            add(atom)
        end
    end
    for _, form in ipairs(question.slots or question.parts or {}) do
        add(form.slot)
        add_words(taken, asked, form)
    end
end

-- Whether a word of the question is this one, in lower case.
local function is_taken(root, viewer, question, word)
    if not question.words_taken then
        question.words_taken = { none = true }
        add_words(question.words_taken, { root = root, player = viewer }, question)
    end
    return question.words_taken[word]
end

-- By its name, where that is a word, no other row that the viewer sees has it, and no word of the
-- question is the same.
local function atom_words(root, viewer, atom, question)
    local name, is_alone
    if objects.is_row(atom) then
        name, is_alone = core.row_name(atom, viewer)
    end
    if is_alone then
        local word = string.gsub(name, "%s", "_")
        if core.choice_word(root, word) == 0
            and not (question and is_taken(root, viewer, question, string.lower(word))) then
            return word
        end
    end
    return atom_text(root, viewer, atom)
end

local function choice_form(atom_form)
    return function(root, viewer, value, question)
        if type(value) ~= "table" then
            return atom_form(root, viewer, value, question)
        end
        local words = {}
        for index, atom in ipairs(value) do
            words[index] = atom_form(root, viewer, atom, question)
        end
        return table.concat(words, " ")
    end
end

answer.choice_text = choice_form(atom_text)
answer.choice_words = choice_form(atom_words)

-- The forms of an answer of each kind: form(root, viewer, question, value, whole), with rows as
-- `atom_form` writes them; `whole`: the question that all is an answer to.
local function forms_of(atom_form)
    local forms, choice = {}, choice_form(atom_form)

    -- An answer among others, where commas and colons have a meaning: a text is in quotes, and what
    -- has names of its own in parentheses.
    local function inner(root, viewer, question, value, whole)
        if question.kind == "text" then
            return (core.json_encode(value))
        end
        local text = forms[question.kind](root, viewer, question, value, whole)
        local has_names = question.kind == "slots" or question.kind == "proposal"
        return has_names and "(" .. text .. ")" or text
    end

    function forms.choice(root, viewer, _, value, whole)
        return choice(root, viewer, value, whole)
    end

    function forms.number(_, _, _, value)
        return tostring(value)
    end

    function forms.text(_, _, _, value)
        return value
    end

    function forms.pick(root, viewer, _, value, whole)
        local parts = {}
        for index, item in ipairs(value) do
            parts[index] = choice(root, viewer, item, whole)
        end
        return #parts == 0 and "none" or table.concat(parts, ", ")
    end

    function forms.slots(root, viewer, question, value, whole)
        local parts, slots = {}, answer.slots_by_key(question)
        for index, pair in ipairs(value) do
            parts[index] = atom_form(root, viewer, pair[1], whole) .. ": "
                .. inner(root, viewer, slots[answer.key(pair[1])], pair[2], whole)
        end
        return #parts == 0 and "none" or table.concat(parts, ", ")
    end

    function forms.proposal(root, viewer, question, value, whole)
        local parts = {}
        for index, part in ipairs(question.parts) do
            parts[index] = part.name .. ": "
                .. inner(root, viewer, part, value[part.name], whole)
        end
        return #parts == 0 and "none" or table.concat(parts, ", ")
    end

    return forms
end

local texts, words = forms_of(atom_text), forms_of(atom_words)

-- The text of a legal answer as a viewer writes it. `viewer`: a player, nil for an onlooker, false
-- for the truth.
function answer.text(root, viewer, question, value)
    return texts[question.kind](root, viewer, question, value, question)
end

-- The same with rows by their names where they have one of their own: for people to read, and to be
-- read back.
function answer.words(root, viewer, question, value)
    return words[question.kind](root, viewer, question, value, question)
end

-- ---- As plain data ----

answer.encode_data, answer.decode_data = plain.encode, plain.decode

-- An answer as plain data. An answer in the form that `accept` gives has such a form in any case.
function answer.encode(_, value)
    local data, problem = plain.encode(value)
    assert(data ~= nil, problem) -- false is an answer too
    return data
end

-- ---- The same answer, the same key ----

local function atom_key(atom)
    if objects.is_row(atom) then
        return "@" .. objects.row_text(atom)
    elseif type(atom) == "string" then
        return string.format("%d:%s", #atom, atom)
    end
    return tostring(atom)
end

-- A string that is the same for equal answers, and only for those.
function answer.key(value)
    if type(value) ~= "table" or objects.is_row(value) then
        return atom_key(value)
    end
    local parts = {}
    local length = core.list_length(value)
    if length then
        for index = 1, length do
            parts[index] = answer.key(value[index])
        end
        return "[" .. table.concat(parts, ",") .. "]"
    end
    for index, name in ipairs((core.keys(value))) do
        parts[index] = atom_key(name) .. "=" .. answer.key(value[name])
    end
    return "{" .. table.concat(parts, ",") .. "}"
end

function answer.equal(a, b)
    return answer.key(a) == answer.key(b)
end

-- ---- An order that tells nothing ----

-- A sorted copy of a list of choices: flags, then integers, then words and rows by how the viewer
-- writes them, numbers in them as numbers.
function answer.sort(root, viewer, list)
    local sorted, number, _, problem = core.choice_sort(root, viewer, list)
    return sorted or error(string.format("answer %d is none: %s", number, problem), 0)
end

-- ---- Whatever is given as an answer ----

-- The slots of a question by the keys of what they stand for.
function answer.slots_by_key(question)
    if not question.slots_by_key then
        local forms = {}
        for _, form in ipairs(question.slots) do
            forms[answer.key(form.slot)] = form
        end
        question.slots_by_key = forms
    end
    return question.slots_by_key
end

local accept

local function refuse(message, ...)
    return nil, string.format(message, ...), "bad_answer"
end

-- A row of a match's own root, from one of another: of the same player's view, or of a clone.
local function accept_row(root, viewer, value)
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
        return accept_row(root, viewer, value)
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

-- What a message says of words.
answer.NO_WORD = '; words have no spaces and none of , " ( ), and do not end with ":"'

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
    local offers = require "lawspeaker.game.offers"
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

-- A list of one atom is that atom.
function answer.as_atom(list)
    if #list == 1 then
        return list[1]
    end
    return list
end

local accepts = {}

function accepts.choice(root, viewer, question, value, is_exact)
    local list, message, code = accept_list(root, viewer, is_atom(value) and { value } or value)
    if not list then
        return nil, message, code
    elseif is_exact then
        return answer.as_atom(list)
    elseif question.judge and not is_typed(list) then
        return answer.read(root, viewer, question, answer.choice_text(root, viewer, list))
    elseif #list == 1 and type(list[1]) == "string" then
        local offers = require "lawspeaker.game.offers"
        local is_given = type(value) == "table" and offers.is_offered(question, list[1])
        if is_given then
            return list[1]
        end
        return answer.read(root, viewer, question, list[1])
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

-- The slot that something names: the row or id itself, or what the viewer calls it.
local function find_slot(root, viewer, question, name, is_exact)
    local slot = accept_atom(root, viewer, name)
    local form = slot ~= nil and answer.slots_by_key(question)[answer.key(slot)]
    if form or is_exact or type(name) ~= "string" then
        return form or nil
    end
    return require("lawspeaker.game.reading").slot(root, viewer, question, name)
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
            return nil, string.format("%s: %s", atom_text(root, viewer, form.slot), fault), why
        end
        by_key[key] = { form.slot, item }
    end
    local copy = {}
    for _, form in ipairs(question.slots) do
        copy[#copy + 1] = by_key[answer.key(form.slot)]
    end
    return copy
end

local function part_names(question)
    local names = {}
    for index, part in ipairs(question.parts) do
        names[index] = part.name
    end
    return names
end

function accepts.proposal(root, viewer, question, value, is_exact)
    if type(value) ~= "table" or objects.is_row(value) then
        return refuse("expected a table of answers by part, got %s", say.describe(value))
    end
    local copy, names = {}, part_names(question)
    for _, key in ipairs((core.keys(value))) do
        local is_part = false
        for _, name in ipairs(names) do
            is_part = is_part or name == key
        end
        if not is_part then
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
    elseif not utf8.len(value) or string.find(value, "%c") then
        return refuse("%s is not UTF-8 text without control characters", say.quote(value))
    elseif #value > question.size then
        return refuse("the text has %d bytes; %d are allowed", #value, question.size)
    end
    return value
end

-- Brings what was given, a text or a Lua value, into the form of an answer with rows of `root`; or
-- nil, message, code when its shape is wrong. Whether the answer is offered is not asked here.
-- `is_exact`: strings are words as they are, and nothing is guessed.
function accept(root, viewer, question, value, is_exact)
    if type(value) == "string" and question.kind ~= "text" and not is_exact then
        return answer.read(root, viewer, question, value)
    end
    return accepts[question.kind](root, viewer, question, value, is_exact)
end

function answer.accept(root, viewer, question, value)
    return accept(root, viewer, question, value, false)
end

-- What a save holds as an answer: with rows as they are in truth. `viewer`: who gave it.
function answer.decode(root, question, data, viewer)
    local value, problem = answer.decode_data(root, data)
    if value == nil then
        return refuse("%s", problem)
    end
    return accept(root, viewer or false, question, value, true)
end

function answer.read(root, viewer, question, text)
    return require("lawspeaker.game.reading").read(root, viewer, question, text)
end

return answer
