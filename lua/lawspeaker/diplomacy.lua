-- `law.diplomacy_map { … }`: a board of Diplomacy, declared, and what it answers. Places and powers
-- are ids; the core's map holds borders and judges, Lua keeps the words: diplomacy_form.lua.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local form_of = require "lawspeaker.diplomacy_form"
local judge = require "lawspeaker.diplomacy_judge"
local maps = require "lawspeaker.diplomacy_maps"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"
local spec = require "lawspeaker.spec"
local text = require "lawspeaker.diplomacy_text"

local diplomacy = {}

local function copy_list(list)
    return table.move(list, 1, #list, 1, {})
end

function diplomacy.declare(value)
    local form, at = check.declaration("diplomacy_map", value)
    if not maps.is_loading() and (core.is_asking() or core.is_ruling()) then
        at:fail "a rule cannot declare one: declare it when the script is read"
    end
    return maps.declare(form_of.make(at, form))
end

-- ---- What is known of all boards ----

function diplomacy.rules()
    local rules = {}
    for index, field in ipairs(spec.forms.diplomacy_rules.fields) do
        local choices = type(field[2]) == "table" and field[2].choice
        rules[index] = { name = field[1], sentence = field[3], number = field.rule,
            default = choices and string.match(field.default, "%w+_?%w*") or false,
            choices = choices and copy_list(choices) or nil }
    end
    return rules
end

diplomacy.reasons = core.dip_reasons
diplomacy.facts = core.dip_fact_kinds
diplomacy.find_map = maps.find

-- ---- Reading ----

local function view_of(place)
    return { id = place.id, province = place.province, terrain = place.terrain,
        title = place.title, centre = place.centre, home = place.home,
        coasts = copy_list(place.coasts), other_ids = copy_list(place.other_ids) }
end

-- The number of an id; nil, message, code.
local function number_of(self, id)
    local board = core.dip_map_details(self)
    local number = board.index[id]
    if number then
        return number, board
    end
    return nil, string.format("no place %s%s", check.quote(id), near.hint(id, board.names)),
        "unknown_place"
end

local getters, methods = {}, {}

function getters.name(self)
    return core.dip_map_details(self).name
end

function getters.title(self)
    return core.dip_map_details(self).title
end

function getters.powers(self)
    return copy_list(core.dip_map_details(self).powers)
end

function getters.win(self)
    return core.dip_map_details(self).win
end

getters.hash = core.dip_map_hash

function methods.places(self)
    local views = {}
    for number, place in ipairs(core.dip_map_details(self).places) do
        views[number] = view_of(place)
    end
    return views
end

function methods.place(self, id)
    local number, board, code = number_of(self, id)
    if not number then
        return nil, board, code
    end
    return view_of(board.places[number])
end

function methods.find(self, words)
    local board = core.dip_map_details(self)
    local number, message, code = core.dip_find(self, words)
    if not number then
        return nil, message, code
    end
    return board.names[number]
end

function methods.neighbours(self, id, kind)
    local number, message, code = number_of(self, id)
    if not number then
        return nil, message, code
    end
    return core.dip_map_neighbours(self, number, kind == "F" or kind == "fleet")
end

-- ---- Units and orders ----

local function copy_units(units)
    local copy = {}
    for number, unit in ipairs(units) do
        copy[number] = { unit[1], unit[2], unit[3] }
    end
    return copy
end

function methods.start(self)
    return copy_units(core.dip_map_details(self).start)
end

function methods.units(self, by_power)
    local at = check.context "diplomacy_map:units: argument 1 (by_power)"
    by_power = check.type(at, by_power, { entries = { list = "string" } })
    local units, message, code = form_of.units(core.dip_map_details(self), by_power)
    if units then
        local outcome
        outcome, message, code = core.dip_move(self, { units = units })
        units = outcome and units
    end
    if not units then
        return nil, text.counted(message), code
    end
    return units
end

-- Checks a list of units and puts it into the shape that text.by_province knows.
local function standing_of(board, subject, units)
    if not units then
        return nil
    end
    local at = check.context(subject .. ": argument 2 (units)")
    local rows = {}
    for number, unit in ipairs(check.type(at, units,
        { list = "form:diplomacy_dislodged" })) do
        if not board.index[unit.at] then
            at:fail(string.format("no place %s%s", check.quote(unit.at),
                near.hint(unit.at, board.names)), number, 3)
        end
        rows[number] = { unit.power, unit.type, unit.at }
    end
    return text.by_province(board, rows)
end

function methods.read_order(self, written, units)
    local board = core.dip_map_details(self)
    local standing = standing_of(board, "diplomacy_map:read_order", units)
    local order, message, code = text.read(board, written)
    if order and standing then
        order, message, code = text.place(board, standing, order)
    end
    if not order then
        return nil, message, code
    end
    return order
end

-- What an order of that kind has to name.
local NEEDED <const> = { hold = { "at" }, move = { "at", "to" }, support_hold = { "at", "of" },
    support_move = { "at", "of", "to" }, convoy = { "at", "of", "to" }, build = { "unit", "at" },
    remove = { "at" }, waive = {} }

function methods.order_text(self, value, units)
    local board = core.dip_map_details(self)
    local at = check.context "diplomacy_map:order_text"
    local order = check.form(at, value, "diplomacy_order")
    for _, name in ipairs(NEEDED[order.kind]) do
        if not order[name] then
            at:fail(string.format("missing: a %s names it", order.kind), name)
        end
    end
    for _, name in ipairs { "at", "of", "to" } do
        local number = order[name] and board.index[order[name]]
        order[name] = number and board.names[number] or order[name]
    end
    local standing = standing_of(board, "diplomacy_map:order_text", units)
    if standing and board.index[order.at] then
        order = text.place(board, standing, order) or order
    end
    return text.write(order)
end

for name, method in pairs(judge) do
    methods[name] = name ~= "take_order" and method or nil
end

object.define("diplomacy_map", core.diplomacy_map_type, getters, methods)

function core.diplomacy_map_type.metatable.__tostring(self)
    return "Diplomacy board " .. check.quote(core.dip_map_details(self).name)
end

-- ---- What units can be ordered ----

local orders = {}

local function no_such(self, unit, number)
    local count = core.dip_orders_count(self, unit)
    if not count then
        return nil, string.format("no unit %d; there are %d", unit, core.dip_orders_count(self)),
            "unknown_unit"
    end
    return nil, string.format("no order %d; unit %d has %d", number, unit, count), "bad_argument"
end

function orders.count(self, unit)
    local count = core.dip_orders_count(self, unit)
    if not count then
        return no_such(self, unit)
    end
    return count
end

function orders.order(self, unit, number)
    local order = core.dip_orders_order(self, unit, number)
    if not order then
        return no_such(self, unit, number)
    end
    return order
end

function orders.text(self, unit, number)
    local written = core.dip_orders_text(self, unit, number)
    if not written then
        return no_such(self, unit, number)
    end
    return written
end

function orders.texts(self, unit)
    local count, message, code = orders.count(self, unit)
    if not count then
        return nil, message, code
    end
    local texts = {}
    for number = 1, count do
        texts[number] = core.dip_orders_text(self, unit, number)
    end
    return texts
end

local orders_getters = {}

function orders_getters.units(self)
    return core.dip_orders_count(self)
end

object.define("diplomacy_orders", core.diplomacy_orders_type, orders_getters, orders)

return diplomacy
