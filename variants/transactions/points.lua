-- Victory points. Whoever comes to the number of the match first has won at that moment (42); what
-- it loses later does not matter. The match ends where no transaction or vote is under way
-- (victory.lua).
local board = require "transactions.board"

local points = {}

function points.gain(g, player, count, why)
    local sheet = board.sheet(g, player)
    sheet.points = sheet.points + count
    g:note("points", { player = player, count = count, why = why, points = sheet.points })
    if sheet.points >= g.options.points and not g.winner then
        g.winner = player
    end
end

-- Nobody has less than none.
function points.lose(g, player, count, why)
    local sheet = board.sheet(g, player)
    count = math.min(count, sheet.points)
    if count > 0 then
        sheet.points = sheet.points - count
        g:note("points", { player = player, count = -count, why = why, points = sheet.points })
    end
end

return points
