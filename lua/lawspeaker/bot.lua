-- `law.bot { … }`: a player that is a program. What it answers is checked here; what it is given to
-- think with is in game/asking.lua, game/sheets.lua and game/simulating.lua.
local asking = require "lawspeaker.game.asking"
local budgets = require "lawspeaker.game.budget"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local legality = require "lawspeaker.game.legality"
local lists = require "lawspeaker.lists"
local object = require "lawspeaker.object"
local offers = require "lawspeaker.game.offers"
local run = require "lawspeaker.game.run"
local sheets = require "lawspeaker.game.sheets"
local spec = require "lawspeaker.spec"
local terms = require "lawspeaker.game.terms"
local views = require "lawspeaker.game.views"

local bot = {}

local API <const> = 1

local function blank()
end

-- A declaration that is fine but for what a field has in another one.
local function with_field(name, value)
    local form = { name = "bot", api = API, choose = blank }
    form[name] = rawget(value, name)
    return form
end

-- What is wrong with a declaration: unknown fields, and the first mistake in each of the others. A
-- field that an unknown one was meant to be is not told to be missing.
local function find_mistakes(subject, value)
    local list, size = {}, #core.where() + #subject + 2
    local function try(form)
        local is_fine, message = pcall(check.form, check.context(subject), form, "bot")
        message = not is_fine and string.sub(message, size + 1)
        if message and not lists.has(list, message) then
            list[#list + 1] = message
        end
    end
    try(value)
    local unknown = list[1] or ""
    for _, field in ipairs(spec.forms.bot.fields) do
        local meant = string.format("did you mean %s?", check.quote(field.name))
        if rawget(value, field.name) ~= nil or not string.find(unknown, meant, 1, true) then
            try(with_field(field.name, value))
        end
    end
    local api = rawget(value, "api")
    if math.type(api) == "integer" and api > API then
        list[#list + 1] = string.format("api: this is api %d; the bot is written for %d", API, api)
    end
    return list
end

-- `bot.unused`: the name of the last one that was declared, until one has been asked.
function bot.declare(value)
    local is_fine, form, at = pcall(check.declaration, "bot", value)
    if not is_fine and type(value) ~= "table" then
        error(form, 0)
    elseif not is_fine or form.api ~= API then
        local name = rawget(value, "name")
        local is_named = pcall(check.type, check.context "bot", name, "text")
        local subject = is_named and "bot " .. check.quote(name) or "bot"
        check.context(subject):fail(table.concat(find_mistakes(subject, value), "; "))
    elseif core.is_asking() then
        at:fail "a hook cannot declare one: it answers from what it is asked alone"
    end
    bot.unused = form.name
    return core.bot_new(form)
end

-- Whether it says that it can play a game.
function bot.plays(details, game)
    return details.games == nil or lists.has(details.games, game)
end

-- ---- Asking it ----

-- Calls its function; nil, message where its budget was spent in it.
local function call(f, budget, view, question, random)
    if not budget.nodes then
        return (f(view, question, random))
    end
    local is_fine, value = pcall(f, view, question, random)
    if budget.is_spent then
        return nil, string.format("it has used up its budget of %d simulated steps", budget.nodes)
    elseif not is_fine then
        error(value, 0)
    end
    return value
end

-- A bot that does not talk.
local function pass()
    return nil
end

-- An answer in the terms of the match; nil and a message where it is not legal. A text that is none
-- as it stands is read as the game reads what people type.
local function accept(match, index, view, answer)
    local value, message = run.about(match, legality.accept, index, answer)
    local read = message and type(answer) == "string" and match.game.read
    if read then
        local one = run.questions(match)[index]
        local typed = run.quiet(match, read, view, { name = one.name, kind = one.kind,
            player = one.player, number = one.number, say = one.say }, answer)
        if typed ~= nil and typed ~= answer then
            return run.about(match, legality.accept, index, typed)
        end
    end
    return value, message
end

-- What it answers to a question of a match, the index being its place among those that are asked.
-- `given`: random; seed, of its simulations; and what budget.new takes. It is asked again when its
-- answer is refused, as often as the game allows. The result: value, in the terms of the match;
-- is_default, it gave none; refusals, messages, and refused, the answers that they are about in
-- words; problem, { kind, message }, why its own answer is
-- not taken; nodes, how often its simulations have advanced; unset, how many parts of its sheets
-- were refused whenever it set them, and unset_reason, the first refusal.
function bot.ask(details, match, index, given)
    bot.unused = nil
    local one, budget = run.questions(match)[index], budgets.new(given)
    local found = { refusals = {}, refused = {} }
    local f = details.choose
    if one.is_talk then
        f = details.talk or pass
    end
    local view = views.open(match, one.player, budget)
    repeat
        local question = asking.new(match, index, { budget = budget, view = view,
            refusals = found.refusals })
        local answer, limit = call(f, budget, view, question, given.random)
        found.unset, found.unset_reason = sheets.refused(question)
        local value, message
        if limit then
            found.problem = { kind = "limit", message = limit }
        elseif answer == nil then
            found.is_default = true
        else
            value, message = accept(match, index, view, answer)
            found.value = value
            if message then
                table.insert(found.refusals, message)
                table.insert(found.refused, check.describe(answer))
            end
        end
        local is_last = #found.refusals >= match.game.max_refusals
        if message and is_last then
            found.problem = { kind = "illegal", message = message }
        end
    until not message or is_last
    if found.value == nil then
        found.value = run.about(match, offers.default, index)
        found.is_default = true
    end
    found.nodes = budget.used
    budgets.close(budget)
    return found
end

-- ---- Members ----

local getters, methods = {}, {}

function getters.name(self)
    return core.bot_details(self).name
end

function getters.title(self)
    return core.bot_details(self).title
end

function getters.games(self)
    local games = core.bot_details(self).games
    return games and table.move(games, 1, #games, 1, {})
end

function getters.reads_events(self)
    return core.bot_details(self).events or false
end

local function find_open(match, number)
    for index, one in ipairs(match.asked) do
        if one.number == number and match.answers[index] == nil then
            return index
        end
    end
    check.context("bot:choose"):fail(string.format("question %d is not open", number))
end

function methods.choose(self, given, number, random, nodes)
    local details, match = core.bot_details(self), core.match_details(given)
    if match.running or match.quiet then
        check.context("bot:choose"):fail "a rule cannot use the match that it belongs to"
    elseif not bot.plays(details, match.game.name) then
        check.context("bot:choose"):fail(string.format("bot %s does not play %s; its games are %s",
            check.quote(details.name), check.quote(match.game.name),
            table.concat(details.games, ", ")))
    end
    local index = find_open(match, number)
    local player = match.asked[index].player
    local found = bot.ask(details, match, index, { random = random, nodes = nodes,
        seed = random:integer(1 << 31) })
    if found.problem then
        return nil, found.problem.message, found.problem.kind == "limit" and "limit" or "not_legal"
    end
    local view
    local to_view = terms.of_view(match, player, function()
        view = view or views.open(match, player)
        return view
    end)
    return terms.with_rows(found.value, to_view)
end

object.define("bot", core.bot_type, getters, methods)

-- For messages: `bot "greedy"`.
function core.bot_type.metatable.__tostring(self)
    return "bot " .. check.quote(core.bot_details(self).name)
end

return bot
