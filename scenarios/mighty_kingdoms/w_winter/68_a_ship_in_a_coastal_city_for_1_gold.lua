local law = require "lawspeaker"

law.scenario {
    name = "a ship in a coastal city for 1 gold",
    rule = "68",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { ship_count = 3 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
        },
        kingdom = { { "first", gold = 2, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "ship B6" } },
    expect = {
        rows = { first = { gold = 1 }, ship_4 = { kind = "ship", owner = "p1", upright = true } },
        places = { ["field/B6"] = { "ship_4" } },
        events = { { "ship", player = "p1", ship = "ship_4", tile = "B6" } },
    },
}
