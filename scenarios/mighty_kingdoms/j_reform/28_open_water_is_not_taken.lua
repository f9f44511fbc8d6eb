local law = require "lawspeaker"

law.scenario {
    name = "open water is not taken",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C7" },
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C7",
            },
        },
        land = { { "sea", place = "ground/C7" } },
    },
    phase = "reform",
    expect = { rows = { sea = { controller = false } } },
}
