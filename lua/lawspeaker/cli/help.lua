-- `law help`: the commands, one command, or one topic of what scripts can write.
local cli = require "lawspeaker.cli"
local console = require "lawspeaker.cli.console"
local find_game = require "lawspeaker.cli.find_game"
local options = require "lawspeaker.cli.options"
local text = require "lawspeaker.cli.text"

local help = {
    name = "help",
    summary = "explain a command, or a form, function or field of scripts, or a rule",
    description = "Without TOPIC: all commands. Else the help of a command; what the module says "
        .. "about a form, a function, an object or a field, as in `law help scenario`; how an "
        .. "order is written, as in `law help move`; a rule by its number, as in `law help "
        .. "J4.4`; or where more about a game is told, as in `law help rocknroll`.",
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

-- Games have no topics of their own: where theirs stand. Nothing for what is no game or variant.
local function tell_game(topic)
    local found = find_game.game(topic, {})
    if not found then
        return nil
    end
    topic = text.escape(topic)
    local rows = {}
    for _, row in ipairs { { "rules %s", "its house rules, hooks and options" },
        { "rules %s NAME", "one of them, or a rule by its number" },
        { "rules %s state", "its tables, zones, globals, phases and steps" },
        { "play %s", "plays it" }, { "tournament %s BOT BOT", "has bots play it (law help bots)" },
        { "check %s", "looks for mistakes in it" },
        { not found.is_variant and "new KIND NAME --game %s",
            "begins a bot, a house rule or a scenario for it" },
        { "help games", "how games are written" },
        { "help house_rules", "how house rules are" } } do
        rows[#rows + 1] = row[1] and { "law " .. row[1]:format(topic), row[2] } or nil
    end
    local lines = text.columns(rows, "  ", console.width(), function(words)
        return words
    end)
    return ("%s, %s\n\n%s"):format(topic, found.is_variant and "a variant of a game" or "a game",
        table.concat(lines, "\n"))
end

local KINDS <const> = { rule = "a house rule", hook = "a hook", option = "an option",
    text = "a rule", table = "a table", zone = "a zone", global = "a global", phase = "a phase",
    step = "a step", position = "a position" }

-- Words of reports and command lines that are explained on a page.
local ELSEWHERE <const> = { elo = "ratings", even = "ratings", share = "ratings", void =
    "tournaments", group = "tournaments", lineup = "tournaments", budget = "bots", batch =
    "bots", greedy = "bots", search = "bots", strong = "bots", steady = "bots", convoy =
    "diplomacy", support = "diplomacy" }

-- What of games bears this name, or has this number.
local function tell_rules(name)
    local lines = {}
    for index, place in ipairs(require("lawspeaker.cli.rules").places(name)) do
        lines[index] = ("%s of the game %s: law rules %s %s"):format(KINDS[place.kind], place.game,
            place.game, name)
    end
    return #lines > 0 and ("%s\n  %s"):format(name, table.concat(lines, "\n  ")) or nil
end

-- A case of DATC, as "6.D.2": reasons that name it, and where rules of games cite it.
local function tell_case(topic)
    local parts = {}
    if topic:find "^%d+%.%u%.%d+$" then
        parts[1] = reference().help(topic)
        parts[#parts + 1] = tell_rules(topic)
    end
    return #parts > 0 and table.concat(parts, "\n") or nil
end

function help.run(values)
    local topic = values.topic
    if not topic then
        console.print(cli.overview())
        return 0
    end
    local command = cli.command(topic)
    local told = command and options.help(command) or tell_case(topic)
        or reference().help(topic) or tell_game(topic)
        or topic:find "^[%w_]+$" and tell_rules(topic)
        or ELSEWHERE[topic] and reference().help(ELSEWHERE[topic])
    if not told then
        console.message(options.unknown("topic", topic, names(), "law help"))
        return cli.USAGE_STATUS
    end
    console.print((told:gsub("\n+$", "")))
    local form = command and reference().form_help(topic)
    if form then
        console.print("\n" .. form)
    end
    local more = see_also(topic, command ~= nil)
    if more then
        console.print("\n" .. more)
    end
    return 0
end

return help
