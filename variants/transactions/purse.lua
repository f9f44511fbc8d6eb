-- Trade goods that come and go outside of transactions: always by an effect that the log names.
local board = require "transactions.board"

local purse = {}

function purse.gain(g, player, count, why)
    if count > 0 then
        local sheet = board.sheet(g, player)
        sheet.trade_goods = sheet.trade_goods + count
        g:note("gained", { player = player, count = count, why = why })
    end
end

function purse.spend(g, player, count, why)
    if count > 0 then
        local sheet = board.sheet(g, player)
        sheet.trade_goods = sheet.trade_goods - count
        g:note("spent", { player = player, count = count, why = why })
    end
end

return purse
