local law = require "lawspeaker"

law.scenario {
    name = "after a victory no kept action is used",
    rule = "J6.2",
    game = "johvets",
    variant = "johvets/with_trade",
    rules = { negotiation_rounds = 0, victory_fraction = { 1, 4 } },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "b1", "blue", "pier" } },
        },
        saving = {
            { "reds", actions = 2, place = "purse/red" }, { "blues", place = "purse/blue" },
        },
    },
    answers = { { "red", "r1: move barn" }, { "blue", "b1: stay" } },
    expect = { result = { winners = { "red" } }, pending = {} },
}
