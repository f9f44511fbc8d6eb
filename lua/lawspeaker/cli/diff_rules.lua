-- `law diff-rules`: small positions, or random games, on which two rule sets disagree.
local console = require "lawspeaker.cli.console"
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local keeping = require "lawspeaker.cli.play.keeping"
local opening = require "lawspeaker.cli.play.opening"
local options = require "lawspeaker.cli.options"
local saving = require "lawspeaker.cli.diff_rules.saving"
local script = require "lawspeaker.cli.script"
local tell = require "lawspeaker.cli.diff_rules.tell"
local text = require "lawspeaker.cli.text"

local POSITIONS_MOST <const> = 1000000000

local diff_rules = {
    name = "diff-rules",
    summary = "find small positions on which two rule sets disagree",
    description = "Compares two rule sets of one game: A and B are each the game itself, as in "
        .. "johvets, a variant of it, as in johvets/no_swaps, several together, as in "
        .. "johvets/no_swaps+kin_only, or a variant's Lua file. For johvets, and for movements of "
        .. "Diplomacy, it tries random small positions, makes those that come out otherwise as "
        .. "small as they can be, and prints them with both verdicts and the house rule or hook "
        .. "that decides. For another game, and "
        .. "where no single turn shows a difference, it plays random games with the "
        .. "same dice and the same answers under both, and prints the first thing that differs in "
        .. "the shortest of them; then it looks at each rule and hook by itself that has decided "
        .. "nothing there.",
    epilog = "The exit status is 0 where no difference was found, 1 where one was, 2 for wrong "
        .. "usage, 3 for a script's error, 4 for a limit. That none was found says that there is "
        .. "none in what was tried, no more. The limits hold for each slice of the search, not for "
        .. "all of it. With --json each difference is one line: an object with the keys position "
        .. "(as `law resolve` reads it), a, b (results as that writes them), differences, unseen "
        .. "(by player: what fog hides), alone and together (what decides by itself, or only with "
        .. "others); of a movement of Diplomacy position_a and position_b, each under its rules, "
        .. "and of a and b verdicts and may_retreat; for a random game answers, seed, players, "
        .. "options, before, a, b, alone, together and by_itself (true: B was A but for what "
        .. "decides). Where rules or hooks that differ have decided nothing, a last line has them "
        .. "as undecided.",
    options = {
        { name = "--seconds", value = "N", target = "search_seconds", default = 10,
            convert = options.number(1, 86400),
            help = "how long to look (default: 10); it ends earlier when hardly anything new is to "
                .. "be expected" },
        { name = "--positions", value = "N", target = "positions",
            convert = options.number(1, POSITIONS_MOST),
            help = "try so many positions at most, or play so many games, however long it takes" },
        { name = "--seed", value = "N", target = "seed", default = 1,
            convert = options.number(0, 1 << 40),
            help = "what the random positions and games follow from (default: 1)" },
        { name = "--most", value = "N", target = "most", default = 3,
            convert = options.number(1, 100),
            help = "tell at most so many differences, of different kinds (default: 3)" },
        { name = "--save", value = "FILE", target = "save",
            help = "write what was found to this file, or a new one in this folder, as scenarios, "
                .. "each under A and under B; a random game to two files, for law replay" },
        { name = "--json", target = "json", help = "print the differences for programs" },
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.TRACEBACK,
    },
    arguments = {
        { name = "A", count = 1, target = "a", help = "a game, a variant or a variant's file" },
        { name = "B", count = 1, target = "b", help = "what it is compared with" },
    },
}

local function misuse(message)
    console.message(message .. " (law help diff-rules)")
    return 2
end

-- ---- The search ----

-- A slice is a question to the script's state, which has the limits for itself: so small that many
-- go into them, so large that asking costs little. What is tried in which order does not depend on
-- it. The seconds are those for the usual limit of instructions.
local SLICE_SHORT <const>, SLICE_LONG <const> = 0.05, 0.25 -- seconds
local SLICE_MOST <const> = 4000

local Clock = {}
Clock.__index = Clock

local function new_clock(values)
    return setmetatable({ used = os.clock(), begun = os.time(), positions = values.positions,
        seconds = values.search_seconds,
        scale = math.min(values.instructions / script.INSTRUCTIONS.default, 1) }, Clock)
end

-- The seconds since it began: of work, or by the wall where that is more.
function Clock:passed()
    return math.max(os.clock() - self.used, os.time() - self.begun - 1)
end

-- Whether a part of the time is over, from 0 to 1. A number of positions takes its time.
function Clock:is_over(part)
    return not self.positions and self:passed() >= self.seconds * (part or 1)
end

