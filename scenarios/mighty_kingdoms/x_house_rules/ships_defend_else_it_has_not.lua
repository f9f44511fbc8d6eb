local law = require "lawspeaker"

law.scenario {
    name = "else it has not",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { "ours", name = "ship_1", kind = "ship", owner = "p1", defending = true,
                place = "field/C7" },
            { "theirs", name = "ship_2", kind = "ship", owner = "p2", place = "field/C7" },
        },
        land = {
            { place = "ground/C7" },
            { controller = "p1", settlement = "city", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/F6" },
        },
    },
    phase = "battle",
    dice = { { "sea", 3 }, { "sea", 3 } },
    expect = {
        pending = { "p1: concede" },
        rows = { theirs = { place = "field/C7" } },
    },
}
