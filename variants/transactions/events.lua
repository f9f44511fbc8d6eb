-- What happens, in sentences: the notes that the log holds beside the changes of the state and the
-- notes of trading. notes.md lists their fields.
return {
    -- The start, rounds and turns
    { "leads", "{player} leads {faction}" },
    { "speaker", "{player} is the speaker" },
    { "round", "round {round}" },
    { "takes_card", "{player} takes {card}" },
    { "turn", "it is the turn of {player}" },
    { "strategic", "{player} plays {card}" },
    { "passes", "{player} passes" },
    { "points", "{player} has {points} points: {count} for {why}" },
    { "out", "{player} is out" },

    -- What is gained and spent
    { "gained", "{player} gains {count} trade goods: {why}" },
    { "spent", "{player} spends {count} trade goods: {why}" },
    { "exhausted", "{player} exhausts {planet}" },
    { "readied", "{planet} of {player} is ready" },
    { "tokens", "{player} has {count} command tokens more" },
    { "taken_back", "{player} takes the command token of {system} back" },
    { "purged", "{player} purges three fragments: {kind}" },

    -- Systems and units
    { "activates", "{player} activates {system}" },
    { "moves", "{ship} of {player} goes from {from} to {to} with {cargo}" },
    { "combat", "{attacker} fights {defender}: {where}" },
    { "rolls", "{player} rolls {dice}: {hits} hits" },
    { "destroyed", "{unit} of {owner} is destroyed" },
    { "captured", "{player} captures {unit} of {owner}" },
    { "lands", "{player} lands {count} on {planet}" },
    { "takes", "{player} takes {planet} from {from}" },
    { "fragment", "{player} explores {planet}: a fragment, {kind}" },
    { "finds_nothing", "{player} explores {planet}: nothing" },
    { "produces", "{player} produces {count} {kind}: {where}" },
    { "built", "{player} builds {unit} on {where}" },

    -- Goods, notes, cards, agendas and deals
    { "replenished", "{player} replenishes {count} commodities" },
    { "given", "{from} gives {to} {count} commodities" },
    { "converted", "{player} turns {count} commodities into trade goods" },
    { "note_in_play", "{player} has {note} of {giver} in play" },
    { "note_played", "{player} plays {note} of {giver}" },
    { "note_returned", "{note} of {giver} comes back from {player}" },
    { "notes_gone", "the notes of {player} leave the game" },
    { "cards_drawn", "{player} draws {count} action cards" },
    { "card_discarded", "{player} discards {card}" },
    { "card_played", "{player} plays {card}" },
    { "card_stopped", "{by} stops {card} of {player}" },
    { "relic", "{player} has a relic: {relic}" },
    { "agenda_revealed", "agenda: {agenda} ({text})" },
    { "voted", "{player} votes {votes} for {outcome}" },
    { "abstained", "{player} abstains" },
    { "agenda_outcome", "{agenda}: {outcome}" },
    { "promise_void", "what {player} promised {to} can no longer be kept or broken" },
}
