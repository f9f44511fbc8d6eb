local law = require "lawspeaker"

law.scenario {
    name = "the player order is not that of the seats",
    rule = "19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p2", "p1" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    expect = { pending = { "p2: order" } },
}
