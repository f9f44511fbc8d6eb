local law = require "lawspeaker"

law.scenario {
    name = "an edge is water from either side",
    rule = "24",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D7" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/G8" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = {
        legal = { "move army_1 E7", "move army_2 F7" },
        not_legal = { "move army_1 D6", "move army_2 G7" },
    },
}
