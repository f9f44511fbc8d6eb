-- The battery: what a hostile script tries, as a bot in a match, in a rule of a game, and as the
-- file of a scenario, a variant or a map; in this process and in one of its own. All is contained
-- and told with the file and the limit, the match goes on, and the other player's results are as if
-- the bot had answered by default. The snippets are in the files beside; each is { name, what must
-- be told, text, place }; the place is "bot" for what only a bot has, "no rule" for what rules may
-- not do anyway. What is told:
--   nothing      it runs through and changes nothing
--   error        it raises; with ": " and words, these are in the message
--   NAME         it hits the limit of that name; "limit" is any
--   contained    one of these
--   illegal      its answer is refused
--   same         it gives a text that is the same everywhere
--   time         only the clock stops it
--   counted      anything but that
-- Every day some run, most of them in a match; with LAWSPEAKER_GAMES all run everywhere.
local checks = require "checks"
local host = require "lawspeaker.host"
local machine = require "machine"
local match_table = require "lawspeaker.cli.bots.table"
local pools = require "lawspeaker.cli.bots.pool"

local FOLDER <const> = "tests/hostile"
local GROUPS <const> = { { "loops", "access", "shared", "answers", "leaks", most = 300000 },
    { "memory", most = 6000000 }, { "clock", most = 1 << 50, seconds = 1 } }
-- Every so manieth of these is run every day, in a match where it can be.
local EVERYDAY <const> = { loops = 4, memory = 6, access = 5, shared = 2, answers = 2, leaks = 2,
    library = 25 }
local IS_WHOLE <const> = os.getenv "LAWSPEAKER_GAMES" ~= nil
local SAMPLE <const> = 25 -- the same elsewhere than in a match in this process
local SLOWEST <const> = 120 -- seconds, of a busy machine

local MEGABYTE <const> = 1 << 20

-- ---- The snippets as files ----

local folder = os.tmpname()
os.remove(folder)
assert(os.execute(("mkdir -p '%s/maps'"):format(folder)))

local function write(name, text)
    local path = ("%s/%s"):format(folder, name)
    local file = assert(io.open(path, "wb"))
    file:write(text)
    file:close()
    return path
end

