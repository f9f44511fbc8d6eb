local law = require "lawspeaker"

law.scenario {
    name = "armies aboard and armies that lie count",
    rule = "57",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p2", "p1" } },
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C6",
            },
            {
                name = "army_2", kind = "army", owner = "p1", upright = false,
                place = "field/B2",
            },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B2" },
        },
    },
    phase = "reform",
    dice = {},
    expect = { globals = { order = { "p1", "p2" } } },
}
