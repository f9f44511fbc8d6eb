local law = require "lawspeaker"

law.scenario {
    name = "who stays in a forest stands",
    rule = "54",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "army_1", kind = "army", owner = "p1", order = "defend",
                place = "field/C5",
            },
        },
    },
    phase = "resolution",
    expect = { rows = { army_1 = { upright = true } }, no_events = { "laid" } },
}
