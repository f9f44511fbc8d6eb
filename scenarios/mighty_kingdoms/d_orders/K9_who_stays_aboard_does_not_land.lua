local law = require "lawspeaker"

law.scenario {
    name = "who stays aboard does not land",
    rule = "K9",
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
    answers = { { "p1", "split", "none" }, { "p1", "order", "move army_1 D5", refused = "" } },
    expect = {
        pending = { "p1: order" },
        legal = { "move ship_1 D6" },
        not_legal = { "move ship_1 D5", "move army_1 D5" },
        rows = { army_1 = { aboard = "ship_1", place = "field/C6" } },
    },
}
