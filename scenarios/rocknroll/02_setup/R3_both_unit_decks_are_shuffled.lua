local law = require "lawspeaker"

law.scenario {
    name = "both unit decks are shuffled",
    rule = "R3",
    game = "rocknroll",
    rules = { first_units = 3, first_orders = 0, first_player = "vpa" },
    dice = {
        { "vpa_units", order = { "VPA_rifleman_7", "Doc", "VPA_rifleman_2" } },
        { "vietnam_units", order = { "Horny", "Vietnam_rifleman_5", "Mai" } },
    },
    expect = {
        places = {
            ["active/vpa"] = { "VPA_rifleman_7", "Doc", "VPA_rifleman_2" },
            ["active/vietnam"] = { "Horny", "Vietnam_rifleman_5", "Mai" },
        },
    },
}
