local law = require "lawspeaker"

law.scenario {
    name = "each village gives 1 food",
    rule = "61",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/C1" },
        },
        kingdom = { { "first", place = "realm/p1" } },
    },
    phase = "gather",
    expect = {
        rows = { first = { gold = 0, food = 2 } },
        events = { { "gathered", player = "p1", gold = 0, food = 2 } },
    },
}
