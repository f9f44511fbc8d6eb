local law = require "lawspeaker"

law.scenario {
    name = "an enemy on the tile does not stop an explorer",
    rule = "29",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B3" },
        },
    },
    step = { "resolve", "p1" },
    dice = { { "exploration", 1, 1 } },
    expect = { rows = { ["land/1"] = { controller = "p1" } } },
}
