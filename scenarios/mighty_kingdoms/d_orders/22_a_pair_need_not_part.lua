local law = require "lawspeaker"

law.scenario {
    name = "a pair need not part",
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
    answers = { { "p1", "split", "" } },
    expect = {
        pending = { "p1: order" },
        legal = { "move ship_1 C7" },
        not_legal = { "move army_1 C5", "defend army_1" },
        rows = { army_1 = { aboard = "ship_1" } },
        no_events = { "split" },
    },
}
