-- The map as the bot sees it: what each tile is worth to it, which ways armies have, and what an
-- army can collect on a march of some months. Tiles are known by their numbers here; values are
-- integers, 100 for a settlement point.
local lands = require "mighty_kingdoms.lands"
local tiles = require "mighty_kingdoms.tiles"
local tokens = require "mighty_kingdoms.tokens"

local country = {}

local DEPTH <const> = 4 -- steps of a march that are looked at one by one
local LATER <const> = 90 -- what a month later is worth, in percent
local FAR <const> = 4 -- what each step to the nearest prize beyond the march costs
local TILE <const> = 12
local ARMY <const> = 150 -- an enemy army that is destroyed, or an own one
local SETBACK <const> = 40 -- one that is beaten and gets away

-- Of 36 rolls of 2D6 how many show so much or more (30).
local function rolls_from(number)
    local count = 0
    for first = 1, 6 do
        for second = 1, 6 do
            count = count + (first + second >= number and 1 or 0)
        end
    end
    return count
end

-- What exploring a tile brings on the average.
local function value_of_unknown(rules)
    local fortress = rolls_from(rules.fortress_from)
    local city = math.max(0, rolls_from(rules.city_from) - fortress)
    local village = math.max(0, rolls_from(rules.village_from) - city - fortress)
    return TILE + 100 * (fortress * rules.worth_fortress + city * rules.worth_city
        + village * rules.worth_village) // 36
end

-- What a land counts for whoever controls it, and for another who takes it.
local function worth(view, land, is_taken)
    if land.settlement == "none" then
        return 0
    end
    local rank = is_taken and land.settlement or lands.rank(view, land)
    return 100 * view.rules["worth_" .. rank]
end

-- Steps between two tiles.
function country.distance(a, b)
    local q, r = a.q - b.q, a.r - b.r
    return (math.abs(q) + math.abs(r) + math.abs(q + r)) // 2
end

-- ---- Armies ----

