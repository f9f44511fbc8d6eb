-- Retreats: where several players' units go to, each to one of its places. All owners decide at
-- once and in secret; where there is nothing to decide nothing is asked.
local check = require "lawspeaker.check"
local lists = require "lawspeaker.lists"
local offers = require "lawspeaker.game.offers"
local player_list = require "lawspeaker.game.player_list"
local question = require "lawspeaker.game.question"

local retreats = {}

-- ---- What a rule gives ----

local function check_unit(at, asked, unit, before)
    question.check_atom(at, asked, unit, 1)
    for _, entry in ipairs(before) do
        if entry.unit == unit then
            at:fail("the unit is there twice", 1)
        end
    end
end

-- The places of a unit, each once, in an order that tells nothing; and the one that it goes to
-- where its player does not say.
local function read_places(at, asked, entry)
    if type(entry.places) ~= "table" then
        at:fail("expected a list of places, got " .. check.describe(entry.places), 3)
    end
    at:enter(3)
    local places = question.check_list(at, asked, entry.places)
    if lists.has(places, false) then
        at:fail "false is no place: it is what comes back for a unit that has none"
    end
    at:leave()
    local default = entry.default
    if default == nil then
        default = entry.places[1]
    elseif not offers.is_offered({ choice = places }, default) then
        at:fail("it is none of the unit's places", "default")
    end
    return places, default
end

-- The units of g:retreat, checked: { unit, player, places, default } each.
function retreats.read(match, g, given)
    local at = check.context "g:retreat"
    local form, units = check.form(at, given, "retreat"), {}
    at:enter "units"
    for index, entry in ipairs(form.units) do
        at:enter(index)
        player_list.check_player(match, at, entry.player, 2)
        local asked = { root = g, player = entry.player }
        check_unit(at, asked, entry.unit, units)
        local places, default = read_places(at, asked, entry)
        units[index] = { unit = entry.unit, player = entry.player, places = places,
            default = default }
        at:leave()
    end
    form.units = units
    return form
end

-- ---- Deciding ----

-- A player's question about those of its units that have a choice, and their numbers; or nil.
local function question_of(form, player)
    local slots, numbers = {}, {}
    for number, entry in ipairs(form.units) do
        if entry.player == player and #entry.places > 1 then
            numbers[#numbers + 1] = number
            slots[#numbers] = { entry.unit, choice = entry.places, default = entry.default }
        end
    end
    return #slots > 0 and { name = form.name or "retreat", rule = form.rule, slots = slots,
        say = form.say or "Where does each unit retreat to?" } or nil, numbers
end

-- Where each unit goes, in the order of the units; false: it has no place.
function retreats.run(match, g, form)
    local questions, numbers_of, destinations = {}, {}, {}
    for number, entry in ipairs(form.units) do
        destinations[number] = entry.places[1] or false
    end
    for _, player in ipairs(match.setting.players) do
        local asked, numbers = question_of(form, player)
        if asked then
            questions[#questions + 1] = { player, asked }
            numbers_of[#questions] = numbers
        end
    end
    for index, answers in ipairs(g:ask_all(questions)) do
        for position, number in ipairs(numbers_of[index]) do
            destinations[number] = answers[position][2]
        end
    end
    return destinations
end

return retreats
