local law = require "lawspeaker"

law.scenario {
    name = "what was razed is not turned back",
    rule = "56",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/B2",
            },
        },
        land = {
            {
                "here", controller = "p1", settlement = "city", upturned = true,
                place = "ground/B2",
            },
        },
    },
    phase = "resolution",
    expect = {
        rows = { here = { upturned = false, settlement = "none" } },
        no_events = { "turned_back" },
    },
}
