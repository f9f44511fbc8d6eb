local law = require "lawspeaker"

law.scenario {
    name = "two is nothing",
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
    dice = { { "exploration", 1, 1 } },
    expect = { rows = { ["land/1"] = { controller = "p1", settlement = "none" } } },
}
