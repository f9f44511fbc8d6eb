-- A map for two or three. Between the kingdoms of the north a river joins two seas: ships pass
-- there, and armies ford it in C6. Rivers lead on to the waters in the west and the east.
-- * start, M mountain, F forest, r plain with a river, W marsh, c plain with coast, ~ ocean, else
-- plain.
--
--       +---+---+---+---+---+---+---+---+---+
--       |A2 |A3 |A4 |A5 |A6 |A7 |A8 |A9 |A10|
--       |F  |W  |   |c  |~  |c  |   |W  |F  |
--     +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--     |B1 |B2 |B3 |B4 |B5 |B6 |B7 |B8 |B9 |B10|
--     |   |   |   |F  |c  |c  |F  |   |   |   |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--   |C1 |C2 |C3 |C4 |C5 |C6 |C7 |C8 |C9 |C10|C11|
--   |M  |   |*  |   |   |r  |   |   |*  |   |M  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--     |D1 |D2 |D3 |D4 |D5 |D6 |D7 |D8 |D9 |D10|
--     |   |   |   |c  |rc |rc |c  |   |   |   |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--   |E1 |E2 |E3 |E4 |E5 |E6 |E7 |E8 |E9 |E10|E11|
--   |F  |   |M  |c  |~  |~  |~  |c  |M  |   |F  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--     |F1 |F2 |F3 |F4 |F5 |F6 |F7 |F8 |F9 |F10|
--     |c  |F  |   |c  |~  |~  |c  |   |F  |c  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--   |G1 |G2 |G3 |G4 |G5 |G6 |G7 |G8 |G9 |G10|G11|
--   |~  |c  |r  |r  |c  |c  |c  |r  |r  |c  |~  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--     |H1 |H2 |H3 |H4 |H5 |H6 |H7 |H8 |H9 |H10|
--     |~  |c  |M  |   |   |   |   |M  |c  |~  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--   |I1 |I2 |I3 |I4 |I5 |I6 |I7 |I8 |I9 |I10|I11|
--   |~  |c  |   |   |   |*  |   |   |   |c  |~  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--     |J1 |J2 |J3 |J4 |J5 |J6 |J7 |J8 |J9 |J10|
--     |~  |c  |   |   |   |   |   |   |c  |~  |
--     +---+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+---+
--           |K3 |K4 |K5 |K6 |K7 |K8 |K9 |
--           |F  |W  |   |   |   |W  |F  |
--           +---+---+---+---+---+---+---+
--
-- B5-B6 and D5-D6 are all water. C1 and C11 have a pass on their inner side.
local law = require "lawspeaker"

return law.hex_map {
    name = "crossing",
    title = "The Crossing",
    rows = {
        ".  F  W  P  C  O  C  P  W  F  .",
        "  P  P  P  F  C  C  F  P  P  P",
        "M  P  P  P  P  R  P  P  P  P  M",
        "  P  P  P  C  E  E  C  P  P  P",
        "F  P  M  C  O  O  O  C  M  P  F",
        "  C  F  P  C  O  O  C  P  F  C",
        "O  C  R  R  C  C  C  R  R  C  O",
        "  O  C  M  P  P  P  P  M  C  O",
        "O  C  P  P  P  P  P  P  P  C  O",
        "  O  C  P  P  P  P  P  P  C  O",
        ".  .  F  W  P  P  P  W  F  .  .",
    },
    legend = {
        P = { "plain" }, M = { "mountain" }, F = { "forest" }, R = { "plain", "river" },
        E = { "plain", "river", "coast" }, W = { "marsh" }, C = { "plain", "coast" },
        O = { "ocean" },
    },
    edges = {
        { "B5", "B6", { "water" } },
        { "D5", "D6", { "water" } },
        { "C1", "C2", { "clear" } },
        { "C10", "C11", { "clear" } },
    },
    starts = { "C3", "C9", "I6" },
}
