-- Which board a match is played on, and its units in the shape that boards judge.
local law = require "lawspeaker"
local standard = require "diplomacy.maps.standard"
local three_crowns = require "diplomacy.maps.three_crowns"

local boards = { known = { three_crowns, standard } }

local RULES <const> = law.diplomacy_rules()

-- The board of a match, from its options and players: `setting` is what state(setting) gets, the
-- state, or a view.
function boards.of(setting)
    local wanted = setting.options.map
    for _, board in ipairs(boards.known) do
        if board.name == wanted or wanted == "fitting" and #board.powers == #setting.players then
            return board
        end
    end
    if wanted == "fitting" then
        return standard
    end
    local names = {}
    for index, board in ipairs(boards.known) do
        names[index] = string.format("%q", board.name)
    end
    error(string.format("no board %q; there is %s", wanted, table.concat(names, ", ")), 0)
end

-- The house rules that the board judges by.
function boards.rules(g)
    local rules = {}
    for _, rule in ipairs(RULES) do
        rules[rule.name] = g.rules[rule.name]
    end
    return rules
end

-- The rules of a board as those of a game.
function boards.house_rules()
    local rules = {}
    for index, rule in ipairs(RULES) do
        rules[index] = { rule.name, rule.default, rule.number or "builds", rule.sentence,
            choices = rule.choices }
    end
    return rules
end

-- The units that stand on the board, as a list for the board and their rows; those that must
-- retreat, likewise.
function boards.units(g)
    local units, rows, dislodged, fleeing = {}, {}, {}, {}
    for unit in g.unit:each() do
        local entry = { unit.power, unit.kind, unit.at }
        if unit.is_dislodged then
            entry.from = unit.from
            dislodged[#dislodged + 1], fleeing[#fleeing + 1] = entry, unit
        else
            units[#units + 1], rows[#rows + 1] = entry, unit
        end
    end
    return units, rows, dislodged, fleeing
end

-- Who owns the centres that anybody owns.
function boards.owners(g)
    local owners = {}
    for centre in g.centre:each() do
        owners[centre.at] = centre.power
    end
    return owners
end

-- Who plays a power; nil: nobody, and it is in civil disorder.
function boards.player_of(g, power)
    for row in g.power:each() do
        if row.name == power then
            return row.player
        end
    end
end

-- What a player plays.
function boards.power_of(g, player)
    for row in g.power:each() do
        if row.player == player then
            return row.name
        end
    end
end

return boards
