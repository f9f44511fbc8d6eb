local law = require "lawspeaker"

law.scenario {
    name = "the player order is not that of the seats",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p2", "p1" } },
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "defend",
                place = "field/B2",
            },
            {
                name = "army_2", kind = "army", owner = "p2", order = "defend",
                place = "field/F6",
            },
            {
                name = "army_3", kind = "army", owner = "p2", order = "defend",
                place = "field/F6",
            },
        },
    },
    phase = "resolution",
    expect = { pending = { "p2: resolve" } },
}
