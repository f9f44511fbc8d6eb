local law = require "lawspeaker"

law.scenario {
    name = "one army can be hit by several dice",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { "army_3", name = "army_3", kind = "army", owner = "p2",
                points = 200, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 6, 2 }, { "battle", 1 } },
    answers = { { "p1", "assign", "6 army_3" }, { "p2", "assign", "1 army_1" } },
    expect = {
        rows = { army_3 = false },
        events = { { "hit", points = 100 }, { "hit", points = 0 } },
    },
}
