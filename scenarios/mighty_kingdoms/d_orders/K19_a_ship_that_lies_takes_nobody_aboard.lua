local law = require "lawspeaker"

law.scenario {
    name = "a ship that lies takes nobody aboard",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            {
                name = "ship_1", kind = "ship", owner = "p1", upright = false,
                place = "field/C6",
            },
        },
    },
    phase = "orders",
    expect = {
        legal = { "defend army_1", "regroup ship_1" },
        not_legal = { "pair army_1 ship_1" },
    },
}
