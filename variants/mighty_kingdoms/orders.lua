-- Orders (section D): pairs that part, then one order for each army, ship or pair, player after
-- player, until all have one. Nobody passes; a token for which no order is legal is passed over
-- (K19).
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local tiles = require "mighty_kingdoms.tiles"
local tokens = require "mighty_kingdoms.tokens"

local orders = {}

-- ---- What is legal ----

-- Rule 26: armies; ships and pairs only where the house allows it.
local function may_defend(g, token)
    return token.kind == "army" or g.rules.ships_defend
end

-- Rules 20 to 27: the orders for an army, a ship or a pair, which goes by its ship.
local function add_orders(g, token, list)
    if tokens.is_down(token) then
        list[#list + 1] = { "regroup", token }
        return
    end
    local tile = tokens.tile(token)
    for _, to in ipairs(tiles.ways(g, token, tile)) do
        list[#list + 1] = { "move", token, to }
    end
    if may_defend(g, token) then
        list[#list + 1] = { "defend", token }
    end
    if lands.settlement(g, tile) ~= "none" then
        list[#list + 1] = { "raze", token }
    end
end

-- Rule 22: whether a token can go into a pair: it stands, has no order, and is in none.
local function is_single(token)
    return token.upright and token.order == "none" and token.aboard == nil
        and not tokens.passenger(token)
end

-- Rule 22: the ships that an army can board: its owner's, on its tile, and such as a pair could be
-- ordered by.
local function add_pairs(g, army, list)
    if army.kind ~= "army" or not is_single(army) then
        return
    end
    for _, ship in ipairs(tokens.on(g, tokens.tile(army), army.owner)) do
        if ship.kind == "ship" and is_single(ship) then
            local possible = {}
            add_orders(g, ship, possible)
            if #possible > 0 then
                list[#list + 1] = { "pair", army, ship }
            end
        end
    end
end

local function legal(g, player)
    local list = {}
    for _, token in ipairs(tokens.leaders(tokens.of(g, player))) do
        if tokens.tile(token) and token.order == "none" then
            add_orders(g, token, list)
            add_pairs(g, token, list)
        end
    end
    return list
end

-- ---- Giving one ----

-- Who gives no legal answer stays where it is, if it can.
local function default_of(list)
    for _, answer in ipairs(list) do
        if answer[1] == "defend" or answer[1] == "regroup" then
            return answer
        end
    end
    return list[1]
end

local function choose(g, player, name, list)
    return #list == 1 and list[1] or g:ask(player, { name = name, rule = "19", choice = list,
        default = default_of(list),
        say = "Orders: move, defend, raze, regroup, or pair an army with a ship?" })
end

local RULE <const> = { move = "23", defend = "26", raze = "27", regroup = "20" }

local function give(g, player, verb, token, target)
    g:rule(RULE[verb])
    token.order, token.target = verb, target
    if verb == "raze" then
        lands.at(g, tokens.tile(token)).upturned = true
    end
    g:note("ordered", { player = player, token = token.name,
        order = target and string.format("%s to %s", verb, target.name) or verb })
end

-- Rule 22: the army goes aboard, and both get one order.
local function pair(g, player, army, ship)
    g:rule "22"
    army.aboard = ship
    g:note("paired", { army = army.name, ship = ship.name })
    local list = {}
    add_orders(g, ship, list)
    if #list > 0 then
        give(g, player, table.unpack(choose(g, player, "pair_order", list)))
    end
end

-- One player's part of an order cycle (19). Returns whether there was something to be ordered.
function orders.turn(g, player)
    local list = legal(g, player)
    if #list == 0 then
        return false
    end
    local answer = choose(g, player, "order", list)
    if answer[1] == "pair" then
        pair(g, player, answer[2], answer[3])
    else
        give(g, player, table.unpack(answer))
    end
    return true
end

-- ---- The phase ----

-- Rule 22: a player's pairs that could part: those where the army can stand.
local function ships_to_leave(g, player)
    local list = {}
    for _, ship in ipairs(tokens.of(g, player, "ship")) do
        local tile = tokens.tile(ship)
        if tile and tiles.is_solid(tile) and tokens.passenger(ship) then
            list[#list + 1] = ship
        end
    end
    return list
end

local function split_pairs(g, player)
    local ships = ships_to_leave(g, player)
    if #ships == 0 then
        return
    end
    local picked = g:ask(player, { name = "split", rule = "22", pick = ships,
        say = "Which of your ships put their army ashore?" })
    g:rule "22"
    for _, ship in ipairs(picked) do
        local army = tokens.passenger(ship)
        army.aboard = nil
        g:note("split", { ship = ship.name, army = army.name })
    end
end

-- Rules 12 and 58: the next month; after a Winter the first.
local function begin_month(g)
    g:rule "12"
    g.month = g.month + 1
    if g.month == 1 then
        g:note("summer", { year = g.year })
    end
    g:note("month", { month = g.month, year = g.year })
end

function orders.phase(g)
    begin_month(g)
    local players = kingdoms.in_order(g)
    for _, player in ipairs(players) do
        split_pairs(g, player)
    end
    g:rule "19"
    g:rounds { players = players, step = "order" }
end

return orders
