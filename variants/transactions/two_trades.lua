-- Each two may trade twice, in a turn and on an agenda, and a side gives two notes (4, 6, 10).
local law = require "lawspeaker"

return law.variant {
    name = "two trades",
    game = "transactions",
    rules = { transactions_a_turn = 2, agenda_transactions = 2, notes_a_side = 2 },
}
