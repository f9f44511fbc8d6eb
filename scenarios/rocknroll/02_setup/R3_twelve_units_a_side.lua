local law = require "lawspeaker"

law.scenario {
    name = "twelve units a side",
    rule = "R3",
    game = "rocknroll",
    dice = { { "first", 1 } },
    expect = {
        places = {
            ["unit_deck/vpa"] = 8, ["active/vpa"] = 4, ["unit_deck/vietnam"] = 8,
            ["active/vietnam"] = 4, ["hq/vpa"] = 0,
        },
    },
}
