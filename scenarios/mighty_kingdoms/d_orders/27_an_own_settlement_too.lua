local law = require "lawspeaker"

law.scenario {
    name = "an own settlement, too",
    rule = "27",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
        land = { { controller = "p1", settlement = "city", place = "ground/B2" } },
    },
    phase = "orders",
    expect = { legal = { "raze army_1" } },
}
