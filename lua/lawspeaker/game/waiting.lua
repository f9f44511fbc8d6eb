-- Where a match that has been made up waits (imagining.lua): its questions, their numbers, and the
-- answers that are in already. `told`: match, copy and player.
local activations = require "lawspeaker.game.activations"
local core = require "lawspeaker.core"
local knowing = require "lawspeaker.game.knowing"

local waiting = {}

-- The match waits with what the frame has asked on its way.
function waiting.wait(told, way)
    local copy = told.copy
    for index, one in ipairs(way.value) do
        copy.asked[index] = { player = one.player, name = one.name, hidden = one.hidden,
            seen_by = one.seen_by, open = one.open }
    end
    copy.questions = way.value
    activations.go_live(copy, way.activation)
end

-- How often others were asked is not known: they are counted from here on. The player's own
-- questions have the numbers that they have.
function waiting.number(told)
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
function waiting.keep_answers(told)
    local match, copy = told.match, told.copy
    copy.answers, copy.answered_count, copy.refused = {}, 0, {}
    for index, one in ipairs(copy.asked) do
        local at = one.player == told.player and index_of(match.asked, one.number, one.player)
        local given = at and match.answers[at]
        copy.refused[index] = at and match.refused[at] or nil
        if given then
            local packed = knowing.renamed({ given.data, count = 1 }, told.names)
            copy.answers[index] = { data = packed[1], by_default = given.by_default }
            copy.answered_count = copy.answered_count + 1
        end
    end
end

-- Where nothing is hidden the match waits as it does: its state is that of the truth but for dice.
function waiting.wait_as_is(told, seed)
    local match, copy = told.match, told.copy
    core.state_seed(copy.state, seed)
    for index, one in ipairs(match.asked) do
        copy.asked[index] = { player = one.player, name = one.name, hidden = one.hidden,
            seen_by = one.seen_by, open = one.open }
    end
end

return waiting
