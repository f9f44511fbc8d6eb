local law = require "lawspeaker"

law.scenario {
    name = "a list says what a unit is and bears",
    rule = "9",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B2" },
        { "p1", "army_list", "Drake 90 1 legend monster item Horn 3; ram 90 0 WAR_MACHINE ;" },
    },
    expect = {
        events = {
            { "army_list", list = "Drake 90 1 monster legend item Horn 3; ram 90 0 war_machine" },
        },
    },
}
