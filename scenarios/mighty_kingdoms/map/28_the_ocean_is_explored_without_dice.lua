local law = require "lawspeaker"

law.scenario {
    name = "the ocean is explored without dice",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "B7",
                place = "field/B6",
            },
        },
    },
    step = { "resolve", "p1" },
    dice = {},
    expect = {
        rows = { ["land/1"] = { controller = false, place = "ground/B7" } },
        events = { { "open_water", tile = "B7" } },
    },
}
