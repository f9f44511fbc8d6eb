local law = require "lawspeaker"

law.scenario {
    name = "defence_drops: what Defend adds stays",
    rule = "K2",
    game = "mighty_kingdoms",
    rules = { defence_drops = true },
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            {
                name = "army_3", kind = "army", owner = "p2", defending = true,
                place = "field/B2",
            },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 6, 4 }, { "battle", 1 } },
    answers = { { "p1", "assign", "6 army_3" }, { "p2", "assign", "1 army_1" } },
    expect = {
        events = { { "hit", army = "army_3", die = 6 }, { "missed", army = "army_3", die = 4 } },
        rows = { army_3 = { points = 400 } },
    },
}
