-- Where a match begins, and under which variant of the core's rules its turns are played.
local law = require "lawspeaker"

local start = {}

local NAME_SIZE_MAX <const> = 48 -- of players in fog, whose names begin those of what they make

-- A position as the form that declares it. `players`: other names for its players, in their order.
function start.form(position, players)
    players = players or position.players
    local names = {}
    for index, player in ipairs(position.players) do
        names[player] = players[index]
    end
    local form = { map = position.map, turn = position.turn, players = players, units = {},
        books = {}, link_points = {}, control = {} }
    for index, unit in ipairs(position:units()) do
        form.units[index] = { unit.id, names[unit.owner], unit.at }
    end
    for index, book in ipairs(position:books()) do
        form.books[index] = { book.symbol, book.at }
    end
    for index, point in ipairs(position:link_points()) do
        form.link_points[index] = { point.symbol, point.at }
    end
    for index, entry in ipairs(position:control()) do
        form.control[index] = { entry.symbol, names[entry.player] }
    end
    return form
end

-- The board alone: a match that states its position needs no start.
function start.board(setting)
    return law.position { map = setting.options.map, players = setting.players }.map
end

-- What players make in fog is called after them, so that no name tells how many there are of
-- others'.
local function check_names(position)
    local function check(name)
        for _, player in ipairs(position.players) do
            if string.sub(name, 1, #player + 1) == player .. ":" then
                error(string.format("in fog the name %q is kept for what player %s will make",
                    name, player), 0)
            end
        end
    end
    for _, player in ipairs(position.players) do
        if #player > NAME_SIZE_MAX then
            error(string.format("in fog a player's name has at most %d bytes; %q has more",
                NAME_SIZE_MAX, player), 0)
        end
    end
    for _, unit in ipairs(position:units()) do
        check(unit.id)
    end
    for _, points in ipairs { position:link_points(), position.map:link_points() } do
        for _, point in ipairs(points) do
            check(point.symbol)
        end
    end
end

-- The units of a form by their owners, { id, owner, region } each; nil where one has more than
-- another.
local function units_by_owner(form)
    local by_owner = {}
    for _, player in ipairs(form.players) do
        by_owner[player] = {}
    end
    for _, unit in ipairs(form.units) do
        table.insert(by_owner[unit[2]], unit)
    end
    for _, player in ipairs(form.players) do
        if #by_owner[player] ~= #by_owner[form.players[1]] then
            return nil
        end
    end
    return by_owner
end

-- Who takes the place that the map gives each player, by lot.
local function draw_takers(g, form)
    local places, taker = table.move(form.players, 1, #form.players, 1, {}), {}
    for index = #places, 2, -1 do
        local other = g:random(index, "start")
        places[index], places[other] = places[other], places[index]
    end
    for index, player in ipairs(form.players) do
        taker[places[index]] = player
    end
    return taker
end

-- Draws by lot who begins where: each player's units stand where those of another one stand on the
-- map, who has taken what the map gives that one, also its turn among the players and its units'
-- turn among the units. So no seat is better than another, whatever its place is worth.
local function draw_places(g, form)
    local by_owner = units_by_owner(form)
    if not by_owner then
        return
    end
    local taker, units = draw_takers(g, form), {}
    for _, player in ipairs(form.players) do
        for number, unit in ipairs(by_owner[player]) do
            local own = by_owner[taker[player]][number]
            units[#units + 1] = { own[1], own[2], unit[3] }
        end
        g.turn_order:add { player = taker[player] }
    end
    form.units = units
    for _, entry in ipairs(form.control) do
        entry[2] = taker[entry[2]]
    end
end

-- The players in the order of the game: as was drawn by lot, else that of the match.
function start.players(g)
    local list = {}
    for row in g.turn_order:each() do
        list[#list + 1] = row.player
    end
    return #list > 0 and list or g.players
end

-- The map's start for so many players, with the names that they have in the match.
function start.position(g)
    local form = start.form(law.position { map = g.options.map, start = #g.players }, g.players)
    if g.options.lots then
        draw_places(g, form)
    end
    local position = law.position(form)
    if g.rules.fog then
        check_names(position)
    end
    return position
end

-- The house rules and hooks of a match as a variant of the core, made once for all matches that
-- have the same. That it is kept says nothing of any match.
local known = {}

local function rules_text(rules)
    local parts = {}
    for name, value in pairs(rules) do
        parts[#parts + 1] = name .. "="
            .. (type(value) == "table" and table.concat(value, "/") or tostring(value))
    end
    return table.concat(parts, " ")
end

-- A longer name, of many variants played together, is left out of that of what is made of them.
local VARIANT_NAME_SIZE_MAX <const> = 150

local function copy_rules(g)
    local rules = {}
    for name, value in pairs(g.rules) do
        rules[name] = value
    end
    return rules
end

local function make_variant(g)
    local rules = copy_rules(g)
    local name = "as played"
    if g.variant and #g.variant.name <= VARIANT_NAME_SIZE_MAX then
        name = g.variant.name .. ", " .. name
    end
    return law.variant { base = g.variant or nil, rules = rules, name = name }
end

-- The house rules alone with hooks of the game's own.
function start.bare_variant(g, hooks)
    return law.variant { name = "as played", rules = copy_rules(g), hooks = hooks }
end

function start.variant(g)
    local of_base = known[g.variant or false] or {}
    known[g.variant or false] = of_base
    local text = rules_text(g.rules)
    of_base[text] = of_base[text] or make_variant(g)
    return of_base[text]
end

return start
