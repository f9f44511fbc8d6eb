local law = require "lawspeaker"

law.scenario {
    name = "on the table a new army has a list",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 1, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "army A1" } },
    expect = { pending = { "p1: army_list" } },
}
