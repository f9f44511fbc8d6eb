-- The orders phase (section 6, R10): attacks, manoeuvres, superweapons, exchanges, and knacks that
-- need no order.
local board = require "rocknroll.board"
local cards = require "rocknroll.cards"
local combat = require "rocknroll.combat"
local knacks = require "rocknroll.knacks"
local movement = require "rocknroll.movement"
local payments = require "rocknroll.payments"
local superweapons = require "rocknroll.superweapons"

local orders = {}

local function add_all(list, more)
    for _, answer in ipairs(more) do
        list[#list + 1] = answer
    end
end

-- Rule 39: spades are attacks, diamonds manoeuvres, each by one unit. An order without anything
-- that it could be applied to cannot be played.
local function add_basic_orders(g, player, list)
    local may_attack = cards.of_suit(g, player, "spades") ~= nil
    local may_move = cards.of_suit(g, player, "diamonds") ~= nil
    for _, unit in ipairs(board.army(g, player)) do
        for _, target in ipairs(may_attack and combat.targets(g, unit) or {}) do
            list[#list + 1] = { "attack", unit, target }
        end
        for _, point in ipairs(may_move and board.neighbours(g, board.where(unit)) or {}) do
            list[#list + 1] = { "move", unit, point }
        end
    end
end

-- Rules 37 and 38, R10: units for an order from the deck, while it has any.
local function add_exchanges(g, player, list)
    local own = payments.units(g, player)
    if g.rules.exchange == 0 or #own < g.rules.exchange or #g.deck == 0 then
        return
    end
    for _, unit in ipairs(own) do
        list[#list + 1] = { "exchange", unit }
    end
end

local function legal(g, player)
    local list = { "end" }
    add_basic_orders(g, player, list)
    add_all(list, superweapons.legal(g, player))
    add_all(list, knacks.legal(g, player))
    add_exchanges(g, player, list)
    return list
end

local function exchange(g, player, unit)
    g:rule "20"
    payments.pay(g, player, unit)
    payments.rest(g, player, g.rules.exchange, function()
        return payments.units(g, player)
    end)
    g:rule "R10"
    cards.draw(g, player, 1)
    g:note("exchanged", { player = player })
end

local carry_out = {}

function carry_out.attack(g, _, unit, target)
    combat.attack(g, unit, target)
end

function carry_out.move(g, _, unit, point)
    movement.move(g, unit, point)
end

-- Rule 35: reveal, apply with all that answers it, discard.
local function play(g, player, card_name, apply)
    local card = cards.reveal(g, player, card_name)
    g:note("order", { player = player, card = card_name })
    knacks.resolve(g, player, apply)
    g:rule "35"
    cards.discard(g, card)
end

local SUIT <const> = { attack = "spades", move = "diamonds" }

local function play_order(g, player, answer)
    local verb = answer[1]
    if superweapons.is_one(verb) then
        play(g, player, verb, function()
            superweapons.fire(g, player, verb, { table.unpack(answer, 2) })
        end)
    else
        play(g, player, cards.of_suit(g, player, SUIT[verb]), function()
            carry_out[verb](g, player, answer[2], answer[3])
        end)
    end
end

-- One action. Returns whether the phase goes on (18, 36).
function orders.act(g, player)
    local answer = g:ask(player, { name = "order", rule = "36", choice = legal(g, player),
        default = "end", say = "Orders: attack, move, use a superweapon, a knack, exchange, or end "
            .. "the phase?" })
    if answer == "end" then
        return false
    elseif answer[1] == "exchange" then
        exchange(g, player, answer[2])
    elseif answer[1] == "knack" then
        knacks.resolve(g, player, function()
            knacks.use(g, answer[2], answer[3])
        end)
    else
        play_order(g, player, answer)
    end
    return true
end

function orders.phase(g, player)
    g:rule "17"
    g.turn = player
    g:note("orders", { player = player })
    knacks.begin_turn(g, player)
    g:rule "36"
    g:rounds { players = { player }, step = "order" }
end

return orders
