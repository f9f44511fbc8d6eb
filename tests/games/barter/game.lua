-- Barter: two villages and a monk trade grain, tools and secrets for a year, and promise to help at
-- the harvest. The library does the trading; the game says what there is.
local law = require "lawspeaker"

return law.game {
    name = "barter", title = "Barter", api = 1,
    players = { "oak", "elm", "monk" },
    options = { { "seasons", 4, "how long the year is" } },
    state = {
        { "stock", { grain = "count", flour = "count" } },
        { "store", { zone_of = "stock", each = "player" } },
        { "secret", { name = "id" } },
        { "secrets", { zone_of = "secret", each = "player", seen_by = "owner" } },
        { "forgotten", { zone_of = "secret", seen_by = "nobody" } },
        { globals = { season = "count", helped = "flag" } },
    },
    trade = {
        goods = {
            { "grain", counts = { "store", "grain" }, becomes = "flour", rule = "B1" },
            { "flour", counts = { "store", "flour" }, capacity = 9, rule = "B2" },
            { "secret", things = "secrets", most = 1, capacity = 2, hidden = true,
                discard = "forgotten", rule = "B3" },
        },
        allowance = function(g)
            return g.season ~= 4, 1, "B4", "nobody trades in winter"
        end,
        acts = { { "help", words = "when", kept = function(g) return g.helped end } },
    },
    setup = function(g)
        for number, player in ipairs(g.players) do
            g.stock:add({ grain = 4 - number, flour = number }, g.store[player])
            g.secret:add({ name = player .. "_well" }, g.secrets[player])
            g.secret:add({ name = player .. "_sin" }, g.secrets[player])
        end
    end,
    phases = {
        { "season", rule = "B5", function(g)
            g.season = g.season + 1
            g:talk { players = g.players, messages = true, public = true, rounds = 5 }
            g:end_talk()
            g:renew_trades()
            if g.season == 3 then
                g.helped = g:ask("oak", { name = "harvest", choice = { "help", "rest" } })
                    == "help"
                g:judge_promises "help"
            end
        end },
    },
    finished = function(g)
        if g.season >= g.options.seasons then
            return { winners = {}, draw = true, reason = "the year is over" }
        end
    end,
}
