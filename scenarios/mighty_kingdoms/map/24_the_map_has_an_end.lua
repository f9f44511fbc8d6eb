local law = require "lawspeaker"

law.scenario {
    name = "the map has an end",
    rule = "24",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/E4" },
        },
    },
    phase = "orders",
    expect = {
        legal = { "move army_1 A2", "move army_1 B1" },
        not_legal = { "move army_1 B2", "move army_1 A1", "move army_1 C1" },
    },
}
