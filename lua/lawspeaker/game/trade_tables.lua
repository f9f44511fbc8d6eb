-- The tables that the engine adds to the state of a game that trades: what was traded, what is
-- proposed and promised, and how often who has agreed on something.
local check = require "lawspeaker.check"
local lists = require "lawspeaker.lists"
local trade_form = require "lawspeaker.game.trade_form"

local trade_tables = {}

-- What can stand at once. A match cannot run out of rows, for what would go beyond is refused.
trade_tables.STANDING_MOST = 12 -- proposals that one player has made
trade_tables.TERMS_MOST = 16    -- goods and promises of one proposal
trade_tables.PAIR_MOST = 100    -- promises between two players; the oldest make room

local PLAYERS_MOST <const> = 16
local PROPOSALS_MOST <const> = PLAYERS_MOST * trade_tables.STANDING_MOST
local TERM_ROWS <const> = PROPOSALS_MOST * trade_tables.TERMS_MOST
local PROMISE_ROWS <const> = PLAYERS_MOST * (PLAYERS_MOST - 1) // 2 * trade_tables.PAIR_MOST

-- Of what a term or a promise can be: goods, acts and words.
local function kinds_of(plan)
    local kinds = lists.names(plan.goods)
    table.move(lists.names(plan.acts), 1, #plan.acts, #kinds + 1, kinds)
    kinds[#kinds + 1] = trade_form.WORDS
    return kinds
end

-- What changed hands, as trade.h has it.
local function traded_tables(plan)
    local names = lists.names(plan.goods)
    return {
        { "traded", { first = "player", second = "player", times = "count" },
            key = { "first", "second" }, seen_by = plan.private and { "first", "second" } or nil },
        { "ledger", { number = { least = 1, seen_by = plan.private and "nobody" or nil },
            from = "player", to = "player", good = names, count = { least = 1 }, called = "text",
            secret = { text = 63, seen_by = { "from", "to" } } }, most = 4096,
            seen_by = plan.private and { "from", "to" } or nil },
    }
end

local function agreed_tables(plan)
    local kinds = kinds_of(plan)
    return {
        { "proposal", { number = "count", by = "player", to = "player", viewers = "players",
            is_deal = "flag", is_open = "flag" }, seen_by = "viewers", most = PROPOSALS_MOST },
        { "term", { proposal = "proposal", position = "count",
            part = { "gives", "discards", "promises" },
            from = "player", to = "player", good = kinds, count = "count",
            called = "text", secret = { text = 63, seen_by = { "from", "to" } },
            row_id = { least = 0, seen_by = "nobody" }, words = { text = 200 },
            secret_words = { text = 200, seen_by = { "from", "to" } }, viewers = "players" },
            seen_by = "viewers", most = TERM_ROWS },
        { "promise", { number = "count", by = "player", to = "player", kind = kinds,
            count = "count", called = "text",
            secret = { text = 63, seen_by = { "by", "to" } }, words = { text = 200 },
            secret_words = { text = 200, seen_by = { "by", "to" } },
            status = { "open", "kept", "broken", "blamed" }, viewers = "players",
            is_open = "flag" },
            seen_by = "viewers", most = PROMISE_ROWS },
        { "talk_count", { first = "player", second = "player", count = "count" },
            key = { "first", "second" }, seen_by = "nobody" },
    }
end

trade_tables.NAMES = { "traded", "ledger", "proposal", "term", "promise", "talk_count" }

-- The list of a game's state with those of trading behind it; raises where it has one of a name.
function trade_tables.added_to(at, list, plan)
    local added = agreed_tables(plan)
    if #plan.goods > 0 then
        table.move(traded_tables(plan), 1, 2, #added + 1, added)
    end
    local whole = table.move(list, 1, #list, 1, {})
    for number, item in ipairs(list) do
        local name = type(item) == "table" and rawget(item, 1)
        for _, own in ipairs(added) do
            local globals = type(item) == "table" and rawget(item, "globals")
            if name == own[1] or type(globals) == "table" and globals[own[1]] ~= nil then
                at:fail(string.format("%s is the name of a table of trading (law help trading)",
                    check.quote(own[1])), number)
            end
        end
    end
    return table.move(added, 1, #added, #whole + 1, whole)
end

return trade_tables
