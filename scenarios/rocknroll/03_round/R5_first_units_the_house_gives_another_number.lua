local law = require "lawspeaker"

law.scenario {
    name = "first_units: the house gives another number",
    rule = "R5",
    game = "rocknroll",
    rules = { first_units = 6 },
    dice = { { "first", 1 } },
    expect = {
        places = { ["active/vpa"] = 6, ["unit_deck/vpa"] = 6 },
    },
}
