local law = require "lawspeaker"

law.scenario {
    name = "the first Point has one neighbour",
    rule = "R1",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/A" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "move Zulu B" },
        not_legal = { "move Zulu C", "move Zulu E" },
    },
}
