local law = require "lawspeaker"

law.scenario {
    name = "a faction order is played by its own side",
    rule = "40",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "napalm", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "napalm A", "napalm C", "napalm E" },
        not_legal = { "attack Zulu Vietnam_rifleman_1" },
    },
}
