local law = require "lawspeaker"

law.scenario {
    name = "most armies first",
    rule = "57",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p1", "p2" } },
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
    },
    phase = "reform",
    dice = {},
    expect = {
        globals = { order = { "p2", "p1" } },
        events = { { "player_order", order = "p2, p1" } },
        pending = { "p2: order" },
    },
}
