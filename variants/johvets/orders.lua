-- Orders (J2.2, J3): one secret question to all who have units, a slot for each unit. What is legal
-- is judged by the core, on what the player knows.
local orders = {}

orders.KINDS = { "stay", "move", "link", "transfer", "reinforce" }

local IS_ORDER <const> = {}
for _, kind in ipairs(orders.KINDS) do
    IS_ORDER[kind] = true
end

-- The words that orders are written with, beside names, each by itself.
function orders.words()
    local words = { carry = "carry", to = "to" }
    for _, kind in ipairs(orders.KINDS) do
        words[kind] = kind
    end
    return words
end

local function words_of(text)
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    return words
end

-- An answer about a unit as the text of an order.
function orders.text(answer)
    return type(answer) == "table" and table.concat(answer, " ") or answer
end

-- The legal orders of a unit as answers, one after the other: there can be hundreds.
local function each(known, unit)
    return function()
        local step = known:legal(unit)
        return function()
            local text = step()
            return text and words_of(text)
        end
    end
end

-- Where the name stands that a reason is about.
local NAMES <const> = { unknown_region = "move (%S+)", unknown_unit = "reinforce (%S+)" }

-- The name that is wrong in an order, and what could stand there: nothing where no name is.
local function tell_name(known, at, text, reason)
    local name = NAMES[reason] and string.match(text, NAMES[reason])
    if not name then
        return ""
    end
    local near = reason == "unknown_region" and string.find(text, "^move ") and string.format(
        "; next to %s are %s", at, table.concat(known.before.map:neighbours(at), ", ")) or ""
    return string.format(": %q%s", name, near)
end

-- Any order that can be read is judged, also one that is not listed: "move a2 carry" names no book.
local function judge(known, unit)
    return function(answer)
        if answer == "stay" then
            return true
        end
        local text = orders.text(answer)
        local is_legal, sentence, reason = known:judge(unit.id, text)
        if is_legal then
            return true
        end
        return nil, string.format("%s (%s)%s", sentence, reason,
            tell_name(known, unit.at, text, reason))
    end
end

-- Most of the legal orders reinforce what nobody does; so one in four is drawn among all, the
-- others among those that do something.
local function sample(known, unit)
    return function(random)
        if random:integer(4) == 1 then
            return words_of(known:legal_at(unit, random:integer(known:legal_count(unit))))
        end
        return words_of(known:legal_at(unit, random:integer(known:acting_count(unit))))
    end
end

local function slot_of(known, unit)
    return { unit.id, choice = each(known, unit.id), judge = judge(known, unit),
        sample = sample(known, unit.id), default = "stay", say = unit.id .. " in " .. unit.at }
end

-- Asks everybody, and gives the turn the orders.
function orders.ask(g, watch)
    local slots, questions = {}, {}
    for _, player in ipairs(g.players) do
        slots[player] = {}
    end
    for _, unit in ipairs(watch.before:units()) do
        table.insert(slots[unit.owner], slot_of(watch:known(unit.owner), unit))
    end
    for _, player in ipairs(g.players) do
        if #slots[player] > 0 then
            questions[#questions + 1] = { player, { name = "orders",
                say = "What do your units do?", slots = slots[player], hidden = g.rules.fog,
                open = not g.rules.fog } }
        end
    end
    for index, sheet in ipairs(g:ask_all(questions)) do
        watch:give(sheet, questions[index][1])
    end
end

-- One order of a sheet, "u1: move a2", "u1 move a2" or "u1:move a2": the unit and the words of the
-- order.
function orders.split(piece)
    local first, rest = string.match(piece, "^%s*(%S+)%s+(%S.-)%s*$")
    if first and IS_ORDER[string.match(rest, "^%S+")] then
        return string.match(first, "^(.-):?$"), words_of(rest)
    end
    local unit, kind, further = string.match(piece, "^%s*(%S+):(%l+)(.-)%s*$")
    if unit and IS_ORDER[kind] then
        return unit, words_of(kind .. further)
    end
end

-- The same of what should have been the order of a unit that there is, so that the order is what is
-- told to be wrong.
local function split_any(view, piece)
    local unit, order = orders.split(piece)
    if unit then
        return unit, order
    end
    local first, rest = string.match(piece, "^%s*([^%s:]+)%s+(%S.-)%s*$")
    if first and view.position:unit(first) then
        return first, words_of(rest)
    end
end

-- A sheet of orders as players write them, by unit; a later order for the same unit replaces the
-- earlier one (J2.2). A text that is none stays as it is. Where one unit is asked about, its name
-- may stand before the order.
function orders.read(view, question, text)
    if question.name ~= "orders" then
        return text
    elseif question.part then
        local unit, order = split_any(view, text)
        return unit == question.part and order or text
    end
    local sheet, is_empty = {}, true
    for piece in string.gmatch(text, "[^,;\n]+") do
        local unit, order = split_any(view, piece)
        if not unit then
            return text
        end
        sheet[unit], is_empty = order, false
    end
    return is_empty and text or sheet
end

return orders
