-- Reads the form of `law.diplomacy_map { … }` and makes the map of it. What Lua keeps of a map, its
-- details: { name, title, powers, win, places = { { id, province, terrain, title, centre, home,
-- coasts, other_ids } }, names, index, power_index, start, map = the map itself }.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local text = require "lawspeaker.diplomacy_text"

local form_of = {}

local TERRAINS <const> = { land = 0, coast = 1, sea = 2 }
local OTHER_IDS_MOST <const> = 4000

-- ---- Powers and places ----

local function add_powers(at, details, powers)
    for number, power in ipairs(powers) do
        if details.power_index[power] then
            at:fail(string.format("power %s is there twice", check.quote(power)), "powers", number)
        end
        details.power_index[power] = number
    end
    details.powers = powers
end

local function add_place(at, details, place, ...)
    if details.index[place.id] then
        at:fail(string.format("place %s is there twice", check.quote(place.id)), ...)
    end
    local number = #details.places + 1
    details.places[number], details.names[number] = place, place.id
    details.index[place.id] = number
end

local function add_provinces(at, details, provinces)
    for number, province in ipairs(provinces) do
        local home = province.home
        if home and not details.power_index[home] then
            at:fail(string.format("no power %s%s", check.quote(home),
                near.known(home, details.powers)), "provinces", number, "home")
        end
        add_place(at, details, { id = province.id, province = province.id,
            terrain = province.terrain, title = province.title,
            centre = (province.centre or home) and true or false, home = home,
            coasts = province.coasts or {}, other_ids = province.other_ids or {} },
            "provinces", number)
    end
end

local function add_coasts(at, details, provinces)
    for number, province in ipairs(provinces) do
        for index, id in ipairs(province.coasts or {}) do
            local head = province.id .. "/"
            if string.sub(id, 1, #head) ~= head or #id == #head then
                at:fail(string.format("a coast of %s is called %s and then its own name, as in "
                    .. "%s, not %s", check.quote(province.id), check.quote(head),
                    check.quote(head .. "nc"), check.quote(id)), "provinces", number, "coasts",
                    index)
            end
            local short = string.sub(id, #head + 1)
            local words = core.dip_coast_words(short) or short
            add_place(at, details, { id = id, province = province.id, terrain = province.terrain,
                title = province.title and string.format("%s (%s)", province.title, words),
                centre = false, coasts = {}, other_ids = {} }, "provinces", number, "coasts",
                index)
        end
    end
end

-- Other ids name a place in units and orders as its own does, and so do its coasts.
local function add_other_ids(details)
    for number = 1, #details.places do
        local place = details.places[number]
        for _, id in ipairs(place.other_ids) do
            details.index[id] = details.index[id] or number
            for _, coast in ipairs(place.coasts) do
                local other = id .. string.sub(coast, #place.id + 1)
                details.index[other] = details.index[other] or details.index[coast]
            end
        end
    end
end

-- What people call provinces: titles by number, or false; and further ids, each behind its number.
local function list_names(at, details)
    local titles, others = {}, {}
    for number, place in ipairs(details.places) do
        titles[number] = place.title or false
        for _, id in ipairs(place.other_ids) do
            table.move({ number, id }, 1, 2, #others + 1, others)
        end
        if #others > 2 * OTHER_IDS_MOST then
            at:fail(string.format("a board has at most %d other_ids", OTHER_IDS_MOST), "provinces",
                number, "other_ids")
        end
    end
    return titles, others
end

-- ---- Borders ----

local function place_number(at, details, id, ...)
    local number = details.index[id]
    if not number then
        at:fail(string.format("no place %s%s", check.quote(id), near.hint(id, details.names)), ...)
    end
    return number
end

local function read_borders(at, details, kind, borders)
    local ends = {}
    for number, border in ipairs(borders) do
        local first = place_number(at, details, border.place, kind, number, 1)
        table.insert(border.rest, 1, border.other)
        for index, id in ipairs(border.rest) do
            ends[#ends + 1] = first
            ends[#ends + 1] = place_number(at, details, id, kind, number, index + 1)
        end
    end
    return ends
end

-- ---- The start ----

-- { Austria = { "A bud", … }, … } as a list of units, the powers in the board's order. What is
-- wrong with it: nil, message, code.
function form_of.units(details, by_power)
    local units = {}
    for _, power in ipairs((core.keys(by_power))) do
        if not details.power_index[power] then
            return nil, string.format("no power %s%s", check.quote(power),
                near.known(power, details.powers)), "unknown_power"
        end
    end
    for _, power in ipairs(details.powers) do
        for index, written in ipairs(by_power[power] or {}) do
            local order, message, code = text.read(details, written .. " H")
            if order and not order.unit then
                order, message, code = nil, "it says no type of unit, as in A bud", "bad_unit"
            end
            if not order then
                return nil, string.format("%s[%d]: %s", power, index, message), code
            end
            units[#units + 1] = { power, order.unit, order.at }
        end
    end
    return units
end

local function check_start(at, self, details, start)
    local units, message = form_of.units(details, start)
    if units then
        local _
        _, message = core.dip_move(self, { units = units })
    end
    if message then
        at:fail(text.counted(message), "start")
    end
    details.start = units
end

-- ---- The whole ----

-- Whose home each is, 0 for a centre of nobody, false for no centre; of what province each is.
local function lists_of(details)
    local homes, provinces, terrains, centres = {}, {}, {}, 0
    for number, place in ipairs(details.places) do
        homes[number] = place.centre and (details.power_index[place.home] or 0)
        provinces[number] = details.index[place.province]
        terrains[number] = TERRAINS[place.terrain]
        centres = centres + (place.centre and 1 or 0)
    end
    return homes, provinces, terrains, centres
end

function form_of.make(at, form)
    local details = { name = form.name, title = form.title, places = {}, names = {}, index = {},
        power_index = {} }
    add_powers(at, details, form.powers)
    add_provinces(at, details, form.provinces)
    add_coasts(at, details, form.provinces)
    local titles, others = list_names(at, details)
    add_other_ids(details)
    local homes, provinces, terrains, centres = lists_of(details)
    local army = read_borders(at, details, "army", form.army or {})
    local fleet = read_borders(at, details, "fleet", form.fleet or {})
    details.win = form.win or centres // 2 + 1
    local self, message, province = core.dip_map_new(details.powers, details.names, provinces,
        terrains, homes, army, fleet, details, details.index, details.power_index, titles, others)
    if not self and math.type(province) == "integer" then
        at:fail(message, "provinces", province)
    elseif not self then
        at:fail(message)
    end
    details.map = self
    check_start(at, self, details, form.start or {})
    return self
end

return form_of
