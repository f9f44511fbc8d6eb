local law = require "lawspeaker"

law.scenario {
    name = "what was built becomes more in the same Winter",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 4, food = 1, place = "realm/p1" } },
    },
    phase = "build",
    answers = { { "p1", "build", "village A1" }, { "p1", "build", "city A1" } },
    expect = { events = { { "built", what = "village" }, { "built", what = "city" } } },
}
