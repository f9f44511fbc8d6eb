-- The command that goes on with a tournament: the one that was given, with all that decides what is
-- played.
local budget = require "lawspeaker.cli.bots.budget"
local text = require "lawspeaker.cli.text"

local resuming = {}

-- Options that take a value, by their targets, in the order in which they are written.
local VALUES <const> = { { "players", "--players" }, { "games", "--games" },
    { "max_turns", "--max-turns" }, { "seed", "--seed" }, { "sprt", "--sprt" },
    { "forfeit", "--forfeit" }, { "memory", "--memory" }, { "instructions", "--instructions" },
    { "seconds", "--seconds" }, { "jobs", "--jobs" }, { "trust", "--trust" } }
local LISTS <const> = { { "variant", "--variant" }, { "rule", "--rule" },
    { "option", "--option" }, { "maps", "--maps" }, { "openings", "--openings" } }
local FLAGS <const> = { { "gauntlet", "--gauntlet" }, { "json", "--json" } }

-- `asked`: found, bots, values; `options`: those of the command, whose defaults are left out. Seed
-- and number of matches are always said.
function resuming.command(asked, options)
    local values, defaults = asked.values, {}
    for _, option in ipairs(options) do
        defaults[option.target] = option.default
    end
    defaults.seed, defaults.games = nil, nil
    local words = { "law", "tournament", text.shell_word(asked.found.words) }
    for _, bot in ipairs(asked.bots) do
        words[#words + 1] = text.shell_word(bot.words)
    end
    local function add(option, value)
        words[#words + 1] = option
        words[#words + 1] = value ~= nil and text.shell_word(tostring(value)) or nil
    end
    for _, entry in ipairs(VALUES) do
        local value = values[entry[1]]
        if value ~= nil and value ~= defaults[entry[1]] then
            add(entry[2], value)
        end
    end
    if values.budget ~= defaults.budget then
        add("--budget", budget.words(values.budget))
    end
    for _, entry in ipairs(LISTS) do
        for _, value in ipairs(values[entry[1]] or {}) do
            add(entry[2], type(value) == "table" and value[1] .. "=" .. value[2] or value)
        end
    end
    for _, entry in ipairs(FLAGS) do
        if values[entry[1]] then
            add(entry[2])
        end
    end
    if values.shard then
        add("--shard", values.shard.words)
    end
    add("--out", values.out)
    return table.concat(words, " ")
end

return resuming
