local law = require "lawspeaker"

law.scenario {
    name = "an army put ashore can board another ship",
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
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/C6" },
        },
    },
    phase = "orders",
    answers = { { "p1", "split", "ship_1" } },
    expect = { legal = { "pair army_1 ship_1", "pair army_1 ship_2" } },
}
