local law = require "lawspeaker"

law.scenario {
    name = "the second of two answers to an entry lapses when the first has killed",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 4 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vpa", "reaction", "Mai" }, { "vietnam", "mai", "D" },
    },
    expect = {
        rows = {
            Zulu = { place = "field/C" }, Bao = { place = "field/C" }, Mai = { place = "field/D" },
        },
        events = {
            { "knack", unit = "Mai" }, { "death", unit = "Zulu" }, { "lapsed", unit = "Bao" },
            { "knack", unit = "Doc" }, { "saved", unit = "Zulu" },
        },
    },
}
