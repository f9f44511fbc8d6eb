local law = require "lawspeaker"

law.scenario {
    name = "a dying unit is in its Point until the last answer is done",
    rule = "R12",
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
                rows = { Zulu = { place = "field/C" } },
                events = { { "death", unit = "Zulu" } },
                no_events = { "lost" },
            },
        },
        {
            dice = { { "doc", 3 } },
            answers = { { "vietnam", "mai", "D" }, { "vpa", "failed", "accept" } },
            expect = {
                rows = { Zulu = { place = "hq/vpa" } },
                events = { { "knack", unit = "Doc" }, { "lost", unit = "Zulu" } },
                pending = { "vpa: order" },
            },
        },
    },
}
