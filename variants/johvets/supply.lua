-- Supply (J6.4): the players in the order of the game, one action after the other, as many as each
-- has earned. Who passes is not asked again in this turn. What is not used is lost, or kept under
-- the house rule `trade`. All of it follows from the state that the turn before it has left.
local remaining = require "johvets.remaining"
local sight = require "johvets.sight"
local start = require "johvets.start"
local trade = require "johvets.trade"

local supply = {}

-- Where the sentence of a reason is about orders.
local SENTENCES <const> = { occupied = "a unit stands there" }

-- ---- What the turn leaves for Supply ----

-- J6.5. In fog nobody is told: whether it still has a link point out of sight no player knows of
-- itself.
function supply.keep_who_leaves(g, before)
    local was_there, is_there, list = remaining(before), remaining(g.position), {}
    for _, player in ipairs(g.rules.fog and {} or g.players) do
        -- Who was out when the turn began has been told, but for the first one.
        list[#list + 1] = not is_there[player] and (was_there[player] or g.turns == 0) and player
            or nil
    end
    if #list > 0 then
        g.leaving = list
    end
end

function supply.tell_who_is_out(g)
    local list = g.leaving
    for _, player in ipairs(list) do
        g:note("out", { player = player })
    end
    if #list > 0 then
        g.leaving = {}
    end
end

-- What each has earned, in the order of the players. In fog a player may know that where it is
-- asked or told about it.
function supply.count_earned(g, watch)
    local counts = {}
    for index, player in ipairs(g.players) do
        local count = watch.turn:actions(player)
        local is_told = not g.rules.fog or g.rules.trade
            or count > 0 and #watch:supply_legal(player) > 0
        counts[index] = is_told and count or 0
    end
    return counts
end

-- Writes down what Supply needs to know of the turn. In fog there is a row for each player, so that
-- none tells that somebody has earned anything.
function supply.earn(g, watch, counts)
    for index, player in ipairs(g.players) do
        if counts[index] > 0 or g.rules.fog then
            g.earned:add { owner = player, actions = counts[index] }
        end
    end
    for _, flight in ipairs(g.rules.fog and {} or watch.fleeing) do
        if not g.position:unit(flight.unit) then
            g.lost:add { unit = flight.unit }
        end
    end
end

-- The rows of what is earned, by player.
local function earnings(g)
    local rows = {}
    for row in g.earned:each() do
        rows[row.owner] = row
    end
    return rows
end

-- A turn of the core in which all have stayed, and nothing is left to do but Supply; watched. Each
-- player's actions are carried out in one of its own: the order of the game may be another than
-- that of the board.
function supply.watch(g)
    local left = {}
    for row in g.earned:each() do
        left[row.owner] = row.actions - row.used
    end
    local turn = g.position:begin { variant = start.bare_variant(g, {
        supply_actions = function(ask) return left[ask.player] or 0 end,
        victory = function() return false end,
    }) }
    turn:resolve()
    turn:flee()
    return sight.watch(g, g.position, turn)
end

-- ---- Names ----

local function is_lost(g, name)
    for row in g.lost:each() do
        if row.unit == name then
            return true
        end
    end
    return false
end

-- An action with a name for its new unit, where the core would take that of one removed. No name
-- becomes free during Supply, so that each search goes on from the one before it.
local function with_free_name(g, watch, player, action)
    if #g.lost == 0 or not string.find(action, "^unit %S+$") then
        return action
    end
    local name, named, reason
    repeat
        watch.unit_number = (watch.unit_number or 0) + 1
        name = "u:" .. watch.unit_number
        named = action .. " as " .. name
        reason = select(3, watch.turn:judge_supply(player, named))
    until reason ~= "id_in_use" and not is_lost(g, name)
    return named
end

-- ---- Questions ----

-- What a player may name, with or without an id for what is new.
local function judge(g, watch, player)
    return function(answer)
        if answer == "pass" then
            return true
        end
        local action = type(answer) == "table" and table.concat(answer, " ") or answer
        local is_possible, sentence, reason = watch:judge_supply(player, action)
        local name = string.match(action, "^unit %S+ as (%S+)$")
        if name and is_lost(g, name) then
            is_possible, sentence, reason = nil, "the id is in use", "id_in_use"
        end
        if is_possible then
            return true
        end
        return nil, string.format("%s (%s)", SENTENCES[reason] or sentence, reason)
    end
end

local function question_of(g, watch, player, number, earned)
    local choices = {}
    for index, text in ipairs(watch:supply_legal(player)) do
        choices[index] = { string.match(text, "^(%S+) (%S+)$") }
    end
    if #choices == 0 then
        return nil
    end
    choices[#choices + 1] = "pass"
    return { name = "supply", rule = "J6.4",
        say = string.format("Supply action %d of %d", number, earned),
        choice = choices, default = "pass", judge = judge(g, watch, player), hidden = g.rules.fog,
        open = not g.rules.fog }
end

-- Asks for one action after the other.
local function use_actions(g, player, row)
    local watch, given = supply.watch(g), {}
    for number = row.used + 1, row.actions do
        local question = question_of(g, watch, player, number, row.actions)
        local answer = question and g:ask(player, question) or "pass"
        if answer == "pass" then
            break
        end
        local action = watch:named(player, table.concat(answer, " "))
        given[#given + 1] = with_free_name(g, watch, player, action)
        local is_possible, _, reason = watch.turn:judge_supply(player, given[#given])
        watch.turn:supply(player, given)
        g.position = watch.turn:board()
        row.used = number
        watch:tell_supply(player, given[#given], not is_possible and reason or nil)
    end
end

local function supply_player(g, player, row)
    if row and row.actions > row.used then
        use_actions(g, player, row)
    end
    trade.keep(g, player, row and row.actions - row.used or 0)
    if row and row.actions > row.used then
        row.used = row.actions
    end
end

function supply.supply(g)
    local rows = earnings(g)
    for _, player in ipairs(start.players(g)) do
        supply_player(g, player, rows[player])
    end
    for _, rows_left in ipairs { g.earned, g.lost } do
        for row in rows_left:each() do
            rows_left:remove(row)
        end
    end
end

return supply
