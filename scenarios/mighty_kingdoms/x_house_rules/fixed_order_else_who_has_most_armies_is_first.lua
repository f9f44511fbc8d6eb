local law = require "lawspeaker"

law.scenario {
    name = "else who has most armies is first",
    rule = "57",
    game = "mighty_kingdoms",
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
        globals = { order = { "p1", "p2" } },
        pending = { "p1: order" },
    },
}
