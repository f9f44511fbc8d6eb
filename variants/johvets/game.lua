-- Johvets through the protocol that all games have. The rules are implemented in C; what stands
-- here is who is asked what, when, and who is told what came of it. rules.md has the rules by
-- number; notes.md the questions, the events and the rulings on fog.
local law = require "lawspeaker"
local flight = require "johvets.flight"
local negotiation = require "johvets.negotiation"
local orders = require "johvets.orders"
local score = require "johvets.score"
local imagining = require "johvets.imagining"
local show = require "johvets.show"
local sight = require "johvets.sight"
local start = require "johvets.start"
local supply = require "johvets.supply"
local trade = require "johvets.trade"

-- What is left of a turn once nobody acts in it any more.
local function end_turn(g, watch)
    local outcome = watch:outcome()
    g.position = watch.next
    g.winners, g.is_draw = outcome.winners, outcome.draw
    g.turns = g.turns + 1
    supply.tell_who_is_out(g)
end

-- A turn (J2) after Negotiation: the Orders of all at once, Resolution, Flee. A turn of the core
-- walks along; it is made again where a match goes on from a save, and never kept. Supply is a
-- phase of its own, which begins from the board and from what each has earned. After a victory
-- there is none (J6.2).
local function play_turn(g)
    local watch = sight.watch(g, g.position, g.position:begin { variant = trade.variant(g) })
    orders.ask(g, watch)
    g:rule "J4"
    watch:resolve()
    g:rule "J2.1"
    negotiation.judge(g, watch)
    g:rule "J5"
    flight.flee(g, watch)
    g:rule "J6"
    local counts = supply.count_earned(g, watch)
    supply.keep_who_leaves(g, watch.before)
    if #watch:outcome().winners > 0 then
        end_turn(g, watch)
    else
        supply.earn(g, watch, counts)
    end
end

local function play_supply(g)
    g:rule "J6"
    supply.supply(g)
    end_turn(g, supply.watch(g))
end

-- J6.2, J6.5.
local function finished(g)
    if #g.winners > 0 then
        return { winners = g.winners, reason = "the requisite part of all link points or books is "
            .. "controlled (J6.2)" }
    elseif g.is_draw then
        return { winners = {}, draw = true, reason = #g.position:units() == 0
            and "no unit is left (J6.5)" or "the last turn is over (J6.5)" }
    elseif g.options.turns > 0 and g.turns >= g.options.turns then
        return { winners = {}, draw = true, reason = string.format(
            "nobody has won in %d turns, and the match is over", g.turns) }
    end
end

-- ---- What hooks are told ----

local UNIT <const> = "the unit: ask.unit.id, ask.unit.owner, ask.unit.at, its region"
local OWNER <const> = "the unit's owner"
local POSITION <const> = "all of the board at the start of the turn (law help position)"

-- In the hooks about players: the functions say what came of the turn, after flight.
local function after_turn()
    return {
        { "player", "player", "the player" },
        { "position", "position", POSITION },
        { "units", "function", "(player): the units on the board; without a player those of all" },
        { "unit_region", "function", "(unit): the region where a unit stands, or false" },
        { "books", "function", "(player): the books where its units stand, { symbol, at }" },
        { "book", "function", "(symbol): the region where a book lies, or false" },
        { "control", "function", "(player): the link points that it controls now, { symbol }" },
        { "controller", "function", "(symbol): who controls a link point now, or false" },
        { "taken", "function", "(player): the link points that it has taken in this turn" },
    }
end

