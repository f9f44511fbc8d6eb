-- Diplomacy through the protocol that all games have. What orders come to is judged by the board
-- (law help diplomacy); what stands here is who is asked what, when, and who has won.
local boards = require "diplomacy.boards"
local explain = require "diplomacy.explain"
local law = require "lawspeaker"
local orders = require "diplomacy.orders"
local show = require "diplomacy.show"
local winter = require "diplomacy.winter"
local writing = require "diplomacy.writing"

local CENTRE <const> = 1000
local UNIT <const> = 300
local AHEAD <const> = 500 -- for a unit that stands in a centre of others, and against whose it is
local VICTORY <const> = 100000

local function setup(g)
    local board = boards.of(g)
    if #g.players > #board.powers then
        error(string.format("the board %q is for at most %d players", board.name, #board.powers),
            0)
    end
    for number, power in ipairs(board.powers) do
        g.power:add { name = power, player = g.players[number] }
    end
    for _, place in ipairs(board:places()) do
        if place.centre then
            g.centre:add { at = place.id, power = place.home }
        end
    end
    for _, unit in ipairs(board:start()) do
        g.unit:add { power = unit[1], kind = unit[2], at = unit[3] }
    end
    g.year, g.season = 1901, "spring"
end

-- Judged once a year, after the retreats of the fall: who alone owns most, and enough, has won.
local function finished(g)
    if g.season ~= "winter" then
        return nil
    end
    local board, best, winner = boards.of(g), 0, nil
    for _, power in ipairs(board.powers) do
        local count = winter.count(g, power)
        if count >= best then
            winner = count > best and power or nil
            best = count
        end
    end
    if best >= board.win and winner then
        return { winners = { boards.player_of(g, winner) },
            reason = string.format("%s owns %d centres", winner, best) }
    elseif g.options.years > 0 and g.year - 1900 >= g.options.years then
        return { winners = boards.survivors(g), draw = true,
            reason = string.format("nobody has won after %d years", g.options.years) }
    end
end

local function score(g, player)
    local board, power = boards.of(g), boards.power_of(g, player)
    local owners = boards.owners(g)
    local count = winter.count(g, power)
    local total = CENTRE * count + (count >= board.win and VICTORY or 0)
    for unit in g.unit:each() do
        local province = board:place(unit.at).province
        if not unit.is_dislodged and unit.power == power then
            local is_ahead = owners[province] ~= power and board:place(province).centre
            total = total + UNIT + (is_ahead and AHEAD or 0)
        elseif not unit.is_dislodged and owners[province] == power then
            total = total - AHEAD
        end
    end
    return total
end

local function rules()
    local list = boards.house_rules()
    for _, rule in ipairs(writing.RULES) do
        list[#list + 1] = rule
    end
    table.move({
        { "may_waive", true, "4.D.7", "who may build need not" },
        { "disorder_supported", true, "4.D.9", "units of a power that nobody plays can be "
            .. "supported to stay" },
        { "no_retreats", false, "31", "who is dislodged is disbanded" },
        { "draw_votes", true, "6", "all who own centres are asked each year whether they want "
            .. "a draw" },
    }, 1, 4, #list + 1, list)
    return list
end

return law.game {
    name = "diplomacy", title = "Diplomacy", api = 1,
    players = { min = 3, max = 7 },
    rules = rules(),
    options = {
        { "map", "fitting", "the board, by its name; fitting: the one for so many players, else "
            .. "the standard board, on which powers that nobody plays hold" },
        { "years", 20, "after so many years a match is a draw; 0: only victory ends it",
            least = 0 },
    },
    state = function(setting)
        local board = boards.of(setting)
        local power = table.move(board.powers, 1, #board.powers, 1, {})
        local owner = table.move(board.powers, 1, #board.powers, 1, { optional = true })
        return {
            { "power", { name = power, player = "player?" } },
            { "centre", { at = "id", power = owner } },
            -- from: the province that it may not retreat to, where it must retreat.
            { "unit", { power = power, kind = { "A", "F" }, at = "id", is_dislodged = "flag",
                from = "id?" } },
            -- Where units kept each other out: until the retreats are over.
            { "closed", { at = "id" } },
            { globals = { year = "count", season = { "spring", "fall", "winter" } } },
        }
    end,
    setup = setup,
    phases = {
        { "spring_orders", orders.move, rule = "7" },
        { "spring_retreats", function(g)
            orders.retreat(g)
            g.season = "fall"
        end, rule = "28" },
        { "fall_orders", orders.move, rule = "7" },
        { "fall_retreats", function(g)
            orders.retreat(g)
            winter.take_centres(g)
        end, rule = "28" },
        { "winter", winter.adjust, rule = "32" },
    },
    finished = finished,
    score = score,
    notes = {
        { "verdict", "{power}: {order}: {result}{because}" },
        { "dislodged", "{power}: the unit in {unit} is dislodged by {attacker}" },
        { "retreated", "{power}: {unit} retreats to {to}" },
        { "disbanded", "{power}: {unit} is disbanded" },
        { "taken", "{power} takes {centre}" },
        { "removed", "{power}: {unit} is removed" },
        { "built", "{power}: {unit} is built" },
    },
    show = show,
    explain = explain,
    read = orders.read,
}
