-- The phases of Diplomacy. The core's binding takes what is plainly right; all else comes here, is
-- looked at closely, and put into that shape, or its mistake is named.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local reading = require "lawspeaker.diplomacy_reading"
local text = require "lawspeaker.diplomacy_text"

local judge = {}

-- Calls the binding with a form as it is, or, where that is not plainly right, as it is put right.
local function call(self, method, form_name, value, ask)
    local result, message, code = ask(self, value)
    if result then
        return result
    elseif result == nil then
        return nil, text.counted(message), code
    end
    local at = check.context("diplomacy_map:" .. method)
    local form = check.form(at, value, form_name)
    local made
    made, message, code = reading.form(core.dip_map_details(self), form)
    if not made then
        return nil, message, code
    end
    result, message, code = ask(self, made)
    if result == false then
        at:fail "more than a board can hold, or verdicts that are not those of the units"
    end
    return result, message and text.counted(message), code
end

function judge.move(self, form)
    return call(self, "move", "diplomacy_movement", form, core.dip_move)
end

function judge.verify(self, form)
    return call(self, "verify", "diplomacy_verdicts", form, core.dip_verify)
end

-- What the verdict of a unit rests on.
function judge.facts(self, form, number)
    local facts, message, code = call(self, "facts", "diplomacy_verdicts", form,
        function(board, given)
            return core.dip_facts(board, given, number)
        end)
    if facts == nil and not message then
        return nil, string.format("no unit %d; there are %d", number, #form.units), "unknown_unit"
    end
    return facts, message, code
end

function judge.legal_orders(self, units)
    return call(self, "legal_orders", "diplomacy_position", { units = units },
        core.dip_legal_orders)
end

function judge.retreats(self, form)
    return call(self, "retreats", "diplomacy_retreat", form, core.dip_retreats)
end

function judge.retreat(self, form)
    return call(self, "retreat", "diplomacy_retreat", form, core.dip_retreat)
end

function judge.balance(self, form)
    return call(self, "balance", "diplomacy_adjustment", form, core.dip_balance)
end

function judge.adjust(self, form)
    return call(self, "adjust", "diplomacy_adjustment", form, core.dip_adjust)
end

-- ---- What could be built or removed ----

local function add_builds(board, place, orders)
    if place.terrain ~= "sea" then
        orders[#orders + 1] = "B A " .. place.id
    end
    if place.terrain ~= "land" and #place.coasts == 0 then
        orders[#orders + 1] = "B F " .. place.id
    end
    for _, coast in ipairs(place.coasts) do
        orders[#orders + 1] = "B F " .. coast
    end
    return board
end

-- The builds that a power may order, and of how many centres.
local function builds_of(board, form, power, standing)
    local orders, centres = {}, 0
    for _, place in ipairs(board.places) do
        if form.owners[place.id] == power and not standing[place.id]
            and (place.home == power or form.rules and form.rules.builds_anywhere) then
            add_builds(board, place, orders)
            centres = centres + 1
        end
    end
    return orders, centres
end

local function removals_of(units, power)
    local orders = {}
    for _, unit in ipairs(units) do
        if unit[1] == power then
            orders[#orders + 1] = text.write { kind = "remove", unit = unit[2], at = unit[3] }
        end
    end
    return orders
end

function judge.adjustments(self, form)
    local balance, message, code = judge.balance(self, form)
    if not balance then
        return nil, message, code
    end
    local board, made = core.dip_map_details(self), {}
    form, message, code = reading.form(board, check.form(
        check.context "diplomacy_map:adjustments", form, "diplomacy_adjustment"))
    if not form then
        return nil, message, code
    end
    local standing = text.by_province(board, form.units)
    for _, power in ipairs(board.powers) do
        local count = balance[power]
        local orders, centres = {}, 0
        if count > 0 then
            orders, centres = builds_of(board, form, power, standing)
        elseif count < 0 then
            orders = removals_of(form.units, power)
        end
        made[power] = { balance = count, most = count > 0 and math.min(count, centres)
            or -count, orders = orders }
    end
    return made
end

-- ---- Order sheets ----

-- What each power orders, as texts or tables, as a list by unit; what cannot be taken, and why.
function judge.give_orders(self, units, by_power)
    local board = core.dip_map_details(self)
    local at = check.context "diplomacy_map:give_orders: argument 1 (units)"
    local rows = check.type(at, units, { list = "form:diplomacy_dislodged" })
    local made, message, code = reading.each(rows, "units", function(unit)
        return reading.row(board, unit)
    end)
    if not made then
        return nil, message, code
    end
    by_power = check.type(check.context "diplomacy_map:give_orders: argument 2 (by_power)",
        by_power, { entries = { list = { either = { "string", "form:diplomacy_order" } } } })
    local standing, orders, refused = text.by_province(board, made), {}, {}
    for number = 1, #made do
        orders[number] = false
    end
    for _, power in ipairs((core.keys(by_power))) do
        if not board.power_index[power] then
            return reading.power_of(board, power)
        end
        for index, given in ipairs(by_power[power]) do
            local order, unit
            order, unit, code = judge.take_order(board, standing, power, given)
            if order and orders[unit.number] then
                order, unit, code = nil, string.format("the unit in %s has an order already",
                    check.quote(unit.at)), "duplicate"
            end
            if order then
                orders[unit.number] = order
            else
                refused[#refused + 1] = { power = power, index = index, message = unit,
                    code = code }
            end
        end
    end
    return { orders = orders, refused = refused }
end

-- An order of a power for one of its units: order, unit; nil, message, code.
function judge.take_order(board, standing, power, given)
    local order, message, code = given, nil, nil
    if type(given) == "string" then
        order, message, code = text.read(board, given)
    elseif not given.at or not board.index[given.at] then
        return nil, given.at and string.format("no place %s", check.quote(given.at))
            or "it does not say for which unit", "unknown_place"
    end
    if order and (order.kind == "build" or order.kind == "waive") then
        return nil, "nothing is built now", "bad_order"
    elseif not order then
        return nil, message, code
    end
    local placed, unit
    placed, unit, code = text.place(board, standing, order)
    if placed and unit.power ~= power then
        return nil, string.format("the unit in %s is %s's", check.quote(unit.at), unit.power),
            "not_yours"
    end
    return placed, unit, code
end

return judge
