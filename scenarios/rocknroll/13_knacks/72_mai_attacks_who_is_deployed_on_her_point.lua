local law = require "lawspeaker"

law.scenario {
    name = "Mai attacks who is deployed on her Point",
    rule = "72",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/A" },
            { name = "Zulu", side = "vpa", place = "active/vpa" },
        },
    },
    phase = "first_deployment",
    dice = { { "attack", 6 } },
    answers = { { "vpa", "deployment", "deploy Zulu A" } },
    expect = {
        rows = { Zulu = { place = "hq/vpa" }, Mai = { place = "field/B" } },
        events = {
            { "deployed", unit = "Zulu" }, { "attack", unit = "Mai", target = "Zulu" },
            { "moved", unit = "Mai", to = "B" },
        },
    },
}
