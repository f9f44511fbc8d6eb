local law = require "lawspeaker"

law.scenario {
    name = "round and round until all are done",
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
    answers = {
        { "p1", "resolve", "army_2" }, { "p2", "resolve", "army_5" },
        { "p2", "resolve", "army_3" },
    },
    expect = {
        pending = { "p2: order" },
        events = {
            { "defends", token = "army_2" }, { "defends", token = "army_5" },
            { "defends", token = "army_1" }, { "defends", token = "army_3" },
            { "defends", token = "army_4" },
        },
    },
}
