local law = require "lawspeaker"

law.scenario {
    name = "capital_food the house has another number",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { capital_food = 3 },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 2, food = 4, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "capital A1" } },
    expect = { rows = { first = { gold = 1, food = 1 } } },
}
