-- What could be ordered and supplied in a turn, the board in its middle, and what a player sees of
-- a position in fog. Names become numbers here, and numbers names; what is legal is the core's to
-- say.
local core = require "lawspeaker.core"
local map = require "lawspeaker.map"
local order = require "lawspeaker.order"
local position = require "lawspeaker.position"
local variant = require "lawspeaker.variant"

local legal = {}

local UNKNOWN <const> = core.unknown_id
local TYPES <const> = { stay = 0, move = 1, link = 2, transfer = 3, reinforce = 4 }

-- ---- Names to numbers; what does not exist has a number, too ----

function legal.region_number(self, name)
    return name and (map.details(core.position_map(self)).region_index[name] or UNKNOWN) or 0
end

function legal.symbol_number(self, name)
    return name and (position.symbol(self, name) or UNKNOWN) or 0
end

local function unit_number(self, name)
    return name and (position.index(self).units[name] or UNKNOWN) or 0
end

-- An order that order.lua has read, as the core takes it: the numbers behind the author's.
function legal.order_numbers(before, number, given)
    local cargo = given.carry ~= true and given.carry or nil
    local action = given.action or given
    local is_transfer = given.type == "transfer"
    return number, TYPES[given.type],
        not is_transfer and legal.region_number(before, action.to) or 0,
        legal.symbol_number(before, given.book), given.carry and true or false,
        legal.symbol_number(before, cargo),
        unit_number(before, is_transfer and given.to or given.unit), TYPES[action.type]
end

-- A hook's failure is the script's mistake, so it raises.
function legal.raise_hook(self, message, kind, place_in_chain, subject)
    local _, game = core.turn_parents(self)
    error(variant.hook_message(game, message, kind, place_in_chain, subject), 0)
end

-- What the core answered, unless a hook has failed.
local function unless_hook(self, answer, message, code, kind, place_in_chain, subject)
    if answer == nil and code == "hook_failed" then
        legal.raise_hook(self, message, kind, place_in_chain, subject)
    end
    return answer, message, code
end

local function find_unit(self, unit)
    return position.find_unit(core.turn_parents(self), unit)
end

local function find_player(self, player)
    return position.find_player(core.turn_parents(self), player)
end

-- ---- Members of a turn: each answers, or nil, message, code ----

local methods = {}

-- The iterator's texts are asked for one by one, for there can be many.
function methods.legal(self, unit)
    local number, message, code = find_unit(self, unit)
    if not number then
        return nil, message, code
    elseif core.turn_phase(self) ~= "orders" then
        return nil, "the turn is past its Orders phase", "wrong_phase"
    end
    local cursor = 0
    return function()
        local text, after, why, kind, place, subject = core.turn_legal_next(self, number, cursor)
        if text == nil and after then
            unless_hook(self, nil, after, why, kind, place, subject)
        end
        cursor = after
        return text
    end
end

function methods.legal_count(self, unit)
    local number, message, code = find_unit(self, unit)
    if not number then
        return nil, message, code
    end
    return unless_hook(self, core.turn_legal_count(self, number))
end

function methods.acting_count(self, unit)
    local number, message, code = find_unit(self, unit)
    if not number then
        return nil, message, code
    end
    return unless_hook(self, core.turn_acting_count(self, number))
end

function methods.legal_at(self, unit, index)
    local number, message, code = find_unit(self, unit)
    if not number then
        return nil, message, code
    end
    return unless_hook(self, core.turn_legal_at(self, number, index - 1))
end

-- true, or nil, the reason's sentence, its name. Hooks read the order as it was given.
function legal.judge(self, number, given)
    local orders = core.turn_details(self).orders
    local kept = orders[number]
    orders[number] = given
    local before = core.turn_parents(self)
    local answer, message, code = unless_hook(self, core.turn_judge_order(self, 0,
        legal.order_numbers(before, number, given)))
    orders[number] = kept
    return answer or nil, message, code
end

function methods.judge(self, unit, given)
    local number, message, code = find_unit(self, unit)
    if not number then
        return nil, message, code
    end
    local read
    read, message, code = order.read(given)
    if not read then
        return nil, message, code
    end
    return legal.judge(self, number, read)
end

-- False: it need not flee.
function methods.flees_from(self, unit)
    local number, message, code = find_unit(self, unit)
    if not number then
        return nil, message, code
    end
    return core.turn_flees_from(self, number) or false
end

methods.board = core.turn_board
methods.conflicted = core.turn_conflicted

-- How a finished turn has ended for the players; the rest of its result takes longer to tell.
function methods.outcome(self)
    if core.turn_phase(self) ~= "finished" then
        return nil, "the turn is not finished", "wrong_phase"
    end
    local outcome = { winners = {}, out = {}, draw = core.turn_is_draw(self) }
    for _, player in ipairs(core.turn_players(self)) do
        outcome.winners[#outcome.winners + 1] = player.has_won and player.player or nil
        outcome.out[#outcome.out + 1] = player.is_out and player.player or nil
    end
    return outcome
end

function methods.supply_legal(self, player)
    local number, message, code = find_player(self, player)
    if not number then
        return nil, message, code
    end
    return core.turn_supply_legal(self, number)
end

function methods.judge_supply(self, player, action)
    local number, message, code = find_player(self, player)
    if not number then
        return nil, message, code
    end
    local read
    read, message, code = order.read_supply(action)
    if not read then
        return nil, message, code
    end
    local answer
    answer, message, code = core.turn_judge_supply(self, number, read.action == "book",
        legal.region_number(core.turn_parents(self), read.at), read.id or nil)
    return answer or nil, message, code
end

legal.methods = methods

-- ---- Members of a position ----

local position_methods = {}

function position_methods.view(self, player)
    local number, message, code = position.find_player(self, player)
    if not number then
        return nil, message, code
    end
    return core.position_view(self, number)
end

function position_methods.seen(self, player)
    local number, message, code = position.find_player(self, player)
    if not number then
        return nil, message, code
    end
    return core.position_seen(self, number)
end

function position_methods.sees(self, player, region)
    local number, message, code = position.find_player(self, player)
    if not number then
        return nil, message, code
    end
    local at
    at, message, code = map.find_region(core.position_map(self), region)
    if not at then
        return nil, message, code
    end
    return core.position_sees(self, number, at)
end

legal.position_methods = position_methods

return legal
