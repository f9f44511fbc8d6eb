local law = require "lawspeaker"

law.scenario {
    name = "mountains and forests stop nobody",
    rule = "24",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B4" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = { legal = { "move army_1 B5", "move army_1 C5" } },
}
