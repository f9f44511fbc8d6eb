local law = require "lawspeaker"

law.scenario {
    name = "who has the only armies takes the tile",
    rule = "56",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
        land = { { "here", controller = "p2", settlement = "city", place = "ground/B2" } },
    },
    phase = "reform",
    expect = {
        rows = { here = { controller = "p1", settlement = "city" } },
        events = { { "taken", player = "p1", tile = "B2", from = "p2" } },
    },
}
