local law = require "lawspeaker"

law.scenario {
    name = "no army enters a marsh",
    rule = "24",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D1" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = { legal = { "move army_1 C1", "move army_1 E2" }, not_legal = { "move army_1 E1" } },
}
