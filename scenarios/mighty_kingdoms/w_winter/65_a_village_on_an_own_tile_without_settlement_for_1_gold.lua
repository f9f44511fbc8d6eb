local law = require "lawspeaker"

law.scenario {
    name = "a village on an own tile without settlement for 1 gold",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 1, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "village A1" } },
    expect = {
        rows = { first = { gold = 0, food = 0 } },
        events = { { "built", player = "p1", what = "village", tile = "A1" } },
        step_result = true,
    },
}
