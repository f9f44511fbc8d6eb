-- What `law new` has to know of a game to write something that fits it: its name, its house rules,
-- hooks and options, and how a match of it begins. The game is opened and started, as for playing.
local limits = require "lawspeaker.limits"
local opening = require "lawspeaker.cli.play.opening"

local known_game = {}

local function values_of(asked)
    local values = { maps = asked.values.maps }
    for _, limit in ipairs(limits) do
        values[limit.name] = limit.default
    end
    return values
end

-- The answer of a function of lawspeaker.playing; or nil and what is wrong.
local function ask(session, name, given)
    local outcome = session:ask(name, given)
    if outcome.status ~= "ok" then
        return nil, outcome.message
    elseif type(outcome.answer) == "table" and outcome.answer.message then
        return nil, outcome.answer.message
    end
    return outcome.answer
end

-- "player: question" of each question that is open, as a scenario expects it.
local function list_pending(session, state)
    local list = {}
    for index, asked in ipairs(state.pending) do
        local question = ask(session, "question", { number = asked.number, most = 1 })
        list[index] = { number = asked.number, player = asked.player,
            name = question.name, default = question.default, is_sheet = question.parts ~= nil }
        list[index].text = ("%s: %s"):format(asked.player, question.name)
    end
    return list
end

local function by_name(list)
    local found = {}
    for _, entry in ipairs(list) do
        found[entry.name] = entry
    end
    return found
end

local function learn(session, known)
    local listing, message = ask(session, "listing")
    if not listing then
        return nil, message
    end
    known.rules, known.hooks, known.options = listing.rules, listing.hooks,
        by_name(listing.options)
    local state
    state, message = ask(session, "start", { seed = 1, rules = {}, options = {} })
    if not state then
        return nil, message
    end
    known.players, known.pending = state.players, list_pending(session, state)
    return known
end

-- { name, title, players, rules, hooks, options by name, pending = a list of { number, player,
-- name, text, default, is_sheet } }; or nil and what is wrong. The session stays open as `session`
-- where `is_kept`.
function known_game.ask(asked, is_kept)
    local session, known = opening.open(values_of(asked), asked.found, true)
    if not session then
        return nil, known.message or "interrupted"
    end
    local learnt, message = learn(session, known)
    if learnt and is_kept then
        learnt.session = session
    else
        session:close()
    end
    return learnt, message
end

-- What is open when a match begins with other values of house rules, pairs { name, words }; or nil
-- and what is wrong.
function known_game.start_with(known, rules)
    local state, message = ask(known.session, "start", { seed = 1, rules = rules, options = {} })
    return state and list_pending(known.session, state), message
end

-- What is open once a question has got its default; or nil and what is wrong.
function known_game.answer_default(known, question)
    local done, message = ask(known.session, "default", { number = question.number,
        player = question.player })
    if not done then
        return nil, message
    end
    local state
    state, message = ask(known.session, "advance", { bots = {}, seed = 1, most = 1 })
    return state and list_pending(known.session, state), message
end

-- A text as Lua writes it.
function known_game.quote(words)
    return (("%q"):format(words):gsub("\n", "n"))
end

-- Texts of open questions, as a list of Lua's.
function known_game.quoted(pending)
    local list = {}
    for index, question in ipairs(pending) do
        list[index] = known_game.quote(question.text)
    end
    return table.concat(list, ", ")
end

return known_game
