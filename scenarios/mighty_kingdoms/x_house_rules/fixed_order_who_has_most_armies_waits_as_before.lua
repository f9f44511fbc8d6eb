local law = require "lawspeaker"

law.scenario {
    name = "who has most armies waits as before",
    rule = "57",
    game = "mighty_kingdoms",
    variant = "mighty_kingdoms/fixed_order",
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p2", "p1" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "reform",
    expect = {
        globals = { order = { "p2", "p1" } },
        pending = { "p2: order" },
    },
}
