local law = require "lawspeaker"

law.scenario {
    name = "from the ocean to the coast",
    rule = "25",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C7" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = {
        legal = {
            "move ship_1 B6", "move ship_1 B7", "move ship_1 C6", "move ship_1 C8",
            "move ship_1 D6", "move ship_1 D7",
        },
    },
}
