local law = require "lawspeaker"

law.scenario {
    name = "open water is not taken either",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "C7",
                place = "field/C6",
            },
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C6",
            },
        },
        land = { { "sea", place = "ground/C7" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { sea = { controller = false } }, no_events = { "taken", "open_water" } },
}
