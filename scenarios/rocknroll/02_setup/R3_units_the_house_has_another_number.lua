local law = require "lawspeaker"

law.scenario {
    name = "units: the house has another number",
    rule = "R3",
    game = "rocknroll",
    rules = { units = 20 },
    dice = { { "first", 1 } },
    expect = {
        places = { ["unit_deck/vpa"] = 16, ["active/vpa"] = 4 },
    },
}
