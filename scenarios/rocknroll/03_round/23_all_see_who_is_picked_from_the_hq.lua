local law = require "lawspeaker"

law.scenario {
    name = "all see who is picked from the HQ",
    rule = "23",
    game = "rocknroll",
    rules = { arrival_orders = 0 },
    state = {
        globals = { round = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
            { name = "Doc", side = "vpa", place = "hq/vpa" },
            { name = "Johny", side = "vpa", place = "hq/vpa" },
            { name = "Zulu", side = "vpa", place = "hq/vpa" },
        },
    },
    phase = "arrival",
    answers = { { "vpa", "arrival", "Doc, Zulu" } },
    expect = {
        events = {
            { "units_received", player = "vpa", deck = 0, hq = "Doc, Zulu" },
            { "units_received", player = "vietnam", deck = 0, hq = "none" },
        },
    },
}
