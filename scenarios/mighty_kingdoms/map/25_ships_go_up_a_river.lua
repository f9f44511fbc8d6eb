local law = require "lawspeaker"

law.scenario {
    name = "ships go up a river",
    rule = "25",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/F1" },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/D3" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = {
        legal = { "move ship_1 E2", "move ship_2 C4", "move ship_2 D2" },
        not_legal = { "move ship_2 D4", "move ship_2 C3", "move ship_2 E3" },
    },
}
