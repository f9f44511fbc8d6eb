-- Orders and retreats: who is asked, what is legal, and what came of it. Any order that can be read
-- is legal, also one that nothing can carry out: then the unit holds.
local boards = require "diplomacy.boards"
local writing = require "diplomacy.writing"

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

-- Whether an order is listed: where nobody convoys, none that has to do with it.
local function is_listed(asked, unit, words)
    if not asked.rules.no_convoys or words[3] == "H" or words[3] == "S" then
        return true
    elseif words[3] == "C" or words[#words] == "via" then
        return false
    end
    for _, place in ipairs(asked.board:neighbours(unit[3], unit[2])) do
        if place == words[4] then
            return true
        end
    end
    return false
end

local function each(asked, number)
    return function()
        local index, count = 0, asked.legal:count(number)
        return function()
            while index < count do
                index = index + 1
                local words = writing.words(asked.board, asked.units,
                    asked.legal:text(number, index), asked.rules)
                if is_listed(asked, asked.units[number], words) then
                    return words
                end
            end
        end
    end
end

-- Whether a text is one of the orders of a unit, letter by letter.
local function is_one_of(asked, number, text)
    local legal = asked.legal
    for index = 1, legal:count(number) do
        if legal:text(number, index) == text then
            return not asked.rules.no_convoys
        end
    end
    return false
end

local function judge(asked, number)
    local units = asked.units
    return function(answer)
        if is_one_of(asked, number, text_of(answer)) then
            return true
        end
        local order, message = writing.read(asked.board, units, text_of(answer), asked.rules)
        if not order then
            return nil, message
        elseif not order.at or order.at ~= units[number][3] or order.kind == "build"
            or order.kind == "remove" then
            return nil, "it is no order for the unit in " .. units[number][3]
        end
        return true
    end
end

local function sample(asked, number)
    local legal, unit = asked.legal, asked.units[number]
    return function(random)
        local words = writing.words(asked.board, asked.units,
            legal:text(number, random:integer(legal:count(number))), asked.rules)
        return is_listed(asked, unit, words) and words or { unit[2], unit[3], "H" }
    end
end

-- `asked`: the board, its units, what they could be ordered, and the house rules.
local function slot_of(asked, number)
    local unit = asked.units[number]
    return { unit[3], choice = each(asked, number), judge = judge(asked, number),
        sample = sample(asked, number), default = { unit[2], unit[3], "H" },
        say = unit[2] .. " " .. unit[3] }
end

-- Ways to write an order, for people.
local HELP <const> = {
    { "A par - bur", "moves; places by id, full name, or a beginning that no other shares" },
    { "A mun S A ber - kie", "supports a move; A mun S A ber: a unit that stays" },
    { "F nth C A lon - nwy", "convoys an army; that is ordered A lon - nwy" },
    { "F mid - spa/nc", "names the coast: also Spa (nc), spain north coast" },
    { "A par - bur, F bre H", "several in a line, in any order, also of other units" },
}

-- Asks all players at once about their slots, { player = { slot, … } }; the answers as texts by the
-- name of the slot.
local function ask_slots(g, name, say, slots)
    local questions, texts = {}, {}
    for _, player in ipairs(g.players) do
        if slots[player] then
            questions[#questions + 1] = { player, { name = name, slots = slots[player],
                say = boards.power_of(g, player) .. ", " .. say,
                help = name == "orders" and HELP or nil, open = true } }
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

-- Units of a power that nobody plays hold; where they cannot be supported, who does it does so in
-- vain (4.D.9).
local function disorder_fault(g, board, units, order)
    if g.rules.disorder_supported or order.kind ~= "support_hold" then
        return nil
    end
    for _, unit in ipairs(units) do
        if board:place(unit[3]).province == board:place(order.of).province
            and not boards.player_of(g, unit[1]) then
            return { "4.D.9", "a unit in civil disorder cannot be supported" }
        end
    end
end

-- What each unit does, and what is wrong with orders that house rules make void, by number: then
-- the unit holds.
local function ask_orders(g, board, units)
    local slots, given, faults = {}, {}, {}
    local legal, message = board:legal_orders(units)
    local asked = { board = board, units = units, legal = legal or boards.complain(g, message),
        rules = g.rules }
    for number, unit in ipairs(units) do
        add_slot(g, slots, unit[1], slot_of(asked, number))
    end
    local texts = ask_slots(g, "orders", "what do your units do?", slots)
    for number, unit in ipairs(units) do
        local hold, order, fault = { kind = "hold", unit = unit[2], at = unit[3] }, nil, nil
        if texts[unit[3]] then
            local found, _, wrong = writing.read(board, units, texts[unit[3]], g.rules)
            order, fault = found, wrong or disorder_fault(g, board, units, found)
        end
        faults[number] = fault and { fault[1], fault[2], texts[unit[3]] }
        given[number] = not fault and order or hold
    end
    return given, faults
end

