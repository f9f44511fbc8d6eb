local law = require "lawspeaker"

law.scenario {
    name = "only after the battles",
    rule = "54",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/C5" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "C5",
                place = "field/B4",
            },
        },
        land = {
            { controller = "p2", place = "ground/C5" },
            { controller = "p1", place = "ground/B4" },
        },
    },
    phase = "resolution",
    dice = { { "battle", 6 }, { "battle", 1 } },
    answers = { { "p1", "free_move", "stay" } },
    expect = {
        events = {
            { "moved", token = "army_1" }, { "battle", attacker = "p1", tile = "C5" },
            { "won", winner = "p1" }, { "laid", token = "army_1", cause = "terrain" },
        },
        rows = { army_1 = { place = "field/C5", upright = false } },
    },
}
