local law = require "lawspeaker"

law.scenario {
    name = "else an 11 finds a fortress",
    rule = "30",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
        land = { { controller = "p1", place = "ground/B2" } },
    },
    phase = "resolution",
    dice = { { "exploration", 5, 6 }, { "order", 1 } },
    expect = {
        events = { { "explored", roll = 11, found = "fortress" } },
        places = { ["ground/B3"] = 1 },
    },
}
