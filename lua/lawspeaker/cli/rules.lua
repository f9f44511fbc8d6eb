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
local tell_state = require "lawspeaker.cli.rules.tell_state"
local text = require "lawspeaker.cli.text"
local words = require "lawspeaker.cli.rules.words"

local rules = {
    name = "rules",
    summary = "list the house rules and hooks of a game or a variant",
    description = "Lists the house rules of a game, with the value that each has under the "
        .. "variant, what else it may be and the number of its rule; its hooks, with what each "
        .. "is told and what it answers; the options of a match; the names of its tables, zones, "
        .. "globals, phases and steps, for hooks and scenarios; and the variants that lie beside "
        .. "the game. With NAME one of these is told, a table with its columns and their types; "
        .. "with `state` all of the state. With the number of a rule its words are told, where "
        .. "the game has them in a file rules.md, and what can be changed there. GAME is a game's "
        .. "name or file, or a variant of one, as in johvets/no_swaps, or several variants "
        .. "together, as in johvets/no_swaps+kin_only.",
    epilog = "With --json it is one line, an object with the keys format (1), game, title, variant "
        .. "({ name, title, parts = names of those that it is built on, sentence } or null), "
        .. "rules, hooks, options, variants, tables, zones, globals, positions, phases, steps and "
        .. "texts, in this order. A rule has name, rule, value, changed (it is not the default), "
        .. "set_by (names of variants), kind (flag, choice, integer, limit, fraction or text), "
        .. "default, least, most, choices and sentence; a hook name, rule, question, asks (fields "
        .. "with name, type, optional and sentence, or null where the game does not say), "
        .. "standard, answer and answered_by; an option name and what a rule has from kind on; a "
        .. "variant name and sentence; a table name, static and columns; a column or global name, "
        .. "type, optional and needed; a zone name, of and each; a position name; a phase name and "
        .. "rule; a step name and told; a text (only with NAME) rule and text. No limit is null, a "
        .. "fraction an array of two. They stand in the order of the game; with NAME the others "
        .. "are left out.",
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
            help = "only the rule, hook, option, table, zone, global, phase or step of this name, "
                .. "or what has this number of a rule; or `state` for all of the state" },
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

-- Where the game's variants lie that are found by name, that of the game first.
local function variant_folders(told, values)
    local all = { told.folder }
    for _, folder in ipairs(find_game.is_name(told.owner) and find_game.folders(told.owner, values)
        or {}) do
        all[#all + 1] = folder ~= told.folder and folder or nil
    end
    return all
end

-- What variants say of themselves in the first lines of their files.
local function sentence_of(found, values)
    local sentences = {}
    local function add(part)
        local file = find_game.file(part, values)
        sentences[#sentences + 1] = file and shipped.sentence(file) or nil
    end
    add(found)
    for _, part in ipairs(found.variants or {}) do
        add(part)
    end
    return table.concat(sentences, " ")
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
    told.owner, told.folder = owner_of(found, told, values)
    told.variants = shipped.list(variant_folders(told, values))
    told.words = found.words
    if told.variant then
        told.variant.sentence = sentence_of(found, values)
    end
    return told
end

-- ---- One of them ----

-- What there is: each group's kind, as `tell` and `tell_state` have it, and its key.
local GROUPS <const> = { { "rule", "rules" }, { "hook", "hooks" }, { "option", "options" },
    { "table", "tables" }, { "zone", "zones" }, { "global", "globals" },
    { "position", "positions" }, { "phase", "phases" }, { "step", "steps" } }
local STATE <const> = "state"

-- All for which is_meant(entry, kind): a list of { kind, entry }.
local function pick_by(told, is_meant)
    local picked = {}
    for _, group in ipairs(GROUPS) do
        for _, entry in ipairs(told[group[2]]) do
            if is_meant(entry, group[1]) then
                picked[#picked + 1] = { kind = group[1], entry = entry }
            end
        end
    end
    return picked
end

-- What bears this name or this number, or else belongs to the chapter of this number.
local function pick(told, name)
    local picked = pick_by(told, function(entry)
        return entry.name == name or entry.rule == name
    end)
    if #picked == 0 and words.is_number(name) then
        picked = pick_by(told, function(entry)
            return entry.rule ~= nil and entry.rule:sub(1, #name + 1) == name .. "."
        end)
    end
    return picked
end

-- Leaves only what was picked, or all of the state.
local function narrow(told, picked, is_state)
    local left = {}
    for _, one in ipairs(picked) do
        left[one.kind] = left[one.kind] or {}
        table.insert(left[one.kind], one.entry)
    end
    for index, group in ipairs(GROUPS) do
        if not (is_state and index > 3) then
            told[group[2]] = left[group[1]] or {}
        end
    end
    told.variants = {}
end

local function tell_picked(told, picked)
    for index, one in ipairs(picked) do
        if index > 1 or #told.texts > 0 then
            console.print("")
        end
        (tell[one.kind] or tell_state[one.kind])(told, one.entry)
    end
end

-- What to do where nothing bears a name: a variant's has its own list.
local function unknown(told, name)
    local names = { STATE }
    for _, one in ipairs(pick_by(told, function() return true end)) do
        names[#names + 1] = one.entry.name
    end
    for _, variant in ipairs(told.variants) do
        if variant.name == name then
            return ("; it is a variant: law rules %s/%s"):format(told.owner, name)
        end
    end
    return ("%s (law rules %s)"):format(near.hint(name, names), told.words)
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

-- What a game's own rules say at a number; an empty list where that is none of theirs.
local function texts_of(game, name)
    local found = words.is_number(name) and find_game.game(game, LIMITS)
    local file = found and find_game.file(found, LIMITS)
    return words.find(file and file:match "^(.*)/game%.lua$", name)
end

-- What a game has of this name: a list of { kind, game }.
local function places_in(game, name)
    if #texts_of(game, name) > 0 then
        return { { kind = "text", game = game } }
    end
    local asked = setmetatable({ game = game }, { __index = LIMITS })
    local found = may_have(game, name) and opening.find(asked)
    local session = found and opening.open(asked, found, true)
    local outcome = session and session:ask("listing", {})
    if session then
        session:close()
    end
    local picked = outcome and outcome.status == "ok" and pick(outcome.answer, name) or {}
    local places = {}
    for index, one in ipairs(picked) do
        places[index] = { kind = one.kind, game = game }
    end
    return places
end

-- Where a name is something of games, or the number of one of their rules: a list of { kind, game
-- }.
function rules.places(name)
    local places = {}
    for _, game in ipairs(find_game.games(LIMITS)) do
        local found = places_in(game, name)
        table.move(found, 1, #found, #places + 1, places)
    end
    return places
end

function rules.run(values)
    local told, status = ask(values)
    if not told then
        return status
    end
    local picked = values.name and pick(told, values.name)
    local is_state = values.name == STATE and #picked == 0
    told.texts = values.name and words.find(told.folder, values.name) or {}
    if picked and #picked == 0 and #told.texts == 0 and not is_state then
        console.message(("game %s has nothing of the name %s%s"):format(text.quote(told.game),
            text.quote(values.name), unknown(told, values.name)))
        return 2
    elseif values.json then
        if picked then
            narrow(told, picked, is_state)
        end
        console.print(document.text(told))
    elseif is_state then
        tell_state.all(told)
    elseif picked then
        tell.texts(told.texts)
        tell_picked(told, picked)
    else
        tell.all(told)
    end
    return 0
end

return rules
