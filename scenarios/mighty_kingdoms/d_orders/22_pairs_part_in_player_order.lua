local law = require "lawspeaker"

law.scenario {
    name = "pairs part in player order",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p2", "p1" } },
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C6",
            },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            {
                name = "army_2", kind = "army", owner = "p2", aboard = "ship_2",
                place = "field/F1",
            },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/F1" },
        },
    },
    phase = "orders",
    stages = {
        { expect = { pending = { "p2: split" } } },
        {
            answers = { { "p2", "split", "ship_2" } },
            expect = { pending = { "p1: split" }, rows = { army_2 = { aboard = false } } },
        },
        {
            answers = { { "p1", "split", "" } },
            expect = { pending = { "p2: order" } },
        },
    },
}
