local law = require "lawspeaker"

law.scenario {
    name = "a note is shown later",
    rule = "50",
    game = "transactions",
    state = {
        system = { { name = "west", q = 0, r = 0 }, { name = "middle", q = 1, r = 0 } },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "middle",
                place = "field",
            },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, place = "sheets/p2" },
        },
        promissory = {
            { name = "p1_ceasefire", giver = "p1", kind = "ceasefire", place = "notes/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "deal p2 promises show p1_ceasefire" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "propose p2 takes note p1_ceasefire" },
        { "p2", "talk", "accept 3" },
        { "p1", "talk", "deal p2 promises show p1_ceasefire" },
        { "p2", "talk", "accept 4" },
    },
    expect = { events = { "promised", "traded", "accepted", "kept" } },
}
