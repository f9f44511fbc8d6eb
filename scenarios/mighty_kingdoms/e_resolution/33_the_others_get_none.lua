local law = require "lawspeaker"

law.scenario {
    name = "the others get none",
    rule = "33",
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
    expect = { rows = { army_1 = { defending = false } } },
}
