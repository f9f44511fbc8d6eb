local law = require "lawspeaker"

law.scenario {
    name = "which note or card a promise is about the two alone know",
    rule = "38",
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
            { name = "p1_ceasefire", giver = "p1", kind = "ceasefire", place = "notes/p1" },
            { name = "p2_ceasefire", giver = "p2", kind = "ceasefire", place = "notes/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk",
            "deal p2 promises show p1_ceasefire promises hold p2_ceasefire asks hold_card haste",
        },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        events = {
            { "proposed", text = "promises show and hold and asks hold_card" },
            {
                "in_full",
                text = "promises show p1_ceasefire and hold p2_ceasefire and asks hold_card haste",
            },
            { "promised", by = "p1", text = "hold" },
            { "in_full", text = "hold p2_ceasefire" },
            { "promised", by = "p2", text = "hold_card" },
            { "in_full", text = "hold_card haste" },
        },
    },
}
