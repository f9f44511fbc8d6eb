local law = require "lawspeaker"

law.scenario {
    name = "ships are ordered like armies",
    rule = "21",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    stages = {
        {
            expect = { legal = { "move ship_1 B6", "move ship_1 D6", "defend army_1" } },
        },
        {
            answers = {
                { "p1", "order", "move ship_1 D6" }, { "p2", "order", "defend army_2" },
            },
            expect = {
                pending = { "p1: order" },
                rows = { ship_1 = { order = "move" }, army_1 = { order = "none" } },
            },
        },
    },
}
