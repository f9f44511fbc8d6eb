local law = require "lawspeaker"

law.scenario {
    name = "no army crosses an edge of the ocean",
    rule = "24",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = {
        legal = { "move army_1 B6", "move army_1 C5", "move army_1 D5", "move army_1 D6" },
        not_legal = { "move army_1 C7" },
    },
}
