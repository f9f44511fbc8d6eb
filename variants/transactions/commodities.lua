-- Commodities and trade goods: one token with two faces (27 to 34). Tokens of 1 and 3 are changed
-- freely (35), so that only their worth is kept.
local board = require "transactions.board"
local deeds = require "transactions.deeds"

local commodities = {}

-- Rule 28: what the faction's sheet allows.
function commodities.maximum(g, player)
    return g:hook("maximum", { player = player }, board.sheet(g, player).maximum)
end

-- Rule 29: a commodity becomes a trade good with whoever gets it from another player, also when an
-- effect makes a player give it. No more are given than there are.
function commodities.give(g, from, to, count)
    local giving, getting = board.sheet(g, from), board.sheet(g, to)
    local column = g.rules.commodity_becomes == "commodity" and "commodities" or "trade_goods"
    count = math.min(count, giving.commodities)
    if count > 0 then
        giving.commodities = giving.commodities - count
        getting[column] = getting[column] + count
        g:rule "29"
        g:note("given", { from = from, to = to, count = count })
    end
end

-- Rule 32: an effect turns own commodities into trade goods. They are not gained.
function commodities.convert(g, player, count)
    local sheet = board.sheet(g, player)
    count = math.min(count, sheet.commodities)
    if count > 0 then
        sheet.commodities = sheet.commodities - count
        sheet.trade_goods = sheet.trade_goods + count
        g:rule "32"
        g:note("converted", { player = player, count = count })
    end
end

-- Rule 43: who holds a Trade Agreement of a player, and that note; nobody plays its own (39).
local function agreement(g, player)
    for _, holder in ipairs(g.players) do
        for note in g.notes[holder]:each() do
            if note.kind == "trade_agreement" and note.giver == player and holder ~= player then
                return holder, note
            end
        end
    end
    return nil
end

-- Rule 43: the holder gets all commodities, wherever it is, and the note goes back. That it was
-- asked nobody else knows (38).
local function agree(g, player, holder, note)
    local answer = g:ask(holder, { name = "trade_agreement", rule = "43", hidden = true,
        choice = { { "play", note }, "keep" },
        say = string.format("%s replenishes. Do you play its Trade Agreement?", player) })
    if answer ~= "keep" then
        g:rule "43"
        g:note("note_played", { player = holder, note = note.title, giver = player })
        commodities.give(g, player, holder, board.sheet(g, player).commodities)
        g:rule "43"
        g.notes[player]:put(note)
        g:note("note_returned", { player = holder, note = note.title, giver = player })
        deeds.did(g, holder, "play", note.name)
    end
end

-- Rule 28: up to the maximum. At the maximum none are taken, and what is done when a player
-- replenishes is done all the same (34). Who has traded commodities away just before has room for
-- more (33).
function commodities.replenish(g, player)
    local sheet = board.sheet(g, player)
    local count = math.max(0, commodities.maximum(g, player) - sheet.commodities)
    g:rule "28"
    sheet.commodities = sheet.commodities + count
    g:note("replenished", { player = player, count = count })
    local holder, note = agreement(g, player)
    if holder then
        agree(g, player, holder, note)
    end
end

return commodities