return law.game {
    name = "johvets",
    title = "Johvets",
    api = 1,
    players = { min = 2, max = 5 },

    rules = {
        { "one_link_point_per_region", false, "J1.5",
            "no book can be written where a link point is" },
        { "negotiation_rounds", law.no_limit, "J2.1",
            "how many rounds players can talk before a turn" },
        { "transfer_receiver", "stay", "J3.6", "who can receive a book",
            choices = { "stay", "stationary" } },
        { "reinforce_cut", false, "J3.9", "attacking a reinforcing unit voids the reinforcement" },
        { "swap", true, "J4.3", "two units can change places" },
        { "displace_own", true, "J4.6", "a unit can displace one of its own player" },
        { "failed_link_book", "destination", "J4.9", "where a failed Link leaves what it carried",
            choices = { "destination", "origin" } },
        { "flee_through_books", true, "J5.1", "units can flee through a book" },
        { "flee_to_attacker", true, "J5.1",
            "units can flee to where the one that displaced them came from" },
        { "flee_controlled", "any", "J5.2", "whose control closes a region to who flees on foot",
            choices = { "any", "others", "ignore" } },
        { "flee_collision", "retry", "J5.4", "what becomes of units that flee to one region",
            choices = { "retry", "remove" } },
        { "victory_fraction", { 3, 4 }, "J6.2", "the part of all link points or books that wins" },
        { "joint_victory", true, "J6.2", "several players can win at once" },
        { "link_point_tokens", 24, "J6.4", "how many link points can be placed", limit = true },
        { "unit_tokens", law.no_limit, "J6.4", "how many units a player can have" },
        { "max_turns", law.no_limit, "J6.5", "after so many turns the game is a draw" },
        { "fog", false, "fog", "players see the regions of and next to their units, and no more" },
        { "trade", false, "J2.1", "players with adjacent units trade books and supply actions, and "
            .. "those not used are kept" },
    },
    options = {
        { "map", "standard", "the board, by its name" },
        { "lots", true, "lots are drawn for who begins where, and in which order; false: as on "
            .. "the map" },
        { "turns", 100, "after so many turns a match is a draw, whatever max_turns allows; 0: only "
            .. "max_turns ends it", least = 0 },
    },
    -- Asked by the core, in a turn: the objects are those of the module (law help ask).
    hooks = {
        { "legal", "J3", "is the order legal? Not asked of a Stay, nor where it names what is not "
            .. "there",
            asks = {
                { "unit", "unit", UNIT },
                { "order", "order", "its order as it was given (law help order)" },
                { "player", "player", OWNER },
                { "position", "position", POSITION },
            },
            standard = "whether J3 allows it",
            answer = "true or false; with false the unit stays" },
        { "strength", "J4.1", "what is the strength of the order?",
            asks = {
                { "unit", "unit", UNIT },
                { "order", "order", "what it does: its order, or a Stay where that was illegal" },
                { "player", "player", OWNER },
                { "reinforcers", "list", "the units, as ask.unit, whose reinforcement counts" },
                { "position", "position", POSITION },
            },
            standard = "1, and 1 for each of the reinforcers",
            answer = "an integer from 0" },
        { "holding", "J4.2", "with what strength does a unit hold should its Move fail?",
            asks = {
                { "unit", "unit", UNIT },
                { "order", "order", "its order, a Move" },
                { "player", "player", OWNER },
                { "position", "position", POSITION },
            },
            standard = "1: no reinforcement counts",
            answer = "an integer from 0" },
        { "supply_actions", "J6.3", "how many supply actions has the player earned?",
            asks = after_turn(),
            standard = "one for each link point taken: #ask:taken(ask.player)",
            answer = "an integer from 0" },
        { "victory", "J6.2", "does the player meet the victory condition?",
            asks = after_turn(),
            standard = "whether it has victory_fraction of all link points, or of all books",
            answer = "true or false" },
    },

    state = function(setting)
        local list = {
            { "position", { block = start.board(setting), fog = setting.rules.fog } },
            -- Units that must flee stand nowhere until all have chosen (J5).
            -- In fog there is a row for each player who sees it, the `viewer`.
            { "fleeing", { unit = "id", owner = "player", from = "id", viewer = "player?" },
                seen_by = setting.rules.fog and "viewer" or "all" },
            -- Where lots were drawn for it: the players, in the order of the game.
            { "turn_order", { player = "player" } },
            -- In fog: what a unit that must flee sees where it flees from and next to that.
            { "glimpse", { owner = "player", region = "id", shows = { text = 200 } },
                seen_by = "owner" },
            -- What each has earned (J6.3), until Supply is over, and how much of it has been used.
            { "earned", { owner = "player", actions = "count", used = "count" },
                seen_by = setting.rules.fog and "owner" or "all" },
            -- Without fog: the units removed in this turn, whose names are still in use (J6.4).
            { "lost", { unit = "id" } },
            { globals = {
                -- Without fog: who is out since this turn, told once Supply is over.
                leaving = "players",
                winners = "players", is_draw = "flag",
                turns = "count", -- played in this match
                -- In fog: what the names of new units and link points are made from.
                secret = { type = "count", seen_by = "nobody" },
            } },
        }
        for _, tables in ipairs { negotiation.tables(setting), trade.tables(setting) } do
            table.move(tables, 1, #tables, #list + 1, list)
        end
        return list
    end,

    setup = function(g)
        g.position = start.position(g)
        if g.rules.fog then
            g.secret = g:random(1 << 30, "names", "nobody")
        end
    end,
    phases = {
        { "negotiation", negotiation.talk, rule = "J2.1" },
        { "turn", play_turn, rule = "J2" },
        { "supply", play_supply, rule = "J6.4" },
    },
    trade = negotiation.table,
    finished = finished,
    score = score,
    imagine = imagining.imagine,

    notes = {
        { "verdict", "{unit} ({order}): {result}, {reason}" },
        { "fled", "{unit} fled from {from} to {to}" },
        { "came", "{unit} came fleeing to {to}" },
        { "went", "{unit} is gone from {from}" },
        { "removed", "{unit} could not flee from {from} and is removed" },
        { "supplied", "{player}: {action}" },
        { "unsupplied", "{player}: {action} was not possible: {reason}" },
        { "kept_actions", "{player} keeps supply actions: {count}" },
        { "out", "{player} has no unit and no link point, and is out" },
    },
    show = show.board,
    read = orders.read,
}
