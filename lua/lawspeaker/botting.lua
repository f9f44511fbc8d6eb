-- A bot in a match, in a state of its own: this is asked there by its functions' names, with plain
-- data in and out. It plays on replicas of the match, which are made from what its player may know.
-- One state plays for one player in one match; scripts do not see this file.
local bots = require "lawspeaker.bot"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local games = require "lawspeaker.game.games"
local handing = require "lawspeaker.game.handing"
local random = require "lawspeaker.game.random"
local setting = require "lawspeaker.playing_setting"
local terms = require "lawspeaker.game.terms"

local botting = {}

-- The game, its variant and the bot; `base`, what replicas are made from; what it has been told.
local now = { events = {} }

local function find_bot(given, values)
    local value = values[given.index]
    if given.name then
        value = games.load(string.gsub(given.name, "/", "."))
    end
    if core.kind(value) ~= "bot" then
        error(string.format("%sit returns %s and no bot; it must end with `return law.bot { … }`",
            given.file and given.file .. ": " or "", check.describe(value)), 0)
    end
    return value
end

-- Opens the game, with its variants, and the bot: `given` and the values are as find_game.asked
-- says; given.bot is { index, file } of a value that a file returned, or { name }, as in
-- "johvets/bots/strong". What is known of the bot. No file can be required from then on: which ones
-- a match is played with is known before it begins.
function botting.open(given, ...)
    local values = { ... }
    now.game, now.variant = games.opened(given.things[1], values)
    now.details = core.game_details(now.game)
    now.bot = core.bot_details(find_bot(given.bot, values))
    local plays = now.bot.games
    core.seal()
    return { bot = now.bot.name, title = now.bot.title, game = now.details.name,
        variant = now.variant and now.variant.name,
        games = plays and table.move(plays, 1, #plays, 1, {}),
        plays = bots.plays(now.bot, now.details.name), has_talk = now.bot.talk ~= nil,
        reads_events = now.bot.events or false }
end

-- A match begins: `given.opening` is what judging.opening gave for the player.
function botting.begin(given)
    now.base = handing.open(now.game, now.variant, given.opening)
    now.events = {}
    return {}
end

-- What counts of the budget: nodes and time where they are given, and instructions where nothing
-- is, or where that is said.
local function budget_of(given, seed)
    local budget = given or {}
    return { nodes = budget.nodes, milliseconds = budget.milliseconds ~= nil,
        instructions = budget.instructions or not budget.nodes and not budget.milliseconds,
        seed = seed, random = random.new(seed) }
end

local function index_of(match, number)
    for index, one in ipairs(match.asked) do
        if one.number == number then
            return index
        end
    end
    error(string.format("question %d is not open", number), 0)
end

-- How many it has used for what it is asked now.
local function instructions_used()
    local left, granted = core.budget_left()
    return left and granted - left
end

-- What the bot answers to a question of a match.
local function ask(match, number, given)
    local index = index_of(match, number)
    local found = bots.ask(now.bot, match, index, budget_of(given.budget, given.seed))
    return { answer = terms.plain(match, match.asked[index].player, found.value),
        is_default = found.is_default or false, problem = found.problem,
        refusals = found.refusals, refused = found.refused, nodes = found.nodes,
        unset = found.unset, unset_reason = found.unset_reason,
        instructions = instructions_used() }
end

-- What has happened since it was asked last.
local function hear(events)
    for index, event in ipairs(events.list) do
        now.events[events.from + index - 1] = event
    end
end

-- Asks the bot a question: data and events of judging.hand_over; number, seed, budget = { nodes,
-- milliseconds, instructions }. What it takes to open the replica is not the bot's to pay, as far
-- as the session was granted that (seat.lua). { answer, is_default, problem = { kind, message },
-- refusals, refused, unset, unset_reason, nodes, instructions }, the last two as used for it.
function botting.choose(given)
    local match = handing.take(now.base, given.data)
    core.prepared()
    if given.events then
        hear(given.events)
        match.told = now.events
    end
    return ask(match, given.number, given)
end

local TALK_MOST <const> = 100 -- questions of a talk that are passed over, to come to another

-- The first question of a match that is one for the bot, or nil.
local function first_question(match)
    for _ = 1, TALK_MOST do
        local pending = match:pending()
        for _, one in ipairs(pending) do
            if not one.is_talk or now.bot.talk then
                return one.number
            end
        end
        for _, one in ipairs(pending) do
            match:submit(one.number, match:default(one.number))
        end
        if not match:advance() then
            return nil
        end
    end
end

-- Asks the bot the first question of a match of its own, to see whether it works: {}, or { problem
-- }. `given`: players, seed, rules, options, budget.
function botting.once(given)
    local rules, options, mistake = setting.read(now.details, given)
    if mistake then
        return { problem = { kind = "setting", message = mistake } }
    end
    local match = now.game:start { players = given.players, seed = given.seed, rules = rules,
        options = options, variant = now.variant, record = now.bot.events or false }
    local number = first_question(match)
    return number and { problem = ask(core.match_details(match), number, given).problem } or {}
end

local script = rawget(_G, "script") or _G -- what scripts have as their globals

-- The global names that have been set by now, beside those that each script has. What holds them
-- may have been put behind a guard, which only `pairs` looks through.
function botting.globals()
    local names, offered = {}, core.offered()
    for name in pairs(script) do
        names[#names + 1] = offered[name] == nil and tostring(name) or nil
    end
    return names
end

return botting
