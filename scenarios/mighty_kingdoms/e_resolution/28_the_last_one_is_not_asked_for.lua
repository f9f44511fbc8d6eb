local law = require "lawspeaker"

law.scenario {
    name = "the last one is not asked for",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "defend",
                place = "field/B2",
            },
            {
                name = "army_2", kind = "army", owner = "p1", order = "defend",
                place = "field/A1",
            },
            {
                name = "army_3", kind = "army", owner = "p2", order = "defend",
                place = "field/F6",
            },
            {
                name = "army_4", kind = "army", owner = "p2", order = "defend",
                place = "field/F5",
            },
            {
                name = "army_5", kind = "army", owner = "p2", order = "defend",
                place = "field/F7",
            },
        },
    },
    phase = "resolution",
    answers = { { "p1", "resolve", "army_2" }, { "p2", "resolve", "army_5" } },
    expect = {
        pending = { "p2: resolve" },
        legal = { "army_3", "army_4" },
        rows = { army_1 = { order = "none", defending = true } },
    },
}
