local law = require "lawspeaker"

law.scenario {
    name = "village_gold the house has another number",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { village_gold = 3 },
    state = {
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 4, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "village A1" } },
    expect = { rows = { first = { gold = 1, food = 0 } } },
}
