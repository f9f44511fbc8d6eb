local law = require "lawspeaker"

law.scenario {
    name = "with just enough room nobody is disbanded",
    rule = "K11",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "deploy",
    expect = { pending = { "p1: deploy" }, places = { ["camp/p1"] = 3 } },
}
