local law = require "lawspeaker"

law.scenario {
    name = "a pair may part before the first order",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C6",
            },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    stages = {
        { expect = { pending = { "p1: split" }, legal = { "", "ship_1" } } },
        {
            answers = { { "p1", "split", "ship_1" } },
            expect = {
                pending = { "p1: order" },
                legal = { "move army_1 C5", "move ship_1 C7", "pair army_1 ship_1" },
                rows = { army_1 = { aboard = false } },
                events = { { "split", ship = "ship_1", army = "army_1" } },
            },
        },
    },
}
