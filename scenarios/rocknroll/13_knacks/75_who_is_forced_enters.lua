local law = require "lawspeaker"

law.scenario {
    name = "who is forced enters",
    rule = "75",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Horny", side = "vietnam", place = "field/C" },
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
    },
    phase = "first_orders",
    dice = { { "horny", 4 }, { "attack", 4 } },
    answers = { { "vietnam", "order", "knack Horny Zulu" }, { "vietnam", "mai", "D" } },
    expect = {
        rows = { Zulu = { place = "hq/vpa" }, Mai = { place = "field/D" } },
        events = { { "moved", unit = "Zulu" }, { "attack", unit = "Mai", target = "Zulu" } },
    },
}
