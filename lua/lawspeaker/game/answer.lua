-- Answers to questions: as a player writes and reads them, as plain data for saves and hashes, and
-- in an order that tells nothing. It knows the kinds of questions; which answers are legal is
-- question.lua's. What is given as one is brought into its form in accepting.lua.
--
-- An answer is an atom or a flat list of atoms (choice), an integer (number), a list of answers
-- (pick), a list of { slot, answer } (slots), a table by part (proposal) or a string (text). An
-- atom is a word, an integer, a flag or a row. What may be a word, and what may be offered beside
-- what (bind_choice.c), makes sure that a text stands for one answer only.
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local plain = require "lawspeaker.game.plain"

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

-- Whether two answers are the same one.
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

-- ---- Parts of answers ----

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

-- A list of one atom is that atom.
function answer.as_atom(list)
    if #list == 1 then
        return list[1]
    end
    return list
end

-- What a message says of words.
answer.NO_WORD = '; words have no spaces and none of , " ( ), and do not end with ":"'

return answer
