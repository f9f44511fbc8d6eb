local law = require "lawspeaker"

law.scenario {
    name = "what lies on an edge is there from either side",
    rule = "K16",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "D4",
                place = "field/D5",
            },
        },
        land = { { controller = "p1", place = "ground/D4" } },
    },
    phase = "resolution",
    expect = { events = { { "laid", token = "army_1" } } },
}
