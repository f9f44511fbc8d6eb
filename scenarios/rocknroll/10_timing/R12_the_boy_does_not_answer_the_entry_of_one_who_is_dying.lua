-- He could take Doc along, but it is Zulu's entry that he would answer.
local law = require "lawspeaker"

law.scenario {
    name = "the boy does not answer the entry of one who is dying",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 4 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vpa", "reaction", "Mai" }, { "vietnam", "mai", "B" },
    },
    expect = {
        rows = {
            Boy = { place = "field/C" }, Doc = { place = "field/C" }, Zulu = { place = "field/C" },
        },
        events = { { "lapsed", unit = "Boy" }, { "saved", unit = "Zulu", by = "Doc" } },
        pending = { "vpa: order" },
    },
}
