local law = require "lawspeaker"

law.scenario {
    name = "whatever is another's is an enemy's",
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
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
        },
        land = { { "here", controller = "p2", settlement = "village", place = "ground/B2" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { here = { settlement = "village" } }, events = { "not_razed" } },
}
