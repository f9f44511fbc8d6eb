local law = require "lawspeaker"

law.scenario {
    name = "in the plain neither monsters nor machines nor items",
    rule = "77",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    variant = "mighty_kingdoms/army_limits",
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/F6" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B2" },
        { "p1", "army_list",
            "Drake 100 1 monster", refused = "monsters need an own mountain or marsh" },
        { "p1", "army_list", "Ram 100 1 war_machine", refused = "war machines need an own forest" },
        { "p1", "army_list", "Foot 100 1 item Horn", refused = "there are no magic items" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Foot 100 1; Old Marshal 100 1 legend" },
    },
}
