local law = require "lawspeaker"

law.scenario {
    name = "a kingdom of seven tiles",
    rule = "6",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            {
                controller = "p1", settlement = "city", capital_of = "p1", capital_number = 1,
                place = "ground/B2",
            },
        },
    },
    step = { "settle", "p1" },
    answers = {
        { "p1", "city", "A2" }, { "p1", "fortress", "C3" }, { "p1", "villages", "B1, B3" },
    },
    expect = {
        events = {
            { "settled", settlement = "city", tile = "A2" },
            { "settled", settlement = "fortress", tile = "C3" },
            { "settled", settlement = "village", tile = "B1" },
            { "settled", settlement = "village", tile = "B3" },
            { "marked", tile = "A3" }, { "marked", tile = "C2" },
        },
        rows = {
            ["land/2"] = { settlement = "city", controller = "p1", capital_number = 0 },
            ["land/3"] = { settlement = "fortress", controller = "p1", place = "ground/C3" },
            ["land/4"] = { settlement = "village", controller = "p1", place = "ground/B1" },
            ["land/5"] = { settlement = "village", controller = "p1", place = "ground/B3" },
            ["land/6"] = { settlement = "none", controller = "p1", place = "ground/A3" },
            ["land/7"] = { settlement = "none", controller = "p1", place = "ground/C2" },
        },
        places = { ["ground/B4"] = 0 },
    },
}
