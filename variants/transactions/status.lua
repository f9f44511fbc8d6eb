-- The status phase: who scores, who draws, and all comes back for the next round.
local action_cards = require "transactions.action_cards"
local board = require "transactions.board"
local boards = require "transactions.boards"
local purse = require "transactions.purse"
local strategy = require "transactions.strategy"
local turn_order = require "transactions.turn_order"
local victory = require "transactions.victory"
local windows = require "transactions.windows"

local status = {}

local PRICE <const> = 5   -- trade goods for a point (31)
local PLANETS <const> = 6 -- so many controlled are a point

local function holds_centre(g, player)
    for _, planet in ipairs(board.controlled(g, player)) do
        if planet.system.name == boards.CENTRE then
            return true
        end
    end
    return false
end

local function score(g, player)
    if holds_centre(g, player) then
        victory.score(g, player, 1, "the centre")
    end
    if #board.controlled(g, player) >= PLANETS then
        victory.score(g, player, 1, "planets")
    end
    if board.sheet(g, player).trade_goods >= PRICE and g:ask(player, { name = "buy_point",
        choice = { "no", "yes" }, rule = "31",
        say = string.format("Do you spend %d trade goods for a point?", PRICE) }) == "yes" then
        purse.spend(g, player, PRICE, "a point")
        victory.score(g, player, 1, "trade goods")
    end
end

local function prepare(g, player)
    local sheet = board.sheet(g, player)
    sheet.tokens = sheet.tokens + g.rules.round_tokens
    sheet.has_passed = false
    for _, planet in ipairs(board.controlled(g, player)) do
        planet.exhausted = false
    end
end

function status.phase(g)
    windows.phase(g)
    local order = turn_order.initiative(g)
    for _, player in ipairs(order) do
        score(g, player)
    end
    for _, player in ipairs(order) do
        action_cards.draw(g, player, 1)
        prepare(g, player)
    end
    for system in g.system:each() do
        system.activated = {}
    end
    strategy.put_back(g)
    windows.close(g)
end

return status
