-- Why fleeing units passed over the places that they did: J5.4's rounds, gone through once more,
-- with a note of each entry that could not be followed. It adds plain data to a turn's result and
-- decides nothing: where units ended is the core's to say.
local core = require "lawspeaker.core"
local map = require "lawspeaker.map"
local position = require "lawspeaker.position"

local flights = {}

-- A player reads no more than so many reasons; what is above it is only counted.
local TOLD_MAX <const> = 8

-- ---- What the turn looks like to who must flee ----

local function set_of(names)
    local set = {}
    for _, name in ipairs(names) do
        set[name] = true
    end
    return set
end

-- Who stands where once movement is done, those who flee left out (J5.1).
local function standing(result)
    local occupants = {}
    for _, verdict in ipairs(result.verdicts) do
        if verdict.target and verdict.result == "succeeded" then
            occupants[verdict.target] = verdict.unit
        elseif not verdict.displaced then
            occupants[verdict.from] = verdict.unit
        end
    end
    return occupants
end

-- Each region's controllers, in a list (J5.2): those of the start, for where a unit stands now is
-- occupied anyway.
local function controllers_of(before)
    local controllers = {}
    for _, entry in ipairs(before:control()) do
        local at = before:link_point(entry.symbol)
        controllers[at] = controllers[at] or {}
        table.insert(controllers[at], entry.player)
    end
    return controllers
end

-- Where books lie once they have moved.
local function books_of(result)
    local books = {}
    for _, book in ipairs(result.books) do
        books[book.symbol] = book.at
    end
    return books
end

local function rule_of(game, name, standard)
    if game then
        return game:rule(name)
    end
    return standard
end

local field = {}
field.__index = field

local function new_field(made, result)
    local before, game = core.turn_parents(made)
    return setmetatable({
        before = before, board = before.map,
        occupants = standing(result), is_conflicted = set_of(result.conflicted),
        controllers = controllers_of(before), books = books_of(result),
        controlled = rule_of(game, "flee_controlled", "any"),
        collision = rule_of(game, "flee_collision", "retry"),
        by_book = rule_of(game, "flee_through_books", true),
        to_attacker = rule_of(game, "flee_to_attacker", true),
        link_points = result.link_point_regions,
        shut = {}, -- by region: why nobody gets there any more, and who is to blame
        neighbours = {},
    }, field)
end

-- The neighbours of a region, as a list and as a set, read once.
function field:around(region)
    local known = self.neighbours[region]
    if not known then
        local list = self.board:neighbours(region)
        known = { list = list, set = set_of(list) }
        self.neighbours[region] = known
    end
    return known
end

function field:age_of(region)
    return self.board:region(region).age
end

-- Who controls the region so that the unit's owner cannot flee there (J5.2).
function field:controller_against(region, owner)
    for _, player in ipairs(self.controlled ~= "ignore" and self.controllers[region] or {}) do
        if self.controlled == "any" or player ~= owner then
            return player
        end
    end
end

-- ---- Why an entry cannot be followed: nothing where it can ----

-- An adjacent region, or what is named like one.
function field:why_not_on_foot(unit, region)
    if not map.details(self.board).region_index[region] then
        return { reason = "unknown_region" }
    elseif not self:around(unit.flees_from).set[region] then
        return { reason = "not_adjacent" }
    elseif self.occupants[region] then
        return { reason = "occupied", unit = self.occupants[region] }
    elseif self.is_conflicted[region] then
        return { reason = "conflicted" }
    end
    local player = self:controller_against(region, unit.owner)
    if player then
        return { reason = "controlled", player = player }
    elseif not self.to_attacker and unit.attacker_from == region then
        return { reason = "attacker" }
    end
    return self.shut[region]
end

function field:why_not_through(unit, book)
    local region = self.link_points[book]
    if not self.by_book then
        return { reason = "no_books" }
    elseif not position.symbol(self.before, book) then
        return { reason = "unknown_book" }
    elseif self.books[book] ~= unit.flees_from then
        return { reason = "book_elsewhere" }
    elseif self:age_of(region) == self:age_of(unit.flees_from) then
        return { reason = "same_age" }
    elseif self.occupants[region] then
        return { reason = "occupied", unit = self.occupants[region] }
    end
    return self.shut[region]
end

function field:why_not(unit, entry)
    if entry.region then
        return self:why_not_on_foot(unit, entry.region)
    end
    return self:why_not_through(unit, entry.book)
end

