-- Opens the game that a command is about, in a state that stays open for questions to
-- lawspeaker.playing.
local console = require "lawspeaker.cli.console"
local find_game = require "lawspeaker.cli.find_game"
local find_saved = require "lawspeaker.cli.find_saved"
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
    local find = values.game and find_game.game or find_saved.game
    local found, message = find(words, values)
    if not found and not values.game then
        local file, lost = find_saved.source("game", saved.game, saved, nil, values)
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

local AND <const> = " + " -- between the names of variants that are played together

-- One variant of a save, by its name.
local function find_saved_variant(name, values, saved, found, owner)
    local named, message = find_saved.variant(name, found, owner, values)
    if named and find_saved.is_source(named, saved, values) then
        return named
    end
    local file, lost = find_saved.source("variant", name, saved, found, values)
    if named or file then
        return file and { file = file } or named
    end
    return nil, ("it was played under the variant %s%s, which has to be named with --variant: %s")
        :format(text.quote(name), say_lost(lost), message)
end

-- The variants of a save: the one that it names, or all whose names it joins.
local function find_all_saved(values, saved, found, owner)
    local one, message = find_saved_variant(saved.variant, values, saved, found, owner)
    if one or not saved.variant:find(AND, 1, true) then
        return one and { one }, message
    end
    local several = {}
    for name in (saved.variant .. AND):gmatch "(.-) %+ " do
        one, message = find_saved_variant(name, values, saved, found, owner)
        if not one then
            return nil, message
        end
        several[#several + 1] = one
    end
    return several
end

local function are_named(values)
    return values.variant ~= nil and #values.variant > 0
end

-- The variants that the command line names, else those of a save; or nil and what is wrong.
local function find_the_variants(values, saved, found)
    local owner = find_game.owner(found) or saved and saved.game
    if not are_named(values) then
        return find_all_saved(values, saved, found, owner)
    end
    local several = {}
    for _, words in ipairs(values.variant) do
        local some, message = find_game.variants(words, found, owner, values)
        if not some then
            return nil, message
        end
        table.move(some, 1, #some, #several + 1, several)
    end
    return several
end

-- Which game is meant, and under which variants: what the command line says, else what a save
-- does. What find_game.game finds, with `words`, and with `variant_words` that --variant has named;
-- or nil and what is wrong.
function opening.find(values, saved)
    local found, message = find_the_game(values, saved)
    if not found then
        return nil, message
    end
    if are_named(values) or saved and saved.variant and not found.is_variant then
        local variants
        variants, message = find_the_variants(values, saved, found)
        if not variants then
            return nil, message
        end
        local all = found.variants or {}
        found.variants = table.move(variants, 1, #variants, #all + 1, all)
        found.variant_words = values.variant
    end
    return found
end

-- Opens things that were found in one script's state, for a file of the module: a session, or nil
-- where that failed; the outcome; and what the file is to be asked with, { things }, by which
-- `games.opened` finds them there.
function opening.session(values, found, module)
    local file, variant_files, lists = find_game.asked(found, values)
    local asked = setmetatable({ variant_files = variant_files }, { __index = values })
    local session, outcome = script.open(file, asked, module)
    return session, outcome, { things = lists }
end

-- A session, and what is known of the game; or nil and an exit status, and it has been said why.
-- `is_silent`: nothing is said; then the outcome comes instead of the status.
function opening.open(values, found, is_silent)
    local session, outcome, given = opening.session(values, { found }, "lawspeaker.playing")
    if session then
        keeping.tell_output(outcome.output)
        outcome = session:ask("open", given)
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
