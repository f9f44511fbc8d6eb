local law = require "lawspeaker"

law.scenario {
    name = "a month does not count in the next",
    rule = "54",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "army_1", kind = "army", owner = "p1", slowed = true, place = "field/B2" },
        },
    },
    phase = "reform",
    stages = {
        { expect = { rows = { army_1 = { upright = false, slowed = false } } } },
        {
            answers = {
                { "p2", "order", "defend army_8" }, { "p2", "order", "defend army_9" },
                { "p2", "resolve", "army_8" },
            },
            expect = {
                pending = { "p2: order" },
                rows = { army_1 = { upright = true } },
                no_events = { "laid" },
            },
        },
    },
}
