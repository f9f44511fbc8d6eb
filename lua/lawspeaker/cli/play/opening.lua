-- Opens the game that a command is about, in a state that stays open for questions to
-- lawspeaker.playing.
local console = require "lawspeaker.cli.console"
local find_game = require "lawspeaker.cli.find_game"
local keeping = require "lawspeaker.cli.play.keeping"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"

local opening = {}

-- Which game is meant, and under which variant: what the command line says, else what a save does.
-- { words, file or name, variant, variant_words }; or nil and what is wrong.
function opening.find(values, saved)
    local words = values.game or saved and saved.game
    if not words then
        return nil, "missing GAME: a game's name or file, or --load FILE (law help play)"
    end
    local found, message = find_game.game(words, values)
    if not found then
        return nil, message
    end
    found.words = words
    local is_variant = (found.name or ""):find("/", 1, true)
    if is_variant and values.variant then
        return nil, ("%s is a variant itself, so there can be no --variant"):format(
            text.quote(words))
    end
    local wanted = values.variant or not is_variant and saved and saved.variant or nil
    if wanted then
        local owner = found.name or saved and saved.game
        found.variant, message = find_game.variant(wanted, owner, values)
        if not found.variant then
            return nil, values.variant and message
                or ("it was played under the variant %s, which has to be named with --variant: %s")
                    :format(text.quote(wanted), message)
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
        outcome = session:ask("open", { game = found.name, variant = variant.name })
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

return opening
