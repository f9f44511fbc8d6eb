local law = require "lawspeaker"

law.scenario {
    name = "who lies already is not laid again",
    rule = "54",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "army_1", kind = "army", owner = "p1", slowed = true, upright = false,
                place = "field/B2",
            },
        },
    },
    phase = "reform",
    expect = {
        rows = { army_1 = { upright = false, slowed = false } },
        no_events = { "laid" },
    },
}
