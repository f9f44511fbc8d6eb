local law = require "lawspeaker"

law.scenario {
    name = "a tile that nobody visited is unexplored",
    rule = "13",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
        },
        land = { { controller = "p1", place = "ground/B2" } },
    },
    step = { "resolve", "p1" },
    dice = { { "exploration", 2, 2 } },
    expect = {
        places = { ["ground/B2"] = 1, ["ground/B3"] = 1, ["ground/B4"] = 0 },
        events = { { "explored", tile = "B3" } },
    },
}
