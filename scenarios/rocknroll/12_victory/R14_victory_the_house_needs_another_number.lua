local law = require "lawspeaker"

law.scenario {
    name = "victory the house needs another number",
    rule = "R14",
    game = "rocknroll",
    variant = "rocknroll/first_to_three",
    state = {
        globals = { vpa_control = 2, vietnam_control = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = { winners = { "vpa" } },
        globals = { vpa_control = 3 },
    },
}
