local law = require "lawspeaker"

law.scenario {
    name = "only one of them",
    rule = "53",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", points = 200, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5, 1 }, { "battle", 1 } },
    answers = {
        { "p1", "assign", "5 army_3" }, { "p2", "assign", "1 army_1" },
        { "p1", "free_move", "move army_2 A2" },
    },
    expect = {
        step_result = true,
        places = { ["field/B2"] = { "army_1" }, ["field/A2"] = { "army_2" } },
    },
}
