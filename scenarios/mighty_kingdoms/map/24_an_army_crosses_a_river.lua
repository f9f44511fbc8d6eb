local law = require "lawspeaker"

law.scenario {
    name = "an army crosses a river",
    rule = "24",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C3" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = { legal = { "move army_1 C4", "move army_1 D2", "move army_1 D3" } },
}
