-- Opens the game that a command is about, in a state that stays open for questions to
-- lawspeaker.playing.
local console = require "lawspeaker.cli.console"
local find_game = require "lawspeaker.cli.find_game"
local keeping = require "lawspeaker.cli.play.keeping"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"

local opening = {}

-- What a save knows of its files that are not found. Nothing when it is not one file.
local function say_lost(lost)
    return #lost == 1 and (" of %s, which is not there or has been changed"):format(lost[1]) or ""
end

-- The game that the command line names, else the one of a save; that one may be a file's, which is
-- found by what the save says of its sources.
local function find_the_game(values, saved)
    local words = values.game or saved and saved.game
    if not words then
        return nil, "missing GAME: a game's name or file, or --load FILE (law help play)"
    end
    local find = values.game and find_game.game or find_game.saved_game
    local found, message = find(words, values)
    if not found and not values.game then
        local file, lost = find_game.source("game", saved.game, saved, nil, values)
        if file then
            found, words = { file = file }, file
        elseif #lost > 0 then
            message = ("it is a save of the game %s%s; name the game's file, too: %s"):format(
                text.quote(saved.game), say_lost(lost), message)
        end
    end
    if found then
        found.words = words
    end
    return found, message
end

-- The variant that the command line names, else the one of a save; or nil and what is wrong.
local function find_the_variant(values, saved, found)
    local owner = found.name or saved and saved.game
    if values.variant then
        return find_game.variant(values.variant, found, owner, values)
    end
    local named, message = find_game.saved_variant(saved.variant, found, owner, values)
    if named and find_game.is_source(named, saved, values) then
        return named
    end
    local file, lost = find_game.source("variant", saved.variant, saved, found, values)
    if named or file then
        return file and { file = file } or named
    end
    return nil, ("it was played under the variant %s%s, which has to be named with --variant: %s")
        :format(text.quote(saved.variant), say_lost(lost), message)
end

-- Which game is meant, and under which variant: what the command line says, else what a save does.
-- { words, file or name, variant, variant_words }; or nil and what is wrong.
function opening.find(values, saved)
    local found, message = find_the_game(values, saved)
    if not found then
        return nil, message
    elseif found.is_variant and values.variant then
        return nil, ("%s is a variant itself, so there can be no --variant"):format(
            text.quote(found.words))
    end
    if values.variant or saved and saved.variant and not found.is_variant then
        found.variant, message = find_the_variant(values, saved, found)
        if not found.variant then
            return nil, message
        end
        found.variant_words = values.variant
    end
    return found
end

-- A session, and what is known of the game; or nil and an exit status, and it has been said why.
-- `is_silent`: nothing is said; then the outcome comes instead of the status.
function opening.open(values, found, is_silent)
    local variant = found.variant or {}
    local asked = setmetatable({}, { __index = function(_, name)
        if name == "variant" then
            return variant.file
        end
        return values[name]
    end })
    local session, outcome = script.open(found.file, asked, "lawspeaker.playing")
    if session then
        keeping.tell_output(outcome.output)
        outcome = session:ask("open", { game = found.name, variant = variant.name,
            variant_file = variant.file })
        if outcome.status == "ok" then
            outcome.answer.files = outcome.files
            return session, outcome.answer
        end
        session:close()
    end
    if is_silent then
        return nil, outcome
    elseif outcome.status ~= "interrupted" then
        console.message(outcome.message, values.traceback)
    end
    return nil, script.STATUS[outcome.status] or 1
end

-- Finds the game and opens it: what `find` gives, a session, and what is known of the game; or nil
-- and an exit status, and it has been said why.
function opening.begin(values, saved)
    local found, message = opening.find(values, saved)
    if not found then
        console.message(message)
        return nil, 2
    end
    local session, known = opening.open(values, found)
    if not session then
        return nil, known
    end
    return found, session, known
end

return opening
