local law = require "lawspeaker"

law.scenario {
    name = "Horny reaches neighbouring Points only",
    rule = "75",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Horny", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/A" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/D" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/B" },
        },
    },
    phase = "first_orders",
    expect = {
        legal = { "knack Horny VPA_rifleman_2" },
        not_legal = {
            "knack Horny Zulu", "knack Horny VPA_rifleman_1", "knack Horny Vietnam_rifleman_1",
        },
    },
}
