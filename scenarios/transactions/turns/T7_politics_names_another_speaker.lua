local law = require "lawspeaker"

law.scenario {
    name = "politics names another speaker",
    rule = "T7",
    game = "transactions",
    players = 3,
    options = { talk = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "rim", q = 3, r = 0 },
            { name = "far", q = 9, r = 0 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
            {
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "rim",
                place = "field",
            },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
            { "p3_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p3" },
        },
        strategy_card = { { name = "politics", number = 3, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "strategic politics" }, { "p1", "speaker", "p3" } },
    expect = { globals = { speaker = "p3" }, events = { "speaker" } },
}
