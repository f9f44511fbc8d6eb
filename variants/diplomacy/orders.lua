-- Orders and retreats: who is asked, what is legal, and what came of it. Any order that can be read
-- is legal, also one that nothing can carry out: then the unit holds.
local boards = require "diplomacy.boards"

local orders = {}

function orders.words(text)
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    return words
end

local function text_of(answer)
    return type(answer) == "table" and table.concat(answer, " ") or answer
end

-- ---- Movement ----

local function each(legal, number)
    return function()
        local index, count = 0, legal:count(number)
        return function()
            index = index + 1
            return index <= count and orders.words(legal:text(number, index)) or nil
        end
    end
end

local function judge(board, units, number)
    return function(answer)
        local order, message = board:read_order(text_of(answer), units)
        if not order then
            return nil, message
        elseif not order.at or order.at ~= units[number][3] or order.kind == "build"
            or order.kind == "remove" then
            return nil, "it is no order for the unit in " .. units[number][3]
        end
        return true
    end
end

local function sample(legal, number)
    return function(random)
        return orders.words(legal:text(number, random:integer(legal:count(number))))
    end
end

local function slot_of(board, units, legal, number)
    local unit = units[number]
    return { unit[3], choice = each(legal, number), judge = judge(board, units, number),
        sample = sample(legal, number), default = { unit[2], unit[3], "H" },
        say = unit[2] .. " " .. unit[3] }
end

-- Asks all players at once about their slots, { player = { slot, … } }; the answers as texts by the
-- name of the slot.
local function ask_slots(g, name, say, slots)
    local questions, texts = {}, {}
    for _, player in ipairs(g.players) do
        if slots[player] then
            questions[#questions + 1] = { player, { name = name, say = say, slots = slots[player],
                seen_by = "all", open = true } }
        end
    end
    for _, sheet in ipairs(g:ask_all(questions)) do
        for _, entry in ipairs(sheet) do
            texts[entry[1]] = text_of(entry[2])
        end
    end
    return texts
end

local function add_slot(g, slots, power, slot)
    local player = boards.player_of(g, power)
    if player then
        slots[player] = slots[player] or {}
        table.insert(slots[player], slot)
    end
end

local function ask_orders(g, board, units)
    local slots, given = {}, {}
    local legal = board:legal_orders(units)
    for number, unit in ipairs(units) do
        add_slot(g, slots, unit[1], slot_of(board, units, legal, number))
    end
    local texts = ask_slots(g, "orders", "What do your units do?", slots)
    for number, unit in ipairs(units) do
        given[number] = texts[unit[3]] and board:read_order(texts[unit[3]], units)
            or { kind = "hold", unit = unit[2], at = unit[3] }
    end
    return given
end

-- "another unit moves there with as much strength (A mos)"
local function sentence_of(verdict, units)
    local by = verdict.by and units[verdict.by]
    return by and string.format("%s (%s %s)", verdict.sentence, by[2], by[3]) or verdict.sentence
end

local function tell(g, board, units, given, outcome)
    for number, verdict in ipairs(outcome.verdicts) do
        g:rule(verdict.rule)
        g:note("verdict", { power = units[number][1], order = board:order_text(given[number]),
            result = verdict.result, reason = verdict.reason,
            sentence = sentence_of(verdict, units) })
        if verdict.dislodged then
            local attacker = units[verdict.attacker]
            g:note("dislodged", { power = units[number][1], unit = units[number][3],
                attacker = attacker[2] .. " " .. attacker[3] })
        end
    end
    g:rule()
end

-- A season's orders.
function orders.move(g)
    local board = boards.of(g)
    local units, rows = boards.units(g)
    local given = ask_orders(g, board, units)
    local outcome = assert(board:move { units = units, orders = given, rules = boards.rules(g) })
    tell(g, board, units, given, outcome)
    for number, verdict in ipairs(outcome.verdicts) do
        rows[number].at = verdict.at
        rows[number].is_dislodged = verdict.dislodged
    end
    for _, unit in ipairs(outcome.dislodged) do
        rows[unit.number].from = unit.from
    end
    for _, province in ipairs(outcome.stand_offs) do
        g.closed:add { at = province }
    end
