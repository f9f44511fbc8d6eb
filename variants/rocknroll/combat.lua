-- Attacks and losses (R6, 4.1 and 4.2 of the rulebook, R12, R13).
local board = require "rocknroll.board"
local cards = require "rocknroll.cards"
local checks = require "rocknroll.checks"
local reactions = require "rocknroll.reactions"
local units = require "rocknroll.units"

local combat = {}

-- Rule 74: while Voi Dai stands there, no other unit of its side in the Point can be attacked. Two
-- of them do not cover each other, or neither could ever be attacked.
local function is_covered(g, unit)
    if units.card(unit).covers then
        return false
    end
    for _, other in ipairs(board.standing(g, board.where(unit), unit.side)) do
        if units.card(other).covers then
            return true
        end
    end
    return false
end

-- Whether a unit can be attacked at all, by order or by knack (R11, R12).
function combat.can_be_attacked(g, unit, attacker)
    if board.where(unit) == nil or board.is_dying(unit) then
        return false
    end
    return not g:hook("covered", { unit = unit, attacker = attacker }, is_covered(g, unit))
end

-- R6: the enemies in a unit's own Point that it can attack.
function combat.targets(g, unit)
    local list = {}
    for _, enemy in ipairs(board.standing(g, board.where(unit), board.other_side(unit.side))) do
        if combat.can_be_attacked(g, enemy, unit) then
            list[#list + 1] = enemy
        end
    end
    return list
end

-- Rule 77: each Hardman in the Point adds to the attacks of his allies, not to his own.
local function bonus_of(g, attacker, target)
    local bonus = 0
    for _, ally in ipairs(board.standing(g, board.where(attacker), attacker.side)) do
        if ally ~= attacker and units.card(ally).helps then
            bonus = bonus + g.rules.hardman
        end
    end
    return g:hook("bonus", { unit = attacker, object = target }, bonus)
end

-- ---- Losses ----

-- Rule 21: a destroyed unit goes to its owner's HQ. R13: and is made good, if the house says so.
function combat.remove(g, unit)
    g:rule "21"
    unit.death, unit.answers = 0, 0
    g.hq[unit.side]:put(unit)
    g:note("lost", { unit = unit })
    if g.rules.compensation > 0 then
        g:rule "R13"
        local drawn = cards.draw(g, unit.side, g.rules.compensation)
        g:note("compensated", { player = unit.side, cards = drawn })
    end
end

-- R12: a unit dies; it leaves the Point once every knack that answers this death is done, at once
-- where none does.
function combat.kill(g, unit, cause)
    g:rule "R12"
    g.deaths = g.deaths + 1
    unit.death = g.deaths
    g:note("death", { unit = unit, cause = cause })
    unit.answers = reactions.died(g, unit)
    if unit.answers == 0 then
        combat.remove(g, unit)
    end
end

function combat.save(g, unit, by)
    unit.death, unit.answers = 0, 0
    g:note("saved", { unit = unit, by = by })
end

-- A knack that answered a death is done, or has lapsed.
function combat.answered(g, ability)
    local unit = ability.object
    if unit.death == ability.death then
        g:rule "R12"
        unit.answers = unit.answers - 1
        if unit.answers == 0 then
            combat.remove(g, unit)
        end
    end
end

-- A check made by a unit: in a fiasco it dies (R8, 50).
function combat.check(g, check)
    local is_success, is_fiasco = checks.make(g, check)
    if is_fiasco then
        g:note("fiasco", { unit = check.unit })
        combat.kill(g, check.unit, "fiasco")
    end
    return is_success
end

-- ---- The attack ----

-- R6: a check, and success destroys the target. Returns whether it was destroyed, though it may yet
-- be saved. An attack is an attack whatever comes of it, so it is answered in any case (72).
function combat.attack(g, attacker, target)
    g:rule "R6"
    g:note("attack", { unit = attacker, target = target })
    reactions.attacked(g, attacker, target)
    local is_hit = combat.check(g, {
        name = "attack", rule = "R6", player = attacker.side, unit = attacker, object = target,
        needed = g.rules.attack,
        bonus = function()
            return bonus_of(g, attacker, target)
        end,
    })
    if is_hit then
        combat.kill(g, target, "attack")
    end
    return is_hit
end

return combat
