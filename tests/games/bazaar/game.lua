-- Bazaar: wares are sold one by one to whoever pays most, but all name their price at once, with
-- coins that nobody else has seen. Two bids alike cancel each other.
local law = require "lawspeaker"

local COIN_MOST <const> = 6
local WARES <const> = { "rug", "lamp", "melon", "parrot", "sword" }

-- The bids by value, the highest first, without those that cancel each other.
local function standing(bids)
    local single = {}
    for _, bid in ipairs(bids) do
        local count = 0
        for _, other in ipairs(bids) do
            count = count + (other.coin.value == bid.coin.value and 1 or 0)
        end
        if count == 1 then
            single[#single + 1] = bid
        end
    end
    table.sort(single, function(a, b) return a.coin.value > b.coin.value end)
    return single
end

local function points(g, player)
    local sum = 0
    for ware in g.goods[player]:each() do
        sum = sum + ware.points
    end
    return sum
end

return law.game {
    name = "bazaar", title = "The Bazaar", api = 1,
    players = { min = 2, max = 4 },
    rules = {
        { "haggle", 5, "B4", "what a buyer must roll to get the coin back", least = 2, most = 7 },
        { "beggar", false, "B5", "whoever has bought nothing by the end gets a point" },
    },
    hooks = { { "worth", "B6", "how many points a ware is worth that is bought" } },
    state = {
        { "ware", { name = WARES, points = { least = 1, most = 20 } } },
        { "coin", { value = { least = 1, most = COIN_MOST } } },
        { "sack", { zone_of = "ware", seen_by = "nobody" } },
        { "stall", { zone_of = "ware" } },
        { "goods", { zone_of = "ware", each = "player" } },
        { "purse", { zone_of = "coin", each = "player", seen_by = "owner" } },
        { "spent", { zone_of = "coin" } },
        { globals = { sold = "count" } },
    },
    notes = {
        { "bought", "{player} buys the {ware} for {price}" },
        { "unsold", "nobody gets the {ware}" },
        { "haggled", "{player} talks the price down to nothing" },
    },
    setup = function(g)
        for number, name in ipairs(WARES) do
            g.ware:add({ name = name, points = 2 * number }, g.sack)
        end
        g.sack:shuffle "sack"
        for _, player in ipairs(g.players) do
            for value = 1, COIN_MOST do
                g.coin:add({ value = value }, g.purse[player])
            end
        end
    end,
    phases = {
        { "offer", rule = "B1", function(g)
            g.stall:put(g.sack:top())
        end },
        { "bids", rule = "B2", function(g)
            local questions = {}
            for number, player in ipairs(g.players) do
                questions[number] = { player, { name = "bid", say = "Which coin do you bid?",
                    choice = g.purse[player] } }
            end
            local bids = {}
            for number, coin in ipairs(g:ask_all(questions)) do
                bids[number] = { player = g.players[number], coin = coin }
                g:reveal(coin, "all")
            end
            local ware, best = g.stall:top(), standing(bids)[1]
            g:rule "B3"
            if not best then
                g:note("unsold", { ware = ware.name })
                return g.ware:remove(ware)
            end
            g:note("bought", { player = best.player, ware = ware.name, price = best.coin.value })
            ware.points = g:hook("worth", { ware = ware, player = best.player }, ware.points)
            g.goods[best.player]:put(ware)
            g.sold = g.sold + 1
            g:enter("pay", best.player, best.coin)
        end },
    },
    steps = {
        pay = function(g, player, coin)
            g.spent:put(coin)
            local tries = g:ask(player, { name = "haggle", choice = { "pay", "haggle" } })
            if tries == "haggle" and g:roll("d6", "haggle") >= g.rules.haggle then
                g:note("haggled", { player = player })
                g.purse[player]:put(coin)
            end
        end,
    },
    finished = function(g)
        if #g.sack > 0 or #g.stall > 0 then
            return nil
        end
        local scores, best, winners = {}, 0, {}
        for _, player in ipairs(g.players) do
            local score = points(g, player)
            scores[player] = score == 0 and g.rules.beggar and 1 or score
            best = math.max(best, scores[player])
        end
        for _, player in ipairs(g.players) do
            winners[#winners + 1] = scores[player] == best and player or nil
        end
        return { winners = winners, draw = #winners > 1, reason = best .. " points" }
    end,
}
