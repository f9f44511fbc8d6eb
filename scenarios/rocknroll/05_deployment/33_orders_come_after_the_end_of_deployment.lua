local law = require "lawspeaker"

law.scenario {
    name = "orders come after the end of deployment",
    rule = "33",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    stages = {
        {
            expect = {
                pending = { "vpa: deployment" },
                not_legal = { "move Zulu D" },
            },
        },
        {
            answers = { { "vpa", "deployment", "end" } },
            expect = {
                pending = { "vpa: order" },
                legal = { "move Zulu D" },
            },
        },
    },
}
