local law = require "lawspeaker"

law.scenario {
    name = "an army that lies stops it, too",
    rule = "31",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "C6",
                place = "field/C5",
            },
            {
                name = "army_2", kind = "army", owner = "p2", upright = false,
                place = "field/C6",
            },
        },
        land = { { "there", controller = "p2", place = "ground/C6" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { there = { controller = "p2" } } },
}
