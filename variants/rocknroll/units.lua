-- The units of both sides (R3, section 13) and what their knacks answer to. What a knack does is in
-- knacks.lua under the unit's name; what kind of knack it is stands here, so that nobody else needs
-- to know who a unit is.
local units = {}

-- answers: the event that a knack answers by itself: the entry of an enemy into the unit's
--   Point, an attack by an enemy there, the death of another friendly unit there.
-- acts: it can also be used once on each own turn, in the orders phase, without an order.
-- helps: it adds to the attacks of others in its Point. covers: others in its Point cannot be
--   attacked. survives: no superweapon destroys it. idle: it does not hold a Point.
local CATALOGUE <const> = {
    { name = "Johny", side = "vpa", answers = "attack" }, -- 72
    { name = "Doc", side = "vpa", answers = "death" }, -- 72
    { name = "Zulu", side = "vpa" }, -- 72
    { name = "Hardman", side = "vpa", helps = true }, -- 77
    { name = "FJ", side = "vpa", survives = true, expansion = true }, -- 45
    { name = "Mai", side = "vietnam", answers = "entry" }, -- 72
    { name = "Bao", side = "vietnam", answers = "entry" }, -- 72
    { name = "Boy", side = "vietnam", answers = "entry", acts = true, idle = true }, -- 73
    { name = "Horny", side = "vietnam", acts = true }, -- 75
    { name = "Voi_Dai", side = "vietnam", covers = true, expansion = true }, -- 74
    { name = "Matryoshka", side = "vietnam", survives = true, expansion = true }, -- 45
}

local RIFLEMAN <const> = { vpa = "VPA_rifleman_%d", vietnam = "Vietnam_rifleman_%d" }
local NO_KNACK <const> = {}

local named = {}
for _, entry in ipairs(CATALOGUE) do
    named[entry.name] = entry
end

-- All names that a unit of these decks can have, for the schema.
function units.names(rules)
    local names = {}
    for index, entry in ipairs(CATALOGUE) do
        names[index] = entry.name
    end
    for _, side in ipairs { "vpa", "vietnam" } do
        for number = 1, rules.units do
            names[#names + 1] = string.format(RIFLEMAN[side], number)
        end
    end
    return names
end

-- What a unit's card says; riflemen have no knack (R3).
function units.card(unit)
    return named[unit.name] or NO_KNACK
end

-- R3, rule 9: a side's own deck, its named units first and riflemen up to the number.
local function make_deck(g, side)
    local deck, made = g.unit_deck[side], 0
    for _, entry in ipairs(CATALOGUE) do
        if entry.side == side and (g.rules.expansion or not entry.expansion) then
            g.unit:add({ name = entry.name, side = side }, deck)
            made = made + 1
        end
    end
    for number = 1, g.rules.units - made do
        g.unit:add({ name = string.format(RIFLEMAN[side], number), side = side }, deck)
    end
    deck:shuffle(side .. "_units")
end

function units.setup(g)
    g:rule "R3"
    for _, side in ipairs(g.players) do
        make_deck(g, side)
    end
end

return units
