local law = require "lawspeaker"

law.scenario {
    name = "tithe the house does without it",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { tithe = false },
    state = {
        globals = { month = 6 },
        land = { { controller = "p1", settlement = "none", place = "ground/A1" } },
        kingdom = { { "first", gold = 1, place = "realm/p1" } },
    },
    phase = "tithe",
    expect = { pending = { "p1: build" } },
}
