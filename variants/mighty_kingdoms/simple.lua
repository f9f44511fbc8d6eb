-- Simple battles on land (41 to 44, K2, K3): a die for each army, given to enemies in turn.
local forces = require "mighty_kingdoms.forces"
local tokens = require "mighty_kingdoms.tokens"

local simple = {}

local STEP <const> = 100 -- points that a hit costs, and for one Defence

-- ---- Defence ----

-- Rule 41: one for each full 100 points, more for an army that took Defend.
local function defence_of(g, army, tile)
    local standard = army.points // STEP + (army.defending and g.rules.defend_bonus or 0)
    return g:hook("defence", { army = army, tile = tile }, standard)
end

-- K2: Defence is set before the dice are rolled, and stays, unless the house lets it drop.
local function defences(g, tile, players)
    local of = {}
    g:rule "41"
    for _, player in ipairs(players) do
        for _, army in ipairs(forces.armies(g, tile, player)) do
            of[army.name] = defence_of(g, army, tile)
            g:note("defence", { army = army.name, defence = of[army.name] })
        end
    end
    return function(army)
        return g.rules.defence_drops and defence_of(g, army, tile) or of[army.name]
    end
end

-- ---- Dice ----

local function roll_pools(g, tile, players)
    local pools = {}
    g:rule "42"
    for index, player in ipairs(players) do
        local armies = forces.armies(g, tile, player)
        local _, dice = g:roll(string.format("%dd6", #armies), "battle")
        pools[index] = dice
        g:note("pool", { player = player, dice = table.concat(dice, ", ") })
    end
    return pools
end

-- Returns how many points the army has lost. One without points is destroyed.
local function hit(g, army, die)
    local lost = math.min(STEP, army.points)
    army.points = army.points - lost
    g:note("hit", { army = army.name, die = die, points = army.points })
    if army.points == 0 then
        tokens.destroy(g, army, "battle")
    end
    return lost
end

-- Rule 42: who has dice left gives one to an enemy, in turn, the attacker first. The die of an army
-- that is gone is given all the same. Returns the points that each has taken from the other.
local function give_dice(g, tile, players, pools, defence)
    local taken = { [players[1]] = 0, [players[2]] = 0 }
    g:allocate {
        players = players, dice = pools, name = "assign", rule = "42",
        say = "Which die against which army?",
        targets = function(player)
            return forces.armies(g, tile, player == players[1] and players[2] or players[1])
        end,
        assign = function(player, die, army)
            g:rule "42"
            if die >= defence(army) then
                taken[player] = taken[player] + hit(g, army, die)
            else
                g:note("missed", { army = army.name, die = die })
            end
        end,
    }
    return taken
end

-- ---- Who has won ----

-- Rule 43: who alone has armies left of those that took part, else who took more points. When both
-- are gone it is a draw (K3).
local function winner_of(g, tile, attacker, defender, taken)
    local is_attacker_left = forces.armies(g, tile, attacker)[1] ~= nil
    local is_defender_left = forces.armies(g, tile, defender)[1] ~= nil
    if is_attacker_left ~= is_defender_left then
        return is_attacker_left and attacker or defender
    elseif not is_attacker_left or taken[attacker] == taken[defender] then
        return nil
    end
    return taken[attacker] > taken[defender] and attacker or defender
end

-- Returns who has won, or nil for a draw.
function simple.fight(g, tile, attacker, defender)
    local players = { attacker, defender }
    local defence = defences(g, tile, players)
    local pools = roll_pools(g, tile, players)
    local taken = give_dice(g, tile, players, pools, defence)
    g:rule "43"
    g:note("reductions", { attacker = attacker, attacker_hits = taken[attacker],
        defender = defender, defender_hits = taken[defender] })
    return winner_of(g, tile, attacker, defender, taken)
end

return simple