local function load_group(group)
    local snippets = {}
    for _, family in ipairs(group) do
        for number, snippet in ipairs(dofile(("%s/%s.lua"):format(FOLDER, family))) do
            snippet.id = ("%s/%s"):format(family, snippet[1])
            snippet.family = family
            if IS_WHOLE or number % (EVERYDAY[family] or 1) == 0 then
                snippets[#snippets + 1] = snippet
            end
        end
    end
    return snippets
end

-- All snippets as functions by their names; what is called says which one.
local function functions(snippets)
    local parts = { 'local law = require "lawspeaker"\nlocal snippets = {}\n' }
    for _, snippet in ipairs(snippets) do
        parts[#parts + 1] = ("snippets[%q] = function(...)\nlocal view, question, random = ...\n"
            .. "%s\nend\n"):format(snippet.id, snippet[3])
    end
    return table.concat(parts)
end

-- A bot runs the snippet that its player is called by, at the first question of each kind. What
-- only answers are for is answered; a text that must be the same is raised.
local BOT <const> = [=[
local error, tostring = error, tostring
local done = {}
return law.bot { name = "hostile", api = 1, choose = function(view, question, random)
    local id = view.player
    if id:sub(1, 8) == "answers/" then return snippets[id](view, question, random) end
    local kind = id:sub(1, 6) == "shared" and "any" or question.kind
    if done[kind] then return nil end
    done[kind] = true
    local text = snippets[id](view, question, random)
    if id:sub(1, 6) == "leaks/" then error("text: " .. tostring(text), 0) end
end }
]=]

-- A rule of a game does so in its set-up.
local RULE <const> = [=[
local error, tostring = error, tostring
return law.game { name = "ruled", api = 1, players = { min = 2, max = 2 },
    state = { { "thing", { value = "count" } } },
    setup = function(g)
        local text = snippets[g.players[1]](g)
        if g.players[1]:sub(1, 6) == "leaks/" then error("text: " .. tostring(text), 0) end
    end,
    phases = { { "only", function(g)
        g:ask(g.players[1], { name = "say", choice = { "yes" } })
    end } } }
]=]

-- ---- What is told ----

local function is_as_expected(expected, told)
    local kind, words = expected:match "^(%a+): (.*)$"
    kind = kind or expected
    if kind == "contained" then
        return told.kind ~= "illegal" or told.may_answer
    elseif kind == "error" or kind == "same" then
        return told.kind == "crash" and (not words or told.message:find(words, 1, true) ~= nil)
    elseif kind == "counted" then
        return told.limit ~= "time" and told.limit ~= "process"
    elseif kind == "limit" then
        return told.kind == "limit" and told.limit ~= "time"
    elseif kind == "nothing" or kind == "illegal" then
        return told.kind == kind
    end
    return told.kind == "limit" and told.limit == kind
end

local function describe(told)
    return ("%s %s: %s"):format(told.kind, told.limit or "", told.message or "")
end

local function check_told(snippet, place, told, seconds)
    local what = ("%s %s"):format(snippet.id, place)
    if not is_as_expected(snippet[2], told) then
        checks.equal(what, describe(told), snippet[2])
    end
    checks.is_true(what .. ": in time", seconds < SLOWEST)
    local message = told.message or ""
    checks.is_true(what .. ": without an address", not message:find "0x%x%x%x%x%x")
    if told.file then -- elsewhere it is escaped where it is shown
        checks.is_true(what .. ": without control bytes", not message:find "[\0-\8\11-\31]")
    end
end

local texts = {} -- of those that must be the same, by id and where they ran

local function note_text(snippet, what, told)
    local key = snippet.id .. what
    texts[key] = texts[key] or told.message
    checks.equal(snippet.id .. ": the same text", told.message, texts[key])
end

-- ---- As a bot ----

local function values_of(group)
    return { memory = 8, instructions = 200000000, seconds = group.seconds or 120, arguments = {},
        maps = { FOLDER }, traceback = false }
end

local FOUND <const> = { file = FOLDER .. "/game.lua" }

local function play(bot, id, pool, is_trusted, group)
    local sitting, message = match_table.open { found = FOUND, values = values_of(group),
        pool = pool, budget = { kind = "instructions", most = group.most },
        is_trusted = is_trusted, forfeit = 99, seed = 7,
        setting = { players = { id, "steady" }, seed = 11 },
        bots = { { name = "hostile", file = bot }, { name = "steady",
            file = FOLDER .. "/steady.lua" } } }
    if not sitting then
        error(("%s: %s"):format(id, message), 0)
    end
    if os.getenv "LAWSPEAKER_TELL" then
        print(id, is_trusted)
    end
    local outcome = sitting:play()
    sitting:close()
    return outcome
end

-- The first problem tells; there may be none.
local function told_by_bot(outcome)
    local problem = outcome.problems[1] or { kind = "nothing", message = "" }
    return { kind = problem.kind, limit = problem.limit, message = problem.message,
        file = problem.file, may_answer = true }
end

local baseline

local function check_match(snippet, outcome, place)
    checks.equal(snippet.id .. place .. " goes on", outcome.result, "draw")
    local is_answer = snippet.family == "answers" and #outcome.problems < 2
        and snippet[2] == "contained"
    checks.equal(snippet.id .. place .. ": the other's score", outcome.scores[2],
        baseline.scores[2])
    if not is_answer then
        checks.equal(snippet.id .. place .. ": its score", outcome.scores[1], baseline.scores[1])
    end
    for _, problem in ipairs(outcome.problems) do
        checks.equal(snippet.id .. place .. ": names its file", problem.file, "bot.lua")
        checks.equal(snippet.id .. place .. ": names its seat", problem.seat, 1)
    end
end

local function run_bot(bot, snippet, pool, is_trusted, group)
    local place = is_trusted and " as a bot" or " as a bot in a child"
    local started = machine.now()
    local outcome = play(bot, snippet.id, pool, is_trusted, group)
    local told = told_by_bot(outcome)
    check_told(snippet, place, told, machine.now() - started)
    if snippet[2] ~= "time" then
        check_match(snippet, outcome, place)
    end
    if snippet[2] == "same" then
        note_text(snippet, "bot", told)
    end
end

local function run_bots(snippets, group)
    local bot = write("bot.lua", functions(snippets) .. BOT)
    write("none.lua", 'return require("lawspeaker").bot { name = "none", api = 1, '
        .. "choose = function() end }")
    local pool = pools.new()
    baseline = play(folder .. "/none.lua", "nobody", pool, true, GROUPS[1])
    checks.equal("nobody's problems", #baseline.problems, 0)
    for number, snippet in ipairs(snippets) do
        run_bot(bot, snippet, pool, true, group)
        if IS_WHOLE or number % SAMPLE == 0 or snippet[2] == "same" then
            run_bot(bot, snippet, pool, false, group)
        end
    end
    pool:close()
end

-- ---- In a rule ----

local function options(more)
    local asked = { memory = 8 * MEGABYTE, instructions = 8000000, milliseconds = 10000,
        output = 0, arguments = {}, variants = {}, maps = { folder .. "/maps" }, table = 8192 }
    for name, value in pairs(more) do
        asked[name] = value
    end
    return asked
end

-- What an outcome tells; "illegal" is nothing that a rule can be.
local function told_by_outcome(outcome)
    local kind = ({ ok = "nothing", error = "crash", limit = "limit" })[outcome.status]
    return { kind = kind or outcome.status, limit = outcome.limit,
        message = (outcome.message or ""):match "^[^\n]*", place = outcome.place }
end

local function run_rules(snippets)
    local file = write("rule.lua", functions(snippets) .. RULE)
    for _, open in ipairs(IS_WHOLE and { "open_script", "open_child" } or { "open_script" }) do
        local session = assert(host[open](options { file = file, renewable = true,
            module = "lawspeaker.judging", question_instructions = 1000000 }))
        for number, snippet in ipairs(snippets) do
            local is_run = IS_WHOLE or number % SAMPLE == 1
            if is_run and not snippet[4] and snippet.family ~= "shared"
                and snippet.family ~= "answers" and snippet.family ~= "clock" then
                session:renew()
                session:ask("open", { things = { { { index = 1 } } } })
                local started = machine.now()
                local told = told_by_outcome(session:ask("start",
                    { players = { snippet.id, "b" }, seed = 1, rules = {}, options = {} }))
                -- a rule may do less than others: no chance, no globals
                if snippet.family == "loops" then
                    check_told(snippet, "in a rule by " .. open, told, machine.now() - started)
                elseif snippet[2] == "same" then
                    note_text(snippet, "rule", told)
                end
            end
        end
        session:close()
    end
end

-- ---- As files ----

-- How a file is run: its name, and the options.
local PLACES <const> = {
    { "as a scenario", "scenario.lua", function(path)
        return { file = path, module = "lawspeaker.runner", given = {} }
    end },
    { "as a variant", "variant.lua", function(path)
        return { file = FOLDER .. "/game.lua", variants = { path }, module = "lawspeaker.runner",
            given = {} }
    end },
    { "as a map", "maps/hostile.lua", function()
        return { file = folder .. "/mapped.lua", module = "lawspeaker.runner", given = {} }
    end },
}

-- A file that runs through is no scenario, variant or map, which is said then.
local function check_file(snippet, place, run, text)
    local path = write(place[2], text)
    local asked = options(place[3](path))
    if snippet[2] == "time" then
        asked.instructions, asked.milliseconds = 1 << 50, 500
    elseif snippet.family == "library" then
        asked.instructions, asked.memory, asked.milliseconds = 20000000, 32 * MEGABYTE, 100000
    elseif snippet.family == "loops" or snippet.family == "access" then
        asked.instructions = 1000000
    end
    local started = machine.now()
    local outcome = host[run](asked)
    local told = told_by_outcome(outcome)
    local expected = snippet[2]
    if expected == "nothing" or expected == "same" then
        checks.is_true(snippet.id .. place[1] .. ": " .. told.kind, told.kind ~= "limit")
    else
        if os.getenv "LAWSPEAKER_TELL" then
            print(snippet.id, describe(told), machine.now() - started)
        end
        snippet = { expected == "limit" and "contained" or snippet[1], expected,
            id = snippet.id, family = snippet.family }
        check_told(snippet, ("%s by %s"):format(place[1], run), told, machine.now() - started)
    end
    if told.kind == "limit" and (told.place or "") ~= "" then
        checks.is_true(("%s %s: names its file in %s"):format(snippet.id, place[1], told.place),
            told.place:find(place[2], 1, true) ~= nil)
    end
end

local MAPPED <const> = [[
local law = require "lawspeaker"
law.scenario { name = "on a hostile map", map = "hostile", players = { "red", "blue" },
    units = {}, orders = {}, expect = {} }]]

-- Each in one of the places.
local function run_files(snippets, text_of)
    write("mapped.lua", MAPPED)
    local count = 0
    for number, snippet in ipairs(snippets) do
        local place = PLACES[number % #PLACES + 1]
        for _, run in ipairs(snippet.family ~= "shared" and snippet[4] ~= "bot"
            and { "run_script", "run_child" } or {}) do
            count = count + 1
            if IS_WHOLE or count % SAMPLE == 0 then
                check_file(snippet, place, run, text_of and text_of(snippet) or snippet[3])
            end
        end
    end
end

-- ---- All of it ----

local function run_group(group)
    local snippets = load_group(group)
    run_bots(snippets, group)
    run_rules(snippets)
    run_files(snippets)
end

-- Those that are files only: what the library is made to do, in any place.
local function run_library()
    local snippets = load_group { "library" }
    for _, snippet in ipairs(snippets) do
        check_file(snippet, PLACES[1], "run_script", snippet[3])
    end
end

-- Those whose texts are put together.
local function run_sources()
    local snippets = {}
    for index, entry in ipairs(dofile(FOLDER .. "/source.lua")) do
        snippets[index] = { entry[1], entry[2], id = "source/" .. entry[1], family = "source",
            text = entry[3] .. entry[4]:rep(entry[5]) .. entry[6] }
    end
    run_files(snippets, function(snippet) return snippet.text end)
end

local only = ... -- a family's name
local function group_of(family)
    for _, group in ipairs(GROUPS) do
        for _, name in ipairs(group) do
            if name == family then
                return { { family, most = group.most, seconds = group.seconds } }
            end
        end
    end
    return { { family } }
end

for _, group in ipairs(only and group_of(only) or GROUPS) do
    if group[1] == "source" then
        run_sources()
    elseif group[1] == "library" then
        run_library()
    elseif IS_WHOLE or group[1] ~= "clock" then
        run_group(group)
    end
end
if not only then
    run_library()
    run_sources()
end
checks.is_true("no process is left", not machine.has_children())
os.execute(("rm -r '%s'"):format(folder))
checks.finish()
