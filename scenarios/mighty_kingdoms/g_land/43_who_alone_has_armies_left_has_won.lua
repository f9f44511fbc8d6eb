local law = require "lawspeaker"

law.scenario {
    name = "who alone has armies left has won",
    rule = "43",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
            { controller = "p1", place = "ground/B1" },
        },
        token = {
            { "army_1", name = "army_1", kind = "army", owner = "p1",
                points = 200, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 2, 2 } },
    answers = { { "p1", "assign", "1 army_2" } },
    expect = {
        rows = { army_1 = false },
        events = { { "won", winner = "p2", loser = "p1" } },
    },
}
