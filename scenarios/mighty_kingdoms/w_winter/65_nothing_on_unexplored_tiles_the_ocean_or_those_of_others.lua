local law = require "lawspeaker"

law.scenario {
    name = "nothing on unexplored tiles, the ocean or those of others",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "none", place = "ground/B1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { place = "ground/A8" },
        },
        kingdom = { { "first", gold = 9, food = 9, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = {
        legal = { "village A1", "pass" },
        not_legal = { "village B1", "city C1", "village A2", "village A8" },
    },
}