-- The armies on the map that stand on a tile and stay there, as far as their orders are known, or
-- are ordered to come: by tile and player { points, count, upright }.
local function find_forces(view, except)
    local forces = {}
    for token in view.token:each() do
        local tile = tokens.tile(token)
        if token.kind == "army" and token ~= except and tile then
            local at = token.target or tile
            local here = forces[at.id] or {}
            local own = here[token.owner] or { points = 0, upright = 0, count = 0 }
            own.count = own.count + 1
            if token.upright then
                own.upright = own.upright + 1
                own.points = own.points + token.points
                    + (token.order == "defend" and token.points // 2 or 0)
            end
            here[token.owner], forces[at.id] = own, here
        end
    end
    return forces
end

-- How likely, in percent, a battle is won, by the points of both.
function country.chance(own, enemy)
    if enemy == 0 then
        return 100
    end
    local ratio = 100 * own // enemy
    return ratio >= 250 and 95 or ratio >= 180 and 80 or ratio >= 130 and 55
        or ratio >= 95 and 35 or ratio >= 60 and 15 or 5
end

-- ---- What a tile is worth ----

local function has_refuge(seen, id, player)
    for _, way in ipairs(seen.ways[id]) do
        if seen.controller[way.to] == player then
            return true
        end
    end
    return false
end

-- The strongest enemy on a tile, and what the bot has there or has ordered there.
local function sides(seen, id)
    local here = seen.forces[id]
    if not here then
        return nil, 0, nil
    end
    local enemy, owner
    for _, player in ipairs(seen.players) do
        local force = here[player]
        if force and player ~= seen.player and (not enemy or force.points > enemy.points) then
            enemy, owner = force, player
        end
    end
    return enemy, here[seen.player] and here[seen.player].points or 0, owner
end

-- A prize with an enemy army on it: what a battle may bring and cost.
local function fought_for(seen, id, prize, enemy, own, owner)
    if enemy.upright == 0 then
        return prize + ARMY -- it is overrun (37)
    end
    local chance = country.chance(own + seen.points, enemy.points)
    local win = prize + (has_refuge(seen, id, owner) and SETBACK or ARMY)
    local loss = has_refuge(seen, id, seen.player) and SETBACK or ARMY
    return (chance * win - (100 - chance) * loss) // 100
end

-- What it is worth that an army comes to a tile.
local function prize_at(view, seen, tile)
    local land, id = lands.at(view, tile), tile.id
    local enemy, own, owner = sides(seen, id)
    local prize = 0
    if not land then
        prize = own > 0 and 0 or seen.unknown
    elseif land.controller ~= seen.player then
        prize = TILE + worth(view, land, true)
        if land.controller then
            prize = prize + worth(view, land) // (#view.players - 1)
        end
        prize = own > 0 and not enemy and 0 or prize
    elseif enemy then
        prize = TILE + 3 * worth(view, land) // 2 -- a defence: who draws keeps the tile
    end
    return enemy and fought_for(seen, id, prize, enemy, own, owner) or prize
end

-- What an own tile loses if nobody stays there: an enemy army stands next to it.
local function threat_to(view, seen, tile)
    local land = lands.at(view, tile)
    if not land or land.controller ~= seen.player or land.settlement == "none" then
        return 0
    end
    for _, way in ipairs(seen.ways[tile.id]) do
        local enemy = sides(seen, way.to)
        if enemy and enemy.upright > 0 then
            return worth(view, land) // 2
        end
    end
    return 0
end

-- ---- The map ----

local function ways_from(tile)
    local list = {}
    for direction, to in ipairs(tile.neighbours) do
        if to and not tile.water[direction] and tiles.is_solid(to) then
            list[#list + 1] = { to = to.id,
                months = (tile.rough[direction] or tiles.has(to, "river")) and 2 or 1 }
        end
    end
    return list
end

-- How many steps it is from each tile to the nearest one that is worth something.
local function find_distances(seen)
    local distance, queue = {}, {}
    for id, prize in ipairs(seen.prize) do
        if prize >= TILE then
            distance[id] = 0
            queue[#queue + 1] = id
        end
    end
    local first = 1
    while queue[first] do
        local id = queue[first]
        for _, way in ipairs(seen.ways[id]) do
            if not distance[way.to] then
                distance[way.to] = distance[id] + 1
                queue[#queue + 1] = way.to
            end
        end
        first = first + 1
    end
    seen.distance = distance
end

-- What a player sees, for one of its armies (nil: for a new one).
function country.read(view, player, army)
    local seen = {
        player = player, players = view.players,
        points = army and army.points or view.rules.army_points,
        unknown = value_of_unknown(view.rules),
        forces = find_forces(view, army),
        ways = {}, controller = {}, prize = {}, threat = {},
    }
    for tile in view.tile:each() do
        seen.ways[tile.id] = ways_from(tile)
        seen.controller[tile.id] = lands.controller(view, tile)
    end
    for tile in view.tile:each() do
        seen.prize[tile.id] = tiles.is_solid(tile) and prize_at(view, seen, tile) or 0
        seen.threat[tile.id] = threat_to(view, seen, tile)
    end
    find_distances(seen)
    return seen
end

-- ---- Marches ----

-- What can be collected from a tile on, in so many months.
local function march(seen, id, months, depth)
    if months <= 0 then
        return 0
    elseif depth == 0 then
        return -FAR * (seen.distance[id] or 20)
    end
    local best = -FAR * (seen.distance[id] or 20)
    for _, way in ipairs(seen.ways[id]) do
        best = math.max(best, country.step(seen, way, months, depth - 1))
    end
    return best
end

-- A step of a march, and what can be collected after it.
function country.step(seen, way, months, depth)
    local to = way.to
    local prize = seen.prize[to]
    seen.prize[to] = 0
    local rest = march(seen, to, months - way.months, depth)
    seen.prize[to] = prize
    return prize + seen.threat[to] + rest * LATER // 100
end

-- What moving from a tile to one next to it is worth; nil where an army cannot.
function country.value_of_moving(seen, from, to, months)
    for _, way in ipairs(seen.ways[from]) do
        if way.to == to then
            return country.step(seen, way, months, DEPTH - 1)
        end
    end
    return nil
end

-- What staying there in this month is worth.
function country.value_of_staying(seen, id, months)
    local enemy = sides(seen, id)
    local value = seen.threat[id] + (enemy and seen.prize[id] or 0)
    return value + march(seen, id, months - 1, DEPTH - 1) * LATER // 100
end

-- What standing on a tile at the start of a Summer is worth.
function country.value_of_starting(seen, id, months)
    return seen.threat[id] + march(seen, id, months, DEPTH)
end

return country
