-- `game:load` and `game:replay`: what is made of a saved match that is played again. A load gives
-- the match or nothing; a replay reports where it first parts from what was recorded.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local games = require "lawspeaker.game.games"
local matches = require "lawspeaker.game.match"
local near = require "lawspeaker.near"
local playback = require "lawspeaker.game.playback"

local loading = {}

local STANDARD <const> = "standard" -- for a replay under the game's own rules

-- What may be given, and what kind of thing each is.
local LOAD_FIELDS <const> = { variant = "variants", sources = "table", trust = "flag" }
local REPLAY_FIELDS <const> = { variant = "variants", sources = "table", under = "under",
    pure = "flag" }

-- Other variants, or "standard".
check.set_type("under", function(at, given)
    return given == STANDARD and given or check.type(at, given, "variants")
end)

-- A copy of the options, in which variants that are named are found.
local function check_options(what, options, fields)
    local at, checked = check.context(what), {}
    for _, key in ipairs((core.keys(options))) do
        local kind = fields[key]
        if not kind then
            at:fail(string.format("no field %s%s", check.describe(key),
                near.hint(key, (core.keys(fields)))))
        end
        at:enter(key)
        checked[key] = check.type(at, options[key], kind)
        at:leave()
    end
    return checked
end

-- The variant that the header names: the one given, or one found by its name. Nil, problem when
-- there is none.
local function find_variant(header, given)
    if given then
        if given.name ~= header.variant then
            return nil, playback.problem_at(1, "other_game", "it was played with %s, not with "
                .. "variant %s", header.variant and "variant " .. check.quote(header.variant)
                or "no variant", check.quote(given.name))
        end
        return given
    elseif header.variant then
        local found, message = games.find_saved_variant(header.game, header.variant)
        if not found then
            return nil, playback.problem_at(1, "other_game", "%s", message)
        end
        return found
    end
end

-- The text as a play-back of this game; or nil and a problem.
local function open(game, text)
    local play, problem = playback.open(text)
    if not play then
        return nil, problem
    end
    local name = core.game_details(game).name
    if play.header.game ~= name then
        return nil, playback.problem_at(1, "other_game", "it is a match of %s, not of %s",
            check.quote(play.header.game), check.quote(name))
    end
    return play
end

-- A match started as the header says; or nil and a problem.
local function start(game, play, variant, has_rules, sources)
    local is_started, match = pcall(matches.start, game,
        play:setting(variant, has_rules, sources))
    if not is_started then
        local message = string.gsub(tostring(match), "^[^:\n]+:%d+: ", "")
        return nil, playback.problem_at(1, "unfit", "such a match cannot be started: %s", message)
    end
    return match
end

-- A difference may be the program's own doing.
local function with_version(problem, play)
    local version = play.header.law
    if problem and problem.code == "diverged" and version ~= core.version then
        problem.message = string.format("%s; it was saved by version %s, this is %s",
            problem.message, version, core.version)
    end
    return problem
end

-- A problem where the scripts are not those that the match was saved with, and that matters.
local function other_sources(play, options)
    local is_same, changed, is_new = play:has_same_sources(options.sources)
    if not is_same and not options.trust then
        return playback.problem_at(1, "other_sources", "%s %s when the match was saved; only a "
            .. "load that trusts it goes on", check.quote(changed),
            is_new and "was no part of it" or "is not what it was")
    end
end

-- The match that a text, or a list of its pieces, holds; or nil, message, code. `options`: variant
-- (an object; left out, it is found by name), sources (those of the scripts as they are now), trust
-- (load it though they are others).
function loading.load(game, text, options)
    options = check_options("game:load", options or {}, LOAD_FIELDS)
    local play, problem = open(game, text)
    if not play then
        return nil, problem.message, problem.code
    end
    local variant
    if options.variant then -- another one than it was played under has other files, too
        variant, problem = find_variant(play.header, options.variant)
    end
    problem = problem or other_sources(play, options)
    if not problem and not variant then
        variant, problem = find_variant(play.header)
    end
    if problem then
        return nil, problem.message, problem.code
    end
    local match
    match, problem = start(game, play, variant, true, options.sources)
    local is_same = play:has_same_sources(options.sources)
    problem = problem or with_version(play:run(match, matches, is_same), play)
    if problem then
        return nil, problem.message, problem.code
    end
    return match
end

-- Plays a text again and says how far it agrees: { agrees, answers, has_same_sources, hash, result,
-- divergence = { line, message, recorded, came_out } }, and the match as it then is; or nil,
-- message, code for a text that is no such match. `options`: variant and sources as for load;
-- under: play its answers under this variant and its house rules, or under the "standard" ones;
-- pure: check each rule.
function loading.replay(game, text, options)
    options = check_options("game:replay", options or {}, REPLAY_FIELDS)
    local play, problem = open(game, text)
    if not play then
        return nil, problem.message, problem.code
    end
    local variant = options.under ~= STANDARD and options.under or nil
    play.is_under = options.under ~= nil
    if not options.under then
        variant, problem = find_variant(play.header, options.variant)
        if problem then
            return nil, problem.message, problem.code
        end
    end
    local match
    match, problem = start(game, play, variant, not options.under, options.sources)
    if not match then
        return nil, problem.message, problem.code
    elseif options.pure then
        match:set_pure_check(true)
    end
    problem = with_version(play:run(match, matches, true), play)
    if problem and problem.code ~= "diverged" and problem.code ~= "unfit" then
        return nil, problem.message, problem.code
    end
    return { agrees = problem == nil, answers = play.answers,
        has_same_sources = (play:has_same_sources(options.sources, options.under ~= nil)),
        hash = match:hash(), result = match:result(),
        divergence = problem and { line = problem.line, message = problem.message,
            recorded = problem.recorded, came_out = problem.came_out } }, match
end

return loading
