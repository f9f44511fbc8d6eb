local law = require "lawspeaker"

law.scenario {
    name = "a ship ignores a river",
    rule = "55",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "E2",
                place = "field/F1",
            },
        },
    },
    phase = "resolution",
    dice = { { "exploration", 1, 1 } },
    expect = { rows = { ship_1 = { place = "field/E2", upright = true } }, no_events = { "laid" } },
}
