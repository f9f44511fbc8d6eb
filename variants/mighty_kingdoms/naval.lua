-- Battles at sea (38, K3, K19): both roll, ships sink, until somebody concedes or has none left.
local forces = require "mighty_kingdoms.forces"
local lands = require "mighty_kingdoms.lands"
local tiles = require "mighty_kingdoms.tiles"
local tokens = require "mighty_kingdoms.tokens"

local naval = {}

-- ---- The dice ----

-- Rule 38: what is added to a ship's die. Rule 26 where the house lets ships defend.
local function bonus_of(g, ship, tile)
    local bonus = tokens.passenger(ship) and 1 or 0
    if g.rules.ships_defend and ship.defending then
        bonus = bonus + 1
    end
    if tiles.has(tile, "river") then
        bonus = bonus - 1
    end
    return g:hook("ship_die", { ship = ship, tile = tile }, bonus)
end

-- A die and what is added to it, as in 4, 4+1 and 4-1.
local function shown(die, bonus)
    return bonus == 0 and tostring(die) or string.format("%d%+d", die, bonus)
end

-- One die for each ship. Returns how many of them hit, and a line that shows the dice.
local function roll(g, tile, player)
    local ships = forces.ships(g, tile, player)
    local _, dice = g:roll(string.format("%dd6", #ships), "sea")
    local hits, texts = 0, {}
    for index, ship in ipairs(ships) do
        local bonus = bonus_of(g, ship, tile)
        texts[index] = shown(dice[index], bonus)
        if dice[index] + bonus >= g.rules.naval_hit then
            hits = hits + 1
        end
    end
    return hits, table.concat(texts, ", ")
end

-- ---- Ships sink ----

-- Who has more ships than hits chooses which of them go; both choose at once, as both have rolled
-- at once. Returns the ships that go.
local function losses(g, tile, hits)
    local lost, questions = {}, {}
    for _, hit in ipairs(hits) do
        local ships = forces.ships(g, tile, hit.player)
        if hit.count >= #ships then
            table.move(ships, 1, #ships, #lost + 1, lost)
        elseif hit.count > 0 then
            questions[#questions + 1] = { hit.player, { name = "sunk", pick = ships,
                min = hit.count, max = hit.count, seen_by = "all",
                say = string.format("Which of your ships on %s sink?", tile.name) } }
        end
    end
    for _, chosen in ipairs(questions[1] and g:ask_all(questions) or {}) do
        table.move(chosen, 1, #chosen, #lost + 1, lost)
    end
    return lost
end

-- Both roll at the same time, and all that is hit goes at the same time.
local function roll_off(g, tile, attacker, defender)
    g:rule "38"
    local by_attacker, attacker_dice = roll(g, tile, attacker)
    local by_defender, defender_dice = roll(g, tile, defender)
    g:note("sea_roll", { player = attacker, dice = attacker_dice, hits = by_attacker })
    g:note("sea_roll", { player = defender, dice = defender_dice, hits = by_defender })
    local hits = { { player = attacker, count = by_defender },
        { player = defender, count = by_attacker } }
    for _, ship in ipairs(losses(g, tile, hits)) do
        tokens.destroy(g, ship, "sunk")
    end
end

-- ---- The end ----

-- K3: when both fleets are gone, who holds the tile has won, else the defender.
local function holder(g, tile, attacker, defender)
    g:rule "K3"
    return lands.controller(g, tile) == attacker and attacker or defender
end

-- Who has won because the other has no ships left; nil while both have some.
local function survivor(g, tile, attacker, defender)
    local is_attacker_left = forces.ships(g, tile, attacker)[1] ~= nil
    local is_defender_left = forces.ships(g, tile, defender)[1] ~= nil
    if is_attacker_left and is_defender_left then
        return nil
    elseif is_attacker_left or is_defender_left then
        return is_attacker_left and attacker or defender
    end
    return holder(g, tile, attacker, defender)
end

local function concedes(g, tile, player)
    local answer = g:ask(player, { name = "concede", rule = "38", choice = { "fight", "concede" },
        default = "fight",
        say = string.format("Go on with the battle at sea on %s, or concede it?", tile.name) })
    if answer == "concede" then
        g:note("conceded", { player = player })
    end
    return answer == "concede"
end

-- K19: the attacker is asked first. Returns who has won by it, or nil.
local function conceded(g, tile, attacker, defender)
    if concedes(g, tile, attacker) then
        return defender
    elseif concedes(g, tile, defender) then
        return attacker
    end
    return nil
end

-- K3: after so many rolls who has fewer ships has lost, on equal numbers the defender.
local function stronger(g, tile, attacker, defender)
    g:rule "K3"
    g:note("rolls_over", { rolls = g.rules.naval_rolls })
    local has_more = #forces.ships(g, tile, defender) > #forces.ships(g, tile, attacker)
    return has_more and defender or attacker
end

-- Returns who has won: there are no draws at sea.
function naval.fight(g, tile, attacker, defender)
    for _ = 1, g.rules.naval_rolls do
        roll_off(g, tile, attacker, defender)
        local winner = survivor(g, tile, attacker, defender)
            or conceded(g, tile, attacker, defender)
        if winner then
            return winner
        end
    end
    return stronger(g, tile, attacker, defender)
end

return naval
