local law = require "lawspeaker"

law.scenario {
    name = "nobody begins with commodities",
    rule = "28",
    game = "transactions",
    players = 2,
    options = { factions = "hacan letnev", talk = false },
    dice = { { "speaker", 1 } },
    expect = {
        places = { ["sheets/p1"] = 1 }, pending = { "p1: strategy" },
        events = { { "leads", player = "p1", faction = "hacan" } },
    },
}
