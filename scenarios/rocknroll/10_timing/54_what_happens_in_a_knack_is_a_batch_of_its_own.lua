-- Mai and Bao answer the entry, Johny what Mai does. He waits until that batch is done, so he is
-- not in the question about it.
local law = require "lawspeaker"

law.scenario {
    name = "what happens in a knack is a batch of its own",
    rule = "54",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    stages = {
        {
            answers = { { "vpa", "order", "move Zulu C" } },
            expect = {
                legal = { "Mai Zulu", "Bao Zulu" },
                not_legal = { "Johny Mai" },
            },
        },
        {
            dice = { { "attack", 3 }, { "mines", 1 } },
            answers = {
                { "vpa", "reaction", "Mai" }, { "vietnam", "failed", "accept" },
                { "vietnam", "failed", "accept" },
            },
            expect = {
                events = {
                    { "check", unit = "Mai", outcome = "failure" }, { "knack", unit = "Bao" },
                    { "check", unit = "Bao", outcome = "failure" }, { "knack", unit = "Johny" },
                },
                pending = { "vpa: johny" },
            },
        },
    },
}
