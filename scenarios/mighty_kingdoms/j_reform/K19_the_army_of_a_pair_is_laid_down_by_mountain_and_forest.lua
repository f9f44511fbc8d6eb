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
    name = "the army of a pair is laid down by mountain and forest",
    rule = "K19",
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
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/A7",
            },
        },
    },
    phase = "resolution",
    dice = { { "exploration", 1, 1 } },
    expect = {
        rows = {
            army_1 = { place = "field/B6", upright = false, aboard = "ship_1" },
            ship_1 = { place = "field/B6", upright = true },
        },
        events = { { "laid", token = "army_1", cause = "terrain" } },
    },
}
