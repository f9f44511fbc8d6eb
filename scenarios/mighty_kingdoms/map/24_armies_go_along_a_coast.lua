local law = require "lawspeaker"

law.scenario {
    name = "armies go along a coast",
    rule = "24",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D7" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = {
        legal = { "move army_1 E7", "move army_1 E8" },
        not_legal = { "move army_1 C7", "move army_1 C8", "move army_1 D8" },
    },
}
