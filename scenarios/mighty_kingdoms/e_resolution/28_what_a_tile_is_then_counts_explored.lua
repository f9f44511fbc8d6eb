local law = require "lawspeaker"

law.scenario {
    name = "what a tile is then counts: explored",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "D4",
                place = "field/D5",
            },
            {
                name = "army_2", kind = "army", owner = "p1", order = "move", target = "D4",
                place = "field/C3",
            },
        },
    },
    phase = "resolution",
    dice = { { "exploration", 4, 5 } },
    answers = { { "p1", "resolve", "army_1" } },
    expect = {
        events = { { "explored", tile = "D4", found = "village" } },
        places = { ["ground/D4"] = 1, ["field/D4"] = 2 },
    },
}
