local law = require "lawspeaker"

law.scenario {
    name = "until then a defence marker stays",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "defend",
                place = "field/B2",
            },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B2" },
        },
        land = { { controller = "p1", place = "ground/B2" } },
    },
    phase = "resolution",
    expect = { events = { { "defends", token = "army_1" }, { "defence", defence = 6 } } },
}
