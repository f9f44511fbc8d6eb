local law = require "lawspeaker"

law.scenario {
    name = "a village becomes a fortress for 2 gold",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "there", controller = "p1", settlement = "village", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 3, food = 1, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "fortress A1" } },
    expect = { rows = { first = { gold = 1, food = 1 }, there = { settlement = "fortress" } } },
}
