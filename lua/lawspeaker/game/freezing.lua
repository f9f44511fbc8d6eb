-- Frozen replicas: where what others did in secret cannot be made up so that the rules come to what
-- a player is asked, the player still gets what it sees and its questions, as data. Such a replica
-- can be looked at and answered; it cannot go on, and there are no simulations of it.
local answer = require "lawspeaker.game.answer"
local core = require "lawspeaker.core"
local knowing = require "lawspeaker.game.knowing"
local offers = require "lawspeaker.game.offers"
local question = require "lawspeaker.game.question"
local run = require "lawspeaker.game.run"

local freezing = {}

local LISTED_MOST <const> = 2000 -- answers of a choice

-- ---- Questions as data ----

local form_data

local function listed(asked, one)
    local list = {}
    for value in offers.each(asked, one) do
        list[#list + 1] = answer.encode(one, value)
        if #list == LISTED_MOST then
            break
        end
    end
    return list
end

local kinds = {}

function kinds.choice(asked, one)
    return listed(asked, one)
end

function kinds.number(_, one)
    return { one.least, one.most }
end

function kinds.pick(_, one)
    local list = {}
    for index, value in ipairs(offers.offered(one)) do
        list[index] = answer.encode(one, value)
    end
    return list
end

function kinds.slots(asked, one)
    local list = {}
    for index, form in ipairs(one.slots) do
        list[index] = form_data(asked, form)
        list[index].slot = answer.encode(one, form.slot)
    end
    return list
end

function kinds.proposal(asked, one)
    local list = {}
    for index, form in ipairs(one.parts) do
        list[index] = form_data(asked, form)
        list[index].name = form.name
    end
    return list
end

function kinds.text(_, one)
    return one.size
end

function form_data(asked, one)
    local default = offers.default(asked, one)
    return core.json_object { kind = one.kind, say = one.say, min = one.min, max = one.max,
        ordered = one.ordered or nil, content = kinds[one.kind](asked, one),
        default = default ~= nil and answer.encode(one, default) or nil }
end

-- The open questions of a player, with rows as it calls them.
function freezing.questions_data(match, player)
    local list = {}
    for index, one in ipairs(run.questions(match)) do
        if one.player == player and match.answers[index] == nil then
            local asked = { root = match.root, player = player }
            local data = run.quiet(match, form_data, asked, one)
            data.name, data.rule, data.number = one.name, one.rule, one.number
            data.hidden, data.is_talk = one.hidden, one.is_talk
            data.refused = match.refused[index]
            list[#list + 1] = knowing.with_rows(data, function(text)
                return core.state_alias(match.state, player, text)
            end)
        end
    end
    return list
end

-- ---- Data as questions ----

local forms = {}

local function form_of(match, data)
    local function decode(value)
        return (answer.decode_data(match.root, value))
    end
    local form = { say = data.say, min = data.min, max = data.max, ordered = data.ordered }
    if data.default ~= nil then
        form.default = decode(data.default)
    end
    forms[data.kind](match, form, data.content, decode)
    return form
end

-- A function, since the game's own may list its answers in another order than that of lists.
function forms.choice(_, form, content, decode)
    local list = decode(content)
    function form.choice()
        local index = 0
        return function()
            index = index + 1
            return list[index]
        end
    end
end

function forms.number(_, form, content)
    form.number = content
end

function forms.pick(_, form, content, decode)
    form.pick = decode(content)
end

function forms.slots(match, form, content, decode)
    form.slots = {}
    for index, data in ipairs(content) do
        form.slots[index] = form_of(match, data)
        form.slots[index][1] = decode(data.slot)
    end
end

function forms.proposal(match, form, content)
    form.proposal = {}
    for index, data in ipairs(content) do
        form.proposal[index] = { data.name, form_of(match, data) }
    end
end

function forms.text(_, form, content)
    form.text = content
end

-- The questions of a frozen match, from the data that it keeps of them.
function freezing.questions(match)
    local list = {}
    for index, told in ipairs(match.frozen.questions) do
        local data = knowing.with_rows(told, function(text)
            return core.state_row_of_alias(match.state, match.frozen.player, text)
        end)
        local form = form_of(match, data)
        form.name, form.rule, form.hidden = data.name, data.rule, data.hidden
        local one = run.quiet(match, question.build, match.root, match.frozen.player, form,
            match.setting.players)
        one.say, one.is_talk, one.number = data.say, data.is_talk, data.number
        list[index] = one
    end
    return list
end

return freezing
