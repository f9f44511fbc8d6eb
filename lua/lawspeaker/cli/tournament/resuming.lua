-- The command that goes on with what was begun: the one that was given, with all that decides what
-- is played.
local budget = require "lawspeaker.cli.bots.budget"
local text = require "lawspeaker.cli.text"

local resuming = {}

-- Options that take a value, by their targets, in the order in which they are written; some with
-- how their value is.
local VALUES <const> = { { "players", "--players", function(value)
    return type(value) == "table" and table.concat(value, ",") or tostring(value)
end }, { "games", "--games" }, { "bot", "--bot" }, { "max_turns", "--max-turns" },
    { "seed", "--seed" }, { "sprt", "--sprt" }, { "forfeit", "--forfeit" },
    { "memory", "--memory" }, { "instructions", "--instructions" }, { "seconds", "--seconds" },
    { "jobs", "--jobs" }, { "trust", "--trust" }, { "budget", "--budget", budget.words } }
local LISTS <const> = { { "variant", "--variant" }, { "rule", "--rule" },
    { "option", "--option" }, { "maps", "--maps" }, { "openings", "--openings" } }
local FLAGS <const> = { { "gauntlet", "--gauntlet" }, { "json", "--json" } }

-- `said`: the words behind `law`, up to the options; `values`: what was given; `options`: those of
-- the command, whose defaults are left out. Seed and number of matches are always said.
function resuming.command(said, values, options)
    local defaults, words = {}, { "law" }
    for _, option in ipairs(options) do
        defaults[option.target] = option.default
    end
    defaults.seed, defaults.games = nil, nil
    for _, word in ipairs(said) do
        words[#words + 1] = text.shell_word(word)
    end
    local function add(option, value)
        words[#words + 1] = option
        words[#words + 1] = value ~= nil and text.shell_word(value) or nil
    end
    for _, entry in ipairs(VALUES) do
        local value = values[entry[1]]
        if value ~= nil and value ~= defaults[entry[1]] then
            add(entry[2], (entry[3] or tostring)(value))
        end
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
    if values.svg then
        add("--svg", values.svg)
    end
    add("--out", values.out)
    return table.concat(words, " ")
end

return resuming
