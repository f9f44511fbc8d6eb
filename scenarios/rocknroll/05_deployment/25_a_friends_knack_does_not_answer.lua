local law = require "lawspeaker"

law.scenario {
    name = "a friends knack does not answer",
    rule = "25",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "active/vietnam" },
            { name = "Bao", side = "vietnam", place = "field/E" },
            { name = "Mai", side = "vietnam", place = "field/E" },
        },
    },
    phase = "first_deployment",
    answers = { { "vietnam", "deployment", "deploy Vietnam_rifleman_1 E" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "field/E" } },
        no_events = { "knack" },
    },
}
