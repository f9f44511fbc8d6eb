local law = require "lawspeaker"

law.scenario {
    name = "1 gold is too little for a fortress",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 1, food = 1, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "city A1" }, not_legal = { "fortress A1" } },
}
