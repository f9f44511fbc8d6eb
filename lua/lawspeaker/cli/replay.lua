-- `law replay`: plays a saved game again from its answers and compares, answer by answer; recorded
-- games of Diplomacy phase by phase.
local console = require "lawspeaker.cli.console"
local keeping = require "lawspeaker.cli.play.keeping"
local opening = require "lawspeaker.cli.play.opening"
local purity = require "lawspeaker.cli.play.purity"
local recorded = require "lawspeaker.cli.recorded"
local save_file = require "lawspeaker.cli.play.save_file"
local screen = require "lawspeaker.cli.play.screen"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"

local replay = {
    name = "replay",
    summary = "play a saved game again and compare, or see it under other rules",
    description = "Plays the game in FILE again from its answers. What happens and the hashes must "
        .. "come out as they are recorded; the first that does not is named, with its line.",
    epilog = "The exit status is 0 when all agrees, 1 when something does not, 2 for a file that "
        .. "is no saved game, or one whose rules have been changed since. With --under it is 0, "
        .. "too, when the two part.",
    options = {
        { name = "--game", value = "GAME", target = "game",
            help = "the game, by its name or file (default: the one that FILE names)" },
        { name = "--variant", value = "NAME", target = "variant", many = true,
            help = "the variant that it was played under, by its name or Lua file; may be repeated "
                .. "(default: the one that FILE names)" },
        { name = "--under", value = "NAME", target = "under", many = true,
            help = "give the same answers under another variant, or several, or, where NAME is the "
                .. "game's, under its standard rules, and say where the two part" },
        { name = "--changed", target = "changed",
            help = "replay it although its rules have been changed since" },
        { name = "--rule", value = "NAME=VALUE", target = "rule", many = true,
            convert = recorded.rule, help = "with recorded games: the value of a rule of "
                .. "Diplomacy, where they do not assume the usual one; may be repeated" },
        { name = "--events", target = "events", help = "tell all that happens in it, where it is "
            .. "the same" },
        { name = "--as", value = "PLAYER", target = "player",
            help = "with --events: only what this player may see" },
        { name = "--hashes", target = "hashes",
            help = "print the hash of the game each time that it waits for answers" },
        { name = "--pure", target = "pure",
            help = "test the game: after each answer run the rule again from its start, and replay "
                .. "all of it a second time in a process of its own" },
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS, script.TRACEBACK,
    },
    arguments = {
        { name = "FILE", count = 1, target = "file",
            help = "a saved game, or recorded games of Diplomacy" },
    },
}

local function tell_agreement(report)
    screen.tell(("%s, all the same, hash %s%s"):format(text.count(report.answers, "answer"),
        report.hash, report.is_over and "" or "; the game is not over"), "green")
end

-- Where what is recorded and what came out now differ; or, under another variant, where they part.
local function tell_divergence(values, report)
    local words = values.is_under and "under the other rules it parts"
        or "it does not come out so"
    screen.tell(("%s, after %s: %s"):format(words, text.count(report.answers, "answer"),
        report.divergence.message), values.is_under and "yellow" or "red")
end

local function tell(values, found, saved, report)
    for index, hash in ipairs(values.hashes and report.hashes or {}) do
        screen.say(("%d  %s"):format(index, hash))
    end
    for _, line in ipairs(values.events and report.events or {}) do
        screen.tell(line)
    end
    if not report.agrees then
        tell_divergence(values, report)
        return values.is_under and 0 or 1
    end
    tell_agreement(report)
    return values.pure and purity.check(values, found, saved.text, report.hash) or 0
end

local function run(values, found, saved, session, known)
    local keeper = keeping.new(session, { name = known.name, traceback = values.traceback })
    keeper.files = known.files
    keeper:ask("prepare", { text = saved.text }, true)
    local report = keeper:ask(values.is_under and "replay_under" or "replay", { text = saved.text,
        changed = values.changed, pure = values.pure, sources = keeper:sources(),
        events = values.events or values.hashes, player = values.player })
    if report.message then
        console.message(("%s: %s"):format(values.file, report.message))
        return 2
    end
    return tell(values, found, saved, report)
end

-- Whether --under names the game itself: the same answers under its standard rules.
local function is_the_game(values, saved)
    local words = values.under[1]
    return #values.under == 1 and (words == saved.game or words == values.game)
end

function replay.run(values)
    if recorded.is_one(values.file) then
        return recorded.run(values)
    end
    local saved, problem = save_file.read(values.file)
    if not saved then
        console.message(problem)
        return 2
    end
    local is_under = #values.under > 0
    if is_under and #values.variant > 0 then
        console.message("--under and --variant: a game is replayed under one of them (law help "
            .. "replay)")
        return 2
    end
    local is_standard = is_under and is_the_game(values, saved)
    local asked = setmetatable({ variant = is_under and values.under or values.variant,
        is_under = is_under }, { __index = values })
    if is_standard then
        asked.variant = {}
        saved = setmetatable({ variant = false }, { __index = saved })
    end
    local found, session, known = opening.begin(asked, saved)
    if not found then
        return session
    end
    local done, status = pcall(run, asked, found, saved, session, known)
    session:close()
    return (keeping.status(done, status, values))
end

return replay
