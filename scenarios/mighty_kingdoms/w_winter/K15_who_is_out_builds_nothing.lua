local law = require "lawspeaker"

law.scenario {
    name = "who is out builds nothing",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "none", place = "ground/C1" },
        },
        kingdom = {
            { "first", gold = 9, food = 9, is_out = true, place = "realm/p1" },
            { "second", gold = 1, food = 0, place = "realm/p2" },
            { "third", gold = 0, food = 0, place = "realm/p3" },
        },
    },
    phase = "build",
    expect = { pending = { "p2: build" } },
}
