-- When players come to talk and trade (4, 5, 10): points of a turn, the active player first, and
-- those of an agenda; and the end of a turn or an agenda, when the allowance begins anew (17, 18).
-- In the other phases they come to talk about promises alone (11, 50).
local turn_order = require "transactions.turn_order"
local victory = require "transactions.victory"

local windows = {}

-- Who trades may win by it (42).
local function open(g, players, rule, has_offers)
    if g.options.talk then
        g:talk { players = players, offers = has_offers, deals = g.rules.deals,
            public = g.options.open_talk, messages = g.options.messages,
            rounds = g.options.talk_rounds, rule = rule }
        victory.check(g)
    end
end

local function can_trade(g, players)
    for index, first in ipairs(players) do
        for other = index + 1, #players do
            if g:trades_left(first, players[other]) > 0 then
                return true
            end
        end
    end
    return false
end

function windows.open(g, players, rule)
    open(g, players, rule, true)
end

function windows.turn(g)
    open(g, turn_order.from(g, g.active), "5", true)
end

-- Rule 50: where no transaction is possible (11) promises still are.
function windows.phase(g)
    local players = turn_order.from(g, g.speaker)
    open(g, players, "50", can_trade(g, players))
end

-- Whether any of them has something to say.
function windows.are_of_use(g, players)
    return g.options.talk
        and (g.rules.deals or g.options.messages or can_trade(g, players))
end

function windows.close(g)
    g:end_talk()
    g:renew_trades()
end

return windows
