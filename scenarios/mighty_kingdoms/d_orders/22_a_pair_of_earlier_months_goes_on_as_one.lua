local law = require "lawspeaker"

law.scenario {
    name = "a pair of earlier months goes on as one",
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
    answers = { { "p1", "split", "" }, { "p1", "order", "move ship_1 D6" } },
    expect = { pending = { "p2: order" }, rows = { ship_1 = { order = "move" } } },
}
