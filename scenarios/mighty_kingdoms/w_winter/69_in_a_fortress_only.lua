local law = require "lawspeaker"

law.scenario {
    name = "in a fortress only",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/C1" },
            { controller = "p2", settlement = "fortress", place = "ground/A2" },
        },
        kingdom = { { "first", gold = 5, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = {
        legal = { "fortress B1" },
        not_legal = { "army A1", "army B1", "army C1", "army A2" },
    },
}
