local law = require "lawspeaker"

law.scenario {
    name = "city_food the house has another number",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { city_food = 0 },
    state = {
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 4, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "city A1" } },
    expect = { rows = { first = { gold = 3, food = 0 } } },
}
