local law = require "lawspeaker"

law.scenario {
    name = "not with a ship on another tile",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C5" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
        },
    },
    phase = "orders",
    expect = { pending = { "p1: order" }, not_legal = { "pair army_1 ship_1" } },
}
