local law = require "lawspeaker"

law.scenario {
    name = "Voi Dai is no shelter from napalm",
    rule = "74",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Voi_Dai", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "napalm", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "napalm", 4 } },
    answers = { { "vpa", "order", "napalm C" } },
    expect = {
        rows = {
            Voi_Dai = { place = "hq/vietnam" }, Vietnam_rifleman_1 = { place = "hq/vietnam" },
        },
    },
}
