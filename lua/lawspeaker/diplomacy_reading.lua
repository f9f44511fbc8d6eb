-- Reads the forms of Diplomacy's phases: units, orders as text or tables, owners of centres, and
-- puts them into the shape that the binding takes. Each function returns the value, or nil,
-- message, code.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local text = require "lawspeaker.diplomacy_text"

local reading = {}

local function place_of(board, id)
    if board.index[id] then
        return board.names[board.index[id]]
    end
    return nil, string.format("no place %s%s", check.quote(id), near.hint(id, board.names)),
        "unknown_place"
end

function reading.power_of(board, name)
    if board.power_index[name] then
        return name
    end
    return nil, string.format("no power %s%s", check.quote(name), near.known(name, board.powers)),
        "unknown_power"
end

-- A list, by what is done with each item: read(item, index).
function reading.each(list, name, read)
    local made = {}
    for index, item in ipairs(list) do
        local value, message, code = read(item, index)
        if value == nil then
            return nil, string.format("%s[%d]: %s", name, index, message), code
        end
        made[index] = value
    end
    return made
end

function reading.row(board, unit)
    local power, at, message, code
    power, message, code = reading.power_of(board, unit.power)
    if power then
        at, message, code = place_of(board, unit.at)
    end
    if not at then
        return nil, message, code
    end
    return { power, unit.type, at }
end

local function read_dislodged(board, unit)
    local row, message, code = reading.row(board, unit)
    if row and unit.from then
        row.from, message, code = place_of(board, unit.from)
        row = row.from and row
    end
    if not row then
        return nil, message, code
    end
    row.number = unit.number
    return row
end

-- The order that is given for the unit of that number.
local function read_order(board, standing, given, number)
    if not given then
        return false
    end
    local order, message, code = given, nil, nil
    if type(given) == "string" then
        order, message, code = text.read(board, given)
    elseif not given.at then
        return given
    elseif not board.index[given.at] then
        order, message, code = place_of(board, given.at)
    end
    if order and (order.kind == "build" or order.kind == "waive") then
        order, message, code = nil, "nothing is built now", "bad_order"
    end
    local unit
    if order then
        order, unit, code = text.place(board, standing, order)
        message = unit
    end
    if order and unit.number ~= number then
        return nil, string.format("it is for the unit in %s, which is number %d",
            check.quote(unit.at), unit.number), "bad_order"
    end
    return order, message, code
end

local function read_orders(board, form, units)
    if #form.orders > #units then
        return nil, string.format("%d orders for %d units", #form.orders, #units), "too_many"
    end
    local standing = text.by_province(board, units)
    return reading.each(form.orders, "orders", function(given, number)
        local order, message, code = read_order(board, standing, given, number)
        if order and order.kind == "remove" then
            if form.dislodged then
                return false
            end
            return nil, "nothing is removed now", "bad_order"
        end
        return order, message, code
    end)
end

local function read_owners(board, owners)
    local made = {}
    for _, id in ipairs((core.keys(owners))) do
        local power
        local place, message, code = place_of(board, id)
        if place then
            power, message, code = reading.power_of(board, owners[id])
        end
        if place and power and not board.places[board.index[place]].centre then
            place, message, code = nil, string.format("no centre is in %s", check.quote(id)),
                "unknown_place"
        end
        if not place or not power then
            return nil, string.format("owners: %s", message), code
        end
        made[place] = power
    end
    return made
end

local function read_adjustment(board, given)
    local order, message, code = given, nil, nil
    if type(given) == "string" then
        order, message, code = text.read(board, given)
    end
    if order and order.kind ~= "build" and order.kind ~= "remove" and order.kind ~= "waive" then
        return nil, "this is a time to build and to remove", "bad_order"
    elseif order and order.kind ~= "waive" and not order.at then
        return nil, "it does not say where", "bad_order"
    elseif order and order.kind == "build" and not order.unit then
        return nil, "it does not say what is built", "bad_order"
    elseif not order then
        return nil, message, code
    end
    return { kind = order.kind, unit = order.unit, at = order.at }
end

local function read_adjustments(board, by_power)
    local made = {}
    for _, power in ipairs((core.keys(by_power))) do
        local name, message, code = reading.power_of(board, power)
        if name then
            made[power], message, code = reading.each(by_power[power], "orders." .. power,
                function(given)
                    return read_adjustment(board, given)
                end)
        end
        if not made[power] then
            return nil, message, code
        end
    end
    return made
end

-- ---- Forms ----

-- Reads the parts of a checked form one after the other; the first mistake ends it.
function reading.form(board, form)
    local made = { rules = form.rules, verdicts = form.verdicts }
    local parts = {
        { "units", function(units)
            return reading.each(units, "units", function(unit)
                return reading.row(board, unit)
            end)
        end },
        { "dislodged", function(units)
            return reading.each(units, "dislodged", function(unit)
                return read_dislodged(board, unit)
            end)
        end },
        { "stand_offs", function(list)
            return reading.each(list, "stand_offs", function(id)
                return place_of(board, id)
            end)
        end },
        { "owners", function(owners) return read_owners(board, owners) end },
        { "orders", function(orders)
            if form.owners then
                return read_adjustments(board, orders)
            end
            return read_orders(board, form, made.dislodged or made.units)
        end },
    }
    for _, part in ipairs(parts) do
        local name = part[1]
        if form[name] then
            local value, message, code = part[2](form[name])
            if value == nil then
                return nil, message, code
            end
            made[name] = value
        end
    end
    return made
end

return reading
