-- How a match begins: its players, house rules, options and dice, the board and the setup. What
-- then becomes of it is match.lua's.
local calls = require "lawspeaker.game.calls"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local declare = require "lawspeaker.game.declare"
local dice = require "lawspeaker.game.dice"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local record = require "lawspeaker.game.record"
local run = require "lawspeaker.game.run"
local trade_form = require "lawspeaker.game.trade_form"
local variant = require "lawspeaker.variant"

local starting = {}

-- ---- What rules have as g, and viewers as a view ----

-- Takes the values of `watched` out of the others, so that reading one of them is noted there.
local function keep_watch(values, watched)
    local kept = {}
    for name in pairs(watched) do
        kept[name], values[name] = values[name], nil
    end
    return kept
end

-- A table whose fields can be read, but for those that it does not have, and not be set. `watched`:
-- by their names, fields of which it is noted there that somebody reads them; or nil.
local function read_only(values, what, watched)
    local names = core.keys(values)
    local kept = keep_watch(values, watched or {})
    setmetatable(values, { __index = function(_, name)
        if kept[name] ~= nil then
            watched[name] = true
            return kept[name]
        end
        check.context(what):fail(string.format("there is no %s%s", check.describe(name),
            near.hint(name, names)))
    end })
    return setmetatable({}, {
        __index = values,
        __newindex = function()
            check.context(what):fail "they cannot be changed once a match has begun"
        end,
        __pairs = function()
            return coroutine.wrap(function()
                for _, name in ipairs(names) do
                    coroutine.yield(name, values[name])
                end
            end)
        end,
        __metatable = false,
    })
end

function starting.add_common(match, members)
    local shared = match.shared
    members.rules, members.options = shared.rules, shared.options
    members.variant = match.variant or false
    return members
end

-- The root that rules work with. What it has beside the state is the same for all clones.
function starting.open_root(match)
    local shared = match.shared
    if not shared.members then
        shared.members = starting.add_common(match, {})
        for name, call in pairs(calls.methods) do
            shared.members[name] = call
        end
    end
    match.root = objects.open(match.state, shared.members, match)
    run.lock(match)
end

-- ---- Starting ----

-- Fields of the form `match_start` that scenarios set and that are none of its public ones; and
-- `watch`, { rules, hooks }: by name, which of these are watched; each is noted there, as true,
-- when a rule reads it or asks for it.
local PRIVATE_FIELDS <const> = { "fill", "from", "names", "watch" }

local function read_form(given)
    local public, private = {}, {}
    for key, value in pairs(given or {}) do
        public[key] = value
    end
    for _, name in ipairs(PRIVATE_FIELDS) do
        private[name], public[name] = public[name], nil
    end
    local at = check.context "game:start"
    return check.form(at, public, "match_start"), private, at
end

local function context_of(name, list)
    local at = check.context("variant " .. check.quote(name))
    at:enter(list)
    return at
end

-- Rules and hooks of a variant, those of its bases included.
local function apply_variant(at, match, given, values)
    local changes = variant.changes(given)
    if changes.game ~= match.game.name then
        at:fail(string.format("variant %s changes the game %s, not %s", check.quote(given.name),
            check.quote(changes.game), check.quote(match.game.name)), "variant")
    end
    for _, name in ipairs((core.keys(changes.rules))) do
        local own = context_of(variant.setters(given, name)[1].name, "rules")
        declare.set_values(own, match.game, "rules", { [name] = changes.rules[name] }, values)
    end
    for _, hook in ipairs(changes.hooks) do
        local own = context_of(hook.variant, "hooks")
        declare.check_name(own, match.game, "hooks", "hook", hook.name)
        local chain = match.hooks[hook.name] or {}
        match.hooks[hook.name] = chain
        chain[#chain + 1] = hook
    end
end

local function read_setting(match, form, at)
    local game = match.game
    local setting = { game = game.name, seed = form.seed or 1, dice = form.dice,
        sources = form.sources, variant = form.variant and form.variant.name }
    at:enter "players"
    setting.players = declare.players(at, game, form.players)
    at:leave()
    setting.rules = declare.defaults(game.rules)
    if form.variant then
        apply_variant(at, match, form.variant, setting.rules)
    end
    setting.options = declare.defaults(game.options)
    for _, field in ipairs { "rules", "options" } do
        at:enter(field)
        declare.set_values(at, game, field, form[field] or {}, setting[field])
        at:leave()
    end
    match.setting = setting
    match.shared = { rules = read_only(declare.copy(setting.rules), "g.rules",
        match.watch and match.watch.rules),
        options = read_only(declare.copy(setting.options), "g.options") }
end

local function read_from(at, match, from)
    if not from then
        return nil
    elseif from.step then
        at:enter "step"
        if not match.game.steps[from.step] then
            at:fail(string.format("game %s has no step %s%s", check.quote(match.game.name),
                check.describe(from.step), near.known(from.step, (core.keys(match.game.steps)))))
        end
        return { step = from.step, arguments = from.arguments or {} }
    end
    at:enter "phase"
    declare.check_name(at, match.game, "phases", "phase", from.phase)
    at:leave()
    for index, phase in ipairs(match.game.phases) do
        if phase.name == from.phase then
            return { index = index }
        end
    end
end

-- The schema of a match, and what is traded; nil where nothing is.
function starting.schema(match)
    local plan
    match.schema, plan = declare.schema(match.game, { players = match.setting.players,
        rules = match.shared.rules, options = match.shared.options, variant = match.variant })
    return plan
end

-- The board is laid on a draft.
function starting.lay_draft(match)
    match.state = core.state_new(match.schema)
    core.state_seed(match.state, match.setting.seed)
    if match.game.board then
        starting.open_root(match)
        run.outside(match, "the board", match.game.board)
    end
end

-- Then its static tables are fixed, and all clones share them.
function starting.seal(match, plan)
    match.state = core.state_seal(match.state)
    if plan then
        match.trade = { plan = plan, goods = trade_form.bind(check.context("game "
            .. check.quote(match.game.name)), plan, core.state_schema(match.state)) }
    end
    starting.open_root(match)
end

-- The details of a match of which nothing is there yet but its setting.
local function new_match(game, form, private, at)
    local match = {
        game_object = game, game = core.game_details(game), variant = form.variant, hooks = {},
        asked = {}, answers = {}, answered_count = 0, refused = {}, number = 0, counts = {},
        refusals = {}, undone = {}, fill = private.fill, watch = private.watch,
    }
    read_setting(match, form, at)
    for seat in ipairs(match.setting.players) do
        match.counts[seat] = 0
    end
    return match
end

function starting.new_match(game, given)
    local form, private, at = read_form(given)
    return new_match(game, form, private, at)
end

-- The details of a match, advanced to its first questions. Mistakes in the form raise, as do those
-- of its rules.
function starting.start(game, given)
    local form, private, at = read_form(given)
    local match = new_match(game, form, private, at)
    match.from = read_from(at, match, private.from)
    if match.from then
        match.from.names = private.names
    end
    if form.dice then
        at:enter "dice"
        match.script, match.dice_at = dice.script(at, form.dice), 0
        at:leave()
    end
    local plan = starting.schema(match)
    starting.lay_draft(match)
    starting.seal(match, plan)
    if form.record ~= false then
        match.rec = record.new(match.state)
    end
    run.begin(match)
    return match
end

return starting
