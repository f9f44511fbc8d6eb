local law = require "lawspeaker"

law.scenario {
    name = "until it is carried out the token stays",
    rule = "23",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    answers = { { "p1", "order", "move army_1 A2" } },
    expect = {
        pending = { "p2: order" },
        rows = { army_1 = { place = "field/B2", order = "move", target = "A2" } },
        events = { { "ordered", player = "p1", token = "army_1", order = "move to A2" } },
        no_events = { "moved" },
    },
}
