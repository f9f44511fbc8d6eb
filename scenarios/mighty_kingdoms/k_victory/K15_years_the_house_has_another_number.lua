local law = require "lawspeaker"

law.scenario {
    name = "years the house has another number",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { years = 1 },
    state = {
        globals = { year = 1, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A2" },
        },
    },
    phase = "deploy",
    expect = { result = { winners = { "p2" }, reason = "most settlements" } },
}
