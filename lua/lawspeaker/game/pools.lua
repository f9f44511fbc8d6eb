-- Pools of dice: players assign a die each in turn, and what it does is carried out at once.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local player_list = require "lawspeaker.game.player_list"
local question = require "lawspeaker.game.question"

local pools = {}

-- The form of g:allocate, checked.
function pools.read(match, given)
    local at = check.context "g:allocate"
    local form = check.form(at, given, "allocation")
    at:enter "players"
    form.players = player_list.read(match, at, form.players)
    at:leave()
    if #form.dice ~= #form.players then
        at:fail(string.format("%d list%s of dice, and %d player%s", #form.dice,
            #form.dice == 1 and "" or "s", #form.players, #form.players == 1 and "" or "s"),
            "dice")
    end
    return form
end

-- What a player may assign a die to now, each once.
local function targets_of(at, asked, form)
    local targets = form.targets(asked.player)
    if type(targets) ~= "table" or not core.list_length(targets) then
        at:fail(string.format("expected a list of rows for player %s, got %s",
            check.quote(asked.player), check.describe(targets)))
    end
    for index, target in ipairs(targets) do
        question.check_atom(at, asked, target, index)
    end
    return targets
end

-- All different { die, target } of a player.
local function assignments(form, asked, dice)
    local at = check.context("g:allocate", core.place(form.targets))
    at:enter "targets"
    local list = {}
    for _, target in ipairs(targets_of(at, asked, form)) do
        for _, die in ipairs(dice) do
            list[#list + 1] = { die, target }
        end
    end
    return question.check_list(at, asked, list)
end

local function choose(g, form, player, list)
    if #list == 1 then
        return list[1]
    end
    return g:ask(player, { name = form.name or "assign", rule = form.rule, choice = list,
        say = form.say or "Which die goes to which target?" })
end

local function take(dice, value)
    for index, die in ipairs(dice) do
        if die == value then
            table.remove(dice, index)
            return
        end
    end
end

-- Assigns one of a player's dice, if there is one and a target: whether it did.
local function assign_one(g, form, player, dice)
    local asked = { root = g, player = player }
    local list = #dice > 0 and assignments(form, asked, dice) or {}
    if #list == 0 then
        return false
    end
    local chosen = choose(g, form, player, list)
    take(dice, chosen[1])
    form.assign(player, chosen[1], chosen[2])
    return true
end

-- Goes round until nobody can assign a die; returns the dice that are left, a list for each player.
-- A player that had no target is not asked for one again.
function pools.run(g, form)
    local is_done, is_over = {}, false
    while not is_over do
        is_over = true
        for seat, player in ipairs(form.players) do
            is_done[seat] = is_done[seat] or not assign_one(g, form, player, form.dice[seat])
            is_over = is_over and is_done[seat]
        end
    end
    return form.dice
end

return pools
