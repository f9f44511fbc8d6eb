local law = require "lawspeaker"

law.scenario {
    name = "FJ and Matryoshka survive",
    rule = "45",
    game = "rocknroll",
    state = {
        unit = {
            { name = "FJ", side = "vpa", place = "field/C" },
            { name = "Matryoshka", side = "vietnam", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "napalm", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "napalm", 6 } },
    answers = { { "vpa", "order", "napalm C" } },
    expect = {
        rows = {
            FJ = { place = "field/C" }, Matryoshka = { place = "field/C" },
            VPA_rifleman_1 = { place = "hq/vpa" }, Vietnam_rifleman_1 = { place = "hq/vietnam" },
        },
        events = { { "survived", unit = "FJ" }, { "survived", unit = "Matryoshka" } },
    },
}
