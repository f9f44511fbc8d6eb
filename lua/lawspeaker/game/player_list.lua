-- A list of players that a rule gives, in its order: each of them plays, and none is there twice.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"

-- Raises where a name is none of a player of the match; further keys lead to it.
local function check_player(match, at, player, ...)
    if not lists.has(match.setting.players, player) then
        at:fail("there is no player " .. check.describe(player)
            .. near.hint(player, match.setting.players), ...)
    end
end

-- A copy of the list; `at` leads to it.
local function read(match, at, list)
    if type(list) ~= "table" or not core.list_length(list) then
        at:fail("expected a list of players, got " .. check.describe(list))
    end
    local copy = {}
    for index, player in ipairs(list) do
        check_player(match, at, player, index)
        if lists.has(copy, player) then
            at:fail(string.format("player %s is there twice", check.quote(player)), index)
        end
        copy[index] = player
    end
    return copy
end

return { read = read, check_player = check_player }
