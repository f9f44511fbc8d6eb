local law = require "lawspeaker"

law.scenario {
    name = "max_rounds: the house has another number",
    rule = "R14",
    game = "rocknroll",
    rules = { max_rounds = 3 },
    state = {
        globals = { round = 3 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = { draw = true },
    },
}
