local law = require "lawspeaker"

law.scenario {
    name = "a ship in a city on a river",
    rule = "68",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/D2" },
        },
        kingdom = { { "first", gold = 1, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "ship D2" } },
}
