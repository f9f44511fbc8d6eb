-- The round's result, control points, and who has won (sections 9, 11 and 12, R14).
local board = require "rocknroll.board"
local cards = require "rocknroll.cards"
local units = require "rocknroll.units"

local result = {}

local COLUMN <const> = { vpa = "vpa_control", vietnam = "vietnam_control" }

-- Rule 61: the half-mad boy does not hold a Point (73).
local function strength(g, point, side)
    local total = 0
    for _, unit in ipairs(board.standing(g, point, side)) do
        local standard = units.card(unit).idle and 0 or 1
        total = total + g:hook("holds", { unit = unit, point = point }, standard)
    end
    return total
end

-- Rules 59 and 60: more units than the opponent in the same Point; equal numbers, none included,
-- leave it drawn. Returns how many Points each side controls.
local function count_points(g)
    local controlled = { vpa = 0, vietnam = 0 }
    g:rule "59"
    for point in g.point:each() do
        local vpa, vietnam = strength(g, point, "vpa"), strength(g, point, "vietnam")
        local holder = vpa > vietnam and "vpa" or vietnam > vpa and "vietnam" or nil
        if holder then
            controlled[holder] = controlled[holder] + 1
        end
        g:note("control", { point = point, vpa = vpa, vietnam = vietnam,
            holder = holder or "nobody" })
    end
    return controlled
end

-- Rules 62, 65 and 66: one control point; two for a side behind by a factor of two, unless it has
-- none.
local function award(g, winner)
    local own, other = g[COLUMN[winner]], g[COLUMN[board.other_side(winner)]]
    local is_far_behind = g.rules.doubling and own > 0 and other >= 2 * own
    local points = g.rules.award * (is_far_behind and 2 or 1)
    points = g:hook("award", { player = winner, own = own, other = other }, points)
    g:rule(is_far_behind and "65" or "62")
    g[COLUMN[winner]] = own + points
    g:note("control_points", { player = winner, gained = points, total = own + points })
end

-- Rule 68: both have so many that the next round that is won decides.
local function is_decider(g)
    local each = g.rules.decider
    return each > 0 and g.vpa_control == each and g.vietnam_control == each
end

local function settle(g, winner)
    if is_decider(g) then
        g:rule "68"
        g:note("victory", { player = winner })
        g:finish { winners = { winner }, draw = false, reason = "the deciding round" }
    end
    award(g, winner)
    if g[COLUMN[winner]] >= g.rules.victory then
        g:rule "69"
        g:note("victory", { player = winner })
        g:finish { winners = { winner }, draw = false, reason = "control points" }
    elseif is_decider(g) then
        g:rule "68"
        g:note("decider", { round = g.round + 1 })
    end
    g:rule "63"
    g.first = winner
end

function result.phase(g)
    g.turn = nil
    local controlled = count_points(g)
    local vpa, vietnam = controlled.vpa, controlled.vietnam
    local winner = vpa > vietnam and "vpa" or vietnam > vpa and "vietnam" or nil
    g:rule "62"
    g:note("result", { vpa = vpa, vietnam = vietnam, winner = winner or "nobody" })
    if winner then
        settle(g, winner)
    end -- 64, 70: a drawn round changes nothing, and a drawn decider is played again
    if g.round >= g.rules.max_rounds then
        g:rule "R14"
        g:finish { winners = {}, draw = true, reason = "max_rounds" }
    end
    if #g.deck == 0 then
        cards.rebuild(g, "51")
    end
end

return result
