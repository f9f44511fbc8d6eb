local law = require "lawspeaker"

law.scenario {
    name = "who does not fire has kept it",
    rule = "54",
    game = "transactions",
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 5, r = 0 },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, has_passed = true, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, has_passed = true, place = "sheets/p2",
            },
        },
        promise = {
            {
                number = 1, by = "p2", to = "p1", kind = "hold_fire", words = "far",
                viewers = { "p1", "p2" }, is_open = true,
            },
        },
    },
    phase = "action",
    options = { talk = false },
    expect = { events = { "kept" } },
}
