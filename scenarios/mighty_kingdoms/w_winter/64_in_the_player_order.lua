local law = require "lawspeaker"

law.scenario {
    name = "in the player order",
    rule = "64",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6, order = { "p2", "p1" } },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "none", place = "ground/C1" },
        },
        kingdom = {
            { "first", gold = 2, food = 0, place = "realm/p1" },
            { "second", gold = 2, food = 0, place = "realm/p2" },
        },
    },
    phase = "build",
    expect = { pending = { "p2: build" } },
}
