local law = require "lawspeaker"

law.scenario {
    name = "each ship has a die",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p2", place = "field/B6" },
            { "ship_4", name = "ship_4", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "ship_5", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 3, 5 }, { "sea", 1, 4, 2 } },
    answers = { { "p1", "sunk", "ship_2" }, { "p2", "sunk", "ship_4" } },
    expect = {
        rows = { ship_2 = false, ship_4 = false },
        places = { ["field/B6"] = { "ship_1", "ship_3", "ship_5" } },
        pending = { "p1: concede" },
    },
}
