local law = require "lawspeaker"

law.scenario {
    name = "into a river",
    rule = "54",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "C4",
                place = "field/C3",
            },
        },
    },
    phase = "resolution",
    dice = { { "exploration", 1, 1 } },
    expect = { rows = { army_1 = { place = "field/C4", upright = false } } },
}
