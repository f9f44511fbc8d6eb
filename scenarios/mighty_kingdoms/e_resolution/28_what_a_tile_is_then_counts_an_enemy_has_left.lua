local law = require "lawspeaker"

law.scenario {
    name = "what a tile is then counts: an enemy has left",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B4",
                place = "field/B3",
            },
            {
                name = "army_2", kind = "army", owner = "p2", order = "move", target = "B3",
                place = "field/B2",
            },
            { name = "army_3", kind = "army", owner = "p2", place = "field/F6" },
        },
        land = {
            { "left", controller = "p1", settlement = "city", place = "ground/B3" },
            { controller = "p1", place = "ground/B4" },
        },
    },
    phase = "resolution",
    expect = {
        rows = { left = { controller = "p2", settlement = "city" } },
        events = { { "taken", player = "p2", tile = "B3", from = "p1" } },
        no_events = { "not_taken", "explored" },
    },
}
