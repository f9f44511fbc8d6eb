local law = require "lawspeaker"

law.scenario {
    name = "fortress_gold the house has another number",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { fortress_gold = 1 },
    state = {
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 1, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "fortress A1" } },
    expect = { rows = { first = { gold = 0, food = 0 } } },
}
