local law = require "lawspeaker"

law.scenario {
    name = "a ship in a capital on the coast",
    rule = "68",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/B6" },
        },
        kingdom = { { "first", gold = 1, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "ship B6" } },
}
