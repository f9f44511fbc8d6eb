-- What a position is worth to the bot after the moves of a season, for comparing one sheet of
-- orders with another: centres taken and lost, centres that others could walk into, units driven
-- out, and how near its units are to what is worth going to.
local seeing = require "diplomacy.bots.steady.seeing"

local worth = {}

local TAKEN <const> = 1100 -- a centre, in the fall
local ENTERED <const> = 700 -- an own centre in which another stands, in the spring
local DENIED <const> = 120 -- what another takes from a third, or from nobody
local DISLODGED <const> = 700
local DRIVEN_OUT <const> = 260 -- a unit of others
local OPEN <const> = { spring = 420, fall = 120 } -- an own centre that others can walk into
local WEAK <const> = { spring = 90, fall = 45 } -- each of others more than can hold it
local AT_HOME <const> = 70 -- a unit in a home centre keeps builds away
local SECOND <const> = 55 -- what a goal is worth to who helps take it, in hundredths
local TOO_MANY <const> = 12
local ROOM <const> = 6 -- what else is near counts that part

-- ---- Who stands where ----

-- By province the number of the unit that is there; and what driven out units are worth.
local function settle(seen, verdicts, there)
    local total, province = 0, seen.here.province
    for number, verdict in ipairs(verdicts) do
        if verdict.dislodged then
            total = total + (seen.units[number][1] == seen.power and -DISLODGED or DRIVEN_OUT)
        else
            there[province[verdict.at]] = number
        end
    end
    return total
end

-- What changes hands. `mine`: the centres that are its own then.
local function count_centres(seen, there, mine)
    local total, own, owners, units = 0, seen.power, seen.owners, seen.units
    for _, centre in ipairs(seen.here.centres) do
        local number, owner = there[centre], owners[centre]
        local power = number and units[number][1] or owner
        if owner == own and power == own then
            mine[centre] = true
        elseif owner == own then
            total = total - (seen.is_fall and TAKEN or ENTERED)
        elseif power ~= owner and seen.is_fall then
            mine[centre] = power == own or nil
            total = total + (power ~= own and -DENIED
                or TAKEN + (owner and 100 or 0) + (owner == seen.leader and 150 or 0))
        end
    end
    return total
end

-- ---- The front ----

-- How many units of others reach each centre, and how many own ones do.
local function count_reach(seen, verdicts)
    local threats, cover, reached, power = {}, {}, seen.here.reached_centres, seen.power
    for number, unit in ipairs(seen.units) do
        local verdict = verdicts[number]
        if not verdict.dislodged then
            local list = unit[1] == power and cover or threats
            for _, centre in ipairs(reached[unit[2]][verdict.at]) do
                list[centre] = (list[centre] or 0) + 1
            end
        end
    end
    return threats, cover
end

local function front(seen, verdicts, there, mine)
    local threats, cover = count_reach(seen, verdicts)
    local open = seen.is_fall and OPEN.fall or OPEN.spring
    local weak = seen.is_fall and WEAK.fall or WEAK.spring
    local total = 0
    for centre in pairs(mine) do
        local threat, number = threats[centre], there[centre]
        if threat and number then
            total = total - weak * math.max(0, threat - 1 - (cover[centre] or 0))
        elseif threat then
            local short = threat - (cover[centre] or 0)
            total = total - (short >= 0 and open or open // 3) - weak * math.max(0, short)
        elseif number and seen.is_fall and seen.here.home[centre] == seen.power then
            total = total - AT_HOME
        end
    end
    return total
end

-- ---- What comes next ----

-- The best goal of a unit that not enough others are after already.
function worth.claim(seen, aim, kind, place, claims)
    local best, most = nil, 0
    for _, goal in ipairs(aim.from[kind][place] or seeing.goals(seen, aim, kind, place)) do
        local count, value = claims[goal[1]] or 0, goal[2]
        if value <= most then
            break
        elseif count >= aim.need[goal[1]] then
            value = value * TOO_MANY // 100
        elseif count > 0 then
            value = value * SECOND // 100
        end
        if value > most then
            best, most = goal[1], value
        end
    end
    if best then
        claims[best] = (claims[best] or 0) + 1
    end
    return most
end

local function outlook(seen, verdicts, mine)
    local aim, claims, total = seeing.aim(seen, seen.power), {}, 0
    if seen.is_fall then
        for centre in pairs(mine) do
            claims[centre] = seen.owners[centre] ~= seen.power and 9 or nil
        end
    end
    for _, number in ipairs(seen.own) do
        local verdict, kind = verdicts[number], seen.units[number][2]
        if not verdict.dislodged then
            total = total + worth.claim(seen, aim, kind, verdict.at, claims)
                + (aim.sums[kind][verdict.at]
                    or seeing.place_worth(seen, aim, kind, verdict.at)) // ROOM
        end
    end
    return total
end

-- Of the verdicts of board:move.
function worth.of(seen, verdicts)
    local there, mine = {}, {}
    local total = settle(seen, verdicts, there)
    total = total + count_centres(seen, there, mine)
    return total + front(seen, verdicts, there, mine) + outlook(seen, verdicts, mine)
end

return worth
