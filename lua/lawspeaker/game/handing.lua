-- Handing over: what a player knows of a match as plain data, and a replica of the match that is
-- made of it in a state that has loaded the same game and variants. Nothing that the player may not
-- see crosses: what is handed over has been made up before (imagining.lua).
--
-- Data are { text, states }: JSON that says where the match is, and the bytes of the states that it
-- names by number.
local core = require "lawspeaker.core"
local freezing = require "lawspeaker.game.freezing"
local frames = require "lawspeaker.game.frames"
local imagining = require "lawspeaker.game.imagining"
local run = require "lawspeaker.game.run"
local saved = require "lawspeaker.game.saved"
local starting = require "lawspeaker.game.starting"

local handing = {}

-- ---- Once a match ----

-- The board as it was laid, on a draft of its own: its static tables stand in no other state.
local function draft_of(match)
    local draft = match.setting.draft
    if not draft then
        local copy = { game = match.game, game_object = match.game_object, hooks = match.hooks,
            variant = match.variant, setting = match.setting, shared = match.shared,
            script = match.script, dice_at = match.script and 0 or nil, counts = {} }
        starting.schema(copy)
        starting.lay_draft(copy)
        draft = copy.state
        match.setting.draft = draft
    end
    return draft
end

-- What a state needs to know to take in what is handed over of a match to this player.
function handing.opening(match, player)
    local setting = match.setting
    local drafts = core.states_imagine({ draft_of(match) }, nil, player, 0)
    local text = assert(core.json_encode(core.json_object { players = setting.players,
        rules = saved.values_data(setting.rules), options = saved.values_data(setting.options),
        variant = match.variant and match.variant.name, game = match.game.name,
        from = match.from and match.from.index or core.json_null }))
    return { player = player, text = text, board = core.state_bytes(drafts[1]) }
end

-- What replicas are made from, in a state that has the same game and variant.
function handing.open(game, variant, data)
    local told = assert(core.json_decode(data.text))
    local name = variant and variant.name
    if game.name ~= told.game or name ~= told.variant then
        error(string.format("this is a match of %s%s, and what was loaded is %s%s", told.game,
            told.variant and " with " .. told.variant or "", game.name,
            name and " with " .. name or ""), 0)
    end
    local base = starting.new_match(game, { players = told.players, variant = variant, seed = 0,
        rules = saved.values_of(told.rules), options = saved.values_of(told.options) })
    local plan = starting.schema(base)
    base.state = core.state_from_bytes(base.schema, data.board)
    starting.seal(base, plan)
    base.player = data.player
    base.from = math.type(told.from) == "integer" and { index = told.from } or nil
    return base
end

-- ---- Giving ----

-- A list of states without doubles, and the number of each.
local function add_state(told, state)
    if not told.numbers[state] then
        local bytes = core.state_bytes(state)
        local number = told.numbers[bytes] or #told.states + 1
        told.states[number] = bytes
        told.numbers[state], told.numbers[bytes] = number, number
    end
    return told.numbers[state]
end

-- Packed values as a list with null where there is none.
local function packed_data(packed)
    local list = {}
    for index = 1, packed.count or #packed do
        list[index] = packed[index] == nil and core.json_null or packed[index]
    end
    return list
end

local function asked_data(asked)
    local list = {}
    for index, one in ipairs(asked) do
        list[index] = core.json_object { number = one.number, player = one.player,
            name = one.name, hidden = one.hidden, seen_by = one.seen_by, open = one.open,
            masked = one.masked }
    end
    return list
end

local frame_data

local function input_data(told, input)
    if input.kind == "answers" then
        return core.json_object { kind = "answers", asked = asked_data(input.asked),
            answers = packed_data(input.answers) }
    end
    return core.json_object { kind = "step", name = input.name,
        arguments = packed_data(input.arguments), results = packed_data(input.results),
        unnoticed = input.is_unnoticed,
        frame = input.frame and not input.is_settled and frame_data(told, input.frame) or nil,
        state = add_state(told, input.state), triggers = packed_data(input.triggers) }
end

local function draws_data(draws)
    local list = {}
    for index, one in ipairs(draws or {}) do
        list[index] = core.json_object { purpose = one.purpose, sides = one.sides,
            results = one.results, place = one.place, order = one.order, seen_by = one.seen_by }
    end
    return list
end

function frame_data(told, frame)
    local call, inputs = frame.call, {}
    local start = add_state(told, call.start)
    for index, input in ipairs(frames.inputs(frame)) do
        inputs[index] = input_data(told, input)
    end
    return core.json_object { kind = call.kind, name = call.name, index = call.index,
        depth = call.depth, rule = call.rule, is_reacting = call.is_reacting, start = start,
        arguments = packed_data(call.arguments), draws = draws_data(call.draws),
        inputs = inputs }
end

local function answers_data(match)
    local list = {}
    for index in ipairs(match.asked) do
        local given, refused = match.answers[index], match.refused[index]
        if given or refused then
            list[#list + 1] = core.json_object { index = index, refused = refused or 0,
                data = given and given.data or core.json_null,
                by_default = given and given.by_default or false }
        end
    end
    return list
end

local function match_data(told, match, player)
    local list, frame = {}, match.frame
    while frame do
        table.insert(list, 1, frame)
        frame = frame.outer
    end
    for index, one in ipairs(list) do
        list[index] = frame_data(told, one)
    end
    return core.json_object { frames = list, asked = asked_data(match.asked),
        answers = answers_data(match), counts = match.counts,
        refusals = match.refusals[player] or 0, round = match.round }
