local law = require "lawspeaker"

law.scenario {
    name = "the start of two",
    rule = "T7",
    game = "transactions",
    players = 2,
    options = { factions = "creuss hacan", talk = false },
    dice = { { "speaker", 1 } },
    expect = {
        events = {
            { "leads", player = "p1", faction = "creuss" },
            { "leads", player = "p2", faction = "hacan" },
            "speaker",
        },
        pending = { "p1: strategy" }, rows = {},
    },
}
