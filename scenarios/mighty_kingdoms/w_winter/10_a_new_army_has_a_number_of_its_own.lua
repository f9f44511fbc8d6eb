local law = require "lawspeaker"

law.scenario {
    name = "a new army has a number of its own",
    rule = "10",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6, army_count = 4 },
        token = {
            { name = "army_2", kind = "army", owner = "p1", points = 200, place = "field/B2" },
        },
        land = { { controller = "p1", settlement = "fortress", place = "ground/B2" } },
        kingdom = { { gold = 1, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "army B2" } },
    expect = {
        globals = { army_count = 5 },
        rows = { army_2 = { points = 200 }, army_5 = { points = 500, place = "field/B2" } },
    },
}
