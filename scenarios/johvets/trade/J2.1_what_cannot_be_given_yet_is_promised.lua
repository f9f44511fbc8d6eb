-- Blue has no supply action to give. In the next turn it has one, and the barn is next to the
-- wall.
local law = require "lawspeaker"

law.scenario {
    name = "what cannot be given yet is promised, and kept by a later trade",
    rule = "J2.1",
    game = "johvets",
    variant = "johvets/with_trade",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "b1", "blue", "meadow" },
            },
            books = { { "star", "wall" }, { "cloud", "pier" } },
        },
        saving = {
            { "reds", actions = 0, place = "purse/red" },
            { "blues", actions = 0, place = "purse/blue" },
        },
    },
    stages = {
        {
            answers = {
                { "red", "deal blue gives book star b1 takes action" }, { "blue", "accept 1" },
                { "red", "pass" }, { "blue", "pass" },
            },
            expect = {
                events = { "traded", { "promised", by = "blue", to = "red", text = "1 action" } },
                rows = { reds = { actions = 0 } },
            },
        },
        {
            answers = {
                { "red", "r1: stay" }, { "blue", "b1: move barn carry star" },
                { "blue", "supply", "pass" }, { "red", "pass" },
                { "blue", "propose red gives action" }, { "red", "accept 3" },
            },
            expect = {
                events = {
                    { "kept_actions", player = "blue" }, "traded",
                    { "kept", by = "blue", to = "red" },
                },
                rows = { reds = { actions = 1 }, blues = { actions = 0 } },
            },
        },
    },
}
