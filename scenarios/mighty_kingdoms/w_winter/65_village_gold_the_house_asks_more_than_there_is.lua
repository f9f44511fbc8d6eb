local law = require "lawspeaker"

law.scenario {
    name = "village_gold the house asks more than there is",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { village_gold = 3 },
    state = {
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
        },
        kingdom = { { "first", gold = 2, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "fortress B1" }, not_legal = { "village A1" } },
}