local POSITIONS <const> = { question = "search", noun = "position" }
local GAMES <const> = { question = "play", noun = "game" }

-- Asks for one slice after the other until the time is over or the state says that it is enough.
local function search(keeper, clock, given, part, words)
    local count, answer = 1
    repeat
        local begun = os.clock()
        given.count = count
        answer = keeper:ask(words.question, given)
        local took = os.clock() - begun
        if took < SLICE_SHORT * clock.scale then
            count = math.min(count * 2, SLICE_MOST)
        elseif took > SLICE_LONG * clock.scale then
            count = math.max(count // 2, 1)
        end
        console.progress(("%s tried, %s found"):format(text.count(answer.tried, words.noun),
            text.count(answer.found, "difference")))
    until answer.is_enough or clock:is_over(part)
    console.end_progress()
    return answer
end

-- Positions have the first part of the time; where they show nothing, games have the rest. A number
-- of positions stands for so many times fewer games.
local POSITIONS_PART <const>, SMALL_PART <const>, GAMES_SHARE <const> = 0.6, 0.1, 200

-- The texts of the files of a side's variants, as a set; `name`: what the variant is called, nil
-- where the side is the game itself.
local function variant_texts(found, name, values)
    local texts = {}
    for _, part in ipairs(name and { found, table.unpack(found.variants or {}) } or {}) do
        local file = find_game.file(part, values)
        texts[file and host.read(file) or ""] = true
    end
    return texts
end

-- The sources of A and of B for saves: the files that were run, but for the other's variants.
local function side_sources(keeper, values, known, things)
    local texts = { variant_texts(things[1], known.name_a, values),
        variant_texts(things[2], known.name_b, values) }
    local sources = {}
    for index, own in ipairs(texts) do
        local kept = {}
        for _, file in ipairs(keeper.files or {}) do
            local content = host.read(file) or ""
            kept[#kept + 1] = (own[content] or not texts[3 - index][content]) and file or nil
        end
        sources[index] = keeper:sources(kept)
    end
    return sources
end

local function look(keeper, values, known, things)
    local clock, tried = new_clock(values), { games = 0, positions = 0 }
    local given = { most = values.most, cases = values.positions, games = values.positions }
    if known.has_positions then
        local part = known.is_for_games and SMALL_PART or POSITIONS_PART
        given.cases = given.cases and known.is_for_games and given.cases // 10 + 1 or given.cases
        local answer = search(keeper, clock, given, part, POSITIONS)
        tried.positions = answer.tried
        if answer.found > 0 or answer.is_pending then
            return keeper:ask("report", given), tried
        end
    end
    if known.has_positions and given.games then
        given.games = math.max(given.games // GAMES_SHARE, 1)
    end
    local answer = search(keeper, clock, given, 1, GAMES)
    tried.games = answer.tried
    given.sources = values.save and side_sources(keeper, values, known, things) or nil
    return { games = answer.found > 0 and keeper:ask("report_games", given) or nil }, tried
end

-- ---- The command ----

local function find_both(values)
    local things = {}
    for index, words in ipairs { values.a, values.b } do
        local found, message = find_game.game(words, values)
        if not found then
            return nil, message
        end
        things[index] = found
    end
    return things
end

local function finish(values, keeper, things, known)
    local found, tried = look(keeper, values, known, things)
    found.undecided = keeper:ask "undecided"
    local names = { a = values.a, b = values.b, variant_a = known.name_a,
        variant_b = known.name_b }
    tell.all(found, tried, names, values.json)
    if #found == 0 and not found.games then
        return 0
    elseif values.save then
        return math.max(saving.save(values, keeper, things, known, found), 1)
    end
    return 1
end

-- Ends a command that something stopped; returns the exit status.
local function stop(outcome, values)
    console.end_progress()
    if outcome.status == "interrupted" then
        return 1
    end
    console.message(outcome.message, values.traceback)
    return script.STATUS[outcome.status] or 1
end

function diff_rules.run(values)
    local things, message = find_both(values)
    if not things then
        console.message(message)
        return 2
    end
    values.seconds = script.SECONDS.default
    local session, outcome, given = opening.session(values, things, "lawspeaker.diffing")
    if not session then
        return stop(outcome, values)
    end
    keeping.tell_output(outcome.output)
    local keeper = keeping.new(session, {})
    given.seed = values.seed
    local done, status = pcall(function()
        local known = keeper:ask("open", given)
        if known.message then
            return misuse(known.message)
        end
        return finish(values, keeper, things, known)
    end)
    session:close()
    local stopped = not done and keeping.stopped(status)
    if not done and not stopped then
        error(status, 0)
    end
    return stopped and stop(stopped, values) or status
end

return diff_rules
