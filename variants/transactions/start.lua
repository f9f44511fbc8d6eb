-- The start of a match: the board, who leads which faction, what each has.
local board = require "transactions.board"
local boards = require "transactions.boards"
local factions = require "transactions.factions"
local state = require "transactions.state"
local strategy = require "transactions.strategy"
local units = require "transactions.units"

local start = {}

-- ---- The board ----

local function add_system(g, form)
    local system = g.system:add { name = form.name, q = form.q, r = form.r,
        wormholes = form.wormholes or {} }
    for _, planet in ipairs(form.planets) do
        g.planet:add { name = planet[1], system = system, resources = planet[2],
            influence = planet[3], trait = planet[4] or "none", controller = form.player,
            home_of = form.player }
    end
    return system
end

local function home_planets(player)
    return { { player .. "_prime", 3, 2 }, { player .. "_colony", 1, 1 } }
end

-- The home of Creuss lies off the map; a gate in its place leads there.
local function add_home(g, player, seat)
    local form = { name = player .. "_home", q = seat.q, r = seat.r, player = player,
        planets = home_planets(player) }
    if board.is_creuss(g, player) then
        add_system(g, { name = player .. "_gate", q = seat.q, r = seat.r,
            wormholes = { "delta" }, planets = {} })
        form.q, form.r, form.wormholes = nil, nil, { "delta" }
    end
    return add_system(g, form)
end

-- ---- Factions ----

-- The option names a faction for each seat, or "seats" (in the order of the list) or "drawn".
local function named_factions(text, players)
    local list, seen = {}, {}
    for word in string.gmatch(text, "%S+") do
        if not board.has(state.FACTIONS, word) then
            error(string.format("option factions: there is no faction \"%s\"; it is one of %s",
                word, table.concat(state.FACTIONS, ", ")), 0)
        elseif seen[word] then
            error(string.format("option factions: \"%s\" is there twice", word), 0)
        end
        list[#list + 1], seen[word] = word, true
    end
    if #list ~= players then
        error(string.format("option factions: it names %d, and there are %d players", #list,
            players), 0)
    end
    return list
end

local function drawn_factions(g)
    local left, list = { table.unpack(state.FACTIONS) }, {}
    for index = 1, #g.players do
        local drawn = g:draw(left, "factions")
        list[index] = drawn
        for place, faction in ipairs(left) do
            if faction == drawn then
                table.remove(left, place)
                break
            end
        end
    end
    return list
end

local function choose_factions(g)
    local text = g.options.factions
    if text == "drawn" then
        return drawn_factions(g)
    elseif text == "seats" then
        return { table.unpack(state.FACTIONS, 1, #g.players) }
    end
    return named_factions(text, #g.players)
end

-- ---- What each has ----

local FLEET <const> = { "carrier", "carrier", "cruiser", "destroyer", "fighter", "fighter" }
local GARRISON <const> = { "infantry", "infantry", "infantry", "infantry", "mech", "pds",
    "space_dock" }

local function place_units(g, player, home)
    for _, kind in ipairs(FLEET) do
        units.put_at(g, units.spare(g, player, kind), home)
    end
    local planet = board.planets(g, home)[1]
    for _, kind in ipairs(GARRISON) do
        units.put_on(g, units.spare(g, player, kind), planet)
    end
end

-- Rule 28: nobody begins with commodities.
local function add_sheet(g, player, faction)
    g.sheet:add({ faction = faction, maximum = factions.maximum(faction),
        tokens = g.rules.first_tokens }, g.sheets[player])
    g:note("leads", { player = player, faction = faction })
end

function start.begin(g)
    local systems, seats = boards[g.options.board](#g.players)
    for index, faction in ipairs(choose_factions(g)) do
        add_sheet(g, g.players[index], faction)
    end
    for _, form in ipairs(systems) do
        add_system(g, form)
    end
    for index, player in ipairs(g.players) do
        place_units(g, player, add_home(g, player, seats[index]))
    end
    strategy.lay_out(g)
    g.speaker = g:draw(g.players, "speaker")
    g:note("speaker", { player = g.speaker })
end

return start
