-- Mai's knack ends with her move, so nobody is saved before it.
local law = require "lawspeaker"

law.scenario {
    name = "a knack is done whole before the next",
    rule = "55",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    stages = {
        {
            dice = { { "attack", 4 } },
            answers = { { "vpa", "order", "move Zulu C" } },
            expect = {
                pending = { "vietnam: mai" },
                rows = { Zulu = { place = "field/C", death = 1, answers = 1 } },
                no_events = { "saved", "lost" },
            },
        },
        {
            dice = { { "doc", 4 } },
            answers = { { "vietnam", "mai", "B" } },
            expect = {
                events = {
                    { "moved", unit = "Mai", to = "B" }, { "knack", unit = "Doc" },
                    { "saved", unit = "Zulu", by = "Doc" },
                },
                pending = { "vpa: order" },
            },
        },
    },
}
