local law = require "lawspeaker"

law.scenario {
    name = "out of a forest",
    rule = "54",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "D5",
                place = "field/C5",
            },
        },
    },
    phase = "resolution",
    dice = { { "exploration", 1, 1 } },
    expect = {
        rows = { army_1 = { place = "field/D5", upright = false, slowed = false } },
        events = { { "laid", token = "army_1", cause = "terrain" } },
    },
}
