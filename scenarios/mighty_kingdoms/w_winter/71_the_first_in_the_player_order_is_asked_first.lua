local law = require "lawspeaker"

law.scenario {
    name = "the first in the player order is asked first",
    rule = "71",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6, order = { "p2", "p1" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/C1" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/C1" },
        },
        kingdom = {
            { "first", food = 1, place = "realm/p1" }, { "second", food = 1, place = "realm/p2" },
        },
    },
    phase = "feed",
    answers = { { "p2", "feed", "army_4" } },
    expect = { rows = { second = { food = 0 } }, pending = { "p1: feed" } },
}
