-- Whether what stands in a tournament's file can be one's header and records: nothing else looks
-- into it before. Files come from other machines. What values are looked at with is for other kinds
-- of files, too.
local checking = {}

checking.GAMES_MAX, checking.SEATS_MAX, checking.BOTS_MAX = 100000, 16, 64

local function is_integer(value, least, most)
    return math.type(value) == "integer" and value >= least and value <= (most or math.maxinteger)
end

-- Whether it is a list of so many things that `is_fine` takes.
local function is_list(value, least, most, is_fine)
    if type(value) ~= "table" or #value < least or #value > most then
        return false
    end
    for index = 1, #value do
        if not is_fine(value[index]) then
            return false
        end
    end
    return true
end

local function is_text(value)
    return type(value) == "string"
end

local function is_named(value)
    return type(value) == "table" and is_text(value.name) and is_text(value.hash)
end

local function is_optional(value, is_fine)
    return value == nil or is_fine(value)
end

local PAIRS_MAX <const> = 1000

-- Whether it is a list of names with values, as options are.
local function is_pairs(value)
    return is_list(value, 0, PAIRS_MAX, function(pair)
        return is_list(pair, 2, 2, is_text)
    end)
end

-- Whether a header of this format says what it should.
local function is_sound(header)
    local players, bots = header.players, type(header.bots) == "table" and #header.bots or 0
    local function is_lineup(lineup)
        return is_list(lineup, players, players, function(bot)
            return is_integer(bot, 1, bots)
        end)
    end
    return is_integer(players, 1, checking.SEATS_MAX)
        and is_list(header.bots, 1, checking.BOTS_MAX, is_named)
        and is_integer(header.games, 1, checking.GAMES_MAX + checking.SEATS_MAX)
        and is_integer(header.groups, 1, header.games)
        and header.groups * players == header.games
        and is_list(header.lineups, 1, checking.GAMES_MAX, is_lineup)
        and is_integer(header.seed, 0) and is_text(header.game) and is_text(header.budget)
        and is_text(header.gauntlet) and is_optional(header.variant, is_text)
        and is_optional(header.rules, is_pairs) and is_optional(header.options, is_pairs)
        and is_optional(header.sprt, is_text) and is_optional(header.shard, is_text)
        and is_list(header.openings or {}, 0, checking.GAMES_MAX, is_named)
end

local RESULTS <const> = { won = true, draw = true, void = true }

-- Whether it is a record of a match under this header.
local function is_record(data, header)
    local players, bots = header.players, #header.bots
    local function is_seat(value)
        return is_integer(value, 1, players)
    end
    local function is_bot(value)
        return is_integer(value, 1, bots)
    end
    local function is_problem(value)
        return type(value) == "table" and is_seat(value.seat) and is_bot(value.bot)
            and is_text(value.kind) and is_optional(value.limit, is_text) and is_text(value.file)
            and is_text(value.message) and is_integer(value.turn, 1) and is_integer(value.times, 1)
            and is_optional(value.question_name, is_text) and is_optional(value.answer, is_text)
            and (value.round == nil or is_integer(value.round, 0))
            and (value.corrected == nil or is_integer(value.corrected, 1, value.times))
    end
    return type(data) == "table" and is_integer(data.number, 1, header.games)
        and is_integer(data.group, 1, header.groups) and is_integer(data.seed, 0)
        and is_list(data.seats, players, players, is_bot) and RESULTS[data.result] == true
        and (data.result == "void") == is_text(data.void)
        and is_list(data.winners, 0, players, is_seat)
        and (data.result ~= "won" or #data.winners > 0)
        and is_list(data.forfeits, 0, players, is_seat) and is_optional(data.reason, is_text)
        and is_list(data.problems, 0, checking.GAMES_MAX, is_problem)
end

-- What the header says, in the order in which a difference is looked for, with its words: what may
-- be why files differ stands before them.
local FIELDS <const> = {
    { "format", "format" }, { "version", "version of law" }, { "game", "game" },
    { "variant", "variant" }, { "rules", "house rules" }, { "options", "options" },
    { "bots", "bots" }, { "players", "number of players" }, { "sources", "files of the game" },
    { "seed", "seed" }, { "games", "number of matches" }, { "gauntlet", "kind of schedule" },
    { "lineups", "lineups" }, { "openings", "openings" }, { "budget", "budget of a question" },
    { "limits", "limits" }, { "max_turns", "most turns of a match" }, { "forfeit", "forfeits" },
    { "sprt", "sequential test" },
}

-- What records.lua and file.lua ask about a kind of file: `name`, which its header has as `kind`,
-- and how it is called in messages.
checking.KIND = { name = "tournament", format = 1, fields = FIELDS, is_sound = is_sound,
    is_record = is_record, record = "record of a tournament", other = "another tournament" }

checking.is_integer, checking.is_list, checking.is_text = is_integer, is_list, is_text
checking.is_named, checking.is_optional = is_named, is_optional

return checking
