-- The book of the moon is off the board, that of the cloud lies with b1, and that of the sun in
-- the well, which no unit of blue's is next to. The book of the star can go to b1 alone.
local law = require "lawspeaker"

law.scenario {
    name = "a book that lies elsewhere cannot be given",
    rule = "J2.1",
    game = "johvets",
    variant = "johvets/with_trade",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "r2", "red", "well" },
                { "b1", "blue", "barn" },
                { "b2", "blue", "turf" },
            },
            books = { { "star", "wall" }, { "cloud", "barn" }, { "sun", "well" } },
        },
    },
    answers = {
        { "red", "propose blue gives book moon b1", refused = "a book moon lies (J2.1)" },
        { "red", "propose blue gives book cloud b1", refused = "(J2.1)" },
        { "red", "propose blue gives book dragon b1", refused = "a book dragon lies (J2.1)" },
        { "red", "propose blue gives book sun b1", refused = "next to the book sun (J2.1)" },
        { "red", "propose blue gives book star b2", refused = "next to the book star" },
        { "red", "propose blue gives book star r2", refused = "next to the book star" },
        { "red", "propose blue gives book star x7", refused = "next to the book star" },
    },
    expect = { pending = { "red: talk" } },
}
