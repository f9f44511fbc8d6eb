local law = require "lawspeaker"

law.scenario {
    name = "no ship inland, or without a city",
    rule = "68",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B6" },
            { controller = "p1", settlement = "fortress", place = "ground/C6" },
            { controller = "p1", settlement = "none", place = "ground/E7" },
        },
        kingdom = { { "first", gold = 5, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = {
        legal = { "army C6", "capital A1" },
        not_legal = { "ship A1", "ship B6", "ship C6", "ship E7" },
    },
}
