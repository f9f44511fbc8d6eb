local law = require "lawspeaker"

law.scenario {
    name = "what lies only regroups",
    rule = "20",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", upright = false,
                place = "field/B2",
            },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
        },
        land = { { controller = "p1", settlement = "city", place = "ground/B2" } },
    },
    phase = "orders",
    expect = {
        pending = { "p1: order" },
        legal = { "regroup army_1" },
        not_legal = { "move army_1 B3", "defend army_1", "raze army_1" },
    },
}
