-- One question, or a part of one, answered at the keyboard: its legal answers are listed, and what
-- is typed is taken as one of them, as its number, as its beginning, or as the game reads it. It
-- knows answers as text; which of them are legal, the match says.
local screen = require "lawspeaker.cli.play.screen"
local choosing = {}

-- Whether answers can be numbered: not where they could be taken for numbers themselves.
local function is_numbered(part)
    for _, entry in ipairs(part.list) do
        if entry.text:find "^%-?%d+$" then
            return false
        end
    end
    return true
end

local function entries_of(part, list)
    local entries, has_numbers = {}, is_numbered(part)
    for _, index in ipairs(list) do
        local answer = part.list[index]
        entries[#entries + 1] = { has_numbers and index or nil, answer.shown }
    end
    return entries
end

local function all_of(part)
    local list = {}
    for index in ipairs(part.list) do
        list[index] = index
    end
    return list
end

-- ---- What can be answered ----

local function range_words(part)
    if part.min == part.max then
        return ("exactly %d of them"):format(part.min)
    elseif part.min == 0 then
        return ("up to %d of them, or none"):format(part.max)
    end
    return ("%d to %d of them"):format(part.min, part.max)
end

-- Says in words what is looked for, where a list does not.
local function tell_kind(part)
    if part.kind == "number" then
        screen.tell(("  a number from %d to %d"):format(part.least, part.most))
    elseif part.kind == "text" then
        screen.tell(("  a text of at most %d bytes"):format(part.size))
    elseif part.kind == "pick" then
        screen.tell(("  %s%s, with commas between them"):format(range_words(part),
            part.ordered and ", in an order that counts" or ""))
    end
end

-- Lists the legal answers: a page of them, or all.
function choosing.show(part, is_whole)
    if part.list then
        local left_out = screen.list(entries_of(part, all_of(part)), not is_whole)
        if left_out > 0 then
            screen.tell(("  and %d more: ? shows all, /legal TEXT those with TEXT in them"):format(
                left_out))
        elseif not part.complete then
            screen.tell(("  the first %d; there are more: /legal TEXT looks among these, and any "
                .. "other can be typed"):format(#part.list))
        end
    end
    if part.help then
        screen.tell "  more can be typed: /help says what"
    end
    tell_kind(part)
end

-- Lists the answers with some text in them; false when there is none.
function choosing.search(part, words)
    local found, wanted = {}, words:lower()
    for index, answer in ipairs(part.list or {}) do
        if answer.shown:lower():find(wanted, 1, true) or answer.text:find(wanted, 1, true) then
            found[#found + 1] = index
        end
    end
    if #found > 0 then
        screen.list(entries_of(part, found), false)
    end
    return #found > 0
end

-- What a line could be completed to.
function choosing.candidates(part)
    local names = {}
    for index, answer in ipairs(part.list or {}) do
        names[index] = answer.shown
    end
    return names
end

-- ---- What was typed ----

local function find_exact(part, line)
    local lower, near = line:lower(), nil
    for index, answer in ipairs(part.list or {}) do
        if answer.text == line or answer.shown == line then
            return index
        elseif not near and (answer.text:lower() == lower or answer.shown:lower() == lower) then
            near = index
        end
    end
    return near
end

-- Whether a line is one of the answers, letter by letter.
function choosing.is_answer(part, line)
    return part.kind == "text" or find_exact(part, line) ~= nil
end

-- The one answer that begins so; nothing where several do, or where not all are listed.
local function find_beginning(part, line)
    local lower, found = line:lower(), nil
    for index, answer in ipairs(part.complete and part.list or {}) do
        if answer.shown:lower():sub(1, #line) == lower then
            if found then
                return nil
            end
            found = index
        end
    end
    return found
end

local function by_number(part, line)
    local number = line:find "^%d+$" and math.tointeger(tonumber(line))
    if number and is_numbered(part) then
        return part.list[number] and number
    end
end

local function one_of(part, line)
    return find_exact(part, line) or by_number(part, line)
end

-- Some of a list: "1, 3", "1 3" or answers with commas between them.
local function some_of(part, line)
    if line == "none" or line == "-" then
        return part.min == 0 and "none" or nil
    end
    local pattern = line:find "^[%d%s,]+$" and "[^%s,]+" or "[^,]+"
    local texts = {}
    for words in line:gmatch(pattern) do
        words = words:gsub("^%s+", ""):gsub("%s+$", "")
        local index = one_of(part, words) or find_beginning(part, words)
        if not index then
            return nil
        end
        texts[#texts + 1] = part.list[index].text
    end
    return #texts > 0 and table.concat(texts, ", ") or nil
end

local function complain(part, line, message)
    screen.tell(message, "yellow")
    if part.list and #line > 1 and choosing.search(part, line) then
        return
    end
    if part.list and line:find "^%d+$" and is_numbered(part) and #part.list > 0 then
        screen.tell(("the answers are numbered from 1 to %d"):format(#part.list))
    end
end

-- The answer's text that a line stands for, or nothing, and it has been said why. `read(line)` asks
-- the game: a text, or nil and a message.
function choosing.take(part, line, read)
    if part.list then
        local found = part.kind == "pick" and some_of(part, line)
        local index = part.kind ~= "pick" and one_of(part, line)
        if found or index then
            return found or part.list[index].text
        end
    end
    local answer, message = read(line)
    if answer then
        return answer
    end
    local index = part.kind == "choice" and find_beginning(part, line)
    if index then
        return part.list[index].text
    end
    complain(part, line, message)
    return nil
end

-- The answer as it is shown to people.
function choosing.shown(part, words)
    for _, answer in ipairs(part.list or {}) do
        if answer.text == words then
            return answer.shown
        end
    end
    return words == part.default and part.default_shown or words
end

-- The question's words with its rule's number; `fallback`: where it has none.
function choosing.title(part, fallback)
    local words = part.say or fallback
    return part.rule and ("%s (%s)"):format(words, part.rule) or words
end

return choosing
