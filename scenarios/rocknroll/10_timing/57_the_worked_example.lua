-- The rulebook's own example, step by step (57 a to f).
local law = require "lawspeaker"

law.scenario {
    name = "the worked example",
    rule = "57",
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
    stages = {
        -- a, b: Zulu enters, Mai attacks him for free, kills him and drives off. c: to this both
        -- Johny and Doc react.
        {
            dice = { { "attack", 4 } },
            answers = { { "vpa", "order", "move Zulu C" }, { "vietnam", "mai", "D" } },
            expect = {
                rows = { Mai = { place = "field/D" }, Zulu = { place = "field/C" } },
                events = {
                    { "order", player = "vpa", card = "diamond" },
                    { "moved", unit = "Zulu", to = "C" },
                    { "knack", unit = "Mai" },
                    { "attack", unit = "Mai", target = "Zulu" },
                    { "check", unit = "Mai", roll = 4, needed = 4, outcome = "success" },
                    { "death", unit = "Zulu", cause = "attack" },
                    { "moved", unit = "Mai", from = "C", to = "D" },
                },
                no_events = { "lost" },
                pending = { "vpa: reaction" },
                legal = { "Johny Mai", "Doc Zulu" },
            },
        },
        -- c: VPA, whose turn it is, rolls for Doc first and saves Zulu. d: now Johny must answer.
        {
            dice = { { "doc", 4 } },
            answers = { { "vpa", "reaction", "Doc" } },
            expect = {
                rows = { Zulu = { place = "field/C", death = 0 } },
                events = { { "knack", unit = "Doc" }, { "saved", unit = "Zulu", by = "Doc" },
                    { "knack", unit = "Johny" } },
                pending = { "vpa: johny" },
                legal = { "attack Mai", "move B", "move D" },
            },
        },
        -- d: he attacks Mai from where he stands. e: he fails, and VPA has no order for a reroll.
        {
            dice = { { "attack", 3 } },
            answers = { { "vpa", "johny", "attack Mai" } },
            expect = {
                rows = { Johny = { place = "field/C" }, Mai = { place = "field/D" } },
                events = { { "attack", unit = "Johny", target = "Mai" },
                    { "check", unit = "Johny", roll = 3, outcome = "failure" } },
                pending = { "vpa: failed" },
                legal = { "accept", "rocknroll", "reroll Doc", "reroll Zulu" },
                not_legal = { "reroll Johny", "reroll diamond" },
            },
        },
        -- e: ROCK'N'ROLL and a fiasco. f: Doc, by another successful check, saves Johny.
        {
            dice = { { "rocknroll", 3 }, { "doc", 6 } },
            answers = { { "vpa", "failed", "rocknroll" } },
            expect = {
                rows = { Johny = { place = "field/C", death = 0 }, Doc = { place = "field/C" },
                    Zulu = { place = "field/C" }, Mai = { place = "field/D" } },
                places = { discard = { "diamond" }, ["hq/vpa"] = 0 },
                events = {
                    { "rocknroll", unit = "Johny" },
                    { "fiasco", unit = "Johny" },
                    { "death", unit = "Johny", cause = "fiasco" },
                    { "knack", unit = "Doc" },
                    { "saved", unit = "Johny", by = "Doc" },
                },
                no_events = { "lost" },
                pending = { "vpa: order" },
            },
        },
    },
}
