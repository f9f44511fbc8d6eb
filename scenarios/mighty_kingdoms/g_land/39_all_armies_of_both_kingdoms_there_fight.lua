local law = require "lawspeaker"

law.scenario {
    name = "all armies of both kingdoms there fight",
    rule = "39",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5, 1 }, { "battle", 5, 1 } },
    expect = {
        events = {
            { "pool", player = "p1", dice = "5, 1" }, { "pool", player = "p2", dice = "5, 1" },
        },
        legal = { "5 army_3", "5 army_4", "1 army_3", "1 army_4" },
    },
}
