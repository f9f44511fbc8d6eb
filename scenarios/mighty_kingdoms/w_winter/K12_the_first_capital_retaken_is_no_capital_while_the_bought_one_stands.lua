local law = require "lawspeaker"

law.scenario {
    name = "the first capital retaken is no capital while the bought one stands",
    rule = "K12",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "there", controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 2, place = "ground/B1" },
            { controller = "p1", settlement = "none", place = "ground/C1" },
        },
        kingdom = { { "first", gold = 5, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "village C1" }, not_legal = { "capital A1", "capital B1" } },
}
