local law = require "lawspeaker"

law.scenario {
    name = "to any tile next to it",
    rule = "23",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    expect = {
        legal = {
            "move army_1 A2", "move army_1 A3", "move army_1 B1", "move army_1 B3",
            "move army_1 C2", "move army_1 C3",
        },
        not_legal = { "move army_1 B2", "move army_1 A1", "move army_1 C1", "move army_1 B4" },
    },
}
