local law = require "lawspeaker"

law.scenario {
    name = "an army takes a tile",
    rule = "31",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
        },
        land = { { "there", controller = "p2", settlement = "village", place = "ground/B3" } },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = {
            army_1 = { place = "field/B3" },
            there = { controller = "p1", settlement = "village" },
        },
        events = { { "taken", player = "p1", tile = "B3", from = "p2" } },
    },
}
