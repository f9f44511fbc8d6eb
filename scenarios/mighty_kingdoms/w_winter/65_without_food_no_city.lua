local law = require "lawspeaker"

law.scenario {
    name = "without food no city",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 5, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "fortress A1" }, not_legal = { "city A1" } },
}
