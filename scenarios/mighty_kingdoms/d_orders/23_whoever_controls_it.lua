local law = require "lawspeaker"

law.scenario {
    name = "whoever controls it",
    rule = "23",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B3" },
        },
        land = {
            { controller = "p1", place = "ground/B1" },
            { controller = "p2", settlement = "fortress", place = "ground/B3" },
        },
    },
    phase = "orders",
    expect = { legal = { "move army_1 B1", "move army_1 B3", "move army_1 A2" } },
}
