-- Orders of Diplomacy as players write them, read and written. An order is a table of the form
-- diplomacy_order. Written, it is always in one way: "A par - bur", "F nth C A lon - nwy".
local check = require "lawspeaker.check"
local names = require "lawspeaker.diplomacy_names"

local text = {}

local TEXT_SIZE_MAX <const> = 200

-- ---- Reading ----

local DASHES <const> = { "–", "—", "−", "→", "%-+>", "=+>", "%s%-+", "%-+%s" }

-- Dashes and arrows between places, standing alone. Where none does, as in "A par-bur", each is
-- one, but for those in full names.
local function set_apart(found, written)
    local spaced = string.gsub(written, "[\t\r\n(),;]", " ")
    for _, dash in ipairs(DASHES) do
        spaced = string.gsub(spaced, dash, " - ")
    end
    if string.find(spaced, " - ", 1, true) then
        return spaced
    end
    for _, name in ipairs(found.hyphened) do
        local first, last = string.find(string.lower(spaced), name, 1, true)
        if first then
            spaced = string.sub(spaced, 1, first - 1) .. string.gsub(name, "%-", " ")
                .. string.sub(spaced, last + 1)
        end
    end
    return (string.gsub(spaced, "%-+", " - "))
end

local function words_of(found, written)
    local words = {}
    for word in string.gmatch(set_apart(found, written), "%S+") do
        words[#words + 1] = word
    end
    return words
end

-- What a word says, if it is no part of a name; a build or removal says so first or last.
local function sign_of(words, index, signs)
    local sign = names.words[string.lower(words[index])]
    local is_adjustment = sign == "B" or sign == "D"
    if is_adjustment and index > 1 and (index < #words or #signs > 0) then
        return nil
    end
    return sign
end

-- Phrases and the signs between them: { { "F", "Nth" }, { "A", "Lon" }, { "Nwy" } }, "C-".
local function split(words)
    local phrases, signs = { {} }, {}
    for index, word in ipairs(words) do
        local sign = sign_of(words, index, signs)
        local last = signs[#signs]
        local is_more = #phrases[#phrases] == 0 -- "moves to", "via convoy"
            and (sign == "-" and last == "-" or sign == "C" and last == "V")
        if not sign then
            table.insert(phrases[#phrases], word)
        elseif not is_more then
            signs[#signs + 1] = sign
            phrases[#phrases + 1] = {}
        end
    end
    return phrases, table.concat(signs)
end

local function read_place(board, phrase, what)
    if #phrase == 0 then
        return nil, what .. " is missing", "bad_order"
    end
    local number, message, code = names.find(board.found, table.concat(phrase, " "))
    if not number then
        return nil, message, code
    end
    return board.places[number].id
end

-- "A Lon", "army London", "lon": the place, and the type or nil.
local function read_unit(board, phrase, what)
    local kind = #phrase > 1 and names.types[string.lower(phrase[1])]
    local place, message, code = read_place(board,
        kind and table.move(phrase, 2, #phrase, 1, {}) or phrase, what)
    if not place then
        return nil, message, code
    end
    return place, kind and kind ~= "?" and kind or nil
end

-- What follows the ordered unit, by the signs: kind, which further phrases are there.
local FORMS <const> = {
    H = { "hold" },
    ["-"] = { "move", to = 2 },
    ["-V"] = { "move", to = 2, via = true },
    S = { "support_hold", of = 2 },
    SH = { "support_hold", of = 2 },
    ["S-"] = { "support_move", of = 2, to = 3 },
    ["S-V"] = { "support_move", of = 2, to = 3 },
    ["C-"] = { "convoy", of = 2, to = 3 },
    ["C-V"] = { "convoy", of = 2, to = 3 },
}

local function refuse(written)
    return nil, string.format("%s is no order; orders are as in A par - bur, A par H, "
        .. "A mun S A ber - kie, F nth C A lon - nwy, B A par, D A par, waive",
        check.quote(written)), "bad_order"
end

local function read_adjustment(board, written, phrases, sign)
    local phrase = #phrases[1] > 0 and phrases[1] or phrases[2]
    if #phrases[1] > 0 and #phrases[2] > 0 then
        return refuse(written)
    end
    local at, kind, code = read_unit(board, phrase, "where")
    if not at then
        return nil, kind, code
    elseif sign == "B" and not kind then
        return nil, "a build says what is built: B A ank, or B F ank", "bad_order"
    end
    return { kind = sign == "B" and "build" or "remove", unit = kind, at = at }
end

local function read_form(board, written, phrases, form)
    local order = { kind = form[1], via = form.via }
    local message, code
    local last = math.max(form.of or 1, form.to or 1)
    for number = last + 1, #phrases do
        if #phrases[number] > 0 then
            return refuse(written)
        end
    end
    order.at, message, code = read_unit(board, phrases[1], "the unit")
    order.unit = message
    if order.at and form.of then
        order.of, message, code = read_unit(board, phrases[form.of], "the other unit")
        order.of_unit = message
    end
    if order.at and (order.of or not form.of) and form.to then
        order.to, message, code = read_place(board, phrases[form.to], "where to")
    end
    if order.at and (order.of or not form.of) and (order.to or not form.to) then
        return order
    end
    return nil, message, code
end

-- The order of a text, whoever stands where; nil, message, code.
function text.read(board, written)
    if #written > TEXT_SIZE_MAX then
        return nil, string.format("an order has at most %d bytes, this has %d", TEXT_SIZE_MAX,
            #written), "bad_order"
    end
    local words = words_of(board.found, written)
    if #words == 1 and string.find(string.lower(words[1]), "^waives?$") then
        return { kind = "waive" }
    end
    local phrases, signs = split(words)
    if signs == "B" or signs == "D" then
        return read_adjustment(board, written, phrases, signs)
    elseif not FORMS[signs] then
        return refuse(written)
    end
    return read_form(board, written, phrases, FORMS[signs])
end

-- ---- With units ----

-- Units by the province that they stand in.
function text.by_province(board, units)
    local standing = {}
    for number, unit in ipairs(units) do
        local place = board.places[board.index[unit[3]]]
        standing[place.province] = { number = number, power = unit[1], kind = unit[2],
            at = board.names[board.index[unit[3]]] }
    end
    return standing
end

local OTHERS <const> = { A = "no army, but a fleet", F = "no fleet, but an army" }

-- Says in an order what its units are and where exactly they stand; nil, message, code when the
-- unit that it is for is not there. Builds and waivers stay as they are.
function text.place(board, standing, order)
    if order.kind == "build" or order.kind == "waive" then
        return order
    end
    local unit = standing[board.places[board.index[order.at]].province]
    if not unit then
        return nil, string.format("no unit stands in %s", check.quote(order.at)), "no_unit"
    elseif order.unit and order.unit ~= unit.kind then
        return nil, string.format("in %s stands %s", check.quote(order.at), OTHERS[order.unit]),
            "no_unit"
    end
    order.unit, order.at = unit.kind, unit.at
    local number = order.of and board.index[order.of]
    local other = number and standing[board.places[number].province]
    if order.of then
        order.of, order.of_unit = other and other.at or order.of, other and other.kind or nil
    end
    return order, unit
end

-- What the core says of a unit or an order by its number, which it counts from 0.
function text.counted(message)
    return (string.gsub(message, "^(%l+) (%d+): ", function(what, number)
        return string.format("%ss[%d]: ", what, tonumber(number) + 1)
    end))
end

-- ---- Writing ----

local function unit_text(kind, place)
    return (kind or "?") .. " " .. place
end

function text.write(order)
    local kind = order.kind
    if kind == "waive" then
        return kind
    elseif kind == "build" or kind == "remove" then
        return (kind == "build" and "B " or "D ") .. unit_text(order.unit, order.at)
    end
    local written = unit_text(order.unit, order.at)
    if kind == "hold" then
        return written .. " H"
    elseif kind ~= "move" then
        written = written .. (kind == "convoy" and " C " or " S ")
            .. unit_text(order.of_unit, order.of)
    end
    if kind ~= "support_hold" then
        written = written .. " - " .. order.to
    end
    return written .. (kind == "move" and order.via and " via" or "")
end

return text
