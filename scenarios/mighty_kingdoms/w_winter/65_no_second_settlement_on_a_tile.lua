local law = require "lawspeaker"

law.scenario {
    name = "no second settlement on a tile",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B1" },
            { controller = "p1", settlement = "fortress", place = "ground/C1" },
            { controller = "p1", settlement = "none", place = "ground/A2" },
        },
        kingdom = { { "first", gold = 9, food = 9, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = {
        legal = { "city A1", "fortress A1", "capital B1", "village A2" },
        not_legal = {
            "village A1", "village B1", "village C1", "city B1", "city C1", "city A2",
            "fortress B1", "fortress C1", "fortress A2", "capital A1", "capital C1",
        },
    },
}
