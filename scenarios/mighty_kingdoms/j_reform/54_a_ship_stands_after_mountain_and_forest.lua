local law = require "lawspeaker"

law.hex_map {
    name = "a wooded coast",
    rows = {
        "plain plain plain plain plain plain coast ocean",
        " plain plain plain plain plain coast ocean ocean",
        "plain plain plain plain plain plain coast ocean",
        " plain plain plain plain plain plain plain plain",
        "plain plain plain plain plain plain plain plain",
        " plain plain plain plain plain plain plain plain",
    },
    edges = { { "A7", "B6", { "rough" } } },
    starts = { "B2" },
}

law.scenario {
    name = "a ship stands after mountain and forest",
    rule = "54",
    game = "mighty_kingdoms",
    options = { map = "a wooded coast" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "B6",
                place = "field/A7",
            },
        },
    },
    phase = "resolution",
    dice = { { "exploration", 1, 1 } },
    expect = { rows = { ship_1 = { place = "field/B6", upright = true } }, no_events = { "laid" } },
}
