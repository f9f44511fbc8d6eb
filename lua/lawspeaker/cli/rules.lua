-- `law rules`: the house rules and hooks of a game, as they are under a variant, or one of them.
local console = require "lawspeaker.cli.console"
local document = require "lawspeaker.cli.rules.document"
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local keeping = require "lawspeaker.cli.play.keeping"
local near = require "lawspeaker.near"
local opening = require "lawspeaker.cli.play.opening"
local script = require "lawspeaker.cli.script"
local shipped = require "lawspeaker.cli.rules.shipped"
local tell = require "lawspeaker.cli.rules.tell"
local text = require "lawspeaker.cli.text"

local rules = {
    name = "rules",
    summary = "list the house rules and hooks of a game or a variant",
    description = "Lists the house rules of a game, with the value that each has under the "
        .. "variant, what else it may be and the number of its rule; its hooks, with what each "
        .. "is told and what it answers; the options of a match; and the variants that lie "
        .. "beside the game. GAME is a game's name or file, or a variant of one, as in "
        .. "johvets/no_swaps, or several variants together, as in johvets/no_swaps+kin_only.",
    epilog = "With --json it is one line, an object with the keys format (1), game, title, variant "
        .. "({ name, title, parts = names of those that it is built on } or null), rules, hooks, "
        .. "options and variants, in this order. A rule has name, rule, value, changed (it is not "
        .. "the default), set_by (names of variants), kind (flag, choice, integer, limit, "
        .. "fraction or text), default, least, most, choices and sentence; a hook name, rule, "
        .. "question, asks (fields with name, type, optional and sentence, or null where the "
        .. "game does not say), standard, answer and answered_by; an option name and what a rule "
        .. "has from kind on; a variant name and sentence. No limit is null, a fraction an array "
        .. "of two. They stand in the order of the game; with NAME the others are left out.",
    options = {
        { name = "--variant", value = "NAME", target = "variant", many = true, default = {},
            help = "under this variant, by its name or Lua file; may be repeated, for several "
                .. "together" },
        { name = "--json", target = "json", help = "print it for programs" },
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS, script.TRACEBACK,
    },
    arguments = {
        { name = "GAME", count = 1, target = "game", help = "a game or a variant" },
        { name = "NAME", count = "?", target = "name",
            help = "only the rule, hook or option of this name, or those with this number of a "
                .. "rule" },
    },
}

-- ---- What is found ----

-- How the game of what was found is called on the command line, and its folder, where it has one.
local function owner_of(found, told, values)
    local name = find_game.owner(found)
    if not name then
        local file = found.file or found.variants[1].file
        local folder = file:match "^(.*)/[^/]*$" or "."
        if shipped.has_game(folder) then
            return folder == "." and told.game or folder, folder
        elseif not (told.variant and #values.variant == 0) then
            return found.words -- the game's own file, which is not in a folder of its own
        end
        name = told.game -- a variant's file that is somewhere else
    end
    local game = find_game.game(name, values)
    local file = game and find_game.file(game, values)
    return name, file and file:match "^(.*)/game%.lua$"
end

-- What the script's state says of it; or nil and an exit status, and it has been said why.
local function ask(values)
    local found, session = opening.begin(values)
    if not found then
        return nil, session
    end
    local outcome = session:ask("listing", {})
    session:close()
    if outcome.status ~= "ok" then
        console.message(outcome.message, values.traceback)
        return nil, script.STATUS[outcome.status] or 1
    end
    keeping.tell_output(outcome.output)
    local told = outcome.answer
    local folder
    told.owner, folder = owner_of(found, told, values)
    told.variants = folder and shipped.list(folder) or {}
    told.words = found.words
    return told
end

-- ---- One of them ----

-- The rules, hooks and options of this name, or at this number: a list of { kind, entry }.
local function pick(told, name)
    local picked = {}
    for _, group in ipairs { { "rule", told.rules }, { "hook", told.hooks },
        { "option", told.options } } do
        for _, entry in ipairs(group[2]) do
            if entry.name == name or entry.rule == name then
                picked[#picked + 1] = { kind = group[1], entry = entry }
            end
        end
    end
    return picked
end

local function names_of(told)
    local names = {}
    for _, list in ipairs { told.rules, told.hooks, told.options } do
        for _, entry in ipairs(list) do
            names[#names + 1] = entry.name
        end
    end
    return names
end

-- Leaves only what was picked.
local function narrow(told, picked)
    local left = { rule = {}, hook = {}, option = {} }
    for _, one in ipairs(picked) do
        table.insert(left[one.kind], one.entry)
    end
    told.rules, told.hooks, told.options, told.variants = left.rule, left.hook, left.option, {}
end

local function tell_picked(told, picked)
    for index, one in ipairs(picked) do
        if index > 1 then
            console.print("")
        end
        tell[one.kind](told, one.entry)
    end
end

-- ---- For `law help` ----

local LIMITS <const> = { memory = script.MEMORY.default, seconds = script.SECONDS.default,
    instructions = script.INSTRUCTIONS.default, variant = {} }

-- Whether a game's file seems to have something of this name in a list: only then it is run.
local function may_have(game, name)
    local found = find_game.game(game, LIMITS)
    local file = found and find_game.file(found, LIMITS)
    local source = file and host.read(file)
    return source and source:find('{ "' .. name .. '",', 1, true)
end

-- Where a name is a house rule, a hook or an option of games: a list of { kind, game }.
function rules.places(name)
    local places = {}
    for _, game in ipairs(find_game.games(LIMITS)) do
        local asked = setmetatable({ game = game }, { __index = LIMITS })
        local found = may_have(game, name) and opening.find(asked)
        local session = found and opening.open(asked, found, true)
        local outcome = session and session:ask("listing", {})
        if session then
            session:close()
        end
        local picked = outcome and outcome.status == "ok" and pick(outcome.answer, name) or {}
        for _, one in ipairs(picked) do
            places[#places + 1] = { kind = one.kind, game = game }
        end
    end
    return places
end

function rules.run(values)
    local told, status = ask(values)
    if not told then
        return status
    end
    local picked = values.name and pick(told, values.name)
    if picked and #picked == 0 then
        console.message(("game %s has no house rule, hook or option %s%s (law rules %s)"):format(
            text.quote(told.game), text.quote(values.name),
            near.hint(values.name, names_of(told)), told.words))
        return 2
    elseif values.json then
        if picked then
            narrow(told, picked)
        end
        console.print(document.text(told))
    elseif picked then
        tell_picked(told, picked)
    else
        tell.all(told)
    end
    return 0
end

return rules
