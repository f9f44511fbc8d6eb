local law = require "lawspeaker"

law.scenario {
    name = "a captured capital gives 1 gold",
    rule = "61",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p2", capital_number = 1,
                place = "ground/A1" },
        },
        kingdom = { { "first", place = "realm/p1" } },
    },
    phase = "gather",
    expect = {
        rows = { first = { gold = 1, food = 0 } },
        events = { { "gathered", player = "p1", gold = 1, food = 0 } },
    },
}
