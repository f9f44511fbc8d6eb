local law = require "lawspeaker"

law.scenario {
    name = "ships go along coasts and over the ocean",
    rule = "25",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = {
        legal = { "move ship_1 B6", "move ship_1 C7", "move ship_1 D6" },
        not_legal = { "move ship_1 B5", "move ship_1 C5", "move ship_1 D5" },
    },
}
