-- What a bot's session answers, read with suspicion: a stranger's bot may have tampered with all
-- that is in its state, and its process may say anything. Values that are not what they should be
-- are left out, or nothing is read at all.
local find_game = require "lawspeaker.cli.find_game"

local answers = {}

local NAME_SIZE_MAX <const>, TEXT_SIZE_MAX <const>, LIST_MAX <const> = 64, 4096, 100

local function text_of(value)
    return type(value) == "string" and value:sub(1, TEXT_SIZE_MAX) or nil
end

local function texts_of(value)
    local list = {}
    for index = 1, type(value) == "table" and math.min(#value, LIST_MAX) or 0 do
        list[index] = text_of(value[index]) or "…"
    end
    return list
end

local function integer_of(value)
    return math.type(value) == "integer" and value or nil
end

-- What is known of a bot once it is open; nothing where that cannot be read.
function answers.known(given)
    local name = type(given) == "table" and text_of(given.bot)
    if not name or #name > NAME_SIZE_MAX or not find_game.is_name(name) then
        return nil
    end
    return { bot = name, title = text_of(given.title), game = text_of(given.game),
        variant = text_of(given.variant), games = given.games and texts_of(given.games) or nil,
        plays = given.plays == true, has_talk = given.has_talk == true,
        reads_events = given.reads_events == true }
end

local LIMITS <const> = { instructions = true, memory = true, time = true, depth = true,
    source = true, string = true, table = true, stack = true, output = true }

-- The name of the limit that it says to have come to an end by.
function answers.limit(given)
    return LIMITS[given] and given or "process"
end

-- Names, of globals.
answers.texts = texts_of

local KINDS <const> = { illegal = true, limit = true }

-- What it has chosen; nothing where that cannot be read. The answer itself is the game's to judge.
function answers.chosen(given)
    local problem = type(given) == "table" and given.problem
    if type(given) ~= "table" then
        return nil
    elseif problem and (type(problem) ~= "table" or not KINDS[problem.kind]) then
        return nil
    end
    return { answer = given.answer, is_default = given.is_default == true,
        problem = problem and { kind = problem.kind, message = text_of(problem.message) or "…" }
            or nil,
        refusals = texts_of(given.refusals), refused = texts_of(given.refused),
        unset = integer_of(given.unset), unset_reason = text_of(given.unset_reason),
        nodes = integer_of(given.nodes), instructions = integer_of(given.instructions) }
end

return answers
