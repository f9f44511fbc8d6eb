-- The factions of a match: what their sheets say of commodities (28), their promissory notes (36),
-- and which of their abilities are built: Hacan's Arbiters and Guild Ships with the note Trade
-- Convoys (56 to 58), that Vuil'raith captures what it destroys (46), and Creuss's Quantum
-- Entanglement, which is part of the board (25).
local board = require "transactions.board"

local factions = {}

-- In the order of state.lua.
factions.LIST = {
    { name = "hacan", title = "The Emirates of Hacan", commodities = 6,
        note = { name = "trade_convoys", title = "Trade Convoys" } },
    { name = "creuss", title = "The Ghosts of Creuss", commodities = 4,
        note = { name = "creuss_iff", title = "Creuss Iff" } },
    { name = "sol", title = "The Federation of Sol", commodities = 4,
        note = { name = "military_support", title = "Military Support" } },
    { name = "letnev", title = "The Barony of Letnev", commodities = 2,
        note = { name = "war_funding", title = "War Funding" } },
    { name = "mentak", title = "The Mentak Coalition", commodities = 2,
        note = { name = "promise_of_protection", title = "Promise of Protection" } },
    { name = "norr", title = "Sardakk N'orr", commodities = 3,
        note = { name = "tekklar_legion", title = "Tekklar Legion" } },
    { name = "vuilraith", title = "The Vuil'raith Cabal", commodities = 2,
        note = { name = "crucible", title = "Crucible" } },
}

factions.by_name = {}
for _, faction in ipairs(factions.LIST) do
    factions.by_name[faction.name] = faction
end

-- Rule 28: how many commodities its sheet allows.
function factions.maximum(name)
    return factions.by_name[name].commodities
end

-- Rule 46: whether a faction captures what it destroys.
function factions.captures(name)
    return name == "vuilraith"
end

-- Whether a player leads a faction.
function factions.is(g, player, name)
    return board.sheet(g, player).faction == name
end

-- Rule 58: whether a note is Hacan's Trade Convoys.
function factions.is_convoys(note)
    return note.name == note.giver .. "_trade_convoys"
end

local function has_convoys(g, player)
    for note in g.in_play[player]:each() do
        if factions.is_convoys(note) then
            return true
        end
    end
    return false
end

-- Rules 57 and 58: whether two players may trade though they are no neighbours.
function factions.trade_far(g, first, second)
    return factions.is(g, first, "hacan") or factions.is(g, second, "hacan")
        or has_convoys(g, first) or has_convoys(g, second)
end

-- Rule 56: who may trade action cards.
function factions.trades_cards(g, player)
    return factions.is(g, player, "hacan")
end

return factions
