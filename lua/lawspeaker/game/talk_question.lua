-- The question of a talk: what it says, what can be answered, and whether an answer can be given.
-- What comes of one is talk.lua's.
local deals = require "lawspeaker.game.deals"
local lists = require "lawspeaker.lists"
local objects = require "lawspeaker.game.objects"
local promises = require "lawspeaker.game.promises"
local proposals = require "lawspeaker.game.proposals"
local proposing = require "lawspeaker.game.proposing"
local question = require "lawspeaker.game.question"
local say = require "lawspeaker.say"
local trade_form = require "lawspeaker.game.trade_form"
local trade_offers = require "lawspeaker.game.trade_offers"
local trade_reading = require "lawspeaker.game.trade_reading"

local talk_question = {}

local TEXT_MOST <const> = 300 -- bytes of a proposal in a question; all of it is in the log

local function standing_words(match, player)
    local parts = {}
    for _, row in ipairs(match.trade and proposals.all(match.root) or {}) do
        local is_own_or_asked = row.to == player or row.by == player
        local text = is_own_or_asked and say.cut(proposals.text(match, row), TEXT_MOST)
        if row.to == player then
            parts[#parts + 1] = string.format("%s %d of %s: it %s.", row.is_deal and "Deal"
                or "Proposal", row.number, row.by, text)
        elseif row.by == player then
            parts[#parts + 1] = string.format("Your %s %d to %s stands: it %s.", row.is_deal
                and "deal" or "proposal", row.number, row.to, text)
        end
    end
    return parts
end

local HELP <const> = {
    { "pass", "pass", "say nothing; the talk ends when all have passed" },
    { "say", "say all, say PLAYER", "a message, which is asked for then" },
    { "propose", "propose PLAYER gives GOODS takes GOODS", "a transaction; one of the two can be "
        .. "left out" },
    { "deal", "deal PLAYER gives GOODS takes GOODS promises ACT asks ACT", "an agreement; each of "
        .. "the four can be left out" },
    { "accept", "accept N, accept N discards GOODS", "a proposal made to you" },
    { "decline", "decline N", "a proposal made to you" },
    { "withdraw", "withdraw N", "a proposal of yours" },
    { "blame", "blame N", "a promise to you was not kept; of those that the game does not judge" },
}

-- What goods there are, of those that are ever traded.
local function goods_help(plan)
    local names = trade_form.traded_names(plan)
    return #names == 0 and "none are traded" or string.format("as in %s; a thing by its name "
        .. "behind its kind. There is %s", trade_form.example(plan), table.concat(names, ", "))
end

-- What a player can answer, for people.
local function help_of(match, turn)
    local rows, plan = {}, match.trade and match.trade.plan
    for _, row in ipairs(HELP) do
        rows[#rows + 1] = lists.has(turn.verbs, row[1]) and { row[2], row[3] } or nil
    end
    if turn.offers then
        rows[#rows + 1] = { "GOODS", goods_help(plan) }
        for _, good in ipairs(plan.goods) do
            rows[#rows + 1] = good.words and not good.is_untraded and { good.name, good.words }
                or nil
        end
    end
    if turn.deals then
        rows[#rows + 1] = { "ACT", "words, which are asked for then"
            .. (#plan.acts > 0 and ", or one of these with a text behind it" or "") }
        for _, act in ipairs(plan.acts) do
            rows[#rows + 1] = { act.name, act.words or "a text" }
        end
    end
    return rows
end

-- ---- What can be answered ----

local judges = {}

local function can_say()
    return nil
end

judges.pass, judges.say = can_say, can_say

function judges.propose(match, player, action)
    if action.is_open and match.trade.plan.private then
        return "nothing is open here: what two trade is seen by them alone"
    end
    return proposing.problem(match, player, action)
end

judges.deal = judges.propose

function judges.accept(match, player, action)
    local row, message = proposals.find(match, "to", player, action.number)
    if not row then
        return message
    end
    return deals.accept_problem(match, row, action.discards)
end

function judges.decline(match, player, action)
    local _, message = proposals.find(match, "to", player, action.number)
    return message
end

function judges.withdraw(match, player, action)
    local _, message = proposals.find(match, "by", player, action.number)
    return message
end

function judges.blame(match, player, action)
    local _, message = promises.find_blamable(match, player, action.number)
    return message
end

-- Whether an answer can be given: true, or nil and why not.
local function judge_answer(match, player, turn, answer)
    local action, message = trade_reading.read(match, player, turn, answer)
    message = action and judges[action.verb](match, player, action) or message
    if message then
        return nil, message
    end
    return true
end

-- ---- The question ----

-- The question to a player whose turn it is; `turn`: what talk.read made of the form.
function talk_question.of(match, player, turn)
    local function judge(answer)
        return judge_answer(match, player, turn, answer)
    end
    local parts = standing_words(match, player)
    table.insert(parts, 1, turn.say and objects.text_as_seen(match.root, player, turn.say)
        or "What do you say?")
    return question.with_final_say {
        name = turn.name, say = table.concat(parts, " "), rule = turn.rule, default = "pass",
        hidden = turn.hidden or nil, open = false, judge = judge, typed = true,
        help = help_of(match, turn),
        choice = function()
            return trade_offers.each(match, player, turn, judge)
        end,
        sample = function(random)
            return trade_offers.sample(match, player, turn, judge, random)
        end,
    }
end

return talk_question
