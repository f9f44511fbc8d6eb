local law = require "lawspeaker"

law.scenario {
    name = "after the last round the most points win",
    rule = "T7",
    game = "transactions",
    rules = { agendas = 0 },
    options = { rounds = 2, talk = false },
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
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, tokens = 3, points = 1,
                place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, tokens = 3, points = 3,
                place = "sheets/p2",
            },
        },
        globals = { round = 2 },
    },
    phase = "status",
    expect = { result = { winners = { "p2" } } },
}
