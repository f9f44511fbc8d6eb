local law = require "lawspeaker"

law.scenario {
    name = "award: a side far behind gets twice the house's number",
    rule = "65",
    game = "rocknroll",
    rules = { award = 2, victory = 9 },
    state = {
        globals = { vpa_control = 1, vietnam_control = 2 },
        unit = { { name = "VPA_rifleman_1", side = "vpa", place = "field/A" } },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 5, vietnam_control = 2 },
        events = { { "control_points", player = "vpa", gained = 4, total = 5 } },
    },
}
