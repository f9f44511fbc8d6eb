local law = require "lawspeaker"

law.scenario {
    name = "armies on their sides have neither defence nor dice",
    rule = "41",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", points = 100,
                upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 2 }, { "battle", 1 } },
    expect = {
        events = {
            { "defence", army = "army_1" }, { "defence", army = "army_2" },
            { "pool", player = "p1", dice = "2" }, { "pool", player = "p2", dice = "1" },
            { "missed", army = "army_2" },
        },
        no_events = { "hit" },
    },
}
