-- What a hook is asked, as it reads it; and in the hooks about players what came of the turn, by
-- names. It knows no hook in particular: the core asks, and C answers out of its question.
local core = require "lawspeaker.core"
local object = require "lawspeaker.object"
local order = require "lawspeaker.order"
local position = require "lawspeaker.position"
require "lawspeaker.turn" -- whose details are read here

local getters, methods = {}, {}

getters.kind = core.ask_kind
getters.unit = core.ask_unit
getters.player = core.ask_player
getters.reinforcers = core.ask_reinforcers

function getters.position(self)
    return (core.turn_parents(core.ask_turn(self)))
end

function getters.order(self)
    local number, known = core.ask_order(self)
    if number ~= 0 then
        return known or order.copy(core.turn_details(core.ask_turn(self)).orders[number])
    end
end

-- The position that has the names, in a hook that is asked after the contest; raises in any other.
local function names_of(self)
    return (core.turn_parents(core.ask_outcome(self)))
end

-- A list, of one player's or of everybody's.
local function of_player(list)
    return function(self, player)
        local names = names_of(self)
        if not player then
            return list(self, 0)
        end
        local number, message, code = position.find_player(names, player)
        if not number then
            return nil, message, code
        end
        return list(self, number)
    end
end

local function of_name(find, read)
    return function(self, name)
        local number, message, code = find(names_of(self), name)
        if not number then
            return nil, message, code
        end
        return read(self, number)
    end
end

methods.units = of_player(core.ask_units)
methods.books = of_player(core.ask_books)
methods.control = of_player(core.ask_control)
methods.taken = of_player(core.ask_taken)
methods.unit_region = of_name(position.find_unit, core.ask_unit_region)
methods.book = of_name(position.find_symbol, core.ask_book)
methods.controller = of_name(position.find_symbol, core.ask_controller)

object.define("ask", core.ask_type, getters, methods)
