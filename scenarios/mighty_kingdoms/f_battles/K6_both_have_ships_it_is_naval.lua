local law = require "lawspeaker"

law.scenario {
    name = "both have ships it is naval",
    rule = "K6",
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
    dice = { { "sea", 1 }, { "sea", 1 } },
    expect = {
        events = { { "battle", kind = "naval" } },
    },
}
