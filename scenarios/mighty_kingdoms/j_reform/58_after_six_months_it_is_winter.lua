local law = require "lawspeaker"

law.scenario {
    name = "after six months it is Winter",
    rule = "58",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
        },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/F6" },
        },
    },
    phase = "reform",
    expect = { events = { { "winter", year = 1 }, { "recalled", player = "p2" } } },
}
