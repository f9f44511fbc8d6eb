local law = require "lawspeaker"

law.scenario {
    name = "what another holds gives nothing",
    rule = "61",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p2", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/C1" },
        },
        kingdom = { { "first", place = "realm/p1" } },
    },
    phase = "gather",
    expect = {
        rows = { first = { gold = 0, food = 1 } },
        events = { { "gathered", player = "p1", gold = 0, food = 1 } },
        pending = { "p1: tithe" },
    },
}
