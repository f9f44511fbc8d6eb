-- Imagining: a match as a player could take it to be. What the player sees is as it is, and all
-- else is made up by chance: what unseen rows hold, what others have answered in secret, dice to
-- come. The core deals anew what lies in the states (law_imagining); here is what else is kept of
-- where a match is: the frames that it is in, with their inputs and what fell in them.
local chances = require "lawspeaker.game.chances"
local cloning = require "lawspeaker.game.cloning"
local core = require "lawspeaker.core"
local imagined_frames = require "lawspeaker.game.imagined_frames"
local knowing = require "lawspeaker.game.knowing"
local objects = require "lawspeaker.game.objects"
local random = require "lawspeaker.game.random"
local retracing = require "lawspeaker.game.retracing"
local run = require "lawspeaker.game.run"
local trade_imagining = require "lawspeaker.game.trade_imagining"
local waiting = require "lawspeaker.game.waiting"
local ways = require "lawspeaker.game.ways"

local imagining = {}

local STREAM <const> = 3 -- of what is made up
local TRIES <const>, STEP <const> = 3, 0x9e3779b97f4a7c15 -- with other seeds, where one fails
local PASSES_MOST <const> = 8 -- steps of the name of the one that the match is in, before that
local STOP_TRIES <const> = 4 -- from a later stop
local EFFORT <const> = 100 -- how often a way through a frame is begun in one try

-- ---- Frames that have to run again ----

