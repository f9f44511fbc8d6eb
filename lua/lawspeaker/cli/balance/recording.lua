-- The record of `law balance --out FILE`, as tournaments have it (tournament/records.lua): its
-- first line says which games are played by which bot, and each other one what came of a game.
local budgets = require "lawspeaker.cli.bots.budget"
local checking = require "lawspeaker.cli.tournament.checking"
local files = require "lawspeaker.cli.tournament.file"
local host = require "lawspeaker.host"
local sources = require "lawspeaker.cli.tournament.sources"
local subjects = require "lawspeaker.cli.balance.subjects"

local recording = {}

-- ---- What a file may say ----

local is_integer, is_list, is_text = checking.is_integer, checking.is_list, checking.is_text
local is_optional = checking.is_optional

local LIST_MAX <const> = 1 << 20

local function is_count(value)
    return is_integer(value, 0)
end

local function is_players(value)
    return is_integer(value, 1, checking.SEATS_MAX)
end

local function is_sound(header)
    return is_text(header.game) and is_list(header.bots, 1, 2, checking.is_named)
        and is_list(header.players, 1, checking.SEATS_MAX, is_players)
        and is_integer(header.games, 1, checking.GAMES_MAX) and is_integer(header.seed, 0)
end

-- Whether they are counters as tallying.lua makes them: each with a name, and what `is_more` asks.
local function is_counters(list, is_more)
    return is_list(list, 0, LIST_MAX, function(entry)
        return type(entry) == "table" and is_text(entry.name)
            and is_optional(entry.count, is_count) and is_more(entry)
    end)
end

local function is_counted(value, players)
    local function is_by_seat(entry)
        return is_list(entry.by_seat, 0, players, is_count)
    end
    local function is_plain(entry)
        return entry.count ~= nil
    end
    return type(value) == "table" and is_optional(value.lead_changes, is_count)
        and is_optional(value.half_scores, function(scores)
            return value.lead_changes and is_list(scores, 1, players, math.type)
        end)
        and is_counters(value.answers, function(entry)
            return is_text(entry.word) and is_by_seat(entry)
        end)
        and is_counters(value.rules, is_plain)
        and is_counters(value.lost, function(entry)
            return is_plain(entry) and is_by_seat(entry)
        end)
        and is_counters(value.notes, function(entry)
            return is_plain(entry) and is_counters(entry.fields, function(field)
                return is_counters(field.words, is_plain)
            end)
        end)
end

local RESULTS <const> = { won = true, draw = true, void = true }

local function is_record(data, header)
    local players = type(data) == "table" and data.players
    local function is_seat(value)
        return is_integer(value, 1, players)
    end
    return is_players(players) and is_list(data.names, players, players, is_text)
        and is_integer(data.number, 1, #header.bots * #header.players * header.games)
        and RESULTS[data.result] == true and (data.result == "void") == is_text(data.void)
        and is_optional(data.reason, is_text) and is_list(data.winners, 0, players, is_seat)
        and (data.result ~= "won" or #data.winners > 0) and is_count(data.length)
        and is_count(data.problems)
        and is_optional(data.scores, function(scores)
            return is_list(scores, 0, players, math.type)
        end)
        and is_optional(data.counts, function(counts)
            return is_counted(counts, players)
        end)
end

local FIELDS <const> = {
    { "format", "format" }, { "version", "version of law" }, { "game", "game" },
    { "variants", "variants" }, { "rules", "house rules" }, { "options", "options" },
    { "bots", "bots" }, { "sources", "files of the game" },
    { "other_sources", "files of the second variant" }, { "players", "numbers of players" },
    { "games", "number of games" }, { "seed", "seed" }, { "budget", "budget of a question" },
    { "limits", "limits" }, { "max_turns", "most turns of a game" },
}

recording.KIND = { name = "balance", format = 1, fields = FIELDS, is_sound = is_sound,
    is_record = is_record, record = "record of law balance", other = "another run of law balance" }

-- ---- The header ----

local function pairs_of(list)
    local kept = {}
    for index, pair in ipairs(list or {}) do
        kept[index] = { pair[1], pair[2] }
    end
    return #kept > 0 and kept or nil
end

-- All the files of a subject's game for these numbers of players, with hashes, and its bot; or nil
-- and what is wrong. `noted`: sources.note.
local function describe(subject, counts, values, noted)
    local used = table.move(subject.game_files, 1, #subject.game_files, 1, {})
    for _, players in ipairs(counts) do
        local sitting <close>, message = subjects.sitting(subject, values,
            { players = players, seed = values.seed, is_empty = true })
        if not sitting then
            return nil, message
        end
        table.move(sitting.files, 1, #sitting.files, #used + 1, used)
    end
    sources.note(noted, used, subject.bot_files)
    return sources.list(used), { name = subject.bot_name,
        hash = sources.hash(sources.list(subject.bot_files, used)) }
end

-- The header of what is asked for; or nil and what is wrong.
local function make_header(run)
    local values, used, bots, variants = run.values, {}, {}, {}
    for index, subject in ipairs(run.list) do
        local files_used, bot = describe(subject, run.counts, values, run.noted)
        if not files_used then
            return nil, bot
        end
        used[index], bots[index], variants[index] = files_used, bot, subject.variant or "none"
    end
    return { kind = recording.KIND.name, format = recording.KIND.format, version = host.version,
        game = run.list[1].game, variants = variants, rules = pairs_of(values.rule),
        options = pairs_of(values.option), bots = bots, sources = used[1], other_sources = used[2],
        players = run.counts, games = values.games, seed = values.seed,
        budget = budgets.words(values.budget), max_turns = values.max_turns,
        limits = ("memory=%d instructions=%d"):format(values.memory, values.instructions) }
end

-- Opens the record of a run { list, counts, values } at its path, which gets `by_number`, `file`,
-- `header` and `noted`: true, or nil and what is wrong.
function recording.open(run)
    run.noted = {}
    local message
    run.header, message = make_header(run)
    if not run.header then
        return nil, message
    end
    local opened
    opened, message = files.open(run.values.out, run.header, recording.KIND)
    if not opened then
        return nil, message
    end
    run.by_number, run.file = opened.by_number, opened.file
    return true
end

-- Puts the record of a run that is done in order: true, or nil and what is wrong.
function recording.finish(run)
    local numbers = {}
    for number = 1, #run.tasks do
        numbers[number] = number
    end
    return files.finish(run.values.out, run.header, run.by_number, numbers)
end

return recording
