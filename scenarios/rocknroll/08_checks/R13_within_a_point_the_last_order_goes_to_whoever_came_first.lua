local law = require "lawspeaker"

law.scenario {
    name = "within a Point the last order goes to whoever came first",
    rule = "R13",
    game = "rocknroll",
    rules = { compensation = 1 },
    state = {
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
        },
        card = {
            { name = "napalm", place = "hand/vpa" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "first_orders",
    dice = { { "napalm", 4 } },
    answers = { { "vpa", "order", "napalm C" } },
    expect = {
        places = { ["hand/vpa"] = 0, ["hand/vietnam"] = { "diamond" } },
    },
}
