local law = require "lawspeaker"

law.scenario {
    name = "naval_hit: the house needs a five",
    rule = "38",
    game = "mighty_kingdoms",
    rules = { naval_hit = 5 },
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { "ship_1", name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 5 } },
    expect = {
        rows = { ship_1 = false, ship_2 = { place = "field/B6" } },
    },
}
