local law = require "lawspeaker"

law.scenario {
    name = "a captured fighter is a token of the supply",
    rule = "48",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "vuilraith", maximum = 2, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        unit = {
            { name = "p1_dreadnought_1", owner = "p1", kind = "dreadnought", at = "system_2",
                place = "field" },
            { name = "p2_fighter_1", owner = "p2", kind = "fighter", at = "system_2",
                place = "field" },
        },
    },
    step = { "turn", "p1" },
    dice = { { "combat", 10 }, { "combat", 1 } },
    answers = { { "p1", "action", "activate system_2" } },
    expect = {
        rows = {
            p2_fighter_1 = { place = "reinforcements/p2" },
            p1_sheet = { captured_fighters = 1 },
        },
        places = { ["captured/p1"] = 0 },
    },
}
