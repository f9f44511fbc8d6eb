local law = require "lawspeaker"

law.scenario {
    name = "who passes has done nothing",
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
    answers = { { "p1", "build", "pass" } },
    expect = { rows = { first = { gold = 1 } }, step_result = false },
}
