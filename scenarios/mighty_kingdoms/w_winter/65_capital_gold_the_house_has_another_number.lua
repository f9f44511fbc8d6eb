local law = require "lawspeaker"

law.scenario {
    name = "capital_gold the house has another number",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { capital_gold = 4 },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 4, food = 1, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "capital A1" } },
    expect = { rows = { first = { gold = 0, food = 0 } } },
}
