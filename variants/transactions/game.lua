-- Transactions: how players of Twilight Imperium trade, in a game that has just enough of its turns
-- and agendas to use that. rules.md has the rules by number; numbers in these files are those. Each
-- file is a part; this one says what the numbers are, what there is, and how a round goes.
local law = require "lawspeaker"
local action_cards = require "transactions.action_cards"
local agenda = require "transactions.agenda"
local events = require "transactions.events"
local goods = require "transactions.goods"
local notes = require "transactions.notes"
local read = require "transactions.read"
local relics = require "transactions.relics"
local score = require "transactions.score"
local show = require "transactions.show"
local start = require "transactions.start"
local state = require "transactions.state"
local status = require "transactions.status"
local strategy = require "transactions.strategy"
local turns = require "transactions.turns"
local victory = require "transactions.victory"
local voting = require "transactions.voting"

return law.game {
    name = "transactions",
    title = "Transactions",
    api = 1,
    players = { min = 2, max = 6 },

    rules = {
        -- Turns and neighbours (A-C)
        { "transactions_a_turn", 1, "4", "how often the active player may trade with each "
            .. "neighbour in a turn", least = 0, most = 100 },
        { "neighbours_only", true, "4", "in a turn only neighbours trade" },
        { "first_tokens", 3, "T7", "how many command tokens each has at first", least = 0,
            most = 16 },
        { "round_tokens", 2, "T7", "how many command tokens each gains after a round", least = 0,
            most = 16 },
        -- Goods, notes, cards and agendas (A, D-I)
        { "fragments", true, "1", "relic fragments can be traded" },
        { "notes_a_side", 1, "6", "how many promissory notes a side may give in one transaction",
            least = 0, most = 36 },
        { "agenda_transactions", 1, "10", "how often each two may trade while an agenda is "
            .. "resolved", least = 0, most = 100 },
        { "agendas", 2, "10", "how many agendas a round has", least = 0, most = 10 },
        { "commodity_becomes", "trade_good", "29", "what a commodity is when somebody has received "
            .. "it", choices = { "trade_good", "commodity" } },
        { "open_notes", false, "38", "hands of promissory notes lie open" },
        { "deals", true, "50", "players can make deals, with promises beside what is handed over" },
        { "hand_limit", 7, "56", "how many action cards a hand holds", least = 1, most = 100 },
    },

    options = {
        { "board", "crown", "the board", choices = { "crown" } },
        { "factions", "drawn", "a faction for each seat, as in \"hacan creuss\"; seats: in the "
            .. "order of the list; drawn: by chance" },
        { "talk", true, "players come to talk and trade; where it is false nobody is asked to" },
        { "open_talk", true, "all see what is proposed and promised" },
        { "messages", false, "players can say something to each other" },
        { "talk_rounds", 20, "how often a talk goes round the players at most", least = 1,
            most = 1000 },
        { "points", 10, "how many points win", least = 1, most = 100 },
        { "rounds", 3, "after so many rounds the most points win", least = 1, most = 100 },
    },

    hooks = {
        -- Turns and neighbours (A-C)
        { "neighbours", "23", "are two players neighbours?",
            asks = {
                { "first", "player", "one of the two" },
                { "second", "player", "the other" },
            },
            standard = "true when both are present in one system or in two adjacent ones (23-25)",
            answer = "true or false" },
        { "captures", "46", "does a player keep a unit that it destroys?",
            asks = {
                { "unit", "unit", "the unit" },
                { "by", "player", "who destroys it" },
            },
            standard = "true for vuilraith, of all units but structures",
            answer = "true or false" },
        -- Goods, notes, cards and agendas (A, D-I)
        { "allowance", "T3", "how often may two players trade now, until it begins anew?",
            asks = {
                { "first", "player", "one of the two" },
                { "second", "player", "the other" },
            },
            standard = "in a turn transactions_a_turn for the active player and a neighbour, while "
                .. "an agenda is resolved agenda_transactions, else 0; more by faction or card",
            answer = "an integer from 0" },
        { "maximum", "28", "how many commodities can a player have?",
            asks = { { "player", "player", "the player" } },
            standard = "what its faction sheet says",
            answer = "an integer from 0" },
    },

    state = state.declare,
    trade = goods.trade,

    setup = function(g)
        start.begin(g)
        notes.setup(g)
        action_cards.setup(g)
        relics.setup(g)
        agenda.setup(g)
    end,

    -- A round: strategy cards, turns, what comes back, agendas (10, 11).
    phases = {
        { "strategy", strategy.phase, rule = "T7" },
        { "action", turns.phase, rule = "4" },
        { "status", status.phase, rule = "T7" },
        { "agenda", function(g)
            agenda.phase(g)
            victory.end_of_round(g)
        end, rule = "10" },
    },

    steps = {
        turn = turns.turn,
        agenda = agenda.resolve,
        vote = voting.turn,
    },

    score = score.of,
    notes = events,
    show = show.board,
    read = read.answer,
}
