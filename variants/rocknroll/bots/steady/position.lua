-- What the bot sees of a view: how many units that hold a Point each side has in each, and what
-- that is worth. All values are integers; 100 is about one Point controlled when the round ends.
local board = require "rocknroll.board"
local units = require "rocknroll.units"

local position = {}

local ROUND <const> = 300 -- what winning the round is worth beside the Points
local POINT <const> = 100
local UNIT <const> = 20 -- a unit on the field, for the rounds to come

-- What a unit is worth beside its place, by its knack.
local WORTH <const> = {
    Doc = 45, Johny = 25, Hardman = 30, Zulu = 0, FJ = 5,
    Mai = 45, Bao = 25, Boy = 10, Horny = 25, Voi_Dai = 40, Matryoshka = 5,
}

function position.worth(unit)
    return WORTH[unit.name] or 0
end

local function holds(unit)
    return units.card(unit).idle and 0 or 1
end

-- How likely, in percent, a check against this target succeeds.
function position.chance(target, bonus)
    return 100 * math.max(0, math.min(6, 7 - target + (bonus or 0))) // 6
end

-- How likely, in percent, who enters a Point is killed by the knacks of the enemies there.
local function risk_of(rules, enemies)
    local safe = 100
    for _, enemy in ipairs(enemies) do
        if enemy.name == "Mai" then
            safe = safe * (100 - position.chance(rules.attack)) // 100
        elseif enemy.name == "Bao" then
            safe = safe * (100 - position.chance(rules.mines)) // 100
        end
    end
    return 100 - safe
end

local function has(list, name)
    for _, unit in ipairs(list) do
        if unit.name == name then
            return true
        end
    end
    return false
end

-- What winning the round is worth beside the Points: more when it can decide the game.
local function stake_of(view, side, other)
    local most = math.max(view[side .. "_control"], view[other .. "_control"])
    local is_near = most + view.rules.award >= view.rules.victory
        or most == view.rules.decider and view.vpa_control == view.vietnam_control
    return is_near and 3 * ROUND or ROUND
end

-- The position of `side`: by the number of the Point `own` and `enemy`, how many units count there,
-- `own_units` and `enemy_units`, who stands there, `risk`, what entering it risks in percent,
-- `is_guarded` and `is_saved`, whether a Doc of the enemy, or an own one, is there.
function position.read(view, side)
    local other = board.other_side(side)
    local pos = { side = side, points = view.point:count(), own = {}, enemy = {}, own_units = {},
        enemy_units = {}, risk = {}, is_guarded = {}, is_saved = {} }
    for point in view.point:each() do
        local id, own, enemy = point.id, 0, 0
        pos.own_units[id] = board.standing(view, point, side)
        pos.enemy_units[id] = board.standing(view, point, other)
        for _, unit in ipairs(pos.own_units[id]) do
            own = own + holds(unit)
        end
        for _, unit in ipairs(pos.enemy_units[id]) do
            enemy = enemy + holds(unit)
        end
        pos.own[id], pos.enemy[id] = own, enemy
        pos.risk[id] = risk_of(view.rules, pos.enemy_units[id])
        pos.is_guarded[id] = has(pos.enemy_units[id], "Doc")
        pos.is_saved[id] = has(pos.own_units[id], "Doc")
    end
    -- Who moves last in this round decides with knowledge of all; before that the other can answer.
    pos.is_last = view.turn ~= nil and view.turn ~= view.first
    pos.is_first = view.first == side
    pos.stake = stake_of(view, side, other)
    local second = board.other_side(view.first)
    pos.reserve = pos.is_last and 0 or #view.active[second]
    return pos
end

-- A margin in hundredths of a unit as a share of a Point's worth: more of it counts less and less.
local function soften(margin)
    if margin >= 0 then
        return POINT * margin // (margin + 100)
    end
    return -(POINT * -margin // (100 - margin))
end

-- Before the second player's turn: what the first player has of a Point then.
local function expected(pos, id)
    local ahead = pos.own[id] - pos.enemy[id]
    if not pos.is_first then
        ahead = -ahead
    end
    local is_outer = id == 1 or id == pos.points
    local value = soften(100 * ahead - 30 - (is_outer and 40 * pos.reserve or 0))
    return pos.is_first and value or -value
end

local function sign(number)
    return number > 0 and 1 or number < 0 and -1 or 0
end

-- What a position is worth for its side.
function position.value(pos)
    local total, controlled, army = 0, 0, 0
    for id = 1, pos.points do
        local ahead = pos.own[id] - pos.enemy[id]
        army = army + ahead
        if pos.is_last then
            controlled = controlled + sign(ahead)
            total = total + soften(100 * ahead) // 4
        else
            total = total + 2 * expected(pos, id)
        end
    end
    return total + POINT * controlled + pos.stake * sign(controlled) + UNIT * army
end

return position
