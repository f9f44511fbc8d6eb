-- What there is: systems, planets and units, the sheets of the players, their notes and cards, and
-- what a turn has to remember.
local state = {}

state.FACTIONS = { "hacan", "creuss", "sol", "letnev", "mentak", "norr", "vuilraith" }

state.UNITS = { "infantry", "fighter", "mech", "destroyer", "cruiser", "carrier", "dreadnought",
    "war_sun", "flagship", "pds", "space_dock" }

state.FRAGMENTS = { "cultural", "hazardous", "industrial", "unknown" }

local ACTION_CARDS <const> = { "haste", "exchange", "levy", "supplies", "windfall", "lobby", "veto",
    "recount", "sabotage" }
local AGENDAS <const> = { "fair", "duty", "open_hands", "exchange_office", "honours", "stipend",
    "chair" }

local WORMHOLES <const> = { "alpha", "beta", "gamma", "delta" }
local NOTES <const> = { "support", "alliance", "trade_agreement", "ceasefire", "political_secret",
    "faction" }

local function globals(setting)
    return {
        round = "count",
        speaker = { type = "player", default = setting.players[1] },
        active = "player?", -- whose turn it is (11)
        active_system = "system?", -- which it has activated in this turn
        in_combat = "player?", -- whom it fights there (20)
        target = "planet?", -- on which its ground forces are about to land
        moment = { "none", "turn", "movement", "combat", "invasion", "production", "agenda" },
        actions = "count", -- that the active player may still take in this turn (15)
        capacity = "count", -- units that may still be built in this production (53)
        voter = "player?", -- who votes now (54)
        winner = "player?", -- who came to enough points first (42)
    }
end

-- Systems and planets are no static tables, so that a scenario can state a board of its own.
local BOARD <const> = {
    { "system", {
        name = "id",
        q = "int?", r = "int?", -- where its hex lies; nil: off the map, beside nothing
        wormholes = { set = WORMHOLES }, -- 24
        activated = "players", -- who has a command token there
    }, most = 64 },
    -- A hyperlane (24).
    { "lane", { from = "system", to = "system" }, key = { "from", "to" }, most = 64 },
    { "planet", {
        name = "id",
        system = "system",
        resources = "count",
        influence = "count",
        trait = { "none", "cultural", "hazardous", "industrial" },
        controller = "player?",
        exhausted = "flag",
        home_of = "player?",
    }, most = 128 },

    -- A unit of the field is in the space of a system (at) or on a planet (on).
    { "unit", {
        name = "id",
        kind = state.UNITS,
        owner = "player",
        at = "system?",
        on = "planet?",
    }, most = 512 },
    { "field", { zone_of = "unit" } },
    { "reinforcements", { zone_of = "unit", each = "player" } },
    { "captured", { zone_of = "unit", each = "player" } }, -- whose list: who has captured it (46)
}

-- What every player has once.
local SHEET <const> = {
    { "sheet", {
        faction = state.FACTIONS,
        maximum = "count", -- of commodities (28)
        commodities = "count",
        trade_goods = "count",
        cultural = "count", hazardous = "count", industrial = "count", unknown = "count", -- 1
        captured_fighters = "count", captured_infantry = "count", -- 48
        tokens = "count", -- command tokens that are left: each activates a system
        points = "count",
        has_passed = "flag", -- in this action phase
        holds_fire = "flag", -- its space cannons, in this activation (53)
        is_out = "flag", -- 44
    }, most = 16 },
    { "sheets", { zone_of = "sheet", each = "player" } },
}

local CARDS <const> = {
    -- Strategy cards: the least number that a player has is its initiative.
    { "strategy_card", {
        name = "id",
        number = "count",
        used = "flag",
        trade_goods = "count", -- laid on it while nobody takes it
    }, most = 8 },
    { "pool", { zone_of = "strategy_card" } },
    { "strategy", { zone_of = "strategy_card", each = "player" } },

    -- Promissory notes: hidden in the hand, whose number everybody knows (38), or in play (37).
    { "promissory", { name = "id", giver = "player", kind = NOTES, title = { text = 31 } },
        most = 36 },
    { "in_play", { zone_of = "promissory", each = "player" } },

    { "action_card", { name = "id", kind = ACTION_CARDS }, most = 36 },
    { "action_deck", { zone_of = "action_card", seen_by = "nobody", order = "unknown" } },
    { "cards", { zone_of = "action_card", each = "player", seen_by = "owner" } },
    { "action_discard", { zone_of = "action_card" } },

    { "agenda_card", { name = "id", kind = AGENDAS }, most = 14 },
    { "agenda_deck", { zone_of = "agenda_card", seen_by = "nobody", order = "unknown" } },
    { "agenda", { zone_of = "agenda_card" } }, -- the one that is being resolved
    { "agenda_discard", { zone_of = "agenda_card" } },

    -- A vote that was cast (10, 31).
    { "ballot", { player = "player", outcome = "id", votes = "count" }, most = 16 },
    -- What is just being done, while promises about it are judged (50).
    { "deed", { player = "player?", act = "id", words = "text", is_over = "flag" },
        seen_by = "nobody", most = 16 },

    { "relic", { name = "id" }, most = 8 },
    { "relic_deck", { zone_of = "relic", seen_by = "nobody", order = "unknown" } },
    { "relics", { zone_of = "relic", each = "player" } },
}

function state.declare(setting)
    local list = { { globals = globals(setting) } }
    list[#list + 1] = { "notes", { zone_of = "promissory", each = "player",
        seen_by = setting.rules.open_notes and "all" or "owner" } }
    for _, part in ipairs { BOARD, SHEET, CARDS } do
        for _, entry in ipairs(part) do
            list[#list + 1] = entry
        end
    end
    return list
end

return state
