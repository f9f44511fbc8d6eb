local law = require "lawspeaker"

law.scenario {
    name = "an army pairs with a ship on its tile",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    stages = {
        { expect = { pending = { "p1: order" }, legal = { "pair army_1 ship_1" } } },
        {
            answers = { { "p1", "order", "pair army_1 ship_1" } },
            expect = {
                pending = { "p1: pair_order" },
                rows = { army_1 = { aboard = "ship_1" } },
                events = { { "paired", army = "army_1", ship = "ship_1" } },
            },
        },
    },
}
