local law = require "lawspeaker"

law.scenario {
    name = "to be deployed is to enter",
    rule = "25",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "active/vpa" },
            { name = "Bao", side = "vietnam", place = "field/E" },
        },
    },
    phase = "first_deployment",
    dice = { { "mines", 5 } },
    answers = { { "vpa", "deployment", "deploy Zulu E" } },
    expect = {
        rows = { Zulu = { place = "hq/vpa" } },
        events = { { "deployed", unit = "Zulu", to = "E" }, { "knack", unit = "Bao" } },
    },
}
