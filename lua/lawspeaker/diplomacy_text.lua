-- Orders of Diplomacy as players write them, read and written. An order is a table of the form
-- diplomacy_order. Written, it is always in one way: "A par - bur", "F nth C A lon - nwy".
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"

local text = {}

-- The order of a text, whoever stands where; nil, message, code.
function text.read(board, written)
    return core.dip_read_order(board.map, written)
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
