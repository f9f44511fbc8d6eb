local law = require "lawspeaker"

law.scenario {
    name = "no army stands on the ocean alone",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C7",
            },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C7" },
        },
    },
    phase = "orders",
    expect = {
        pending = { "p1: order" },
        legal = { "move ship_1 C6" },
        not_legal = { "move army_1 C6", "defend army_1" },
    },
}
