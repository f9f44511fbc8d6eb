local law = require "lawspeaker"

law.scenario {
    name = "a new capital where the old one was taken",
    rule = "66",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p2", settlement = "city", capital_of = "p1", capital_number = 1,
                place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B1" },
        },
        kingdom = { { "first", gold = 1, food = 1, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "capital B1" }, not_legal = { "capital A1" } },
}
