local law = require "lawspeaker"

law.scenario {
    name = "ships and pairs may defend",
    rule = "26",
    game = "mighty_kingdoms",
    variant = "mighty_kingdoms/ships_defend",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C7" },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/B7" },
            { name = "army_1", kind = "army", owner = "p1", aboard = "ship_2", place = "field/B7" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
        land = { { controller = "p2", place = "ground/F6" } },
    },
    phase = "orders",
    expect = {
        pending = { "p1: order" },
        legal = { "defend ship_1", "defend ship_2" },
    },
}
