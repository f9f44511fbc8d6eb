local law = require "lawspeaker"

law.scenario {
    name = "some part and some do not",
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
            {
                name = "army_2", kind = "army", owner = "p1", aboard = "ship_2",
                place = "field/D6",
            },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/D6" },
        },
    },
    phase = "orders",
    answers = { { "p1", "split", "ship_2" } },
    expect = {
        rows = { army_1 = { aboard = "ship_1" }, army_2 = { aboard = false } },
        legal = { "defend army_2" },
        not_legal = { "defend army_1" },
    },
}
