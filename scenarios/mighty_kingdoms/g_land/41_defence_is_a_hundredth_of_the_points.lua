local law = require "lawspeaker"

law.scenario {
    name = "defence is a hundredth of the points",
    rule = "41",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", points = 300, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 4 }, { "battle", 3 } },
    expect = {
        events = {
            { "defence", army = "army_1", defence = 3 },
            { "defence", army = "army_2", defence = 5 },
            { "missed", army = "army_2", die = 4 },
            { "hit", army = "army_1", die = 3 },
        },
    },
}
