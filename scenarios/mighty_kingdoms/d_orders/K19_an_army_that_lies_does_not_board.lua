local law = require "lawspeaker"

law.scenario {
    name = "an army that lies does not board",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", upright = false,
                place = "field/C6",
            },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
        },
    },
    phase = "orders",
    expect = {
        legal = { "regroup army_1", "move ship_1 C7" },
        not_legal = { "pair army_1 ship_1" },
    },
}
