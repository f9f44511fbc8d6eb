local law = require "lawspeaker"

law.scenario {
    name = "each city gives 1 gold",
    rule = "61",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B6" },
        },
        kingdom = { { "first", place = "realm/p1" } },
    },
    phase = "gather",
    expect = {
        rows = { first = { gold = 2, food = 0 } },
        events = { { "gathered", player = "p1", gold = 2, food = 0 } },
    },
}
