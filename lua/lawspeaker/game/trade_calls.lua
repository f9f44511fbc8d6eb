-- What a rule calls on g to trade and to talk. Each call finds its match by the root that it is
-- called on, as those of calls.lua do.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local deals = require "lawspeaker.game.deals"
local exchanging = require "lawspeaker.game.exchanging"
local frames = require "lawspeaker.game.frames"
local player_list = require "lawspeaker.game.player_list"
local promises = require "lawspeaker.game.promises"
local proposals = require "lawspeaker.game.proposals"
local talk = require "lawspeaker.game.talk"
local trade = require "lawspeaker.game.trade"
local trade_words = require "lawspeaker.game.trade_words"

local trade_calls = {}

frames.own_steps[talk.STEP] = talk.turns
frames.own_results[talk.STEP] = talk.known_results

local fail, running -- those of calls.lua

-- ---- The match of a call ----

local function check_trade(match, name, needs_goods)
    if not match.trade then
        fail(name, "the game has no trade (law help trading)")
    elseif needs_goods and not match.trade.goods then
        fail(name, "the game has no goods (law help trading)")
    end
    return match
end

-- Of a call that changes what is traded or agreed.
local function trading(root, name, needs_goods)
    return check_trade(running(root, name), name, needs_goods)
end

-- Of one that only reads, also while the state is only read.
local function looking(root, name, needs_goods)
    local match = core.owner_of(root)
    if not match or match.setting == nil then
        fail(name, "call it with a colon on g, not on %s", check.describe(root))
    end
    return check_trade(match, name, needs_goods)
end

local function check_player(match, name, player)
    player_list.check_player(match, check.context("g:" .. name), player)
end

-- ---- Transactions ----

local methods = {}

function methods.renew_trades(root, first, second)
    local match = trading(root, "renew_trades", true)
    if (first == nil) ~= (second == nil) then
        fail("renew_trades", "it takes two players, or nobody for all")
    elseif first ~= nil then
        check_player(match, "renew_trades", first)
        check_player(match, "renew_trades", second)
        if first == second then
            fail("renew_trades", "%s is one player; it takes two, or nobody for all",
                check.quote(first))
        end
    end
    core.trade_renew(root, first, second)
end

function methods.trades_left(root, first, second)
    local match = looking(root, "trades_left")
    check_player(match, "trades_left", first)
    check_player(match, "trades_left", second)
    return trade.left(match, first, second)
end

-- What a refusal tells the rule: nil, reason, rule, sentence; true where there is none.
local function told(match, refusal)
    if not refusal then
        return true
    end
    return nil, refusal.reason, trade_words.rule(match, refusal.rule),
        trade_words.refusal(match, refusal)
end

function methods.exchange(root, form)
    local match = trading(root, "exchange", true)
    local sides, refusal = exchanging.read(match, "exchange", form)
    return told(match, refusal or deals.carry_out(match, sides[1], sides[2]))
end

function methods.could_exchange(root, form)
    local match = looking(root, "could_exchange", true)
    local sides, refusal = exchanging.read(match, "could_exchange", form)
    return told(match, refusal or trade.refusal(match, sides[1], sides[2]))
end

-- ---- Talk and promises ----

function methods.end_talk(root)
    proposals.lapse_all(trading(root, "end_talk"))
end

function methods.judge_promises(root, kind)
    local match = trading(root, "judge_promises")
    promises.check_kind(match, kind)
    promises.judge(match, kind)
end

function methods.end_promises(root)
    promises.finish(trading(root, "end_promises"))
end

-- Adds all to the methods of g; `tools` are what calls.lua does for its own.
function trade_calls.add(all, tools)
    fail, running = tools.fail, tools.running
    for name, method in pairs(methods) do
        all[name] = method
    end

    function all.talk(root, form)
        local match = tools.stopping(root, "talk")
        return talk.run(match, talk.read(match, form), function(...)
            return tools.enter(root, ...)
        end)
    end
end

return trade_calls
