local law = require "lawspeaker"

law.scenario {
    name = "both roll before anything sinks",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { place = "ground/B6" } },
        token = {
            { "ship_1", name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 4 } },
    expect = {
        rows = { ship_1 = false, ship_2 = false },
    },
}
