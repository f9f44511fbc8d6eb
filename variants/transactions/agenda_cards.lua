-- The agendas: a few of our own, each voted on once. Either for and against, or one that elects a
-- player.
local board = require "transactions.board"
local commodities = require "transactions.commodities"
local points = require "transactions.points"
local purse = require "transactions.purse"
local turn_order = require "transactions.turn_order"

local agenda_cards = {}

local STIPEND <const> = 3

local function for_all(g, what)
    for _, player in ipairs(turn_order.from(g, g.speaker)) do
        what(player)
    end
end

-- `effect` is told the outcome: "for", "against", or the player that is elected.
agenda_cards.LIST = {
    { kind = "fair", title = "Trade Fair", text = "for: all replenish commodities",
        effect = function(g, outcome)
            if outcome == "for" then
                for_all(g, function(player)
                    commodities.replenish(g, player)
                end)
            end
        end },
    { kind = "duty", title = "Duty", text = "for: whoever has trade goods returns one",
        effect = function(g, outcome)
            if outcome == "for" then
                for_all(g, function(player)
                    purse.spend(g, player, math.min(1, board.sheet(g, player).trade_goods), "Duty")
                end)
            end
        end },
    { kind = "open_hands", title = "Open Hands", text = "for: all show their promissory notes",
        effect = function(g, outcome)
            if outcome == "for" then
                for_all(g, function(player)
                    g:reveal(g.notes[player], "all")
                end)
            end
        end },
    { kind = "exchange_office", title = "Exchange Office",
        text = "for: all turn their commodities into trade goods",
        effect = function(g, outcome)
            if outcome == "for" then
                for_all(g, function(player)
                    commodities.convert(g, player, board.sheet(g, player).commodities)
                end)
            end
        end },
    { kind = "honours", title = "Honours", text = "a player is elected and gets a point",
        elects = true, effect = function(g, outcome)
            points.gain(g, outcome, 1, "Honours")
        end },
    { kind = "stipend", title = "Stipend", elects = true,
        text = string.format("a player is elected and gets %d trade goods", STIPEND),
        effect = function(g, outcome)
            purse.gain(g, outcome, STIPEND, "Stipend")
        end },
    { kind = "chair", title = "The Chair", text = "a player is elected and becomes the speaker",
        elects = true, effect = function(g, outcome)
            g.speaker = outcome
            g:note("speaker", { player = outcome })
        end },
}

agenda_cards.by_kind = {}
for _, form in ipairs(agenda_cards.LIST) do
    agenda_cards.by_kind[form.kind] = form
end

-- The agenda that is being resolved; nil: none is.
function agenda_cards.current(g)
    local card = g.agenda:top()
    return card and agenda_cards.by_kind[card.kind]
end

-- What can be voted for.
function agenda_cards.outcomes(g, form)
    return form.elects and turn_order.from(g, g.speaker) or { "for", "against" }
end

return agenda_cards
