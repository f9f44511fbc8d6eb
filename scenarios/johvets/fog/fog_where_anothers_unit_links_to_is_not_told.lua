local law = require "lawspeaker"

-- Blue links from where red sees it to where nobody of red's is: whether it got in, red does not
-- know.
law.scenario {
    name = "where another's unit links to is not told",
    rule = "fog",
    game = "johvets",
    variant = "johvets/fog",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "hives" },
                { "b1", "blue", "wall" },
            },
            books = { { "cloud", "wall" } },
        },
    },
    answers = { { "red", "r1: stay" }, { "blue", "b1: link cloud" } },
    expect = {
        events = {
            { "verdict", unit = "b1", order = "link cloud", result = "unseen", reason = "unseen" },
            { "verdict", unit = "b1", result = "succeeded", reason = "unopposed" },
        },
    },
}
