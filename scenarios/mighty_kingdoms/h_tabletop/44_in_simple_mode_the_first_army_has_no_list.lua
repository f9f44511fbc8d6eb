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
    name = "in Simple mode the first army has no list",
    rule = "44",
    game = "mighty_kingdoms",
    options = { map = "two starts" },
    rules = { battles = "simple" },
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
    },
    expect = {
        no_events = { "army_list" },
        pending = { "p2: first_army" },
    },
}
