local law = require "lawspeaker"

law.scenario {
    name = "expansion brings three more names",
    rule = "R3",
    game = "rocknroll",
    variant = "rocknroll/expansion",
    rules = { units = 6, first_units = 6 },
    dice = { { "first", 1 } },
    expect = {
        rows = {
            FJ = { place = "active/vpa" }, VPA_rifleman_1 = { place = "active/vpa" },
            Matryoshka = { place = "active/vietnam" }, Voi_Dai = { place = "active/vietnam" },
        },
    },
}
