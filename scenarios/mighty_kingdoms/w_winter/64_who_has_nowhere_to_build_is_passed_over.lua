local law = require "lawspeaker"

law.scenario {
    name = "who has nowhere to build is passed over",
    rule = "64",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p2", settlement = "none", place = "ground/C1" },
        },
        kingdom = {
            { "first", gold = 9, food = 9, place = "realm/p1" },
            { "second", gold = 1, food = 0, place = "realm/p2" },
        },
    },
    phase = "build",
    expect = { pending = { "p2: build" } },
}