end

-- ---- Retreats ----

local function ask_retreats(g, dislodged, places)
    local slots = {}
    for number, unit in ipairs(dislodged) do
        local choices = {}
        for _, place in ipairs(places[number]) do
            choices[#choices + 1] = { unit[2], unit[3], "-", place }
        end
        if #choices > 0 then
            choices[#choices + 1] = { "D", unit[2], unit[3] }
            add_slot(g, slots, unit[1], { unit[3], choice = choices,
                default = choices[#choices], say = unit[2] .. " " .. unit[3] })
        end
    end
    return ask_slots(g, "retreats", "Where do your units retreat to?", slots)
end

local function clear_closed(g)
    for closed in g.closed:each() do
        g.closed:remove(closed)
    end
end

-- What players have chosen; who has nowhere to go, and who is nobody's, is disbanded.
function orders.retreat(g)
    local board = boards.of(g)
    local units, _, dislodged, rows = boards.units(g)
    local form = { units = units, dislodged = dislodged, stand_offs = {}, orders = {} }
    for closed in g.closed:each() do
        table.insert(form.stand_offs, closed.at)
    end
    clear_closed(g)
    if #dislodged == 0 then
        return
    end
    local texts = ask_retreats(g, dislodged, assert(board:retreats(form)))
    for number, unit in ipairs(dislodged) do
        form.orders[number] = texts[unit[3]] or false
    end
    for number, verdict in ipairs(assert(board:retreat(form)).verdicts) do
        local row, unit = rows[number], dislodged[number]
        if verdict.at then
            g:note("retreated", { power = unit[1], unit = unit[2] .. " " .. unit[3],
                to = verdict.at })
            row.at, row.is_dislodged, row.from = verdict.at, false, nil
        else
            g:note("disbanded", { power = unit[1], unit = unit[2] .. " " .. unit[3] })
            g.unit:remove(row)
        end
    end
end

-- ---- What players type ----

-- The slot that a piece of text is for, from its beginning: as many words as name a unit.
local function slot_in(board, piece, standing)
    local words, head = orders.words(piece), nil
    for _, word in ipairs(words) do
        head = head and head .. " " .. word or word
        local order = board:read_order(head .. " H", standing)
        if order then
            return order.at
        end
    end
end

-- One order, as "A par - bur", "par: A par - bur": the slot, and the words of it in the one way in
-- which they are written, or as they are where they cannot be read.
local function read_piece(board, piece, standing)
    local rest = string.match(piece, "^%s*[%w/]+:%s*(.+)$") or piece
    local order = board:read_order(rest, standing)
    if order and order.at then
        return order.at, orders.words(board:order_text(order))
    end
    return slot_in(board, rest, standing), orders.words(rest)
end

local function read_sheet(board, question, text, standing)
    if question.part then
        local slot, words = read_piece(board, (string.gsub(text, "[,;]", " ")), standing)
        return slot == question.part and words or text
    end
    local sheet, is_empty = {}, true
    for piece in string.gmatch(text, "[^,;\n]+") do
        local slot, words = read_piece(board, piece, standing)
        if not slot then
            return text
        end
        sheet[slot], is_empty = words, false
    end
    return is_empty and text or sheet
end

-- Builds and removals, written in the one way.
local function read_list(board, text)
    local pieces = {}
    for piece in string.gmatch(text, "[^,;\n]+") do
        local order = board:read_order(piece)
        if not order then
            return text
        end
        pieces[#pieces + 1] = board:order_text(order)
    end
    return table.concat(pieces, ", ")
end

function orders.read(view, question, text)
    local board = boards.of(view)
    local units, _, dislodged = boards.units(view)
    if question.name == "orders" then
        return read_sheet(board, question, text, units)
    elseif question.name == "retreats" then
        return read_sheet(board, question, text, dislodged)
    elseif question.name == "builds" or question.name == "removals" then
        return read_list(board, text)
    end
    return text
end

return orders
