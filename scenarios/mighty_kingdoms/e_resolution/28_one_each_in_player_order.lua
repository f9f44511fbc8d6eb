local law = require "lawspeaker"

law.scenario {
    name = "one each, in player order",
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
    stages = {
        {
            expect = {
                pending = { "p1: resolve" },
                legal = { "army_1", "army_2" },
                not_legal = { "army_3" },
            },
        },
        {
            answers = { { "p1", "resolve", "army_2" } },
            expect = {
                pending = { "p2: resolve" },
                legal = { "army_3", "army_4", "army_5" },
                rows = {
                    army_1 = { order = "defend", defending = false },
                    army_2 = { order = "none", defending = true },
                },
            },
        },
    },
}
