-- Which board a match is played on, and its units in the shape that boards judge.
local law = require "lawspeaker"
local standard = require "diplomacy.maps.standard"
local three_crowns = require "diplomacy.maps.three_crowns"

local boards = {}

local KNOWN <const> = { three_crowns, standard }
local FOLDER <const> = "diplomacy.maps"

local RULES <const> = law.diplomacy_rules()

local found = {} -- by name

-- The board for so many players, else the standard one.
local function fitting(count)
    for _, board in ipairs(KNOWN) do
        if #board.powers == count then
            return board
        end
    end
    return standard
end

local function find(name)
    local names = {}
    for index, board in ipairs(KNOWN) do
        names[index] = board.name
    end
    local board, message = law.find_diplomacy_map(name, FOLDER, names)
    return board or error(message, 0)
end

-- The board of a match, from its options and players: `setting` is what state(setting) gets, the
-- state, or a view.
function boards.of(setting)
    local wanted = setting.options.map
    if wanted == "fitting" then
        return fitting(#setting.players)
    end
    found[wanted] = found[wanted] or find(wanted)
    return found[wanted]
end

-- The house rules that the board judges by.
function boards.rules(g)
    local rules = {}
    for _, rule in ipairs(RULES) do
        rules[rule.name] = g.rules[rule.name]
    end
    return rules
end

-- The rules without a number of DATC, by the numbers of rules.md.
local ABOUT <const> = { no_convoys = "37", builds_anywhere = "32" }

-- The rules of a board as those of a game.
function boards.house_rules()
    local rules = {}
    for index, rule in ipairs(RULES) do
        rules[index] = { rule.name, rule.default, rule.number or ABOUT[rule.name],
            rule.sentence, choices = rule.choices }
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

-- Raises what is wrong with where units stand, which a scenario has stated: the row, as it wrote
-- it, and the message of the board; without such a row, `message`.
function boards.complain(g, message)
    local board, number = boards.of(g), 0
    for unit in g.unit:each() do
        number = number + 1
        local is_fine, wrong = board:place(unit.at)
        if is_fine then
            is_fine, wrong = board:move { units = { { unit.power, unit.kind, unit.at } } }
        end
        if not is_fine then
            wrong = string.gsub(wrong, "^units%[1%]: ", "")
            error(string.format("state.unit[%d].at: %s", number, wrong), 0)
        end
    end
    error(message, 0)
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

-- Who still owns centres: they share a draw.
function boards.survivors(g)
    local owners, players = {}, {}
    for _, power in pairs(boards.owners(g)) do
        owners[power] = true
    end
    for row in g.power:each() do
        players[#players + 1] = owners[row.name] and row.player or nil
    end
    return players
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
