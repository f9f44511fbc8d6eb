local law = require "lawspeaker"

law.scenario {
    name = "award: the house has another number",
    rule = "62",
    game = "rocknroll",
    rules = { award = 2 },
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 2 },
    },
}
