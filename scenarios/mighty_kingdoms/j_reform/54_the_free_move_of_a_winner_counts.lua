local law = require "lawspeaker"

law.scenario {
    name = "the free move of a winner counts",
    rule = "54",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/B4" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B4" },
        },
        land = {
            { controller = "p2", place = "ground/B4" },
            { controller = "p1", place = "ground/C5" },
        },
    },
    phase = "battle",
    dice = { { "battle", 6 }, { "battle", 1 } },
    answers = { { "p1", "free_move", "move army_1 C5" } },
    expect = { rows = { army_1 = { place = "field/C5", upright = false } } },
}
