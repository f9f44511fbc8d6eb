local law = require "lawspeaker"

law.scenario {
    name = "one recruit a fortress in a Winter",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "fortress", recruited = true, place = "ground/A1" },
            { controller = "p1", settlement = "fortress", place = "ground/B1" },
        },
        kingdom = { { "first", gold = 5, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "army B1" }, not_legal = { "army A1" } },
}