local function goal_of(told, made, frame, inner)
    local match, player = told.match, told.player
    local goal = { match = told.copy, player = player, random = told.random, frame = made,
        names = told.names, state_of = told.state_of, draws_of = told.draws_of,
        effort = told.effort, known = knowing.of(match, frame, player),
        inner = inner and inner.call.name }
    if not inner then
        goal.asked, goal.sight = {}, ways.sight(match.state, player)
        for _, one in ipairs(match.asked) do
            goal.asked[#goal.asked + 1] = knowing.is_known_of(one, player) and one or nil
        end
    end
    return goal
end

-- ---- The whole ----

local TRUTHS_OWN <const> = { "live", "questions", "history", "rec", "rolls", "draws", "script",
    "dice_at", "round_number", "round_hash", "spare" }

-- A clone without what is only the truth's.
local function copy_of(match, player)
    local copy = cloning.clone(match)
    for _, field in ipairs(TRUTHS_OWN) do
        copy[field] = nil
    end
    copy.setting = {}
    for name, value in pairs(match.setting) do
        copy.setting[name] = value
    end
    copy.setting.seed, copy.setting.dice, copy.setting.draft = 0, nil, nil
    copy.refusals = { [player or false] = match.refusals[player] }
    copy.asked, copy.answers, copy.answered_count, copy.refused = {}, {}, 0, {}
    copy.is_replica, copy.is_made_up = true, true
    return copy
end

-- What the core cannot know is put into a state: what the engine keeps of talks, and what the game
-- makes up better. `truth`: the state that it was made of;
-- `before`: nil, or the state in which the frame began that is to begin anew in this one. Whether
-- the game has taken back what the player has done in the frame since.
local function complete(told, state, truth, seed, before)
    local imagine, copy = told.match.game.imagine, told.copy
    if not imagine and not copy.trade then
        return false
    end
    core.state_copy(copy.state, state)
    local is_back = false
    local chance = core.random_new(random.source(seed, STREAM))
    run.outside(copy, "the game's imagine", function(g)
        if copy.trade then
            trade_imagining.complete(copy, objects.open(truth, {}), told.player, chance)
        end
        if imagine then
            is_back = imagine(g, told.player, chance, function(row)
                return objects.sees(g, told.player, row)
            end, before and objects.open(before, {})) == true
        end
    end)
    core.state_copy(state, copy.state)
    core.state_seed(state, seed)
    return is_back
end

-- The call of a frame that the way through the one around it has entered. It begins in the state
-- to which that way has come, where the player sees the same there.
local function entered_call(told, call, frame, way)
    local copy = told.copy
    call.arguments, call.rule = way.arguments, way.activation.rule
    call.is_reacting = way.activation.collector ~= nil
    if ways.sight(copy.state, told.player) == ways.sight(frame.call.start, told.player) then
        call.start = core.state_clone(copy.state)
    end
    return call
end

-- The innermost frame begins where the player knew of one of its later questions, as if nothing had
-- been done in it before; or the game takes back what the player has done, which is done again. The
-- rules have to come to what is asked now from there.
local function find_from_stops(told, made, frame)
    local goal = goal_of(told, made, frame)
    local known = goal.known
    goal.tries_most, made.call.draws = STOP_TRIES, {}
    for _, stop in ipairs(told.stops) do
        local state, is_back = told.state_of(stop.state, told.state_of(frame.call.start))
        made.call.start, goal.is_back, goal.skips = state, is_back, not is_back
        goal.blind = is_back and stop.index or 1
        goal.known = is_back and known or table.move(known, stop.index, #known, 1, {})
        local way = retracing.find(goal)
        if way then
            return way
        end
    end
end

local function find_frame(told, made, frame, inner, passes)
    if told.stops and not inner then
        return find_from_stops(told, made, frame)
    end
    local goal = goal_of(told, made, frame, inner)
    goal.passes = passes
    return retracing.find(goal)
end

-- Finds ways through the frames of a chain from one of them on. `way`: through the one around it.
-- Which of several steps of one name is the one that the match is in need not be known.
local function find_ways(told, chain, index, way)
    local copy, frame, inner = told.copy, chain[index], chain[index + 1]
    local outer = way and copy.frame
    local last = imagined_frames.last_of(told.match, inner)
    local call = imagined_frames.call(told, frame, last)
    if way then
        call = entered_call(told, call, frame, way)
    end
    local reason
    for passes = 0, inner and PASSES_MOST or 0 do
        local made = { call = call, outer = outer, count = 0 }
        local found, problem = find_frame(told, made, frame, inner, passes)
        reason = reason or problem
        if not found then
            break
        elseif not inner then
            waiting.wait(told, found)
            return true
        end
        local is_found, inner_problem = find_ways(told, chain, index + 1, found)
        if is_found then
            return true
        end
        reason = reason or inner_problem
    end
    return nil, reason
end

local function find_frames(told, chain)
    if not (told.is_open and imagined_frames.are_known(told.match, chain, told.player)) then
        return find_ways(told, chain, 1)
    end
    for index, frame in ipairs(chain) do
        local last = imagined_frames.last_of(told.match, chain[index + 1])
        local made = { call = imagined_frames.call(told, frame, last), outer = told.copy.frame,
            count = 0 }
        told.copy.frame = imagined_frames.kept(told, index > 1 and made or { call = made.call,
            count = 0 }, frame)
    end
    return true
end

-- Where there is nothing to make up: a clone with new dice.
local function clone_open(match, player, seed)
    local copy = cloning.clone(match)
    cloning.seed(copy, seed)
    for index, one in ipairs(copy.asked) do
        if one.player ~= player and copy.answers[index] then
            copy.answers[index], copy.answered_count = nil, copy.answered_count - 1
        end
    end
    return copy
end

-- The state of a match alone, as the player could take it to be.
function imagining.imagine_state(match, player, seed)
    local told = { match = match, player = player, copy = copy_of(match, player) }
    local states, names = core.states_imagine({ match.state }, nil, player, seed)
    if names then
        complete(told, states[1], match.state, seed)
    end
    return states[1]
end

-- The states that frames keep, dealt anew, and what fell in frames.
local function deal(told, kept, seed)
    local states, names = core.states_imagine(kept.states, told.match.state, told.player, seed)
    local made = {}
    told.names, told.is_open = names, not names
    function told.state_of(state, before)
        local index = kept.index_of[state]
        if names and made[index] == nil then
            made[index] = complete(told, states[index], state, seed, before)
        end
        return states[index], made[index]
    end
    function told.draws_of(frame, last)
        return chances.known(told.match, frame, last, told)
    end
end

-- One try; behind the reason, whether another one would deal otherwise.
local function make(match, player, seed, kept)
    local told = { match = match, player = player, copy = copy_of(match, player),
        stops = kept.stops, random = core.random_new(random.source(seed, STREAM)),
        effort = { left = EFFORT } }
    if match.result then
        return told.copy
    end
    deal(told, kept, seed)
    local is_found, reason = find_frames(told, kept.chain)
    if not is_found then
        return nil, reason, told.names and #core.keys(told.names) > 0
    end
    if not told.copy.questions then
        waiting.wait_as_is(told, seed)
    end
    waiting.number(told)
    waiting.keep_answers(told)
    return told.copy
end

-- A match, as details, that the player could take the match to be, with dice that follow from
-- `seed`; or nil and why there is none. `player`: nil is an onlooker. `crosses`: it is for another
-- Lua state, so that nothing of the truth may be in it; else only nothing that can be looked at.
function imagining.imagine(match, player, seed, crosses)
    if match.frozen then
        return nil, match.frozen.reason
    end
    local kept = { chain = imagined_frames.chain_of(match) }
    kept.states, kept.index_of = imagined_frames.states_of(kept.chain)
    if not crosses and imagined_frames.are_known(match, kept.chain, player)
        and core.states_are_open(kept.states, match.state, player) then
        return clone_open(match, player, seed)
    end
    local made, reason, is_dealt = make(match, player, seed, kept)
    local try = 1
    while not made and try <= TRIES do
        if not kept.stops then
            imagined_frames.add_stops(kept, knowing.stops(match, match.frame, player))
        end
        made = make(match, player, seed + try * STEP, kept)
        try = is_dealt and try + 1 or TRIES + 1
    end
    return made, reason
end

return imagining
