local law = require "lawspeaker"

law.scenario {
    name = "not with the ship of another",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            { name = "ship_1", kind = "ship", owner = "p2", place = "field/C6" },
        },
    },
    phase = "orders",
    expect = { pending = { "p1: order" }, not_legal = { "pair army_1 ship_1" } },
}
