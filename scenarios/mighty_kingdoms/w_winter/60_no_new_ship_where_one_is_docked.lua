local law = require "lawspeaker"

law.scenario {
    name = "no new ship where one is docked",
    rule = "60",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p1", settlement = "city", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
        },
        kingdom = { { "first", gold = 5, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "ship C6" }, not_legal = { "ship B6" } },
}
