local law = require "lawspeaker"

law.scenario {
    name = "a settlement to be razed lies upside down",
    rule = "27",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
        land = {
            { "here", controller = "p2", settlement = "village", place = "ground/B2" },
            { "there", controller = "p2", settlement = "city", place = "ground/B3" },
        },
    },
    phase = "orders",
    answers = { { "p1", "order", "raze army_1" } },
    expect = {
        pending = { "p2: order" },
        rows = {
            army_1 = { order = "raze" },
            here = { upturned = true, settlement = "village" },
            there = { upturned = false },
        },
    },
}
