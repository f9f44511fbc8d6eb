-- The command line `law`: which commands there are, how a line is taken apart, and what a mistake
-- in it is told. It knows no game; each command is a file in cli/, named in the list below.
local console = require "lawspeaker.cli.console"
local options = require "lawspeaker.cli.options"
local text = require "lawspeaker.cli.text"

-- In the order of `law help`. A command is a table { name, summary, description, options,
-- arguments, run = function(values) → exit status }; options.lua says more.
local COMMANDS = { "run", "play", "replay", "explain", "test", "tournament", "balance", "check",
    "new", "rules", "diff-rules", "resolve", "help" }

local HEAD = [[
law: a judge for board wargames, simultaneous orders among them

usage: law COMMAND [OPTIONS] [ARGUMENTS]
]]

local USAGE = ([[
usage: law COMMAND [OPTIONS] [ARGUMENTS]
commands: %s; "law help" says more]]):format(table.concat(COMMANDS, ", "))

local FOOT = [[

  law COMMAND --help   what a command does, and its options
  law help GAME        where more about a game is told
  law help TOPIC       a form, function or field that scripts use; a rule of
                       johvets, as in J4.4; or a page: games, house_rules,
                       schema, answers, dice, saves, events; order, flee,
                       supply, verdict, rules, hooks, reasons, facts, maps;
                       bots, tournaments, shards; scripts, limits, errors
  law --version        the version

environment: LAW_PATH, folders that hold maps and games, separated by colons
(law help maps); NO_COLOR, when it is set and not empty, keeps colours off a
terminal

exit status: 0 fine, 1 a test or check failed, 2 wrong usage, 3 a script's
error, 4 a limit]]

local cli = { USAGE_STATUS = 2 }

function cli.command_names()
    return COMMANDS
end

function cli.command(name)
    for _, known in ipairs(COMMANDS) do
        if known == name then
            return require("lawspeaker.cli." .. name:gsub("-", "_"))
        end
    end
end

-- The text of `law --help`, without a line feed at its end.
function cli.overview()
    local lines = { HEAD }
    for _, name in ipairs(COMMANDS) do
        lines[#lines + 1] = ("  %-10s %s"):format(name, cli.command(name).summary)
    end
    lines[#lines + 1] = FOOT
    return table.concat(lines, "\n")
end

local function misuse(message)
    console.message(message)
    return cli.USAGE_STATUS
end

-- Answers --help or --version, which stand alone.
local function answer(arguments, index, words)
    local more = arguments[index + 1]
    if more then
        return misuse(("unexpected %s after %s (law help)"):format(text.quote(more),
            arguments[index]))
    end
    console.print(words)
    return 0
end

-- What stands before a command: only --help and --version do. Returns an exit status, or nothing
-- and the index of the command's name.
local function take_front(arguments)
    local index = 1
    local is_option = true
    while arguments[index] do
        local argument = arguments[index]
        if not is_option or argument:sub(1, 1) ~= "-" or argument == "-" then
            return nil, index
        elseif argument == "--" then
            is_option = false
        elseif argument == "--help" or argument == "-h" then
            return answer(arguments, index, cli.overview())
        elseif argument == "--version" then
            return answer(arguments, index, "law " .. console.version)
        else
            local known = { "--help", "--version" }
            return misuse(options.unknown("option", argument, known, "law help"))
        end
        index = index + 1
    end
    return nil, index
end

-- Runs the command line and returns its exit status.
function cli.main(arguments)
    local status, index = take_front(arguments)
    if status then
        return status
    end
    local name = arguments[index]
    if not name then
        console.write("err", USAGE .. "\n")
        return cli.USAGE_STATUS
    end
    local command = cli.command(name)
    if not command then
        return misuse(options.unknown("command", name, COMMANDS, "law help"))
    end

    local own = table.move(arguments, index + 1, #arguments, 1, {})
    local values, mistake = options.parse(command, own)
    if not values then
        return misuse(mistake)
    elseif values.help then
        console.print(options.help(command))
        return 0
    end
    return command.run(values)
end

-- As main, and whatever the command leaves on the way to standard output is written, or said not to
-- be.
function cli.run(arguments)
    local done, status = xpcall(cli.main, function(trouble)
        if console.is_closed(trouble) then
            return trouble
        end
        return debug.traceback(text.plain(trouble), 2)
    end, arguments)
    if not done and not console.is_closed(status) then
        error(status, 0)
    end
    local closed = not done and status or console.finish()
    if closed then
        if closed.message then
            console.complain_quietly(closed.message)
        end
        return closed.status
    end
    return status
end

return cli
