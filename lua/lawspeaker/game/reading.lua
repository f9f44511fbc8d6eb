-- Reads an answer as a player types it: words of the answers that are offered, in any case, rows
-- also by their names, words cut short where that leaves one answer. It knows the kinds of
-- questions, and asks nothing of the rules but what they offer.
local answer = require "lawspeaker.game.answer"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local offers = require "lawspeaker.game.offers"
local say = require "lawspeaker.say"

local reading = {}

local LIKE_MOST <const> = 20000   -- answers that are looked through for one like what was typed
local EXACT_MOST <const> = 100000 -- and for one that is written just so
local SHOWN_MOST <const> = 8      -- answers that a message lists

local function refuse(code, message, ...)
    return nil, string.format(message, ...), code
end

-- ---- What is offered ----

-- How an atom may be written, in lower case, spaces as _: as the viewer numbers it, and by name.
local function spellings(self, atom)
    local known = self.spelled[atom]
    if not known then
        known = { whole = {}, string.lower(answer.atom_text(self.root, self.viewer, atom)) }
        if objects.is_row(atom) then
            local name = core.row_name(atom, self.viewer)
            known[2] = name and string.gsub(string.lower(name), "%s", "_")
            known.whole[known[1]] = true -- "unit/1" is no beginning of "unit/12"
        elseif type(atom) == "boolean" then
            known[2] = atom and "yes" or "no"
        elseif math.type(atom) == "integer" then
            known.whole[known[1]] = true
        end
        self.spelled[atom] = known
    end
    return known
end

-- ---- One answer of a choice ----

