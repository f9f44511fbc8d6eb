-- When players come to talk and trade (4, 5, 10): points of a turn, the active player first, and
-- those of an agenda; and the end of a turn or an agenda, when the allowance begins anew (17, 18).
local turn_order = require "transactions.turn_order"
local victory = require "transactions.victory"

local windows = {}

-- Who trades may win by it (42).
function windows.open(g, players, rule)
    if g.options.talk then
        g:talk { players = players, deals = g.rules.deals, public = g.options.open_talk,
            messages = g.options.messages, rounds = g.options.talk_rounds, rule = rule }
        victory.check(g)
    end
end

function windows.turn(g)
    windows.open(g, turn_order.from(g, g.active), "5")
end

function windows.close(g)
    g:end_talk()
    g:renew_trades()
end

return windows
