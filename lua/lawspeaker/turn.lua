-- Turns: played step by step, or whole by `position:resolve`. Names become numbers here; orders are
-- kept as they were given, for the core forgets the names of what does not exist.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local legal = require "lawspeaker.legal"
local object = require "lawspeaker.object"
local order = require "lawspeaker.order"
local position = require "lawspeaker.position"
local variants = require "lawspeaker.variant"

local turn = {}

function turn.begin(self, game)
    variants.check_johvets(check.context "turn", game)
    local details = { orders = {}, supply = {}, kept = {}, outcomes = {} }
    local made, message = core.turn_begin(self, game, details)
    if not made then
        check.context("position:begin"):fail(message)
    end
    return made
end

-- ---- Input: each returns true, or nil, message, code ----

-- An order that order.lua has read.
function turn.order(self, unit, given, by)
    local before = core.turn_parents(self)
    local number, message, code = position.find_unit(before, unit)
    local author = 0
    if number and by then
        author, message, code = position.find_player(before, by)
    end
    if not number or not author then
        return nil, message, code
    end
    local ok
    ok, message, code = core.turn_order(self, author, legal.order_numbers(before, number, given))
    if not ok then
        return nil, message, code
    end
    core.turn_details(self).orders[number] = given
    return true
end

-- Flights that order.lua has read.
function turn.prefer(self, unit, flights)
    local before = core.turn_parents(self)
    local number, message, code = position.find_unit(before, unit)
    if not number then
        return nil, message, code
    end
    local flat = {}
    for _, flight in ipairs(flights) do
        flat[#flat + 1] = legal.region_number(before, flight.region)
        flat[#flat + 1] = legal.symbol_number(before, flight.book)
    end
    local ok
    ok, message, code = core.turn_prefer(self, number, flat)
    if not ok then
        return nil, message, code
    end
    local details = core.turn_details(self)
    details.flee = details.flee or {}
    details.flee[number] = flights
    return true
end

-- Supply actions that order.lua has read.
function turn.supply(self, player, actions)
    local before = core.turn_parents(self)
    local number, message, code = position.find_player(before, player)
    if not number then
        return nil, message, code
    end
    local flat = {}
    for _, action in ipairs(actions) do
        flat[#flat + 1] = action.action == "book"
        flat[#flat + 1] = legal.region_number(before, action.at)
        flat[#flat + 1] = action.id or false
    end
    local ok
    ok, message, code = core.turn_supply(self, number, flat)
    if not ok then
        return nil, message, code
    end
    core.turn_details(self).supply[number] = actions
    return true
end

-- ---- Steps ----

local function step(run)
    return function(self)
        local ok, message, code, kind, place_in_chain, subject = run(self)
        if not ok and code == "hook_failed" then
            legal.raise_hook(self, message, kind, place_in_chain, subject)
        end
        return ok, message, code
    end
end

turn.resolve = step(core.turn_resolve)
turn.flee = step(core.turn_flee)
local run_finish = step(core.turn_finish)
local run_verify = step(core.turn_verify)

function turn.finish(self)
    local ok, message, code = run_finish(self)
    if not ok then
        return nil, message, code
    end
    return turn.position(self)
end

-- ---- What came of it ----

local NOT_YET <const> = "the turn has not come to that: it is in the phase \"%s\""

local function phase_refusal(self)
    return nil, string.format(NOT_YET, core.turn_phase(self)), "wrong_phase"
end

function turn.position(self)
    local details = core.turn_details(self)
    if not details.next then
        details.next = core.turn_next(self)
    end
    if not details.next then
        return phase_refusal(self)
    end
    return details.next
end

local function verdict_of(self, number)
    local verdict = core.turn_verdict(self, number)
    verdict.order = order.text(core.turn_details(self).orders[number])
    verdict.because = core.turn_facts(self, number)
    return verdict
end

-- A function of a unit's number, once the turn has come to the Flee phase.
local function of_unit(read)
    return function(self, unit)
        local number, message, code = position.find_unit(core.turn_parents(self), unit)
        if not number then
            return nil, message, code
        elseif core.turn_phase(self) == "orders" then
            return phase_refusal(self)
        end
        return read(self, number)
    end
end

local function turning(self, number)
    local changes, message, code, kind, place_in_chain, subject = core.turn_turning(self, number)
    if not changes then
        if code == "hook_failed" then
            legal.raise_hook(self, message, kind, place_in_chain, subject)
        end
        return nil, message, code
    end
    for _, change in ipairs(changes) do
        change.order = order.text(change.order)
    end
    return changes
end

-- What a player's actions came to: two lists, of those carried out and of those that were not.
local function supply_of(self, number)
    local done, refused = {}, {}
    local made, reasons = core.turn_outcomes(self, number)
    for index, action in ipairs(core.turn_details(self).supply[number] or {}) do
        if reasons[index] then
            refused[#refused + 1] = { text = order.supply_text(action), reason = reasons[index] }
        else
            done[#done + 1] = order.supply_text(action, made[index])
        end
    end
    return done, refused
end

local function add_players(self, result)
    for number, player in ipairs(core.turn_players(self)) do
        local name = player.player
        local done, refused = supply_of(self, number)
        if player.actions > 0 then
            result.actions[#result.actions + 1] = { player = name, count = player.actions }
        end
        if #done > 0 then
            result.supplied[#result.supplied + 1] = { player = name, actions = done }
        end
        if #refused > 0 then
            result.unsupplied[#result.unsupplied + 1] = { player = name, actions = refused }
        end
        result.winners[#result.winners + 1] = player.has_won and name or nil
        result.out[#result.out + 1] = player.is_out and name or nil
    end
end

function turn.result(self)
    local after, message, code = turn.position(self)
    if not after then
        return nil, message, code
    end
    local before = core.turn_parents(self)
    local fled, removed = core.turn_flown(self)
    local result = {
        turn = core.position_turn(before), players = core.position_players(before),
        verdicts = {}, fled = fled, removed = removed, units = core.position_units(after),
        link_points = core.position_link_points(after), books = core.position_books(after),
        control = core.position_control(after), conflicted = core.turn_conflicted(self),
        actions = {}, supplied = {}, unsupplied = {}, winners = {}, out = {},
        draw = core.turn_is_draw(self),
    }
    for number = 1, #core.position_units(before) do
        result.verdicts[number] = verdict_of(self, number)
    end
    add_players(self, result)
    return result
end

-- ---- Members ----

local getters, methods = {}, {}

getters.phase = core.turn_phase

function getters.number(self)
    return core.position_turn((core.turn_parents(self)))
end

function getters.before(self)
    return (core.turn_parents(self))
end

function methods.order(self, unit, given, by)
    local read, message, code = order.read(given)
    if not read then
        return nil, message, code
    end
    return turn.order(self, unit, read, by)
end

-- A sheet of { unit, order } pairs, where an order may also be a list of its words. Nothing is
-- given when one cannot be read.
function methods.orders(self, sheet, by)
    local length = core.list_length(sheet)
    if not length then
        return nil, "orders: expected a list of { unit, order }", "bad_argument"
    end
    local read = {}
    for index = 1, length do
        local pair = rawget(sheet, index)
        local given = type(pair) == "table" and rawget(pair, 2)
        if type(given) == "table" and rawget(given, 1) ~= nil then
            given = table.concat(given, " ")
        end
        local message, code
        read[index], message, code = order.read(given)
        if not read[index] then
            return nil, string.format("orders[%d]: %s", index, message), code
        end
    end
    for index = 1, length do
        local ok, message, code = turn.order(self, sheet[index][1], read[index], by)
        if not ok then
            return nil, string.format("orders[%d]: %s", index, message), code
        end
    end
    return true
end

-- Reads a list of players' input item by item: the list, or nil, message, code.
local function read_list(given, read, what)
    local length = core.list_length(given)
    if not length then
        return nil, what .. ": expected a list", "bad_argument"
    end
    local items = {}
    for index = 1, length do
        local item, message, code = read(rawget(given, index))
        if item == nil then
            return nil, string.format("%s[%d]: %s", what, index, message), code
        end
        items[index] = item
    end
    return items
end

function methods.prefer(self, unit, flights)
    local items, message, code = read_list(flights, order.read_flight, "flights")
    if not items then
        return nil, message, code
    end
    return turn.prefer(self, unit, items)
end

function methods.supply(self, player, actions)
    local items, message, code = read_list(actions, order.read_supply, "actions")
    if not items then
        return nil, message, code
    end
    return turn.supply(self, player, items)
end

methods.resolve = turn.resolve
methods.flee = turn.flee
methods.finish = turn.finish
methods.fleeing = core.turn_fleeing
methods.flights = of_unit(core.turn_flights)
methods.verdict = of_unit(verdict_of)
methods.facts = of_unit(core.turn_facts)
methods.turning = of_unit(turning)
methods.position = turn.position
methods.result = turn.result
methods.verify = run_verify

function methods.actions(self, player)
    local number, message, code = position.find_player(core.turn_parents(self), player)
    if not number then
        return nil, message, code
    end
    return core.turn_players(self)[number].actions
end

for _, name in ipairs((core.keys(legal.methods))) do
    methods[name] = legal.methods[name]
end

-- A call out of step is a mistake in the script, unlike what players give: it raises.
local function in_step(name, run)
    return function(...)
        local answer, message, code = run(...)
        if not code then
            return answer
        elseif code == "wrong_phase" then
            check.context("turn:" .. name):fail((string.gsub(message, "^" .. name .. ": ", "")))
        end
        return nil, message, code
    end
end

for _, name in ipairs((core.keys(methods))) do
    methods[name] = in_step(name, methods[name])
end

object.define("turn", core.turn_type, getters, methods)

-- ---- A whole turn ----

-- Players' input item by item; `where` says which, as in "orders[2]".
local function feed(self, form)
    for index, row in ipairs(form.orders or {}) do
        local ok, message, code = turn.order(self, row.unit, row.order, row.by)
        if not ok and code ~= "not_yours" then
            return nil, string.format("orders[%d]: %s", index, message), code
        end
    end
    for index, row in ipairs(form.flee or {}) do
        local ok, message, code = turn.prefer(self, row.unit, row.rest)
        if not ok then
            return nil, string.format("flee[%d]: %s", index, message), code
        end
    end
    for index, row in ipairs(form.supply or {}) do
        local ok, message, code = turn.supply(self, row.player, row.rest)
        if not ok then
            return nil, string.format("supply[%d]: %s", index, message), code
        end
    end
    return true
end

-- Plays a turn from Orders to Supply: the turn, or nil, message, code.
function turn.play(self, form)
    local made = turn.begin(self, form.variant)
    for _, run in ipairs { function() return feed(made, form) end, turn.resolve, turn.flee,
        run_finish } do
        local ok, message, code = run(made)
        if not ok then
            return nil, message, code
        end
    end
    return made
end

local position_methods = legal.position_methods

function position_methods.begin(self, value)
    local form = check.form(check.context "position:begin", value or {}, "begin")
    return turn.begin(self, form.variant)
end

-- The form is checked like a declaration, but what stands in a row is players' input: mistakes
-- there come back.
function position_methods.resolve(self, value)
    local form, message, code = check.input("position:resolve", value or {}, "resolve")
    if not form then
        return nil, message, code
    end
    return turn.play(self, form)
end

turn.verify = run_verify

position.define(position_methods)

return turn
