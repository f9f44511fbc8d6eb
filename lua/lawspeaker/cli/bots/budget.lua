-- What a bot may use up for one question: instructions, nodes (steps of its simulations) or time;
-- how that is written on the command line, and what it makes of a session's limits.
local options = require "lawspeaker.cli.options"
local text = require "lawspeaker.cli.text"

local budget = {}

-- Instructions are the same on every machine; a budget of time is not.
budget.DEFAULT = { kind = "instructions", most = 20000000 }

local MOST <const> = { instructions = 1000000000000000, nodes = 1000000000,
    milliseconds = 86400000 }
local UNBOUND <const> = MOST.instructions

-- For the options of a command.
function budget.convert(words)
    local kind, digits = words:match "^(%a+)=(%d+)$"
    local number = digits and math.tointeger(tonumber(digits))
    if not kind or not MOST[kind] then
        return nil, text.quote(words) .. " is none of instructions=N, nodes=N and milliseconds=N"
    elseif not number or number < 1 or number > MOST[kind] then
        return nil, ("%s is no whole number from 1 to %d"):format(digits, MOST[kind])
    end
    return { kind = kind, most = number }
end

budget.OPTION = { name = "--budget", value = "WHAT=N", target = "budget",
    default = budget.DEFAULT, convert = budget.convert,
    help = ("what a bot may use up for one question: instructions=N, the same everywhere "
        .. "(default: instructions=%d); nodes=N, steps of its simulations; or milliseconds=N, "
        .. "which does not come out the same twice"):format(budget.DEFAULT.most) }

-- For commands that have bots play each other.
budget.TRUST = { name = "--trust", value = "yes|no", target = "trust", may_lack_value = true,
    words = { "yes", "no" }, lacking = "yes", convert = options.choice("yes", "no"),
    help = "whether bots run in this process, which is faster (default: no: each in a child "
        .. "process of its own, which can touch nothing); --trust alone: yes" }

function budget.words(given)
    return ("%s=%d"):format(given.kind, given.most)
end

-- Whether two runs come out the same under it.
function budget.is_exact(given)
    return given.kind ~= "milliseconds"
end

-- What one table of a stranger's may hold besides a list, and one string: more could keep the
-- machine busy where nothing counts (sandbox.h). It is so in the process, too: a bot meets the same
-- limits everywhere.
local TABLE_ENTRIES <const>, STRING_BYTES <const> = 8192, 1 << 20

-- The options of a bot's session: what the files of game and bot need to be run is not the bot's.
function budget.values(values, given)
    local own = { question_instructions = values.instructions, print = false,
        table_entries = TABLE_ENTRIES, string_bytes = STRING_BYTES }
    if given.kind == "instructions" then
        own.question_instructions = given.most
    elseif given.kind == "milliseconds" then
        own.question_instructions = UNBOUND
        own.question_milliseconds = given.most
    end
    return setmetatable(own, { __index = values })
end

-- What lawspeaker.botting is told of it with each question.
function budget.of_question(given)
    if given.kind == "instructions" then
        return { instructions = true }
    end
    return { [given.kind] = given.most }
end

return budget
