-- `law help`: the commands, one command, or one topic of what scripts can write.
local cli = require "lawspeaker.cli"
local console = require "lawspeaker.cli.console"
local options = require "lawspeaker.cli.options"

local help = {
    name = "help",
    summary = "explain a command, or a form, function or field of scripts, or a rule",
    description = "Without TOPIC: all commands. Else the help of a command; what the module says "
        .. "about a form, a function, an object or a field, as in `law help scenario`; how an "
        .. "order is written, as in `law help move`; or a rule by its number, as in "
        .. "`law help J4.4`.",
    arguments = {
        { name = "TOPIC", count = "?", target = "topic", help = "a command or a topic" },
    },
}

-- The module's own reference, which knows what scripts can write.
local function reference()
    require "lawspeaker"
    return require "lawspeaker.document"
end

local function names()
    local known = table.move(cli.command_names(), 1, #cli.command_names(), 1, {})
    local topics = reference().topics()
    return table.move(topics, 1, #topics, #known + 1, known)
end

-- Words for a last line: a command that has the same name as something in scripts, and the reverse.
local function see_also(topic, is_command)
    local name = topic:match "[.:]([%w_]+)$"
    if is_command then
        local members = reference().members(topic)
        return #members > 0 and "in scripts: law help " .. table.concat(members, ", law help ")
    end
    return name and cli.command(name) and "the command of this name: law help " .. name
end

function help.run(values)
    local topic = values.topic
    if not topic then
        console.print(cli.overview())
        return 0
    end
    local command = cli.command(topic)
    local told = command and options.help(command) or reference().help(topic)
    if not told then
        console.message(options.unknown("topic", topic, names(), "law help"))
        return cli.USAGE_STATUS
    end
    console.print((told:gsub("\n+$", "")))
    local more = see_also(topic, command ~= nil)
    if more then
        console.print("\n" .. more)
    end
    return 0
end

return help
