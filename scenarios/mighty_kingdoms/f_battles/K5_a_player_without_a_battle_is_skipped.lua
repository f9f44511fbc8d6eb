local law = require "lawspeaker"

law.scenario {
    name = "a player without a battle is skipped",
    rule = "K5",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { month = 1, order = { "p1", "p2", "p3" } },
        land = { { controller = "p2", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
        },
    },
    phase = "battle",
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        events = { { "battle", attacker = "p2", defender = "p3" } },
    },
}
