-- One Doc saves Johny, who then dies of a fiasco. The other Doc was asked about the first death;
-- for the second both are asked anew.
local law = require "lawspeaker"

law.scenario {
    name = "an answer is for one death and not for the next",
    rule = "R12",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { "one", name = "Doc", side = "vpa", place = "field/C" },
            { "two", name = "Doc", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 4 }, { "attack", 1 }, { "rocknroll", 1 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 Johny" }, { "vietnam", "reaction", "one" },
        { "vietnam", "reaction", "Johny" }, { "vpa", "johny", "attack Vietnam_rifleman_1" },
        { "vpa", "failed", "rocknroll" },
    },
    expect = {
        events = {
            { "saved", unit = "Johny", by = "one" }, { "fiasco", unit = "Johny" },
            { "lapsed", unit = "two" },
        },
        pending = { "vietnam: reaction" },
        legal = { "one Johny", "two Johny" },
        rows = { Johny = { place = "field/C", death = 2, answers = 2 } },
    },
}
