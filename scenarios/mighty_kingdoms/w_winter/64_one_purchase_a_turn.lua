local law = require "lawspeaker"

law.scenario {
    name = "one purchase a turn",
    rule = "64",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "none", place = "ground/C1" },
            { controller = "p1", settlement = "none", place = "ground/B1" },
        },
        kingdom = {
            { "first", gold = 2, food = 0, place = "realm/p1" },
            { "second", gold = 2, food = 0, place = "realm/p2" },
        },
    },
    phase = "build",
    answers = { { "p1", "build", "village A1" } },
    expect = { pending = { "p2: build" } },
}
