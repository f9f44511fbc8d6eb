local law = require "lawspeaker"

law.scenario {
    name = "no second capital while one stands",
    rule = "66",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B1" },
            { controller = "p1", settlement = "village", place = "ground/C1" },
        },
        kingdom = { { "first", gold = 5, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "city C1" }, not_legal = { "capital B1", "capital A1" } },
}
