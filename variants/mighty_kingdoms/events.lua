-- What happens, in sentences: the notes that the log of a game holds beside the changes of its
-- state. notes.md lists their fields.
return {
    -- Setup
    { "race", "{player} leads the {race}" },
    { "player_order", "player order: {order}" },
    { "capital", "{player} founds the capital on {tile}" },
    { "settled", "{player} has a {settlement} on {tile}" },
    { "marked", "{player} controls {tile}" },
    { "army", "{player} has a new army, {army}, on {tile}" },
    { "summer", "Summer of year {year}" },
    { "month", "month {month} of year {year}" },

    -- Orders
    { "split", "{ship} puts {army} ashore" },
    { "paired", "{army} goes aboard {ship}" },
    { "ordered", "{player} orders {token}: {order}" },

    -- Resolution
    { "moved", "{token} goes from {from} to {to}" },
    { "explored", "{player} explores {tile} ({roll}): {found}" },
    { "open_water", "{player} finds open water on {tile}" },
    { "taken", "{player} takes {tile} from {from}" },
    { "not_taken", "{tile} is not taken: an enemy army stands there" },
    { "razed", "{token} razes the {settlement} on {tile}" },
    { "not_razed", "the {settlement} on {tile} is not razed: an enemy is there" },
    { "nothing_to_raze", "there is nothing left to raze on {tile}" },
    { "defends", "{token} defends {tile}" },
    { "regrouped", "{token} stands again" },

    -- Battle
    { "battle", "{attacker} attacks {defender} on {tile}: {kind}" },
    { "overrun", "{attacker} finds only tokens of {defender} on their sides on {tile}" },
    { "sea_roll", "{player} rolls {dice} at sea, hits: {hits}" },
    { "conceded", "{player} concedes" },
    { "rolls_over", "after {rolls} rolls the battle is over" },
    { "defence", "{army} has Defence {defence}" },
    { "pool", "{player} rolls {dice}" },
    { "hit", "{army} is hit by a {die} and has {points} points left" },
    { "missed", "{army} withstands a {die}" },
    { "reductions", "{attacker} took {attacker_hits} points, {defender} {defender_hits}" },
    { "sums", "{attacker} rolls {attacker_sum}, {defender} {defender_sum}" },
    { "won", "{winner} wins against {loser} on {tile}" },
    { "drawn", "the battle on {tile} is a draw" },
    { "retreated", "{token} retreats from {from} to {to}" },
    { "laid", "{token} is laid on its side ({cause})" },
    { "destroyed", "{token} of {player} is destroyed ({cause})" },

    -- Battles on a table
    { "army_list", "{player} has a list for {army}: {list}" },
    { "battle_card", "table {table}; {attacker} {attacker_armies} armies, {defender} "
        .. "{defender_armies}; changes: {changes}" },
    { "table_pieces", "obstacles are about 6 inches long, pieces about 6 by 6; several may be "
        .. "joined; blocking ones stand 3 inches or more from the centre and from objectives; "
        .. "difficult ground is flat" },
    { "card_list", "{army} of {player}: {list}" },
    { "strength", "{unit} of {army} now has Unit Strength {strength}" },
    { "unit_lost", "{unit} of {army} is destroyed" },

    -- Reform
    { "turned_back", "the {settlement} on {tile} still stands" },
    { "out", "{player} has no army, ship or settlement, and is out" },

    -- Winter
    { "winter", "Winter of year {year}" },
    { "recalled", "armies of {player} that go to {tile}: {armies}" },
    { "docked", "{ship} docks at {tile}" },
    { "gathered", "{player} gathers {gold} gold and {food} food" },
    { "gift", "{player} gives {receiver} {gold} gold and {food} food" },
    { "built", "{player} builds a {what} on {tile}" },
    { "ship", "{player} has a new ship, {ship}, at {tile}" },
    { "fed", "armies that {player} feeds: {armies}" },
    { "lapsed", "{player} loses {gold} gold and {food} food" },
    { "deployed", "{player} deploys {army} on {tile}" },
    { "score", "{player}: settlements {settlements}, tiles {tiles}, armies {armies}" },
}
