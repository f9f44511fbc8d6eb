local law = require "lawspeaker"

law.scenario {
    name = "what is one's own is no enemy's",
    rule = "17",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/B2",
            },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B2" },
        },
        land = { { "here", controller = "p2", settlement = "village", place = "ground/B2" } },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = { here = { settlement = "none" } }, events = { "razed" },
        no_events = { "not_razed" },
    },
}
