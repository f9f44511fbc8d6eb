local law = require "lawspeaker"

law.scenario {
    name = "a three does not",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 3 }, { "sea", 3 } },
    expect = {
        pending = { "p1: concede" },
        rows = { ship_1 = {}, ship_2 = {} },
        no_events = { "destroyed" },
    },
}
