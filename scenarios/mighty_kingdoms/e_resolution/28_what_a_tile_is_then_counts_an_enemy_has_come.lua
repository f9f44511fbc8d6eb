local law = require "lawspeaker"

law.scenario {
    name = "what a tile is then counts: an enemy has come",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
            {
                name = "army_2", kind = "army", owner = "p2", order = "move", target = "B3",
                place = "field/B4",
            },
            { name = "army_3", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "resolution",
    dice = { { "exploration", 6, 6 }, { "battle", 1 }, { "battle", 1 }, { "order", 1 } },
    expect = {
        events = {
            { "explored", player = "p1", found = "fortress" }, { "moved", token = "army_2" },
            { "not_taken", tile = "B3" }, { "battle", tile = "B3" },
        },
        rows = { ["land/1"] = { controller = "p1", settlement = "fortress" } },
    },
}
