local law = require "lawspeaker"

law.scenario {
    name = "mines are compensated",
    rule = "R13",
    game = "rocknroll",
    rules = { compensation = 1 },
    state = {
        unit = {
            { name = "Bao", side = "vietnam", place = "field/A" },
            { name = "Zulu", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "diamond", place = "deck" } },
    },
    phase = "first_deployment",
    dice = { { "mines", 5 } },
    answers = { { "vpa", "deployment", "deploy Zulu A" } },
    expect = {
        places = { ["hand/vpa"] = { "diamond" }, ["hand/vietnam"] = 0 },
        events = {
            { "death", unit = "Zulu", cause = "mines" },
            { "compensated", player = "vpa", cards = 1 },
        },
    },
}
