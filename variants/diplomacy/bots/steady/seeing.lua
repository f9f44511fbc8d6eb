-- The position as the bot sees it: units by number, who owns what, and what each power is after.
-- A goal is a centre that is worth going to; from a place it is worth the less the farther it is.
local boards = require "diplomacy.boards"
local ground = require "diplomacy.bots.steady.ground"

local seeing = {}

local FREE <const> = 1000 -- a centre that is nobody's
local FOREIGN <const> = 850
local LOST <const> = 300 -- an own home centre of others, in addition
local WEAK <const> = 12 -- for each centre that its owner has less than a victory takes
local LEADER <const> = 600 -- a centre of who is far on the way to victory, and ahead of all others
local THREATENED <const> = 450 -- an own centre that others reach
local GOALS_MOST <const> = 6
local NEAR <const> = 2

-- A goal's worth from so many steps away, in hundredths. What is one step away in the fall is a
-- year from being taken, and so is what is two.
local SHARES <const> = {
    spring = { [0] = 100, 84, 50, 44, 30, 27, 18, 16, 11, 10, 7 },
    fall = { [0] = 100, 62, 56, 36, 33, 22, 20, 13, 12, 8, 7 },
}

-- ---- Units ----

local function reached_by_others(seen, power)
    local here, threats = seen.here, {}
    for _, unit in ipairs(seen.units) do
        if unit[1] ~= power then
            for _, province in ipairs(here.reach[unit[2]][unit[3]]) do
                threats[province] = (threats[province] or 0) + 1
            end
        end
    end
    return threats
end

local function count_centres(seen)
    local counts, most, leader = {}, 0, nil
    for _, centre in ipairs(seen.here.centres) do
        local owner = seen.owners[centre]
        if owner then
            counts[owner] = (counts[owner] or 0) + 1
        end
    end
    for _, power in ipairs(seen.here.board.powers) do
        local count = counts[power] or 0
        if count > most then
            most, leader = count, power
        elseif count == most then
            leader = nil
        end
    end
    seen.counts, seen.leader = counts, 5 * most >= 2 * seen.here.board.win and leader or nil
end

-- The units that can matter: own ones, and what is near them or near own centres.
local function near_units(seen, units)
    local provinces, near = {}, {}
    for _, unit in ipairs(units) do
        if unit[1] == seen.power then
            provinces[#provinces + 1] = seen.here.province[unit[3]]
        end
    end
    for _, centre in ipairs(seen.here.centres) do
        if seen.owners[centre] == seen.power then
            provinces[#provinces + 1] = centre
        end
    end
    local is_near = ground.around(seen.here, provinces, NEAR)
    for _, unit in ipairs(units) do
        near[#near + 1] = is_near[seen.here.province[unit[3]]] and unit or nil
    end
    return near
end

-- Of a view: its board, the units that stand, and the player's own power.
function seeing.read(view)
    local board = boards.of(view)
    local seen = { here = ground.of(board), power = boards.power_of(view, view.player),
        owners = boards.owners(view), standing = {}, own = {}, year = view.year,
        is_fall = view.season == "fall", rules = boards.rules(view), aims = {} }
    seen.units = near_units(seen, (boards.units(view)))
    for number, unit in ipairs(seen.units) do
        seen.standing[seen.here.province[unit[3]]] = number
        if unit[1] == seen.power then
            seen.own[#seen.own + 1] = number
        end
    end
    count_centres(seen)
    return seen
end

-- ---- Goals ----

local function worth_of(seen, aim, centre)
    local owner = seen.owners[centre]
    if owner == aim.power then
        return aim.threats[centre] and THREATENED or nil
    elseif not owner then
        return FREE
    end
    return FOREIGN + (seen.here.home[centre] == aim.power and LOST or 0)
        + WEAK * math.max(0, seen.here.board.win - (seen.counts[owner] or 0))
        + (owner == seen.leader and LEADER or 0)
end

-- How many units a goal takes.
local function needed(seen, aim, centre)
    local number = seen.standing[centre]
    local is_held = number and seen.units[number][1] ~= aim.power
    local others = aim.threats[centre] or 0
    return math.min(3, is_held and 2 + others // 2 or math.max(1, others))
end

-- What a power is after: the worth of its goals, how many units each needs, and what threatens.
function seeing.aim(seen, power)
    local aim = seen.aims[power]
    if not aim then
        aim = { power = power, threats = reached_by_others(seen, power), worth = {}, need = {},
            centres = {}, from = { A = {}, F = {} }, sums = { A = {}, F = {} } }
        for _, centre in ipairs(seen.here.centres) do
            aim.worth[centre] = worth_of(seen, aim, centre)
            aim.need[centre] = needed(seen, aim, centre)
            if aim.worth[centre] then
                aim.centres[#aim.centres + 1] = centre
            end
        end
        seen.aims[power] = aim
    end
    return aim
end

local function insert(list, goal, worth)
    local at = #list + 1
    while at > 1 and list[at - 1][2] < worth do
        at = at - 1
    end
    if at <= GOALS_MOST then
        table.insert(list, at, { goal, worth })
        list[GOALS_MOST + 1] = nil
    end
end

-- The goals of a power from a place, the best first: { centre, worth } each.
function seeing.goals(seen, aim, kind, place)
    local list = aim.from[kind][place]
    if not list then
        list = {}
        local shares = seen.is_fall and SHARES.fall or SHARES.spring
        for _, centre in ipairs(aim.centres) do
            local distance = ground.distances(seen.here, kind, centre)[place]
            if distance then
                insert(list, centre, aim.worth[centre] * shares[distance] // 100)
            end
        end
        aim.from[kind][place] = list
    end
    return list
end

-- What a place is worth to a unit by itself, whatever others do.
function seeing.place_worth(seen, aim, kind, place)
    local sum, part = aim.sums[kind][place], 1
    if sum then
        return sum
    end
    sum = 0
    for index, goal in ipairs(seeing.goals(seen, aim, kind, place)) do
        if index > 3 then
            break
        end
        sum = sum + goal[2] // part
        part = part * 3
    end
    aim.sums[kind][place] = sum
    return sum
end

return seeing