-- ", another unit moves there with as much strength (A mos)"; nothing where all went as ordered.
local function because(verdict, units)
    local by = verdict.by and units[verdict.by]
    if verdict.reason == "none" then
        return ""
    end
    return ", " .. verdict.sentence .. (by and string.format(" (%s %s)", by[2], by[3]) or "")
end

local function tell_verdict(g, board, units, number, order, verdict, fault)
    local power, unit = units[number][1], units[number][2] .. " " .. units[number][3]
    g:rule(fault and fault[1] or verdict.rule)
    if fault then
        g:note("verdict", { power = power, unit = unit, order = fault[3], result = "void",
            reason = "badly_written", because = ", " .. fault[2] })
    else
        g:note("verdict", { power = power, unit = unit, order = board:order_text(order),
            result = verdict.result, reason = verdict.reason, because = because(verdict, units) })
    end
end

-- The numbers of units, power by power.
local function by_power(board, units)
    local numbers = {}
    for _, power in ipairs(board.powers) do
        for number, unit in ipairs(units) do
            numbers[#numbers + 1] = unit[1] == power and number or nil
        end
    end
    return numbers
end

local function tell(g, board, units, given, faults, outcome)
    for _, number in ipairs(by_power(board, units)) do
        local verdict = outcome.verdicts[number]
        tell_verdict(g, board, units, number, given[number], verdict, faults[number])
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
    local given, faults = ask_orders(g, board, units)
    local outcome = assert(board:move { units = units, orders = given, rules = boards.rules(g) })
    tell(g, board, units, given, faults, outcome)
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
    return ask_slots(g, "retreats", "where do your units retreat to?", slots)
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
    local form = { units = units, dislodged = dislodged, stand_offs = {}, orders = {},
        rules = boards.rules(g) }
    for closed in g.closed:each() do
        table.insert(form.stand_offs, closed.at)
    end
    clear_closed(g)
    if #dislodged == 0 then
        return
    end
    local places, message = board:retreats(form)
    places = places or boards.complain(g, message)
    local texts = g.rules.no_retreats and {} or ask_retreats(g, dislodged, places)
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

-- One order, as "A par - bur", "par: A par - bur": the slot, and its text in the one way in which
-- orders are written, or as it is where it cannot be read or is void for how it is written.
local function read_piece(board, piece, standing, rules)
    local rest = string.match(piece, "^%s*[%w/]+:%s*(.+)$") or piece
    local order, _, fault = writing.read(board, standing, rest, rules)
    if order and order.at then
        local words = not fault and writing.words(board, standing, board:order_text(order), rules)
        return order.at, words and table.concat(words, " ") or rest, order
    end
    return slot_in(board, rest, standing), rest
end

local function add_implied(board, standing, rules, list, texts)
    local implied = rules.implicit_orders and writing.implied(board, standing, list, texts) or {}
    for _, unit in ipairs(standing) do
        if implied[unit[3]] then
            texts[unit[3]] = { implied[unit[3]] }
        end
    end
end

-- The texts of a sheet by slot; nil where some piece of it is for no unit that stands there.
local function read_pieces(board, text, standing, rules)
    local texts, list, is_empty, is_place_of = {}, {}, true, {}
    for _, unit in ipairs(standing) do
        is_place_of[unit[3]] = true
    end
    for piece in string.gmatch(text, "[^,;\n]+") do
        local slot, written, order = read_piece(board, piece, standing, rules)
        if not slot or not is_place_of[slot] then
            return nil
        end
        texts[slot], is_empty = texts[slot] or {}, false
        table.insert(texts[slot], written)
        list[#list + 1] = order
    end
    add_implied(board, standing, rules, list, texts)
    return not is_empty and texts or nil
end

local function read_sheet(board, view, question, text, standing)
    if question.part then
        local slot, written, order = read_piece(board, (string.gsub(text, "[,;]", " ")), standing,
            view.rules)
        if slot ~= question.part then
            return text
        end
        local is_vain = order and question.name == "orders"
            and not writing.is_possible(board, standing, order, boards.rules(view))
        return orders.words(written), is_vain and written .. ": nothing can carry that out" or nil
    end
    local texts = read_pieces(board, text, standing, view.rules)
    if not texts then
        return text
    end
    local sheet = {}
    for _, unit in ipairs(standing) do
        local several = texts[unit[3]]
        if several and #several > 1 and question.name == "orders" then
            several[1] = writing.choose(board, standing, several, view.rules, boards.rules(view))
        end
        sheet[unit[3]] = several and orders.words(several[1])
    end
    return sheet
end

-- Builds and removals, written in the one way.
local function read_list(board, view, text)
    local pieces = {}
    for piece in string.gmatch(text, "[^,;\n]+") do
        local order = writing.read_build(board, piece, view.rules)
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
        return read_sheet(board, view, question, text, units)
    elseif question.name == "retreats" then
        return read_sheet(board, view, question, text, dislodged)
    elseif question.name == "builds" or question.name == "removals" then
        return read_list(board, view, text)
    end
    return text
end

return orders
