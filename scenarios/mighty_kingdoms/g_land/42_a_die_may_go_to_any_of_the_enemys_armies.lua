local law = require "lawspeaker"

law.scenario {
    name = "a die may go to any of the enemy's armies",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", points = 300, place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 3, 5 }, { "battle", 1, 1 } },
    answers = {
        { "p1", "assign", "5 army_3" }, { "p2", "assign", "1 army_1" },
        { "p1", "assign", "3 army_4" }, { "p2", "assign", "1 army_1" },
    },
    expect = {
        events = { { "hit", army = "army_3", die = 5 }, { "missed", army = "army_4", die = 3 } },
    },
}
