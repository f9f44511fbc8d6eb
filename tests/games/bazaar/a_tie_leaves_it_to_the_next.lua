local law = require "lawspeaker"

local STATE <const> = {
    ware = { { "lamp", name = "lamp", points = 4, place = "sack" } },
    coin = {
        { "a6", value = 6, place = "purse/ann" }, { "a1", value = 1, place = "purse/ann" },
        { "b6", value = 6, place = "purse/bob" }, { "c2", value = 2, place = "purse/cid" },
    },
}

law.scenario {
    name = "two bids alike cancel each other",
    rule = "B3",
    game = "bazaar",
    players = { "ann", "bob", "cid" },
    state = STATE,
    dice = { { "haggle", 5 } },
    answers = {
        { "bob", "bid", "b6" }, { "ann", "bid", "a6" }, { "cid", "c2" },
        { "cid", "haggle", "haggle" },
    },
    expect = {
        rows = { lamp = { place = "goods/cid" }, c2 = { place = "purse/cid" } },
        events = { { "bought", player = "cid", price = 2 }, "haggled" },
        no_events = { "unsold" },
        result = { winners = { "cid" }, draw = false },
    },
}

law.scenario {
    name = "nobody gets what nobody bids for alone",
    rule = "B3",
    game = "bazaar",
    players = { "ann", "bob" },
    rules = { beggar = true },
    state = STATE and { ware = STATE.ware, coin = {
        { "a6", value = 6, place = "purse/ann" }, { "b6", value = 6, place = "purse/bob" },
    } },
    answers = {
        { "ann", "coin/2", refused = "coin/2" }, { "ann", "a6" }, { "bob", "b6" },
    },
    expect = {
        rows = { lamp = false }, events = { "unsold" },
        result = { winners = { "ann", "bob" }, draw = true, reason = "1 points" },
    },
}
