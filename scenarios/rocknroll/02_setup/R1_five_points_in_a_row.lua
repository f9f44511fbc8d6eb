local law = require "lawspeaker"

law.scenario {
    name = "five Points in a row",
    rule = "R1",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "move Zulu B", "move Zulu D" },
        not_legal = { "move Zulu A", "move Zulu E", "move Zulu C" },
        places = { ["field/E"] = 0 },
    },
}
