local law = require "lawspeaker"

law.scenario {
    name = "a captured capital can become the own one",
    rule = "66",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { capital_count = 2 },
        land = {
            { "there", controller = "p1", settlement = "city", capital_of = "p2",
                capital_number = 1, place = "ground/A1" },
        },
        kingdom = { { "first", gold = 1, food = 1, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "capital A1" } },
    expect = { rows = { there = { capital_of = "p1", capital_number = 3 } } },
}
