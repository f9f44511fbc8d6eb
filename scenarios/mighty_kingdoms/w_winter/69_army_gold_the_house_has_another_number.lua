local law = require "lawspeaker"

law.scenario {
    name = "army_gold the house has another number",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { army_gold = 2 },
    state = {
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 3, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "army A1" } },
    expect = { rows = { first = { gold = 1 } } },
}
