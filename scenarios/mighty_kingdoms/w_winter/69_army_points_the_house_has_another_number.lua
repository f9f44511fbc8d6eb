local law = require "lawspeaker"

law.scenario {
    name = "army_points the house has another number",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { army_points = 800 },
    state = {
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 1, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "army A1" } },
    expect = { rows = { army_1 = { points = 800 } } },
}
