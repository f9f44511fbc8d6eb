local law = require "lawspeaker"

law.scenario {
    name = "of equal tiles the most armies win",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/C1" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "deploy",
    answers = {
        { "p2", "deploy", "army_3 C1" },
    },
    expect = { result = { winners = { "p2" }, reason = "most armies" } },
}