end

local function is_open_to(match, player, number)
    for index, one in ipairs(match.asked) do
        if one.player == player and one.number == number and match.answers[index] == nil then
            return true
        end
    end
    return false
end

-- What is handed over where no way through the rules can be made up.
local function frozen_data(match, player, seed, reason)
    local phase = frames.outermost(match.frame).call
    local data = core.json_object { frozen = reason,
        questions = freezing.questions_data(match, player), phase = phase.name,
        kind = phase.kind, refusals = match.refusals[player] or 0, round = match.round }
    local state = imagining.imagine_state(match, player, seed)
    return { text = assert(core.json_encode(data)), states = { core.state_bytes(state) } }
end

-- What a player may know of a match that asks it this question; or nil and why it cannot be handed
-- over. Everything that is by chance in it follows from `seed`.
function handing.give(match, player, number, seed)
    if not is_open_to(match, player, number) then
        return nil, string.format("question %d is not open to %s", number, player)
    elseif match.fill and frames.outermost(match.frame).call.kind == "setup" then
        return nil, "a situation that is still being laid out cannot be handed over"
    end
    local copy, reason = imagining.imagine(match, player, seed, true)
    if not copy then
        return frozen_data(match, player, seed, reason)
    end
    local told = { states = {}, numbers = {} }
    local data = match_data(told, copy, player)
    return { text = assert(core.json_encode(data)), states = told.states }
end

-- ---- Taking ----

local function packed_of(list)
    local packed = { count = #list }
    for index, value in ipairs(list) do
        if value ~= core.json_null then
            packed[index] = value
        end
    end
    return packed
end

local frame_of

local function input_of(told, data, outer)
    if data.kind == "answers" then
        return { kind = "answers", asked = data.asked, answers = data.answers }
    end
    local triggers = packed_of(data.triggers)
    triggers.count = nil
    return { kind = "step", name = data.name, arguments = packed_of(data.arguments),
        results = packed_of(data.results), state = told.states[data.state], triggers = triggers,
        is_unnoticed = data.unnoticed,
        frame = data.frame and frame_of(told, data.frame, outer) }
end

function frame_of(told, data, outer)
    local frame = { outer = outer, count = 0, call = { kind = data.kind, name = data.name,
        index = data.index, depth = data.depth, rule = data.rule, is_reacting = data.is_reacting,
        start = told.states[data.start], arguments = packed_of(data.arguments),
        draws = #data.draws > 0 and data.draws or nil } }
    for _, input in ipairs(data.inputs) do
        frame = frames.with_input(frame, input_of(told, input, frame))
    end
    return frame
end

local SHARED_FIELDS <const> = { "game_object", "game", "variant", "hooks", "setting", "shared",
    "schema", "from" }

local function new_replica(base)
    local match = { asked = {}, answers = {}, answered_count = 0, refused = {}, number = 0,
        undone = {}, refusals = {}, is_clone = true, is_replica = true,
        is_made_up = true }
    for _, field in ipairs(SHARED_FIELDS) do
        match[field] = base[field]
    end
    match.trade = base.trade and { plan = base.trade.plan, goods = base.trade.goods }
    match.state = core.state_clone(base.state)
    starting.open_root(match)
    return match
end

-- A match that can be looked at and answered, and no more.
local function take_frozen(base, match, state, where)
    core.state_copy(match.state, state)
    match.frame = { count = 0, call = { kind = where.kind, name = where.phase, depth = 0,
        arguments = { count = 0 }, start = state } }
    match.frozen = { reason = where.frozen, questions = where.questions, player = base.player,
        thaw = freezing.questions }
    match.counts = {}
    for seat in ipairs(match.setting.players) do
        match.counts[seat] = 0
    end
    for index, one in ipairs(where.questions) do
        match.asked[index] = { number = one.number, player = base.player, name = one.name,
            hidden = one.hidden }
        match.refused[index] = one.refused
    end
    run.questions(match)
    return match
end

-- A match, as details, that is where the true one was as far as the player knows: `base` is what
-- handing.open made, `data` what handing.give gave. It keeps no record.
function handing.take(base, data)
    local match, told = new_replica(base), { states = {} }
    local schema = core.state_schema(base.state)
    for number, bytes in ipairs(data.states) do
        told.states[number] = assert(core.state_from_bytes(schema, bytes))
    end
    local where, outer = assert(core.json_decode(data.text)), nil
    for _, one in ipairs(where.frames or {}) do
        outer = frame_of(told, one, outer)
    end
    match.refusals = { [base.player] = where.refusals > 0 and where.refusals or nil }
    match.round = where.round
    if where.frozen then
        return take_frozen(base, match, told.states[1], where)
    end
    match.frame, match.asked, match.counts = outer, where.asked, where.counts
    for _, count in ipairs(match.counts) do
        match.number = match.number + count
    end
    for _, one in ipairs(where.answers) do
        match.refused[one.index] = one.refused > 0 and one.refused or nil
        if one.data ~= core.json_null then
            match.answers[one.index] = { data = one.data, by_default = one.by_default or nil }
            match.answered_count = match.answered_count + 1
        end
    end
    run.questions(match)
    return match
end

return handing
