local law = require "lawspeaker"

law.scenario {
    name = "a unit whose death nobody answers leaves at once",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        rows = { Zulu = { place = "hq/vpa" }, Mai = { place = "field/C" } },
        events = { { "death", unit = "Zulu" }, { "lost", unit = "Zulu" } },
        pending = { "vietnam: mai" },
    },
}
