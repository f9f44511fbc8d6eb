local law = require "lawspeaker"

law.scenario {
    name = "on a table they are fought here as well",
    rule = "8",
    game = "mighty_kingdoms",
    rules = { battles = "tabletop" },
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p2", place = "ground/A6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 4 }, { "land_water", 3 } },
    expect = {
        events = { { "battle", kind = "land_water" }, { "won", winner = "p1" } },
        no_events = { "battle_card" },
    },
}
