-- A small map for two or three, made to try the rules on. * start, M mountain, F forest, r plain
-- with a river, W marsh, c plain with coast, ~ ocean, else plain. B1 touches A1 and A2, for every
-- second row stands half a tile further to the right.
--
--   +---+---+---+---+---+---+---+---+
--   |A1 |A2 |A3 |A4 |A5 |A6 |A7 |A8 |
--   |   |   |   |   |   |F  |c  |~  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--     |B1 |B2 |B3 |B4 |B5 |B6 |B7 |B8 |
--     |   |*  |   |   |M  |c  |~  |~  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--   |C1 |C2 |C3 |C4 |C5 |C6 |C7 |C8 |
--   |   |   |   |r  |F  |c  |~  |~  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--     |D1 |D2 |D3 |D4 |D5 |D6 |D7 |D8 |
--     |   |r  |r  |   |   |c  |c  |~  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--   |E1 |E2 |E3 |E4 |E5 |E6 |E7 |E8 |
--   |W  |r  |*F |   |   |   |c  |c  |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--     |F1 |F2 |F3 |F4 |F5 |F6 |F7 |F8 |
--     |c  |c  |   |M  |   |*  |   |   |
--   +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
--   |G1 |G2 |G3 |G4 |G5 |G6 |G7 |G8 |
--   |~  |~  |c  |   |F  |   |   |   |
--   +---+---+---+---+---+---+---+---+
--
-- Mountain and forest lie on all edges of their tiles, but for C5-C6, a pass. D4-D5 is rough as
-- well. Edges of ocean are all water; so are D6-D7, a strait between two coasts, and G7-G8, a canal
-- between two plains. The river runs from C4 by D3, D2 and E2 to the coast at F1.
local law = require "lawspeaker"

return law.hex_map {
    name = "proving_ground",
    title = "The Proving Ground",
    rows = {
        "P  P  P  P  P  F  C  O",
        "  P  P  P  P  M  C  O  O",
        "P  P  P  R  F  C  O  O",
        "  P  R  R  P  P  C  C  O",
        "W  R  F  P  P  P  C  C",
        "  C  C  P  M  P  P  P  P",
        "O  O  C  P  F  P  P  P",
    },
    legend = {
        P = { "plain" }, M = { "mountain" }, F = { "forest" }, R = { "plain", "river" },
        W = { "marsh" }, C = { "plain", "coast" }, O = { "ocean" },
    },
    edges = {
        { "D6", "D7", { "water" } },
        { "D4", "D5", { "rough" } },
        { "C5", "C6", { "clear" } },
        { "G7", "G8", { "water" } },
    },
    starts = { "B2", "F6", "E3" },
}
