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
    { "points", "{player} scores {count} for {why}: {points} in all" },
    { "out", "{player} is out" },

    -- What is gained and spent
    { "gained", "{player} gains trade goods: {count} ({why})" },
    { "spent", "{player} spends trade goods: {count} ({why})" },
    { "exhausted", "{player} exhausts {planet}" },
    { "readied", "{planet} of {player} is ready" },
    { "tokens", "{player} gains command tokens: {count}" },
    { "taken_back", "{player} takes the command token of {system} back" },
    { "purged", "{player} purges three fragments: {kind}" },

    -- Systems and units
    { "activates", "{player} activates {system}" },
    { "moves", "{ship} of {player} goes from {from} to {to} with {cargo}" },
    { "combat", "{attacker} fights {defender}: {where}" },
    { "rolls", "{player} rolls {dice}, hits: {hits}" },
    { "holds_fire", "{player} does not fire at what comes to {system}" },
    { "destroyed", "{unit} of {owner} is destroyed" },
    { "captured", "{player} captures {unit} of {owner}" },
    { "lands", "{player} lands {count} on {planet}" },
    { "takes", "{player} takes {planet} from {from}" },
    { "fragment", "{player} explores {planet}: a fragment, {kind}" },
    { "finds_nothing", "{player} explores {planet}: nothing" },
    { "produces", "{player} produces {count} {kind}: {where}" },
    { "built", "{player} builds {unit} on {where}" },

    -- Goods, notes, cards, agendas and deals
    { "replenished", "{player} replenishes commodities: {count}" },
    { "given", "{from} gives {to} commodities: {count}" },
    { "converted", "{player} turns commodities into trade goods: {count}" },
    { "note_in_play", "{player} has {note} of {giver} in play" },
    { "note_played", "{player} plays {note} of {giver}" },
    { "note_returned", "{note} of {giver} comes back from {player}" },
    { "notes_gone", "the notes of {player} leave the game" },
    { "cards_drawn", "{player} draws action cards: {count}" },
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
