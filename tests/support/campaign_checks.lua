-- What must hold in a campaign of Mighty Kingdoms, whoever has played it: at any time, and at the
-- end of each phase. It looks at the state through the game's own files, but counts and compares by
-- itself.
local lands = require "mighty_kingdoms.lands"
local tiles = require "mighty_kingdoms.tiles"
local tokens = require "mighty_kingdoms.tokens"

local checks = {}

local function fail(message, ...)
    error(string.format(message, ...), 0)
end

local function tile_of(token)
    return token.place.zone == "field" and token.place.whose or nil
end

local function is_seaport(tile)
    return tiles.is_sea(tile) and not tiles.is_ocean(tile)
end

-- ---- At any time ----

-- 13, 14, 24, 28: what has been made of a tile.
local function check_land(g, land)
    local tile = lands.tile(land)
    if land.place ~= g.ground[tile] or #land.place > 1 then
        fail("%s has %d lands", tile.name, #g.ground[tile])
    elseif tiles.is_ocean(tile) then
        if land.controller or land.settlement ~= "none" then
            fail("the ocean %s is controlled or settled", tile.name)
        end
    elseif not land.controller then
        fail("%s is explored, and nobody's", tile.name)
    elseif land.settlement ~= "none" and tiles.has(tile, "marsh") then
        fail("the marsh %s is settled", tile.name)
    end
    if land.capital_of and land.settlement ~= "city" then
        fail("the capital on %s is no city", tile.name)
    end
end

-- 22, 24, 25, K19: where a token can be, and with whom.
local function check_place(g, token, tile)
    local ship = token.aboard
    if not lands.at(g, tile) then
        fail("%s is on %s, which is unexplored", token.name, tile.name)
    elseif token.kind == "ship" then
        if ship then
            fail("%s is aboard a ship", token.name)
        elseif not tiles.is_sea(tile) then
            fail("%s is on land, %s", token.name, tile.name)
        end
    elseif ship then
        if ship.kind ~= "ship" or ship.owner ~= token.owner or tile_of(ship) ~= tile then
            fail("%s is aboard %s, which is elsewhere or not its own", token.name, ship.name)
        end
    elseif not tiles.is_solid(tile) then
        fail("%s is on water or marsh, %s", token.name, tile.name)
    end
end

local function check_points(g, token)
    if token.kind == "ship" then
        if token.points ~= 0 or token.is_ally then
            fail("the ship %s has points or is an ally", token.name)
        end
    elseif token.points < 1 or token.points > g.rules.army_points
        or g.rules.battles == "simple" and (g.rules.army_points - token.points) % 100 ~= 0 then
        fail("%s has %d points", token.name, token.points)
    end
end

local function check_tokens(g)
    local is_used, aboard = {}, {}
    for token in g.token:each() do
        if is_used[token.name] then
            fail("two tokens are %s", token.name)
        end
        is_used[token.name] = true
        check_points(g, token)
        local tile = tile_of(token)
        if tile then
            check_place(g, token, tile)
        elseif token.place ~= g.camp[token.owner] then
            fail("%s is in a camp that is not its own", token.name)
        end
        local ship = token.aboard
        if ship then
            if aboard[ship.name] then
                fail("%s carries two armies", ship.name)
            end
            aboard[ship.name] = true
        end
        if token.target and token.order ~= "move" then
            fail("%s has a target and order %s", token.name, token.order)
        end
    end
end

-- 4, 57, 61, 70, K15.
local function check_kingdoms(g)
    local capitals = {}
    for land in g.land:each() do
        if land.capital_of and lands.rank(g, land) == "capital" then
            local player = land.controller
            if capitals[player] then
                fail("%s has two capitals", player)
            end
            capitals[player] = true
        end
    end
    for _, player in ipairs(g.players) do
        if #g.realm[player] > 1 then
            fail("%s has %d kingdoms", player, #g.realm[player])
        end
        local kingdom = g.realm[player]:top()
        if kingdom and (kingdom.gold < 0 or kingdom.food < 0) then
            fail("%s has less than nothing", player)
        elseif kingdom and kingdom.is_out then
            checks.check_out(g, player)
        end
        if tokens.count(g, player, "army") > g.rules.armies_most then
            fail("%s has too many armies", player)
        end
    end
end

-- K15: who is out has nothing left but tiles.
function checks.check_out(g, player)
    if tokens.count(g, player) > 0 then
        fail("%s is out and has a token", player)
    end
    for _, land in ipairs(lands.of(g, player)) do
        if land.settlement ~= "none" then
            fail("%s is out and has a %s", player, land.settlement)
        end
    end
end

local function check_order(g)
    local is_there, order = {}, g.order
    for _, player in ipairs(order) do
        if is_there[player] then
            fail("%s is in the player order twice", player)
        end
        is_there[player] = true
    end
    if #order > 0 and #order ~= #g.players then
        fail("%d of %d players are in the player order", #order, #g.players)
    end
end

-- 49, 50: units belong to armies of their player.
local function check_units(g)
    for unit in g.unit:each() do
        if unit.army.kind ~= "army" or unit.place ~= g.list[unit.army.owner] then
            fail("%s is in another army's list", unit.name)
        elseif g.rules.battles == "simple" then
            fail("%s is a unit of a Simple battle", unit.name)
        end
    end
end

function checks.always(g)
    for land in g.land:each() do
        check_land(g, land)
    end
    check_tokens(g)
    check_kingdoms(g)
    check_order(g)
    check_units(g)
end

-- ---- At the end of a phase ----

local ends = {}

local function is_winter(g)
    return g.month == g.rules.months
end

-- 71: what was gathered does not last.
local function check_poor(g)
    for _, player in ipairs(g.players) do
        local kingdom = g.realm[player]:top()
        if kingdom and (kingdom.gold ~= 0 or kingdom.food ~= 0) then
            fail("%s has gold or food outside of the Winter", player)
        end
    end
end

-- What belongs to a month only (27, 33, 54, K19).
local function check_nothing_left(g)
    for token in g.token:each() do
        if token.order ~= "none" or token.target or token.defending or token.slowed then
            fail("%s still has an order, a marker or the month's terrain", token.name)
        end
    end
    for land in g.land:each() do
        if land.upturned then
            fail("%s is still upturned", lands.tile(land).name)
        end
    end
end

local function check_upright(g)
    for token in g.token:each() do
        if not token.upright then
            fail("%s is on its side in Winter", token.name)
        end
    end
end

local function army_counts(g)
    local counts = {}
    for _, player in ipairs(g.players) do
        counts[player] = tokens.count(g, player, "army")
    end
    return counts
end

-- 57: most armies first.
local function check_sorted(g, counts)
    local most
    for _, player in ipairs(g.rules.player_order == "armies" and g.order or {}) do
        if most and counts[player] > most then
            fail("%s has more armies than who comes before", player)
        end
        most = counts[player]
    end
end

-- 19, 20, 26: who lies regroups, and nobody else.
function ends.orders(g)
    check_poor(g)
    for token in g.token:each() do
        local order = token.order
        if token.aboard then
            if order ~= "none" then
                fail("%s is aboard and has an order", token.name)
            end
        elseif order == "regroup" and not tokens.is_down(token)
            or order ~= "regroup" and order ~= "none" and tokens.is_down(token) then
            fail("%s has order %s and %s", token.name, order, token.upright and "stands"
                or "lies")
        elseif order == "defend" and token.kind == "ship" and not g.rules.ships_defend then
            fail("the ship %s is to defend", token.name)
        elseif order == "move" and not tiles.direction(tile_of(token), token.target) then
            fail("%s is to move to %s", token.name, token.target.name)
        elseif order == "none" and not tokens.is_down(token) and token.kind == "army" then
            fail("%s has no order", token.name)
        end
    end
end

ends.resolution = check_poor

-- 36, K5, K7: nobody is left who could choose a battle.
function ends.battle(g)
    for tile in g.tile:each() do
        local owner, is_shared, is_one_upright = nil, false, false
        for token in g.field[tile]:each() do
            is_shared = is_shared or owner ~= nil and owner ~= token.owner
            is_one_upright = is_one_upright or token.upright
            owner = token.owner
        end
        if is_shared and is_one_upright and not g.rules.battle_pass then
            fail("%s still has a battle", tile.name)
        end
    end
end

-- Whose armies stand on a tile; nil, true where those of several do.
local function only_kingdom(g, tile)
    local owner
    for token in g.field[tile]:each() do
        if token.kind == "army" and owner and owner ~= token.owner then
            return nil, true
        end
        owner = token.kind == "army" and token.owner or owner
    end
    return owner, false
end

-- The tiles, by their names, on which several kingdoms have armies.
local function shared_tiles(g)
    local is_shared = {}
    for tile in g.tile:each() do
        is_shared[tile.name] = select(2, only_kingdom(g, tile))
    end
    return is_shared
end

-- 50, 54, 56, 57. Tiles are taken before armies without units go (50): where several kingdoms had
-- armies nobody takes the tile.
function ends.reform(g, was_shared)
    check_nothing_left(g)
    check_sorted(g, army_counts(g))
    for tile in g.tile:each() do
        local owner, land = only_kingdom(g, tile), g.ground[tile]:top()
        if owner and not was_shared[tile.name] and not tiles.is_ocean(tile)
            and land.controller ~= owner then
            fail("%s is not that of the only armies there", tile.name)
        end
    end
    for unit in g.unit:each() do
        if unit.strength <= -2 then
            fail("%s has Unit Strength %d", unit.name, unit.strength)
        end
    end
end

-- 60: a ship in each own city by the water.
local function check_docks(g)
    local is_taken = {}
    for token in g.token:each() do
        if token.kind == "ship" then
            local tile = tile_of(token)
            local land = tile and g.ground[tile]:top()
            if not land or land.controller ~= token.owner or land.settlement ~= "city"
                or not is_seaport(tile) then
                fail("%s is in no dock", token.name)
            elseif is_taken[tile.name] then
                fail("two ships are docked on %s", tile.name)
            end
            is_taken[tile.name] = true
        end
    end
end

-- 59: all armies of a kingdom are together, in a city or a village.
function ends.recall(g)
    check_upright(g)
    check_docks(g)
    local where = {}
    for token in g.token:each() do
        local tile, player = tile_of(token), token.owner
        if token.kind == "army" then
            local land = tile and g.ground[tile]:top()
            if not land or land.controller ~= player
                or land.settlement ~= "city" and land.settlement ~= "village" then
                fail("%s is not at home", token.name)
            elseif where[player] and where[player] ~= tile or token.aboard then
                fail("%s is not where the other armies are", token.name)
            end
            where[player] = tile
        end
    end
end

-- 61: counted once more.
function ends.gather(g)
    local rules = g.rules
    for _, player in ipairs(g.players) do
        local gold, food = lands.capital(g, player) and rules.capital_income or 0, 0
        for _, land in ipairs(lands.of(g, player)) do
            gold = gold + (land.settlement == "city" and rules.city_income or 0)
            food = food + (land.settlement == "village" and rules.village_food or 0)
        end
        local kingdom = g.realm[player]:top()
        if not kingdom.is_out and (kingdom.gold ~= gold or kingdom.food ~= food) then
            fail("%s gathered %d gold and %d food, not %d and %d", player, kingdom.gold,
                kingdom.food, gold, food)
        end
    end
end

local function total(g)
    local sum = 0
    for kingdom in g.kingdom:each() do
        sum = sum + kingdom.gold + (kingdom.food << 20)
    end
    return sum
end

-- 63: gifts change hands, nothing else.
function ends.tithe(g, before)
    if total(g) ~= before then
        fail "gold or food was made or lost by gifts"
    end
end

function ends.build(g)
    check_docks(g)
end

function ends.feed(g)
    check_poor(g)
end

-- 72, 73: everybody is on an own settlement, and no more than there is room for; the order is that
-- of the armies there were before some were disbanded.
function ends.deploy(g, before)
    check_poor(g)
    check_upright(g)
    check_docks(g)
    check_sorted(g, before)
    check_nothing_left(g)
    local counts = {}
    for token in g.token:each() do
        if token.kind == "army" then
            local tile = tile_of(token)
            local land = tile and g.ground[tile]:top()
            if not land or land.controller ~= token.owner or land.settlement == "none" then
                fail("%s is not deployed", token.name)
            end
            counts[tile.name] = (counts[tile.name] or 0) + 1
            if counts[tile.name] > g.rules["deploy_" .. lands.rank(g, land)] then
                fail("too many armies are deployed on %s", tile.name)
            end
        end
    end
end

-- What is noted at the beginning of a phase.
local befores = { reform = shared_tiles, tithe = total, deploy = army_counts }

local WINTER <const> = { recall = true, gather = true, tithe = true, build = true, feed = true,
    deploy = true }

-- Every phase of the game form, wrapped: what must hold at its end is looked at there.
function checks.wrap(phases)
    local wrapped = {}
    for index, phase in ipairs(phases) do
        local name, run = phase[1], phase[2]
        local copy = table.move(phase, 1, 2, 1, { rule = phase.rule })
        copy[2] = function(g)
            local before, has_winter = befores[name] and befores[name](g), is_winter(g)
            run(g)
            checks.always(g)
            if not WINTER[name] or has_winter then
                ends[name](g, before)
            end
        end
        wrapped[index] = copy
    end
    return wrapped
end

return checks
