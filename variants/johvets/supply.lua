-- Supply (J6.4): the players in the order of the game, one action after the other, as many as each
-- has earned. Who passes is not asked again in this turn. What is not used is lost, or kept under
-- the house rule `trade`.
local trade = require "johvets.trade"

local supply = {}

-- Where the sentence of a reason is about orders.
local SENTENCES <const> = { occupied = "a unit stands there" }

-- What a player may name, with or without an id for what is new.
local function judge(watch, player)
    return function(answer)
        if answer == "pass" then
            return true
        end
        local action = type(answer) == "table" and table.concat(answer, " ") or answer
        local is_possible, sentence, reason = watch:judge_supply(player, action)
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
        choice = choices, default = "pass", judge = judge(watch, player), hidden = g.rules.fog,
        open = not g.rules.fog }
end

-- Asks for one action after the other, and says how many were used.
local function use_actions(g, watch, player, earned)
    local given = {}
    for number = 1, earned do
        local question = question_of(g, watch, player, number, earned)
        local answer = question and g:ask(player, question) or "pass"
        if answer == "pass" then
            break
        end
        given[number] = watch:named(player, table.concat(answer, " "))
        local is_possible, _, reason = watch.turn:judge_supply(player, given[number])
        watch.turn:supply(player, given)
        g.position = watch.turn:board()
        watch:tell_supply(player, given[number], not is_possible and reason or nil)
    end
    return #given
end

local function supply_player(g, watch, player)
    local earned = watch.turn:actions(player)
    trade.keep(g, player, earned - use_actions(g, watch, player, earned))
end

function supply.supply(g, watch)
    for _, player in ipairs(g.players) do
        supply_player(g, watch, player)
    end
end

return supply
