local law = require "lawspeaker"

law.scenario {
    name = "it is added to what there is",
    rule = "61",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B1" },
        },
        kingdom = { { "first", gold = 2, food = 3, place = "realm/p1" } },
    },
    phase = "gather",
    expect = { rows = { first = { gold = 3, food = 4 } } },
}
