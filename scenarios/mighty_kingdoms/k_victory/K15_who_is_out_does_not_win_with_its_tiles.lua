local law = require "lawspeaker"

law.scenario {
    name = "who is out does not win with its tiles",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { score = "tiles" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p1", settlement = "none", place = "ground/B1" },
            { controller = "p2", settlement = "village", place = "ground/A2" },
        },
        kingdom = { { is_out = true, place = "realm/p1" } },
    },
    phase = "deploy",
    expect = { result = { winners = { "p2" }, reason = "no other kingdom is left" } },
}
