local law = require "lawspeaker"

law.scenario {
    name = "no army crosses a strait",
    rule = "24",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D6" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = { legal = { "move army_1 E7" }, not_legal = { "move army_1 D7" } },
}
