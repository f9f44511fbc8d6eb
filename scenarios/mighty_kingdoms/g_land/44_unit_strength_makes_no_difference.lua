local law = require "lawspeaker"

law.scenario {
    name = "unit strength makes no difference",
    rule = "44",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
        unit = {
            { army = "army_1", name = "Guard", strength = -2, place = "list/p1" },
            { army = "army_2", name = "Ogres", strength = 3, place = "list/p2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 5 } },
    expect = {
        events = {
            { "defence", army = "army_1", defence = 5 },
            { "defence", army = "army_2", defence = 5 }, "drawn",
        },
    },
}
