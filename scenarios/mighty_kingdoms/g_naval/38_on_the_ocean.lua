local law = require "lawspeaker"

law.scenario {
    name = "on the ocean",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { "ship_1", name = "ship_1", kind = "ship", owner = "p1", place = "field/B7" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B7" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 4 } },
    expect = {
        rows = { ship_1 = false, ship_2 = { place = "field/B7" } },
        no_events = { "taken" },
    },
}
