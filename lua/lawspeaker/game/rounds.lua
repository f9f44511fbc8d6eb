-- Rounds: players enter a step in turn, again and again, until none of them acts any more. That a
-- player has passed lasts only until another one acts: then it may come back in.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local player_list = require "lawspeaker.game.player_list"
local run = require "lawspeaker.game.run"

local rounds = {}

-- ---- What a rule gives ----

-- The players of a round; where the rule has a function for them it is asked anew.
local function players_of(match, form)
    local given, place = form.players, nil
    if type(given) == "function" then
        given, place = given(), core.place(given)
    end
    local at = check.context("g:rounds", place)
    at:enter "players"
    return player_list.read(match, at, given)
end

-- The form of g:rounds, checked.
function rounds.read(match, given)
    local at = check.context "g:rounds"
    local form = check.form(at, given, "rounds")
    if not match.game.steps[form.step] then
        at:fail(string.format("game %s has no step %s%s", check.quote(match.game.name),
            check.quote(form.step), near.hint(form.step, (core.keys(match.game.steps)))), "step")
    elseif type(form.players) == "table" then
        form.players = players_of(match, form)
    elseif type(form.players) ~= "function" then
        at:fail("expected a list of players, or a function that returns one, got "
            .. check.describe(form.players), "players")
    end
    return form
end

-- ---- Going round ----

-- Whether a player acted in its turn.
local function take_turn(match, g, form, player)
    local has_acted = g:enter(form.step, player)
    if has_acted ~= nil and type(has_acted) ~= "boolean" then
        check.context("g:rounds", core.place(match.game.steps[form.step])):fail(string.format(
            "step %s returned %s; it returns true when the player acted, false or nothing when it "
                .. "passed", check.quote(form.step), check.describe(has_acted)))
    end
    return has_acted
end

function rounds.have_all_passed(players, has_passed)
    for _, player in ipairs(players) do
        if not has_passed[player] then
            return false
        end
    end
    return true
end

-- Goes round until all players have passed, or were passed over, since one of them acted; returns
-- how often one did.
function rounds.run(match, g, form)
    local count, has_passed = 0, {}
    while true do
        local players = players_of(match, form)
        if rounds.have_all_passed(players, has_passed) then
            return count
        end
        for _, player in ipairs(players) do
            local is_able = not form.able or run.quiet(match, form.able, player)
            if is_able and take_turn(match, g, form, player) then
                count, has_passed = count + 1, {}
            else
                has_passed[player] = true
                if rounds.have_all_passed(players, has_passed) then
                    return count
                end
            end
        end
    end
end

return rounds
