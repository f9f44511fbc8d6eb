local law = require "lawspeaker"

law.scenario {
    name = "no second ship in the same Winter",
    rule = "68",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p1", settlement = "none", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 5, food = 0, place = "realm/p1" } },
    },
    phase = "build",
    answers = { { "p1", "build", "ship B6" }, { "p1", "build", "ship B6", refused = true } },
    expect = { places = { ["field/B6"] = 1 } },
}
