-- Imagining: a match as a player could take it to be. What the player sees is as it is, and all
-- else is made up by chance: what unseen rows hold, what others have answered in secret, dice to
-- come. The core deals anew what lies in the states (law_imagining); here is what else is kept of
-- where a match is: the frames that it is in, with their inputs and what fell in them.
local activations = require "lawspeaker.game.activations"
local cloning = require "lawspeaker.game.cloning"
local core = require "lawspeaker.core"
local imagined_frames = require "lawspeaker.game.imagined_frames"
local objects = require "lawspeaker.game.objects"
local random = require "lawspeaker.game.random"
local retracing = require "lawspeaker.game.retracing"
local run = require "lawspeaker.game.run"
local trade_imagining = require "lawspeaker.game.trade_imagining"

local imagining = {}

local STREAM <const> = 3 -- of what is made up
local TRIES <const>, STEP <const> = 3, 0x9e3779b97f4a7c15 -- with other seeds, where one fails

-- ---- Frames that have to run again ----

-- The call of a frame that another one has entered.
local function inner_of(told, inner)
    return { name = inner.call.name,
        arguments = imagined_frames.renamed_packed(told, inner.call.arguments) }
end

local function goal_of(told, made, frame, inner)
    local match, player = told.match, told.player
    local goal = { match = told.copy, player = player, random = told.random, frame = made,
        known = retracing.known(match, frame, player, told.names), asked = {} }
    for index, input in ipairs(goal.known) do
        goal.known[index] = input.kind == "step" and imagined_frames.step(told, input) or input
    end
    if inner then
        goal.inner = inner_of(told, inner)
        return goal
    end
    for _, one in ipairs(match.asked) do
        goal.asked[#goal.asked + 1] = retracing.is_known_of(one, player) and one or nil
    end
    goal.sight = retracing.sight(match, player)
    return goal
end

-- The match waits with what the frame has asked on its way.
local function wait(told, way)
    local copy = told.copy
    for index, one in ipairs(way.value) do
        copy.asked[index] = { player = one.player, name = one.name, hidden = one.hidden,
            seen_by = one.seen_by, open = one.open }
    end
    copy.questions = way.value
    activations.go_live(copy, way.activation)
end

-- ---- Numbers ----

-- How often others were asked is not known: they are counted from here on. The player's own
-- questions have the numbers that they have.
local function number(told)
    local match, copy, own = told.match, told.copy, {}
    for _, one in ipairs(match.asked) do
        own[#own + 1] = one.player == told.player and one.number or nil
    end
    local players, counts, next_own = match.setting.players, {}, 0
    for seat, player in ipairs(players) do
        counts[seat] = player == told.player and match.counts[seat] or 0
    end
    for index, one in ipairs(copy.asked) do
        for seat, player in ipairs(players) do
            if one.player == player and player == told.player then
                next_own = next_own + 1
                one.number = own[next_own]
            elseif one.player == player then
                one.number = counts[seat] * #players + seat
                counts[seat] = counts[seat] + 1
            end
        end
        if copy.questions then
            copy.questions[index].number = one.number
        end
    end
    copy.counts, copy.number = counts, 0
    for seat in ipairs(players) do
        copy.number = copy.number + counts[seat]
    end
end

local function index_of(asked, wanted, player)
    for index, one in ipairs(asked) do
        if one.player == player and one.number == wanted then
            return index
        end
    end
end

-- The player's answers that are in already, and how often it was refused.
local function keep_answers(told)
    local match, copy = told.match, told.copy
    copy.answers, copy.answered_count, copy.refused = {}, 0, {}
    for index, one in ipairs(copy.asked) do
        local at = one.player == told.player and index_of(match.asked, one.number, one.player)
        local given = at and match.answers[at]
        copy.refused[index] = at and match.refused[at] or nil
        if given then
            local packed = imagined_frames.renamed_packed(told, { given.data, count = 1 })
            copy.answers[index] = { data = packed[1], by_default = given.by_default }
            copy.answered_count = copy.answered_count + 1
        end
    end
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
-- makes up better. `truth`: the state that it was made of.
local function complete(told, state, truth, seed)
    local imagine, copy = told.match.game.imagine, told.copy
    if not imagine and not copy.trade then
        return
    end
    core.state_copy(copy.state, state)
    local chance = core.random_new(random.source(seed, STREAM))
    run.outside(copy, "the game's imagine", function(g)
        if copy.trade then
            trade_imagining.complete(copy, objects.open(truth, {}), told.player, chance)
        end
        if imagine then
            imagine(g, told.player, chance, function(row)
                return objects.sees(g, told.player, row)
            end)
        end
    end)
    core.state_copy(state, copy.state)
    core.state_seed(state, seed)
end

local function find_frames(told, chain)
    local copy, outer = told.copy, nil
    for index, frame in ipairs(chain) do
        local inner = chain[index + 1]
        local made = { call = imagined_frames.call(told, frame, inner), outer = outer, count = 0 }
        local kept = imagined_frames.is_known(told.match, frame, told.player)
            and imagined_frames.renamed(told, made, frame)
        if kept and (told.is_open or inner and retracing.enters(copy, kept, inner_of(told, inner)))
        then
            outer = kept
            copy.frame = outer
        else
            local way, reason = retracing.find(goal_of(told, made, frame, inner))
            if not way then
                return nil, reason
            end
            outer = copy.frame
            if not inner then
                wait(told, way)
            end
        end
    end
    return true
end

-- Where nothing is hidden the match waits as it does: its state is that of the truth but for dice.
local function wait_as_is(told, seed)
    local match, copy = told.match, told.copy
    core.state_seed(copy.state, seed)
    for index, one in ipairs(match.asked) do
        copy.asked[index] = { player = one.player, name = one.name, hidden = one.hidden,
            seen_by = one.seen_by, open = one.open }
    end
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

-- One try; behind the reason, whether another one would deal otherwise.
local function make(match, player, seed, kept)
    local chain, states = kept.chain, kept.states
    local told = { match = match, player = player, index_of = kept.index_of,
        copy = copy_of(match, player),
        random = core.random_new(random.source(seed, STREAM)) }
    told.states, told.names = core.states_imagine(states, match.state, player, seed)
    told.is_open = not told.names
    if match.result then
        return told.copy
    end
    for index, state in ipairs(told.is_open and {} or told.states) do
        complete(told, state, states[index], seed)
    end
    local is_found, reason = find_frames(told, chain)
    if not is_found then
        return nil, reason, told.names and #core.keys(told.names) > 0
    end
    if not told.copy.questions then
        wait_as_is(told, seed)
    end
    number(told)
    keep_answers(told)
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
    local made, reason, is_dealt
    local try = 0
    repeat
        made, reason, is_dealt = make(match, player, seed + try * STEP, kept)
        try = try + 1
    until made or not is_dealt or try == TRIES
    return made, reason
end

return imagining