-- What is told of an entry that could not be followed.
function field:note(unit, entry, why)
    local region = entry.region or self.link_points[entry.book]
    return { region = region, book = entry.book, reason = why.reason, unit = why.unit,
        units = why.units and table.move(why.units, 1, #why.units, 1, {}),
        unit_count = why.unit_count, is_own = why.units and unit.proposed == region,
        player = why.player, from = unit.flees_from }
end

-- ---- The rounds (J5.4) ----

-- The region of the first entry that can be followed, its list read on from where it was; notes
-- those before it.
local function propose(ground, unit)
    while unit.entries[unit.cursor] do
        local entry = unit.entries[unit.cursor]
        local why = ground:why_not(unit, entry)
        if not why then
            return entry.region or ground.link_points[entry.book]
        end
        unit.passed_count = unit.passed_count + 1
        if #unit.passed < TOLD_MAX then
            unit.passed[#unit.passed + 1] = ground:note(unit, entry, why)
        end
        unit.cursor = unit.cursor + 1
    end
end

-- What closed a region that several units proposed at once.
local function collision_of(units)
    local names = {}
    for index = 1, math.min(#units, TOLD_MAX) do
        names[index] = units[index].name
    end
    return { reason = "collided", units = names, unit_count = #units }
end

-- Closes a round: who still tries, in order. `proposals`: by region, the units that proposed it.
local function close_round(ground, proposing, proposals)
    local left = {}
    for _, unit in ipairs(proposing) do
        local rivals = proposals[unit.proposed]
        if #rivals == 1 then
            ground.shut[unit.proposed] = { reason = "taken", unit = unit.name }
            unit.place = unit.cursor
        else
            ground.shut[unit.proposed] = ground.shut[unit.proposed] or collision_of(rivals)
            if ground.collision == "remove" then
                unit.lost = ground:note(unit, unit.entries[unit.cursor],
                    ground.shut[unit.proposed])
            else
                left[#left + 1] = unit
            end
        end
    end
    return left
end

local function play_rounds(ground, units)
    local active = units
    while #active > 0 do
        local proposing, proposals = {}, {}
        for _, unit in ipairs(active) do
            local region = propose(ground, unit)
            if region then
                unit.proposed = region
                proposals[region] = proposals[region] or {}
                table.insert(proposals[region], unit)
                proposing[#proposing + 1] = unit
            end
        end
        active = close_round(ground, proposing, proposals)
    end
end

-- ---- The result ----

-- Where the unit came from that displaced this one, which matters to who held the region (J5.1).
local function attacker_from(verdict, starts)
    for _, fact in ipairs(verdict.because) do
        if fact.fact == "displaced_by" and verdict.flees_from == verdict.from then
            return starts[fact.unit]
        end
    end
end

local function list_units(made, result)
    local starts, units = {}, {}
    for _, verdict in ipairs(result.verdicts) do
        starts[verdict.unit] = verdict.from
    end
    local preferences = core.turn_details(made).flee or {}
    for number, verdict in ipairs(result.verdicts) do
        if verdict.displaced then
            verdict.flees_from = verdict.given.type == "link" and verdict.target or verdict.from
            units[#units + 1] = { name = verdict.unit, owner = verdict.owner, verdict = verdict,
                flees_from = verdict.flees_from, attacker_from = attacker_from(verdict, starts),
                entries = preferences[number] or {}, cursor = 1, passed = {}, passed_count = 0 }
        end
    end
    return units
end

-- Why each place that there is was none for a unit without any, in the order of J5.4.
local function closed_to(ground, unit)
    local closed, list = {}, ground:around(unit.flees_from).list
    for index = 1, math.min(#list, TOLD_MAX) do
        local entry = { region = list[index] }
        closed[index] = ground:note(unit, entry, ground:why_not(unit, entry) or {})
    end
    local count = #list
    for _, symbol in ipairs(ground.by_book and ground.books_at[unit.flees_from] or {}) do
        local entry = { book = symbol }
        count = count + 1
        if #closed < TOLD_MAX then
            closed[#closed + 1] = ground:note(unit, entry, ground:why_not(unit, entry) or {})
        end
    end
    return closed, count
end

-- By region, the books that lie there and were on the board before the Supply phase.
local function books_by_region(ground, result)
    local books_at = {}
    for _, book in ipairs(result.books) do
        if position.symbol(ground.before, book.symbol) then
            books_at[book.at] = books_at[book.at] or {}
            table.insert(books_at[book.at], book.symbol)
        end
    end
    return books_at
end

-- Gives each verdict of a unit that had to flee `flees_from` and `flight` = { passed = notes,
-- passed_count, named = how many entries its list had, place = which of them it got, lost = a note
-- of the one that it was removed for, closed = notes, closed_count }. It reads the
-- verdicts' `given` and `target`, and the result's `link_point_regions`.
function flights.add(made, result)
    local units = list_units(made, result)
    if #units == 0 then
        return
    end
    local ground = new_field(made, result)
    play_rounds(ground, units)
    for _, flight in ipairs(result.fled) do
        ground.shut[flight.to] = ground.shut[flight.to]
            or { reason = "taken", unit = flight.unit }
    end
    local is_removed = set_of(result.removed)
    ground.books_at = books_by_region(ground, result)
    for _, unit in ipairs(units) do
        local flight = { passed = unit.passed, passed_count = unit.passed_count,
            named = #unit.entries, place = unit.place, lost = unit.lost }
        if is_removed[unit.name] and not unit.lost then
            flight.closed, flight.closed_count = closed_to(ground, unit)
        end
        unit.verdict.flight = flight
    end
end

return flights
