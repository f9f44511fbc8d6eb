local law = require "lawspeaker"

law.hex_map {
    name = "two starts",
    rows = {
        "- plain mountain - plain plain",
        " plain plain plain plain plain plain",
        "- plain plain - plain plain",
    },
    starts = { "B2", "B5" },
}

law.scenario {
    name = "no allies at the start",
    rule = "9",
    game = "mighty_kingdoms",
    options = { map = "two starts" },
    rules = { battles = "tabletop" },
    dice = { { "order", 1 } },
    answers = {
        { "p1", "race", "elves" },
        { "p2", "race", "orcs" },
        { "p1", "start", "B2" },
        { "p1", "city", "A2" },
        { "p1", "fortress", "C2" },
        { "p1", "villages", "B1, B3" },
        { "p2", "city", "A5" },
        { "p2", "fortress", "C5" },
        { "p2", "villages", "B4, B6" },
        { "p1", "first_army", "B2" },
        { "p1", "army_list",
            "ally; Blue Elves 100 1", refused = "a kingdom starts without allies" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Blue Elves 100 1" },
    },
}
