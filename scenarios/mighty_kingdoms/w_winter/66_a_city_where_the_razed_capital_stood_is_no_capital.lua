local law = require "lawspeaker"

law.scenario {
    name = "a city where the razed capital stood is no capital",
    rule = "66",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { "there", controller = "p1", settlement = "village", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 2, food = 2, place = "realm/p1" } },
    },
    phase = "build",
    answers = { { "p1", "build", "city A1" }, { "p1", "build", "capital A1" } },
    expect = {
        events = { { "built", what = "city" }, { "capital", player = "p1", tile = "A1" } },
    },
}
