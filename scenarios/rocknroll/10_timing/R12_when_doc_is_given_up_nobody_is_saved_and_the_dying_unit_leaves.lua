-- VPA lets Johny go first and pays for his reroll with Doc, who then saves nobody.
local law = require "lawspeaker"

law.scenario {
    name = "when Doc is given up nobody is saved and the dying unit leaves",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "attack", 1 }, { "attack", 4 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vietnam", "mai", "D" },
        { "vpa", "reaction", "Johny" }, { "vpa", "johny", "attack Mai" },
        { "vpa", "failed", "reroll Doc" },
    },
    expect = {
        rows = {
            Zulu = { place = "hq/vpa" }, Doc = { place = "hq/vpa" }, Mai = { place = "hq/vietnam" },
            Johny = { place = "field/C" },
        },
        events = {
            { "given_up", unit = "Doc" }, { "lost", unit = "Mai" }, { "lapsed", unit = "Doc" },
            { "lost", unit = "Zulu" },
        },
    },
}