-- Whether a spelling begins with what was typed; "unit 1" is no beginning of "unit 12".
local function begins(spelling, typed)
    return string.sub(spelling, 1, #typed) == typed
        and not (string.find(typed, "%d$") and string.find(spelling, "^%d", #typed + 1))
end

-- Words stand for an atom: the more words a name has, the more may stand for it. Calls `go_on`
-- with the number of words taken and whether they were the whole of it.
local function match_atom(self, atom, from, go_on)
    local known = spellings(self, atom)
    for _, spelling in ipairs(known) do
        local _, gaps = string.gsub(spelling, "_", "_")
        for taken = 1, math.min(gaps + 1, #self.words - from + 1) do
            local typed = table.concat(self.words, "_", from, from + taken - 1)
            if typed == spelling then
                go_on(taken, true)
            elseif not known.whole[spelling] and begins(spelling, typed) then
                go_on(taken, false)
            end
        end
    end
end

local EXACT <const>, SHORTENED <const>, BEGUN <const> = 1, 2, 3

-- How well the words fit an answer: EXACT, SHORTENED (a word is cut short), BEGUN (words are
-- missing at its end), or nil.
local function fit(self, atoms)
    local best
    local function follow(index, from, quality)
        if from > #self.words then
            quality = index <= #atoms and BEGUN or quality
            best = math.min(best or quality, quality)
        elseif index <= #atoms then
            match_atom(self, atoms[index], from, function(taken, is_whole)
                follow(index + 1, from + taken, is_whole and quality or math.max(quality,
                    SHORTENED))
            end)
        end
    end
    follow(1, 1, EXACT)
    return best
end

local function atoms_of(value)
    return type(value) == "table" and not objects.is_row(value) and value or { value }
end

-- What a rule listed, in the order in which it is offered, which tells nothing.
local function in_order(self, values)
    return self.is_list and answer.sort(self.root, self.viewer, values) or values
end

local function list_of(self, values)
    local shown = {}
    for index, value in ipairs(values) do
        if index > SHOWN_MOST then
            shown[index] = "…"
            break
        end
        shown[index] = say.quote(answer.choice_words(self.root, self.viewer, value))
    end
    return table.concat(shown, ", ")
end

local function refuse_unknown(self, text, offered, count)
    local names = {}
    offered = in_order(self, offered)
    for index, value in ipairs(offered) do
        names[index] = answer.choice_words(self.root, self.viewer, value)
    end
    local hint = near.hint(text, names)
    if hint == "" and #offered > 0 then
        hint = #offered == 1 and "; it would be " .. list_of(self, offered)
            or "; it is one of " .. list_of(self, offered)
    end
    local among = count == EXACT_MOST and " among the first " .. EXACT_MOST or ""
    return refuse("not_legal", "no answer %s%s%s", say.quote(text), among, hint)
end

-- The answer that is written just so; else those that the words fit, by how well, those offered,
-- and how many there are.
local function find(self, question, text)
    local groups, offered, count = { {}, {}, {} }, {}, 0
    local known = {} -- a function may list an answer more than once
    for value in offers.each_offered({ root = self.root, player = self.viewer }, question) do
        count = count + 1
        local its = answer.choice_text(self.root, self.viewer, value)
        if its == text then
            return value
        elseif count == EXACT_MOST then
            break
        elseif count <= LIKE_MOST and not known[its] then
            local quality = fit(self, atoms_of(value))
            if quality then
                table.insert(groups[quality], value)
            end
            offered[#offered + 1], known[its] = value, true
        end
    end
    return nil, groups, offered, count
end

local function new_reader(root, viewer, question, text)
    local self = { root = root, viewer = viewer, words = {}, spelled = {},
        is_list = type(question.choice) == "table" }
    for word in string.gmatch(string.lower(text), "%S+") do
        self.words[#self.words + 1] = word
    end
    return self
end

local function read_choice(root, viewer, question, text)
    local self = new_reader(root, viewer, question, text)
    text = string.match(string.gsub(text, "%s+", " "), "^ ?(.-) ?$")
    if #self.words == 0 then
        return refuse("bad_answer", "the answer is empty")
    end
    local exact, groups, offered, count = find(self, question, text)
    if exact ~= nil then
        return exact
    end
    for quality = EXACT, BEGUN do
        local group = groups[quality]
        if #group == 1 and count <= LIKE_MOST then
            return group[1]
        elseif #group > 0 then
            return refuse("bad_answer", "%s could be %s", say.quote(text),
                list_of(self, in_order(self, group)))
        end
    end
    return refuse_unknown(self, text, offered, count)
end

-- A choice of a list of answers.
local function one_of(list)
    return { kind = "choice", choice = list }
end

-- ---- Several answers in one text ----

-- The string in quotes that begins at a place of a text; it may lack its end.
local function quoted_at(text, at)
    local quoted = string.match(text, '^"[^"\\]*', at)
    while string.find(text, "^\\", at + #quoted) do
        quoted = quoted .. string.sub(text, at + #quoted, at + #quoted + 1)
        quoted = quoted .. string.match(text, '^[^"\\]*', at + #quoted)
    end
    return quoted .. string.match(text, '^"?', at + #quoted)
end

-- The pieces of a text between commas or line ends, outside of quotes and parentheses; these count
-- only when they all are closed.
local function split(text, ignores_depth)
    local pieces, piece, at, depth = {}, {}, 1, 0
    while at <= #text do
        local mark = string.sub(text, at, at)
        local taken = mark == '"' and quoted_at(text, at) or string.match(text, '^[^,\n"()]+', at)
            or mark
        depth = depth + (mark == "(" and 1 or mark == ")" and -1 or 0)
        if (mark == "," or mark == "\n") and (depth == 0 or ignores_depth) then
            pieces[#pieces + 1] = table.concat(piece)
            piece = {}
        else
            piece[#piece + 1] = taken
        end
        if depth < 0 and not ignores_depth then
            return split(text, true)
        end
        at = at + #taken
    end
    if depth ~= 0 and not ignores_depth then
        return split(text, true)
    end
    pieces[#pieces + 1] = table.concat(piece)
    return pieces
end

local function is_blank(text)
    return not string.find(text, "%S")
end

-- Answers without commas between them, a word each.
local function read_words(root, viewer, question, text, list)
    for word in string.gmatch(text, "%S+") do
        local value = read_choice(root, viewer, one_of(question.pick), word)
        if value == nil then
            return false
        end
        list[#list + 1] = value
    end
    return true
end

local function is_none(text)
    return is_blank(text) or string.find(text, "^%s*none%s*$") ~= nil
end

local function read_pick(root, viewer, question, text)
    local list = {}
    if is_none(text) then
        return list
    end
    for _, piece in ipairs(split(text)) do
        local value, message, code = read_choice(root, viewer, one_of(question.pick), piece)
        local words = {}
        if value ~= nil then
            list[#list + 1] = value
        elseif string.find(piece, "%S%s+%S")
            and read_words(root, viewer, question, piece, words) then
            table.move(words, 1, #words, #list + 1, list)
        else
            return nil, message, code
        end
    end
    return question.ordered and list or answer.sort(root, viewer, list)
end

-- An answer among others: a text as it is, or as JSON writes it, and what has names of its own in
-- parentheses.
local function read_inner(root, viewer, form, text)
    local trimmed = string.match(text, "^%s*(.-)%s*$")
    if form.kind == "text" and string.find(trimmed, '^".*"$') then
        local value = core.json_decode(trimmed)
        if type(value) ~= "string" then
            return refuse("bad_answer", "%s is no text in quotes", say.quote(trimmed))
        end
        trimmed = value
    elseif form.slots or form.parts then
        trimmed = string.match(trimmed, "^%((.*)%)$") or trimmed
    end
    return reading.read(root, viewer, form, trimmed)
end

-- The parts of `name: answer, name: answer`, as { name, text }: what has no name of its own goes on
-- with the answer before it. `is_loose`: a name may also have no space behind its colon, which in
-- an answer as it is written for a player would be part of a word.
local function read_named(text, is_loose)
    local entries = {}
    for _, piece in ipairs(split(text)) do
        local name, rest = string.match(piece, '^%s*([^%s"(][^"(]-)%s*:%s(.*)$')
        if not name then
            name, rest = string.match(piece, '^%s*([^%s"(][^"(]-)%s*:()$')
            rest = rest and ""
        end
        if not name and is_loose then
            name, rest = string.match(piece, '^%s*([^%s":(][^:"(]-)%s*:(.*)$')
        end
        if name then
            entries[#entries + 1] = { name, rest }
        elseif #entries > 0 then
            entries[#entries][2] = entries[#entries][2] .. "," .. piece
        elseif not is_blank(piece) then
            return refuse("bad_answer", 'cannot read %s; it is written "NAME: ANSWER, NAME: '
                .. 'ANSWER"', say.quote(string.match(piece, "^%s*(.-)%s*$")))
        end
    end
    return entries
end

-- What `read` makes of the named parts of a text, read strictly where it can be.
local function read_parts(root, viewer, question, text, read)
    local message, code
    for _, is_loose in ipairs { false, true } do
        local entries
        entries, message, code = read_named(text, is_loose)
        if entries then
            local value
            value, message, code = read(root, viewer, question, entries)
            if value ~= nil then
                return value
            end
        end
    end
    return nil, message, code
end

-- The slot that a player names, or nil and why not.
function reading.slot(root, viewer, question, name)
    local slots = {}
    for index, form in ipairs(question.slots) do
        slots[index] = form.slot
    end
    local slot, message = read_choice(root, viewer, one_of(slots), name)
    if slot == nil then
        return nil, (string.gsub(message, "^no answer", "no slot"))
    end
    return answer.slots_by_key(question)[answer.key(slot)]
end

local function read_slots(root, viewer, question, entries)
    local by_slot, list = {}, {}
    for _, entry in ipairs(entries) do
        local form, problem = reading.slot(root, viewer, question, entry[1])
        if not form then
            return refuse("bad_answer", "%s", problem)
        elseif by_slot[form] then
            return refuse("bad_answer", "the slot %s is there twice",
                say.quote(answer.choice_words(root, viewer, form.slot)))
        end
        local value, fault, why = read_inner(root, viewer, form, entry[2])
        if value == nil then
            return nil, answer.choice_words(root, viewer, form.slot) .. ": " .. fault, why
        end
        by_slot[form] = { form.slot, value }
    end
    for _, form in ipairs(question.slots) do
        list[#list + 1] = by_slot[form]
    end
    return list
end

local function find_part(question, name)
    local names, found = {}, {}
    for index, part in ipairs(question.parts) do
        names[index] = part.name
        if part.name == name then
            return part
        elseif string.sub(string.lower(part.name), 1, #name) == string.lower(name) then
            found[#found + 1] = part
        end
    end
    if #found == 1 then
        return found[1]
    end
    return nil, string.format("no part %s%s", say.quote(name), near.hint(name, names))
end

local function read_proposal(root, viewer, question, entries)
    local copy = {}
    for _, entry in ipairs(entries) do
        local part, problem = find_part(question, entry[1])
        if not part then
            return refuse("bad_answer", "%s", problem)
        elseif copy[part.name] ~= nil then
            return refuse("bad_answer", "the part %s is there twice", part.name)
        end
        local value, fault, why = read_inner(root, viewer, part, entry[2])
        if value == nil then
            return nil, part.name .. ": " .. fault, why
        end
        copy[part.name] = value
    end
    for _, part in ipairs(question.parts) do
        if copy[part.name] == nil then
            return refuse("bad_answer", "the part %s is missing", part.name)
        end
    end
    return copy
end

local function read_number(text)
    local digits = string.match(text, "^%s*([+-]?%d+)%s*$")
    local number = digits and math.tointeger(tonumber(digits))
    if not number then
        return refuse("bad_answer", "expected an integer, got %s", say.quote(text))
    end
    return number
end

-- A choice that the rule judges itself: the words as they are typed, where they are legal, or where
-- nothing that is offered is like them, so that the judge says why they are not. `typed`: it reads
-- words that are cut short itself.
local function read_judged(root, viewer, question, text)
    local words, other = {}, nil
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
        other = other or not core.choice_word(root, word) and word or nil
    end
    if other then
        return refuse("bad_answer", "%s is no word%s", say.quote(other), answer.NO_WORD)
    end
    local typed = answer.as_atom(words)
    if #words > 0 and (question.typed or question.judge(typed)) then
        return typed
    end
    local value, message, code = read_choice(root, viewer, question, text)
    if value == nil and code == "not_legal" then
        return typed
    end
    return value, message, code
end

-- The answer to a question for a text: the text itself; or nil, message, code.
function reading.text(question, text)
    if not utf8.len(text) or string.find(text, "%c") then
        return refuse("bad_answer", "%s is not UTF-8 text without control characters",
            say.quote(text))
    elseif #text > question.size then
        return refuse("bad_answer", "the text has %d bytes; %d are allowed", #text,
            question.size)
    end
    return text
end

-- The answer that a text stands for, in the form that accepting.accept gives; or nil, message,
-- code. `viewer`: the player that wrote it.
function reading.read(root, viewer, question, text)
    if not utf8.len(text) or string.find(text, "[%z\1-\8\11-\31\127]") then
        return refuse("bad_answer", "%s is not UTF-8 text without control characters",
            say.quote(text))
    elseif question.kind == "choice" and question.judge then
        return read_judged(root, viewer, question, text)
    elseif question.kind == "choice" then
        return read_choice(root, viewer, question, text)
    elseif question.kind == "number" then
        return read_number(text)
    elseif question.kind == "pick" then
        return read_pick(root, viewer, question, text)
    elseif question.kind == "slots" then
        text = is_none(text) and "" or text
        return read_parts(root, viewer, question, text, read_slots)
    elseif question.kind == "proposal" then
        text = #question.parts == 0 and is_none(text) and "" or text
        return read_parts(root, viewer, question, text, read_proposal)
    end
    return reading.text(question, text)
end

return reading
