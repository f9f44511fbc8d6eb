local law = require "lawspeaker"

law.scenario {
    name = "ships defend: and pairs, too",
    rule = "26",
    game = "mighty_kingdoms",
    rules = { ships_defend = true },
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    answers = { { "p1", "order", "pair army_1 ship_1" } },
    expect = { pending = { "p1: pair_order" }, legal = { "defend ship_1" } },
}
