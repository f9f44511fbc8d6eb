local law = require "lawspeaker"

law.scenario {
    name = "a settlement that was not razed is turned back",
    rule = "56",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
        },
        land = {
            {
                "here", controller = "p2", settlement = "city", upturned = true,
                place = "ground/F6",
            },
            { "there", controller = "p2", settlement = "village", place = "ground/F7" },
        },
    },
    phase = "reform",
    expect = {
        rows = {
            here = { upturned = false, settlement = "city" }, there = { settlement = "village" },
        },
        events = { { "turned_back", settlement = "city", tile = "F6" } },
    },
}
