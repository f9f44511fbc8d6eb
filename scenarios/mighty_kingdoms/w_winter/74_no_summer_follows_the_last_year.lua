local law = require "lawspeaker"

law.scenario {
    name = "no Summer follows the last year",
    rule = "74",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "deploy",
    expect = {
        globals = { year = 4, month = 0 },
        no_events = { "summer", "month" },
        result = { winners = { "p1" } },
    },
}
