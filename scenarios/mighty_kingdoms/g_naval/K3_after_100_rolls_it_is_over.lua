local law = require "lawspeaker"

local dice, answers = {}, {}
for roll = 1, 100 do
    for side = 1, 2 do
        dice[2 * roll - 2 + side] = { "sea", 1 }
        answers[2 * roll - 2 + side] = { "p" .. side, "concede", "fight" }
    end
end

law.scenario {
    name = "after 100 rolls it is over",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p2", place = "ground/B6" },
            { controller = "p2", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = dice,
    answers = answers,
    expect = {
        events = { { "rolls_over", rolls = 100 }, { "won", winner = "p1", loser = "p2" } },
        pending = { "p2: retreat" },
    },
}
