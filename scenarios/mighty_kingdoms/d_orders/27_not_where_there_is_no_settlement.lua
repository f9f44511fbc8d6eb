local law = require "lawspeaker"

law.scenario {
    name = "not where there is no settlement",
    rule = "27",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/B3" },
        },
    },
    phase = "orders",
    expect = { pending = { "p1: order" }, not_legal = { "raze army_1" } },
}
