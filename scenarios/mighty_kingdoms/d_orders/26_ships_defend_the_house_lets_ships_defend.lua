local law = require "lawspeaker"

law.scenario {
    name = "ships defend: the house lets ships defend",
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
    expect = { legal = { "defend ship_1" } },
}
