-- What can be said besides answers. A command begins with "/", so that it is never taken for an
-- answer; an answer that begins so is written with two.
local choosing = require "lawspeaker.cli.play.choosing"
local near = require "lawspeaker.near"
local screen = require "lawspeaker.cli.play.screen"
local seat = require "lawspeaker.cli.play.seat"
local text = require "lawspeaker.cli.text"

-- In the order of /help. run(dialogue, rest, asked, part) returns what the question does next, as
-- dialogue:line says; nothing: it is asked on.
local COMMANDS = {}

local function add(name, usage, help, run)
    local command = { name = name, usage = usage, help = help, run = run }
    COMMANDS[#COMMANDS + 1] = command
    COMMANDS[name] = command
end

add("help", "/help", "this list", function(dialogue, _, asked, part)
    local rows = {}
    for _, command in ipairs(COMMANDS) do
        if not command.is_for or (part and command.is_for(part, dialogue)) then
            rows[#rows + 1] = { command.usage, command.help }
        end
    end
    screen.rows(rows)
    screen.tell("An answer is typed as it is listed, as its number, or as its beginning; ? lists "
        .. "all that are legal, Enter twice takes the default.")
    if asked.help then
        screen.tell "The answers to this question:"
        screen.rows(asked.help)
    end
end)

add("board", "/board", "the board as you may see it", function(dialogue, _, asked)
    dialogue:show_board(asked.player)
end)

local LOG_SIZE <const> = 20

-- "/log", "/log 50", "/log all"
local function read_log(rest)
    if rest == "" or rest == "all" then
        return LOG_SIZE * (rest == "all" and 1000 or 1), rest == "all"
    end
    local most = rest:find "^%d+$" and math.tointeger(tonumber(rest))
    return most and most > 0 and most or nil, false
end

add("log", "/log [N|all]", "the last N things that happened (20), or all, with each change",
    function(dialogue, rest, asked)
        local most, is_whole = read_log(rest)
        if not most then
            screen.tell(("/log takes a number or all, as in /log 50, not %s"):format(
                text.quote(rest)))
            return
        end
        local log = dialogue:ask("log", { player = asked.player, most = most,
            is_whole = is_whole })
        if log.before > 0 then
            screen.say(("(%d before)"):format(log.before), "faint")
        end
        for _, line in ipairs(log.lines) do
            screen.tell("  " .. line)
        end
        if #log.lines == 0 then
            screen.say "nothing yet"
        end
    end)

add("legal", "/legal [TEXT]", "all legal answers, or those with TEXT in them",
    function(_, rest, _, part)
        if not part then
            screen.say "nothing is asked"
        elseif rest == "" then
            choosing.show(part, true)
        elseif not choosing.search(part, rest) then
            screen.tell(("no legal answer has %s in it"):format(text.quote(rest)))
        end
    end)

add("why", "/why", "which rule asks this", function(_, _, asked)
    if asked.is_over then
        screen.say "the game is over"
    elseif asked.rule then
        screen.tell(("question %d, %s, is asked by rule %s"):format(asked.number, asked.name,
            asked.rule))
    else
        screen.tell(("question %d, %s; the game names no rule for it"):format(asked.number,
            asked.name))
    end
end)

add("rules", "/rules", "the house rules and options of this match", function(dialogue)
    local rows = dialogue:ask "rules"
    if #rows == 0 then
        screen.say "this game has no house rules"
    else
        screen.rows(rows)
    end
end)

add("players", "/players", "who plays, and which of them are bots", function(dialogue)
    local rows = {}
    for index, player in ipairs(dialogue.players) do
        rows[index] = { player, dialogue.bots[player] and dialogue.opponents:say(player)
            or "at this keyboard" }
    end
    screen.rows(rows)
end)

add("default", "/default", "take the default answer", function(_, _, asked)
    if not asked.is_over then
        return "default"
    end
    screen.say "nothing is asked"
end)

add("again", "/again", "begin this sheet anew", function()
    return "again"
end)

add("review", "/review", "look over this sheet and hand it in", function()
    return "review"
end)

local function is_of_sheet(part)
    return part.of_sheet
end

COMMANDS.again.is_for, COMMANDS.review.is_for = is_of_sheet, is_of_sheet

add("undo", "/undo", "take back the last answer of a person, and what followed it",
    function(dialogue, _, asked)
        return dialogue:undo(asked) and "changed" or nil
    end)

add("save", "/save [FILE]", "write the game to a file and go on", function(dialogue, rest)
    dialogue:save(rest ~= "" and rest or nil)
end)

add("load", "/load FILE", "go on with the game of another file", function(dialogue, rest)
    if rest == "" then
        screen.say "/load takes the name of a file"
        return
    end
    return dialogue:load(rest) and "changed" or nil
end)

add("quit", "/quit", "save the game, say how to go on, and leave", function()
    seat.leave "quit"
end)

add("abandon", "/abandon", "leave without saving", function()
    seat.leave "abandon"
end)

local commands = {}

local function names()
    local list = {}
    for index, command in ipairs(COMMANDS) do
        list[index] = command.name
    end
    return list
end

-- A command may be cut short where that leaves no doubt.
local function find(name)
    if COMMANDS[name] then
        return COMMANDS[name]
    end
    local found
    for _, command in ipairs(COMMANDS) do
        if command.name:sub(1, #name) == name then
            if found then
                return nil
            end
            found = command
        end
    end
    return found
end

-- All commands, for completion.
function commands.candidates()
    local list = {}
    for index, command in ipairs(COMMANDS) do
        list[index] = "/" .. command.name
    end
    return list
end

-- Carries out a line that begins with "/"; returns what the question does next, or nothing.
function commands.run(dialogue, line, asked, part)
    local name, rest = line:match "^/(%S*)%s*(.*)$"
    local command = name ~= "" and find(name:lower())
    if not command then
        screen.tell(("no command %s%s; /help lists them, and an answer that begins with / is "
            .. "written with two"):format(text.quote("/" .. name), near.hint(name, names())))
        return nil
    elseif command.is_for and not (part and command.is_for(part)) then
        screen.say(("/%s is for sheets"):format(command.name))
        return nil
    end
    return command.run(dialogue, rest, asked, part)
end

return commands
