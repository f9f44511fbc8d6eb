-- What happens, in sentences: the notes that the log of a game holds beside the changes of its
-- state. notes.md lists their fields.
return {
    { "first", "{player} goes first" },
    { "new_deck", "all orders are handed in and make a new deck of {cards}" },
    { "round", "round {round}; {player} goes first" },
    { "orders_dealt", "{player} is dealt {cards} orders" },
    { "units_received", "{player} receives {deck} units from the deck; from the HQ: {hq}" },

    { "deployment", "{player} deploys" },
    { "deployed", "{unit} is deployed on {to}" },
    { "bought", "{player} buys back {unit}" },

    { "orders", "{player} gives orders" },
    { "order", "{player} plays {card}" },
    { "exchanged", "{player} exchanges that for an order" },
    { "discarded", "{player} discards {card}" },
    { "given_up", "{player} gives up {unit}" },

    { "moved", "{unit} goes from {from} to {to}" },
    { "attack", "{unit} attacks {target}" },
    { "check", "{unit} ({check}): {total} against {needed}, {outcome}" },
    { "activation", "{check}: {total} against {needed}, {outcome}" },
    { "reroll", "{player} pays for a reroll ({check})" },
    { "rocknroll", "{unit} declares ROCK'N'ROLL" },
    { "fiasco", "fiasco for {unit}" },

    { "death", "{unit} dies ({cause})" },
    { "saved", "{by} saves {unit}" },
    { "lost", "{unit} is lost and goes to the HQ" },
    { "compensated", "{player} draws {cards} orders in compensation" },
    { "aimed", "{weapon} is aimed at {point}" },
    { "survived", "{unit} survives" },

    { "knack", "the knack of {unit}" },
    { "lapsed", "the knack of {unit} lapses" },
    { "nothing", "{unit} has nothing to attack" },

    { "control", "{point}: vpa {vpa}, vietnam {vietnam}: {holder}" },
    { "result", "Points controlled: vpa {vpa}, vietnam {vietnam}; the round goes to {winner}" },
    { "control_points", "{player} gets {gained} control points and has {total}" },
    { "decider", "both have as many as decide: the next round that is won wins the war" },
    { "victory", "{player} wins the war" },
}
