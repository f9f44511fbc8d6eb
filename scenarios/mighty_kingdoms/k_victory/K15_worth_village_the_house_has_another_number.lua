local law = require "lawspeaker"

law.scenario {
    name = "worth_village the house has another number",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { worth_village = 4 },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
        },
    },
    phase = "deploy",
    expect = { events = { { "score", player = "p1", settlements = 4 } } },
}
