local law = require "lawspeaker"

law.scenario {
    name = "a 9 finds a village",
    rule = "30",
    game = "mighty_kingdoms",
    variant = "mighty_kingdoms/harsh_exploration",
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
    dice = { { "exploration", 4, 5 }, { "order", 1 } },
    expect = {
        events = { { "explored", roll = 9, found = "village" } },
        places = { ["ground/B3"] = 1 },
    },
}
