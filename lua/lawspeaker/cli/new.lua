-- `law new`: a start to go on from. What is written is a file of cli/new/ for each kind; here are
-- the command, what is the same for all of them, and what is said.
local console = require "lawspeaker.cli.console"
local editor = require "lawspeaker.cli.new.editor"
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local options = require "lawspeaker.cli.options"
local saving = require "lawspeaker.cli.new.saving"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"

local new = {
    name = "new",
    summary = "begin a bot, a variant, a map, a scenario or a game",
    description = "Writes a start that works and says what stands where, to be changed from there. "
        .. "KIND is bot: a program that plays; variant: a house rule, and scenarios that show what "
        .. "it changes; map: a board, and a scenario on it; scenario: a situation and what must "
        .. "come of it; or game: a folder with a whole game. Beside it stands .luarc.json, from "
        .. "which editors learn the module. What is there already is never written over.",
    options = {
        { name = "--game", value = "GAME", target = "game", default = "johvets",
            help = "the game that it is for, by its name or file (default: johvets)" },
        { name = "--folder", value = "DIR", target = "folder",
            help = "where it is written (default: here)" },
        script.MAPS,
    },
    arguments = {
        { name = "KIND", count = 1, target = "kind", help = "what is begun" },
        { name = "NAME", count = 1, target = "name",
            help = "its name: letters, digits and _, first a letter" },
    },
}

local KINDS <const> = { "bot", "variant", "map", "scenario", "game" }

local NAME_SIZE_MAX <const> = 40

-- Names of files that `require` finds before any of that name.
local TAKEN <const> = { lawspeaker = true, game = true }

local function misuse(message)
    console.message(message .. " (law help new)")
    return 2
end

-- ---- What was asked for ----

local function find_kind(word)
    for _, kind in ipairs(KINDS) do
        if kind == word then
            return require("lawspeaker.cli.new." .. kind)
        end
    end
end

-- What is wrong with a name, or nothing.
local function find_fault(name)
    if not name:find "^%a[%w_]*$" then
        return ("%s is no name: letters, digits and _, first a letter"):format(text.quote(name))
    elseif #name > NAME_SIZE_MAX then
        return ("the name %s is longer than %d characters"):format(text.quote(name), NAME_SIZE_MAX)
    elseif TAKEN[name] then
        return ("the name %s is taken; another one can be used"):format(text.quote(name))
    end
end

-- The folder as it stands before the names of files; or nil and what is wrong.
local function read_folder(words)
    if not words or words == "." or words == "./" then
        return ""
    end
    local kind, reason = host.kind(words)
    if kind == "folder" or not kind and reason == "no such file" and words ~= "" then
        return (words:gsub("/*$", "/"))
    end
    return nil, ("--folder: %s is no folder%s"):format(text.quote(words),
        reason and reason ~= "no such file" and ": " .. reason or "")
end

-- What find_game.game finds; or nil and what is wrong.
local function find_the_game(values)
    local found, message = find_game.game(values.game, values)
    if not found then
        return nil, "--game: " .. message
    elseif found.is_variant then
        local game = values.game:match "^([%a_][%w_%-]*)/[%w_%-]+$"
        return nil, ("--game: %s is a variant; a game is meant here%s"):format(
            text.quote(values.game), game and ": --game " .. game or "")
    end
    return found
end

-- ---- What is said ----

local function tell_written(plan)
    console.print "written:"
    local rows = {}
    for _, file in ipairs(plan.files) do
        rows[#rows + 1] = not file.is_kept and { text.escape(file.path), file.sentence } or nil
    end
    local function plain(words)
        return words
    end
    for _, line in ipairs(text.columns(rows, "  ", console.width(), plain)) do
        console.print(line)
    end
    for _, file in ipairs(plan.files) do
        if file.is_kept then
            console.print(text.escape(file.path) .. " is there already, and stays as it is")
        end
    end
    console.print "next:"
    for _, command in ipairs(plan.next) do
        console.print("  " .. text.escape(command))
    end
end

function new.run(values)
    local kind = find_kind(values.kind)
    if not kind then
        console.message(options.unknown("kind", values.kind, KINDS, "law help new"))
        return 2
    end
    local fault = find_fault(values.name)
    if fault then
        return misuse(fault)
    end
    local folder, message = read_folder(values.folder)
    if not folder then
        return misuse(message)
    end
    local found
    if not kind.is_without_game then
        found, message = find_the_game(values)
        if not found then
            console.message(message)
            return 2
        end
    end
    local plan
    plan, message = kind.plan { name = values.name, title = values.name:gsub("_", " "),
        folder = folder, found = found, words = values.game, values = values }
    if not plan then
        return misuse(message)
    end
    editor.add(plan, values)
    message = saving.save(plan)
    if message then
        console.message(message)
        return 1
    end
    tell_written(plan)
    return 0
end

return new
