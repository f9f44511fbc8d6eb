local law = require "lawspeaker"

law.scenario {
    name = "a pair may raze",
    rule = "27",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
        },
        land = { { controller = "p2", settlement = "city", place = "ground/C6" } },
    },
    phase = "orders",
    answers = { { "p1", "order", "pair army_1 ship_1" } },
    expect = { pending = { "p1: pair_order" }, legal = { "raze ship_1" } },
}
