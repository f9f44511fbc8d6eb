local law = require "lawspeaker"

local STOCK <const> = {
    { "of_oak", grain = 3, flour = 1, place = "store/oak" },
    { "of_elm", grain = 2, flour = 2, place = "store/elm" },
    { "of_monk", grain = 1, flour = 3, place = "store/monk" },
}

law.scenario {
    name = "grain becomes flour with whoever receives it",
    rule = "B1",
    game = "barter",
    options = { seasons = 1 },
    answers = {
        { "oak", "talk", "propose elm gives 2 grain takes secret elm_sin" },
        { "elm", "accept 1", refused = "B3" },
        { "elm", "decline 1" }, { "monk", "pass" },
        { "oak", "propose elm gives 2 grain takes secret elm_sin discards secret oak_sin" },
        { "elm", "accept 2" }, { "monk", "pass" }, { "oak", "pass" }, { "elm", "pass" },
    },
    expect = {
        rows = { elm_sin = { place = "secrets/oak" }, oak_sin = { place = "forgotten" } },
        events = { { "traded", first = "oak", first_gives = "2 grain", second_gives = "1 secret" },
            { "traded_in_full", second_gives = "secret elm_sin" } },
        result = { winners = {}, draw = true },
    },
}

law.scenario {
    name = "nobody trades in winter, but promises can be made",
    rule = "B4",
    game = "barter",
    state = { stock = STOCK, globals = { season = 3 } },
    answers = {
        { "oak", "talk", "propose elm gives 1 grain" }, { "elm", "accept 1", refused = "B4" },
        { "elm", "deal oak gives 1 flour asks help now" }, { "monk", "pass" },
        { "oak", "accept 2" }, { "elm", "pass" }, { "monk", "pass" }, { "oak", "pass" },
    },
    expect = {
        events = { { "promised", by = "elm", text = "1 flour" }, { "promised", by = "oak" },
            { "lapsed", number = 1 } },
        no_events = { "traded" },
    },
}

law.scenario {
    name = "a proposal and a promise that stand already",
    rule = "B5",
    game = "barter",
    options = { seasons = 3 },
    state = {
        stock = STOCK,
        globals = { season = 2 },
        proposal = { { "offer", number = 7, by = "elm", to = "oak", viewers = { "oak", "elm" } } },
        term = { { "part", proposal = "offer", part = "gives", from = "elm", to = "oak",
            good = "flour", count = 2 } },
        promise = { { "word", number = 8, by = "oak", to = "elm", kind = "help", words = "soon" } },
        traded = { { first = "oak", second = "monk", times = 1 } },
    },
    answers = {
        { "oak", "accept 7" }, { "elm", "pass" },
        { "monk", "propose oak gives 1 flour" }, { "oak", "accept 1", refused = "T3" },
        { "oak", "pass" }, { "elm", "pass" }, { "monk", "pass" },
        { "oak", "harvest", "rest" },
    },
    expect = {
        rows = { word = { status = "broken" }, offer = false },
        events = { { "accepted", number = 7 }, { "lapsed", number = 1 }, { "broken", number = 8 } },
    },
}
