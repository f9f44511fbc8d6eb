local law = require "lawspeaker"

law.scenario {
    name = "an army aboard takes the tile",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C6",
            },
        },
        land = { { "here", controller = "p2", place = "ground/C6" } },
    },
    phase = "reform",
    expect = { rows = { here = { controller = "p1" } } },
}
