-- `law replay` of recorded games of Diplomacy: a phase a line, read as they come; the board's
-- script judges each again (lawspeaker.recorded).
local console = require "lawspeaker.cli.console"
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local keeping = require "lawspeaker.cli.play.keeping"
local screen = require "lawspeaker.cli.play.screen"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"

local recorded = {}

local AT_ONCE <const> = 64 -- lines that are judged with one question
local LONGEST <const> = 1 << 20 -- bytes of a line

-- NAME=VALUE, as a pair.
function recorded.rule(words)
    local name, value = words:match "^([^=]+)=(.*)$"
    if not name then
        return nil, text.quote(words) .. " is no NAME=VALUE"
    elseif value == "true" or value == "false" then
        return { name, value == "true" }
    end
    return { name, value }
end

-- Whether the first line of a file is a phase of a recorded game, and no header of a save.
function recorded.is_one(path)
    local file <close> = host.kind(path) == "file" and io.open(path, "rb") or nil
    local line = file and file:read "l"
    while line and not line:find "%S" do
        line = file:read "l"
    end
    return line ~= nil and (line:find '"phase"%s*:' or line:find '^%s*{%s*"game"%s*:') ~= nil
        and not line:find '"kind"%s*:%s*"save"'
end

-- The lines that come next, blank ones left out, and their numbers; none at the end.
local function next_lines(file, number)
    local lines, numbers = {}, {}
    while #lines < AT_ONCE do
        local line = file:read "l"
        if not line then
            break
        end
        number = number + 1
        if line:find "%S" then
            lines[#lines + 1], numbers[#numbers + 1] = line, number
        end
        if #line > LONGEST then
            return lines, numbers, number, ("line %d is longer than %d bytes, no phase is"):format(
                number, LONGEST)
        end
    end
    return lines, numbers, number
end

local function tell_difference(values, difference, line)
    screen.tell(("game %s, n %d (%s:%d), %s: %s"):format(difference.game, difference.n,
        values.file, line, difference.phase, difference.words), "red")
end

-- Judges all lines of a file; the exit status.
local function judge(values, session, file)
    local number, told = 0, { phases = 0, games = 0 }
    while true do
        local lines, numbers, trouble
        lines, numbers, number, trouble = next_lines(file, number)
        if trouble then
            console.message(("%s: %s"):format(values.file, trouble))
            return 2
        elseif #lines == 0 then
            break
        end
        local outcome = session:ask("judge", { lines = lines }, #lines)
        if outcome.status ~= "ok" then
            keeping.stop(outcome)
        end
        told = outcome.answer
        if told.problem then
            console.message(("%s:%d: %s"):format(values.file, numbers[told.problem.index],
                told.problem.message))
            return 2
        elseif told.difference then
            tell_difference(values, told.difference, numbers[told.difference.index])
            return 1
        end
    end
    screen.tell(("%s of %s, all the same"):format(text.count(told.phases, "phase"),
        text.count(told.games, "game")), "green")
    return 0
end

-- The options that are about saves alone.
local function refused_option(values)
    for _, name in ipairs { "game", "changed", "events", "player", "hashes", "pure" } do
        if values[name] then
            return name == "player" and "as" or name
        end
    end
    return #values.variant > 0 and "variant" or #values.under > 0 and "under" or nil
end

-- The file of the board that records are of; or nil and what is wrong.
local function find_board(values)
    for _, folder in ipairs(find_game.folders("diplomacy", values)) do
        local path = folder .. "/maps/standard.lua"
        if find_game.is_file(path) then
            return path
        end
    end
    return nil, "a recorded game of Diplomacy needs the game's board, diplomacy/maps/standard.lua "
        .. "(law help games)"
end

local function run(values, session)
    local opened = session:ask("open", { rules = values.rule or {} })
    if opened.status ~= "ok" then
        keeping.stop(opened)
    elseif opened.answer.message then
        console.message(opened.answer.message)
        return 2
    end
    local file <close> = assert(io.open(values.file, "rb"))
    return judge(values, session, file)
end

-- Replays a recorded game: the exit status.
function recorded.run(values)
    local option = refused_option(values)
    local board, problem = find_board(values)
    if option then
        problem = ("--%s is for saved games; %s holds recorded games of Diplomacy"):format(option,
            text.quote(values.file))
    end
    if problem then
        console.message(problem)
        return 2
    end
    local session, outcome = script.open(board, values, "lawspeaker.recorded")
    if not session then
        console.message(outcome.message, values.traceback)
        return script.STATUS[outcome.status] or 1
    end
    local done, status = pcall(run, values, session)
    session:close()
    local stopped = not done and keeping.stopped(status)
    if stopped then
        console.message(stopped.message, values.traceback)
        return script.STATUS[stopped.status] or 1
    elseif not done then
        error(status, 0)
    end
    return status
end

return recorded
