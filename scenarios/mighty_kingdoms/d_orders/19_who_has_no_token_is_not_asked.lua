local law = require "lawspeaker"

law.scenario {
    name = "who has no token is not asked",
    rule = "19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    expect = { pending = { "p2: order" } },
}
