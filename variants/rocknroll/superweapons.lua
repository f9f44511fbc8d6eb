-- Superweapons (42 to 45, R9): napalm and artillery.
local board = require "rocknroll.board"
local cards = require "rocknroll.cards"
local checks = require "rocknroll.checks"
local combat = require "rocknroll.combat"
local units = require "rocknroll.units"

local superweapons = {}

-- The house rules that say on how many Points, and what the activation check must reach.
local POINTS <const> = { napalm = "napalm_points", artillery = "artillery_points" }

-- { "artillery", A, B }: Points next to each other, whoever stands there.
function superweapons.legal(g, player)
    local list = {}
    for _, name in ipairs(cards.faction_orders(g, player)) do
        for _, run in ipairs(board.runs(g, g.rules[POINTS[name]])) do
            list[#list + 1] = { name, table.unpack(run) }
        end
    end
    return list
end

function superweapons.is_one(name)
    return POINTS[name] ~= nil
end

-- Rule 44: all units on those Points, no side excepted. No knack answers, but those who survive
-- (45).
local function destroy_all(g, points)
    for _, point in ipairs(points) do
        for unit in g.field[point]:each() do
            if units.card(unit).survives then
                g:rule "45"
                g:note("survived", { unit = unit })
            else
                g:rule "44"
                g:note("death", { unit = unit, cause = "superweapon" })
                combat.remove(g, unit)
            end
        end
    end
end

-- Rule 43: only after a successful check, which is the order's own: there are rerolls, but no unit
-- that could declare ROCK'N'ROLL (R9).
function superweapons.fire(g, player, name, points)
    for _, point in ipairs(points) do
        g:note("aimed", { weapon = name, point = point })
    end
    if checks.make(g, { name = name, rule = "43", player = player, needed = g.rules[name] }) then
        destroy_all(g, points)
    end
end

return superweapons
