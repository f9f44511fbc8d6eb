local law = require "lawspeaker"

law.scenario {
    name = "they do not survive an attack",
    rule = "45",
    game = "rocknroll",
    state = {
        unit = {
            { name = "FJ", side = "vpa", place = "field/C" },
            { name = "Matryoshka", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 6 } },
    answers = { { "vpa", "order", "attack FJ Matryoshka" } },
    expect = {
        rows = { Matryoshka = { place = "hq/vietnam" } },
    },
}
