local law = require "lawspeaker"

law.scenario {
    name = "eight is a village",
    rule = "30",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
        },
    },
    step = { "resolve", "p1" },
    dice = { { "exploration", 3, 5 } },
    expect = { rows = { ["land/1"] = { settlement = "village" } } },
}
