local law = require "lawspeaker"

law.scenario {
    name = "a battle is for all of a kingdom's forces there",
    rule = "35",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1, 1 }, { "battle", 1 } },
    answers = { { "p2", "assign", "1 army_1" } },
    expect = {
        events = {
            { "pool", player = "p1", dice = "1, 1" }, { "pool", player = "p2", dice = "1" },
        },
    },
}
