-- How well a player stands, for bots and for comparing variants: points, and what may bring some in
-- the rounds that are left. It reads what all can see.
local board = require "transactions.board"

local score = {}

local POINT <const> = 1000
local PLANET <const> = 100 -- six of them are a point in each status phase
local TRADE_GOOD <const> = 100 -- five of them buy one
local COMMODITY <const> = 40
local FRAGMENT <const> = 150 -- three of them are a relic
local CARD <const> = 30
local UNIT <const> = 10

function score.of(g, player)
    local sheet = board.sheet(g, player)
    if sheet.is_out then
        return 0
    end
    local fragments = sheet.cultural + sheet.hazardous + sheet.industrial + sheet.unknown
    local count = 0
    for unit in g.field:each() do
        count = count + (unit.owner == player and 1 or 0)
    end
    return POINT * sheet.points + PLANET * #board.controlled(g, player)
        + TRADE_GOOD * sheet.trade_goods + COMMODITY * sheet.commodities + FRAGMENT * fragments
        + CARD * #g.cards[player] + UNIT * count
end

return score
