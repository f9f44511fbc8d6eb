local law = require "lawspeaker"

law.scenario {
    name = "ships do not count",
    rule = "57",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/D6" },
        },
    },
    phase = "reform",
    dice = {},
    expect = { globals = { order = { "p2", "p1" } } },
}
