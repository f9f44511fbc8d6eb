local law = require "lawspeaker"

law.scenario {
    name = "what has been razed is not razed again",
    rule = "32",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/B2",
            },
            {
                name = "army_2", kind = "army", owner = "p1", order = "raze",
                place = "field/B2",
            },
        },
        land = {
            {
                "here", controller = "p2", settlement = "city", upturned = true,
                place = "ground/B2",
            },
        },
    },
    phase = "resolution",
    answers = { { "p1", "resolve", "army_2" } },
    expect = {
        rows = { here = { settlement = "none" } },
        events = { { "razed", token = "army_2" }, { "nothing_to_raze", tile = "B2" } },
    },
}
