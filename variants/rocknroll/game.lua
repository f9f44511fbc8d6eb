-- Rock'n'Roll: a card war between VPA and Vietnam, for two. rules.md has the rules by number;
-- numbers in these files are those. Each file is a section of the rulebook; this one says what the
-- numbers are, what there is, who sees it, and in which order a round goes.
local law = require "lawspeaker"
local arrival = require "rocknroll.arrival"
local board = require "rocknroll.board"
local cards = require "rocknroll.cards"
local deployment = require "rocknroll.deployment"
local events = require "rocknroll.events"
local orders = require "rocknroll.orders"
local result = require "rocknroll.result"
local score = require "rocknroll.score"
local show = require "rocknroll.show"
local units = require "rocknroll.units"

local first, second = 1, 2

-- A phase of one player's turn (17), the first player's or the second's.
local function phase_of(step, number)
    return function(g)
        g:enter(step, arrival.in_turn_order(g)[number])
    end
end

return law.game {
    name = "rocknroll",
    title = "Rock'n'Roll",
    api = 1,
    players = { "vpa", "vietnam" },

    -- Targets are what the die, and what is added to it, must reach: 1 always succeeds, 7 only with
    -- something added (77).
    rules = {
        { "points", 5, "R1", "how many Points there are in the row", least = 2, most = 26 },
        { "first_player", "die", "R2", "who goes first in round 1: the die, or a side",
            choices = { "die", "vpa", "vietnam" } },
        { "units", 12, "R3", "how many units each side's deck has", least = 6, most = 60 },
        { "expansion", false, "R3", "FJ, Matryoshka and Voi Dai are in the decks" },
        { "spades", 24, "R4", "how many attack orders the deck has", least = 0, most = 100 },
        { "diamonds", 24, "R4", "how many manoeuvre orders the deck has", least = 0, most = 100 },
        { "napalm_cards", 2, "R4", "how many napalm orders the deck has", least = 0, most = 100 },
        { "artillery_cards", 2, "R4", "how many artillery orders the deck has", least = 0,
            most = 100 },
        { "faction_suit", false, "R4", "a side may also play its faction orders for their suit" },
        { "first_units", 4, "R5", "how many units each side receives in round 1", least = 0,
            most = 60 },
        { "first_orders", 5, "R5", "how many orders each side is dealt in round 1", least = 0,
            most = 100 },
        { "arrival_units", 2, "R5", "how many units each side receives in later rounds", least = 0,
            most = 60 },
        { "arrival_orders", 3, "R5", "how many orders each side is dealt in later rounds",
            least = 0, most = 100 },
        { "attack", 4, "R6", "what an attack must roll", least = 1, most = 7 },
        { "reroll", 1, "R7", "how many spare cards a reroll costs; 0: there are no rerolls",
            least = 0, most = 10 },
        { "rocknroll", true, "R8", "a unit that has failed may declare ROCK'N'ROLL" },
        { "napalm", 4, "R9", "what the activation of napalm must roll", least = 1, most = 7 },
        { "napalm_points", 1, "R9", "how many neighbouring Points napalm hits", least = 1,
            most = 26 },
        { "artillery", 5, "R9", "what the activation of artillery must roll", least = 1, most = 7 },
        { "artillery_points", 2, "R9", "how many neighbouring Points artillery hits", least = 1,
            most = 26 },
        { "exchange", 1, "R10", "how many cards pay for one of the other kind; 0: no exchange",
            least = 0, most = 10 },
        { "deploy_limit", law.no_limit, "R10", "how many units a side may deploy in a turn" },
        { "doc", 4, "R11", "what Doc must roll to save a unit", least = 1, most = 7 },
        { "mines", 5, "R11", "what Bao's mines must roll", least = 1, most = 7 },
        { "boy", 5, "73", "what the half-mad boy must roll to go", least = 1, most = 7 },
        { "boy_may_stay", false, "73", "after a success the half-mad boy may still stay" },
        { "horny", 4, "75", "what Horny must roll to force an enemy", least = 1, most = 7 },
        { "hardman", 1, "77", "what Hardman adds to the attacks of allies in his Point", least = 0,
            most = 6 },
        { "compensation", 0, "R13", "how many orders a side draws for each unit it has lost",
            least = 0, most = 10 },
        { "award", 1, "62", "how many control points a won round brings", least = 1, most = 10 },
        { "doubling", true, "65", "a side behind by a factor of two gets twice that" },
        { "victory", 5, "R14", "how many control points win the game", least = 1, most = 1000 },
        { "decider", 4, "68", "with so many each, the next round that is won decides; 0: never",
            least = 0, most = 1000 },
        { "max_rounds", 40, "R14", "after so many rounds the game is a draw", least = 1,
            most = 1000 },
    },

    hooks = {
        { "target", "46", "what must the die of a check reach?",
            asks = {
                { "check", "id", "which: attack, napalm, artillery, doc, mines, boy or horny" },
                { "player", "player", "who makes it" },
                { "unit", "unit?", "the unit that makes it; nil: it is the order's own" },
                { "object", "unit?", "the unit at which it aims, or nil" },
            },
            standard = "the house rule of the check's name",
            answer = "an integer; from 7 on nothing but a bonus reaches it" },
        { "bonus", "77", "what is added to an attack's die?",
            asks = {
                { "unit", "unit", "the attacker" },
                { "object", "unit", "the unit attacked" },
            },
            standard = "the house rule hardman for each other Hardman on the attacker's side of "
                .. "its Point",
            answer = "an integer" },
        { "covered", "74", "is a unit covered, so that it cannot be attacked?",
            asks = {
                { "unit", "unit", "the unit" },
                { "attacker", "unit", "who would attack it" },
            },
            standard = "true where a Voi Dai of its side stands in its Point and it is none itself",
            answer = "true or false" },
        { "holds", "61", "how much does a unit count in its Point?",
            asks = {
                { "unit", "unit", "the unit" },
                { "point", "point", "the Point" },
            },
            standard = "1, and 0 for the half-mad boy (73)",
            answer = "an integer" },
        { "award", "62", "how many control points does a won round bring?",
            asks = {
                { "player", "player", "who has won the round" },
                { "own", "count", "that side's control points before" },
                { "other", "count", "those of the other side" },
            },
            standard = "the house rule award, twice that for a side behind by a factor of two",
            answer = "an integer from 0" },
    },

    state = function(setting)
        local rules = setting.rules
        return {
            { globals = {
                round = "count", -- 14
                first = { type = "player", default = "vpa" }, -- who goes first in this round
                turn = "player?", -- whose turn it is
                vpa_control = "count", vietnam_control = "count", -- control points (11)
                deaths = "count", -- so far: tells one death of a unit from its next (R12)
                -- The check that failed, while its player is asked what to do about it (R7).
                check = "id?", checking = "unit?", aimed_at = "unit?",
            } },
            { "point", { name = "id" }, static = true, most = rules.points },
            { "unit", {
                name = units.names(rules),
                side = "player",
                used = "flag", -- its knack for the own turn, in this turn (R11)
                death = "count", -- 0, or the number of the death that it is dying (R12)
                answers = "count", -- how many knacks have yet to answer that death
            }, alike = { "side" }, most = 2 * rules.units },
            { "card", { name = cards.names() }, most = math.max(1, cards.total(rules)) },

            -- Units: the own deck (9), the active set, which is hidden (27), the HQ, which lies
            -- face up (22), and the Points.
            { "unit_deck", { zone_of = "unit", each = "player", seen_by = "nobody",
                order = "unknown" } },
            { "active", { zone_of = "unit", each = "player", seen_by = "owner" } },
            { "hq", { zone_of = "unit", each = "player" } },
            { "field", { zone_of = "unit", each = "point" } },

            -- Orders: the common deck (8), hands, the one that is being applied (35), discards
            -- (10).
            { "deck", { zone_of = "card", seen_by = "nobody", order = "unknown" } },
            { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
            { "played", { zone_of = "card" } },
            { "discard", { zone_of = "card" } },
        }
    end,

    board = board.lay,

    setup = function(g)
        units.setup(g)
        cards.setup(g)
        arrival.first_player(g)
    end,

    -- Rules 14 and 17: arrival, both turns of two phases each, the round's result.
    phases = {
        { "arrival", arrival.phase, rule = "15" },
        { "first_deployment", phase_of("deployment", first), rule = "17" },
        { "first_orders", phase_of("orders", first), rule = "17" },
        { "second_deployment", phase_of("deployment", second), rule = "17" },
        { "second_orders", phase_of("orders", second), rule = "17" },
        { "result", result.phase, rule = "58" },
    },

    steps = {
        deployment = deployment.phase,
        deploy = deployment.act,
        orders = orders.phase,
        order = orders.act,
    },

    score = score.of,
    notes = events,
    show = show.board,
    read = show.read,
}
