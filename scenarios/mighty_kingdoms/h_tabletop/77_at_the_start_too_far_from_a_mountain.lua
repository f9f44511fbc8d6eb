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
    name = "at the start too far from a mountain",
    rule = "77",
    game = "mighty_kingdoms",
    options = { map = "two starts" },
    variant = "mighty_kingdoms/army_limits",
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
        { "p1", "first_army", "C2" },
    },
    expect = {
        pending = { "p1: army_list" },
        not_legal = { "Drake 100 1 monster" },
        legal = { "Foot 100 1" },
    },
}
