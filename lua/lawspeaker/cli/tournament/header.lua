-- What a tournament is, as the first line of its file says it: the game with all its files, the
-- bots with theirs, and whatever else decides what comes of a match. Each bot is opened and asked
-- once for that; one that fails there plays no tournament.
local budgets = require "lawspeaker.cli.bots.budget"
local checking = require "lawspeaker.cli.tournament.checking"
local host = require "lawspeaker.host"
local match_table = require "lawspeaker.cli.bots.table"
local pools = require "lawspeaker.cli.bots.pool"
local schedule = require "lawspeaker.cli.tournament.schedule"
local sources = require "lawspeaker.cli.tournament.sources"
local text = require "lawspeaker.cli.text"

local header = {}

local KIND <const> = checking.KIND

-- ---- Trying ----

-- The table of a match as the options have it, with these bots.
function header.sitting(asked, bots, more)
    local values = asked.values
    local given = { found = asked.found, values = values, budget = values.budget,
        is_trusted = values.trust == "yes", forfeit = values.forfeit,
        max_turns = values.max_turns, bots = bots,
        setting = { players = values.players, seed = more.seed, rules = values.rule or {},
            options = values.option or {} },
        seed = more.chance, opening = more.opening, pool = asked.pool }
    return match_table.open(given)
end

-- Asks one bot once: what is known of it and of the game; or nil, what is wrong, and the outcome of
-- the game's session where that is it.
local function try_bot(asked, bot)
    local bots = { bot }
    local sitting <close>, message, outcome = header.sitting(asked, bots,
        { seed = asked.values.seed, chance = asked.values.seed,
            opening = asked.openings and asked.openings[1] })
    if not sitting then
        return nil, message, outcome
    end
    local seat = sitting.seats[1]
    local problem = sitting.problems[1]
    if not problem and not seat.known.plays then
        return nil, ("%s: this bot does not play %s; it plays %s"):format(bot.file,
            sitting.known.name, text.list(seat.known.games or { "other games" }))
    elseif not problem then
        problem, outcome = select(2, sitting:try())
    end
    if outcome then
        return nil, outcome.message, outcome
    elseif problem then
        return nil, ("%s: it was asked once before the first match and failed there: %s"):format(
            bot.file, problem.message)
    end
    sources.note(asked.noted, sitting.files, seat.files)
    local own = sources.list(seat.files, sitting.files)
    return { name = seat.known.bot, game = sitting.known, players = #sitting.state.players,
        variant = sitting.known.variant, sources = sources.list(sitting.files),
        file = bot.file:match "[^/]*$", hash = sources.hash(own) }
end

-- Names that are there again get a number, so that each is one bot's.
local function make_names(bots)
    local count, total = {}, {}
    for _, bot in ipairs(bots) do
        total[bot.name] = (total[bot.name] or 0) + 1
    end
    for _, bot in ipairs(bots) do
        local name = bot.name
        count[name] = (count[name] or 0) + 1
        if total[name] > 1 then
            bot.name = ("%s#%d"):format(name, count[name])
        end
    end
    return bots
end

local function try_all(asked)
    local tried, known = {}, {}
    for index, bot in ipairs(asked.bots) do
        local words = bot.file
        if not known[words] then
            local one, message, outcome = try_bot(asked, bot)
            if not one then
                return nil, message, outcome
            end
            known[words] = one
        end
        tried[index] = setmetatable({ name = known[words].name }, { __index = known[words] })
    end
    return make_names(tried)
end

-- Begins a match with each opening: what is wrong with one, or nothing.
local function try_openings(asked, game)
    for _, opening in ipairs(asked.openings or {}) do
        if opening.game ~= game then
            return ("%s: scenario %s is one of the game %s, not of %s"):format(opening.file,
                text.quote(opening.name), opening.game, game)
        end
        local sitting <close>, message = header.sitting(asked, {},
            { seed = asked.values.seed, opening = opening })
        if not sitting then
            return message
        end
        sources.note(asked.noted, sitting.files)
    end
end

-- ---- The header ----

local function pairs_of(list)
    local kept = {}
    for index, pair in ipairs(list or {}) do
        kept[index] = { pair[1], pair[2] }
    end
    return #kept > 0 and kept or nil
end

local function list_openings(openings)
    local list = {}
    for index, opening in ipairs(openings or {}) do
        list[index] = { name = opening.file:match "[^/]*$" .. ": " .. opening.name,
            hash = opening.hash }
    end
    return #list > 0 and list or nil
end

local function make(asked)
    local values = asked.values
    local tried, message, outcome = try_all(asked)
    if not tried then
        return nil, message, outcome
    end
    local first, bots = tried[1], {}
    message = try_openings(asked, first.game.name)
    if message then
        return nil, message
    end
    for index, bot in ipairs(tried) do
        bots[index] = { name = bot.name, file = bot.file, hash = bot.hash }
    end
    local plan
    plan, message = schedule.make { bots = #bots, players = first.players, games = values.games,
        seed = values.seed, gauntlet = values.gauntlet,
        openings = asked.openings and #asked.openings }
    if not plan then
        return nil, message
    end
    return { kind = KIND.name, format = KIND.format, version = host.version,
        game = first.game.name, variant = first.variant, sources = first.sources,
        rules = pairs_of(values.rule), options = pairs_of(values.option), bots = bots,
        players = plan.players, seed = plan.seed, games = plan.games, groups = plan.groups,
        lineups = plan.lineups, gauntlet = values.gauntlet and "gauntlet" or "round robin",
        openings = list_openings(asked.openings), budget = budgets.words(values.budget),
        limits = ("memory=%d instructions=%d"):format(values.memory, values.instructions),
        max_turns = values.max_turns, forfeit = values.forfeit, sprt = values.sprt }, plan
end

-- `asked`: found, bots (as finding.find gives them), openings (or nil), values. The header and the
-- schedule; or nil, what is wrong, and an outcome. Raises seat.INTERRUPTED. `asked.noted` are then
-- all files that were read, for sources.changed.
function header.make(asked)
    asked.noted = {}
    local pool <close> = pools.new() -- nothing of it may be open when processes are made later
    local made, more, outcome = make(setmetatable({ pool = pool }, { __index = asked }))
    return made, more, outcome
end

-- The schedule of a header that was read.
function header.plan(given)
    return { lineups = given.lineups, groups = given.groups, games = given.games,
        players = given.players, seed = given.seed, openings = #(given.openings or {}) }
end

return header
