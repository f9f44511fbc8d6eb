local law = require "lawspeaker"

law.scenario {
    name = "orders for units come after it",
    rule = "29",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_deployment",
    answers = { { "vpa", "deployment", "end" } },
    expect = {
        legal = { "exchange VPA_rifleman_1" },
    },
}
