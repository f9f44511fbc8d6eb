-- `law.variant { … }`: a game, or another variant of it, plus house rules and hooks. The house
-- rules of johvets are the core's own, those of any other game its own.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local declare = require "lawspeaker.game.declare"
local house_rules = require "lawspeaker.house_rules"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"

local variant = {}

local RULES <const> = house_rules
local QUESTIONS <const> = core.questions()

local function rule_named(name)
    for _, rule in ipairs(RULES) do
        if rule.name == name then
            return rule
        end
    end
end

local function check_name(at, form)
    local base = form.base
    while base do
        if base.name == form.name then
            at:fail(("base has the same name; each variant needs one of its own"))
        end
        base = base.base
    end
end

-- The hooks by kind: the base's first, each told the answer of the one before it.
local function chain_hooks(form)
    local chains = {}
    local base = form.base and core.variant_hooks(form.base)
    for kind, name in ipairs(QUESTIONS) do
        local chain = base and base[kind] and table.move(base[kind], 1, #base[kind], 1, {}) or {}
        chain[#chain + 1] = form.hooks and form.hooks[name]
        chains[kind] = #chain > 0 and chain or false
    end
    return chains
end

local function set_rules(at, self, rules)
    for _, rule in ipairs(RULES) do
        local value = rules[rule.name]
        if value ~= nil and rule.is_of_game then
            core.variant_details(self).further[rule.name] = value
        elseif value ~= nil then
            local denominator
            if rule.kind == "fraction" then
                value, denominator = value.numerator, value.denominator
            elseif value == core.no_limit then
                value = nil
            end
            local ok, message = core.variant_set(self, rule.name, value, denominator)
            if not ok then
                at:fail(message, "rules", rule.name)
            end
        end
    end
end

-- ---- Variants of any game ----

local STANDARD_GAME <const> = "johvets"

-- The name of a game, given as such or as the game itself.
local function game_name(at, game)
    if core.kind(game) == "game" then
        return game.name
    elseif not check.is_id(game) then
        at:fail("expected a game or the name of one, got " .. check.describe(game), "game")
    end
    return game
end

local function name_of_game(self)
    return core.variant_details(self).game_name or STANDARD_GAME
end

-- What can be known before a match starts: everything, where the game itself is given.
local function check_changes(at, form)
    local game = core.kind(form.game) == "game" and core.game_details(form.game)
    for _, list in ipairs { "rules", "hooks" } do
        at:enter(list)
        for _, name in ipairs((core.keys(form[list] or {}))) do
            if type(name) ~= "string" then
                at:fail("unexpected key " .. check.describe(name))
            elseif game then
                at:enter(name)
                declare.check_name(at, game, list, list == "rules" and "rule" or "hook", name)
                if list == "rules" then
                    declare.check_value(at, game.rules[name], form.rules[name])
                end
                at:leave()
            end
        end
        at:leave()
    end
end

-- The base's first: a later value of a rule replaces an earlier one, a later hook is told the
-- answer of an earlier one.
local function join_changes(form)
    local rules, hooks = {}, {}
    local base = form.base and core.variant_details(form.base)
    for name, value in pairs(base and base.rules or {}) do
        rules[name] = value
    end
    table.move(base and base.hooks or {}, 1, #(base and base.hooks or {}), 1, hooks)
    for name, value in pairs(form.rules or {}) do
        rules[name] = value
    end
    for _, name in ipairs((core.keys(form.hooks or {}))) do
        hooks[#hooks + 1] = { name = name, f = form.hooks[name], variant = form.name }
    end
    return rules, hooks
end

local function declare_for_game(value)
    local name = rawget(value, "name")
    local at = check.context(type(name) == "string" and "variant " .. check.quote(name)
        or "variant")
    local form = check.form(at, value, "game_variant")
    form.game = form.game or core.variant_details(form.base).game
    local game = game_name(at, form.game)
    check_name(at, form)
    if form.base and name_of_game(form.base) ~= game then
        at:fail(string.format("base changes the game %s, this one %s",
            check.quote(name_of_game(form.base)), check.quote(game)), "base")
    end
    check_changes(at, form)
    local rules, hooks = join_changes(form)
    return core.variant_new(nil, chain_hooks {}, { name = form.name, title = form.title,
        base = form.base, game = form.game, game_name = game, rules = rules, hooks = hooks })
end

-- What a variant changes, its base's changes included: { game = name, rules = values by name,
-- hooks = list of { name, f, variant } }, each hook told the answer of the one of its name before.
function variant.changes(self)
    local details = core.variant_details(self)
    if details.game_name then
        return { game = details.game_name, rules = details.rules, hooks = details.hooks }
    end
    local rules, hooks = {}, {}
    for _, rule in ipairs(RULES) do
        rules[rule.name] = variant.value(self, rule)
    end
    for kind, name in ipairs(QUESTIONS) do
        for _, hook in ipairs(core.variant_hooks(self)[kind] or {}) do
            hooks[#hooks + 1] = { name = name, f = hook, variant = details.name }
        end
    end
    return { game = STANDARD_GAME, rules = rules, hooks = hooks }
end

-- The values of those rules that the core does not keep: the base's, or the standard ones.
local function further_rules(base)
    local values = {}
    for _, rule in ipairs(RULES) do
        if rule.is_of_game then
            values[rule.name] = base and core.variant_details(base).further[rule.name] or false
        end
    end
    return values
end

-- A variant of johvets may say so; any other game has a form of its own.
local function is_of_game(value)
    local game = rawget(value, "game")
    if game == nil then
        local base = rawget(value, "base")
        return core.kind(base) == "variant" and core.variant_details(base).game_name ~= nil
    end
    return game ~= STANDARD_GAME and not (core.kind(game) == "game" and game.name == STANDARD_GAME)
end

-- A rule or hook that johvets has not may be meant for another game.
local function hint_at_game(value)
    for _, list in ipairs { "rules", "hooks" } do
        local given = type(value) == "table" and rawget(value, list)
        local known = {}
        for index, rule in ipairs(list == "rules" and RULES or QUESTIONS) do
            known[index] = rule.name or rule
        end
        for _, name in ipairs(type(given) == "table" and core.keys(given) or {}) do
            if type(name) == "string" and not lists.has(known, name) then
                local called = rawget(value, "name")
                check.context(type(called) == "string" and "variant " .. check.quote(called)
                    or "variant"):fail(string.format("no field %s%s", check.quote(name),
                        near.hint(name, known) ~= "" and near.hint(name, known)
                            or "; a variant of another game names it: game = \"…\""), list)
            end
        end
    end
end

function variant.declare(value)
    if type(value) == "table" and is_of_game(value) then
        return declare_for_game(value)
    end
    hint_at_game(value)
    local form, at = check.declaration("variant", value)
    check_name(at, form)
    local self = core.variant_new(form.base, chain_hooks(form), { name = form.name,
        title = form.title, base = form.base, further = further_rules(form.base) })
    set_rules(at, self, form.rules or {})
    return self
end

-- A place that no script has: in C, or in a file of the module.
local INNER_PLACES <const> = { "^%[C%]:%-1: ", "^lawspeaker/[%w_/]+%.lua:%d+: " }

-- A message without the inner places that it begins with.
local function strip_places(message)
    local is_stripped = true
    while is_stripped do
        is_stripped = false
        for _, place in ipairs(INNER_PLACES) do
            local _, last = string.find(message, place)
            if last then
                message, is_stripped = string.sub(message, last + 1), true
            end
        end
    end
    return message
end

-- What a hook's failure is told as: its place and message, then which hook it was and what it was
-- asked about; `subject` is as in `unit "u1" in turn 2`.
function variant.hook_message(self, message, kind, place_in_chain, subject)
    message = strip_places(message)
    if not string.find(message, "^[^\n]-:%d+: ") then
        for number, name in ipairs(QUESTIONS) do
            local hook = name == kind and core.variant_hooks(self)[number][place_in_chain]
            message = strip_places(hook and core.place(hook) .. ": " .. message or message)
        end
    end
    local first, calls = string.match(message, "^([^\n]*)(.*)$")
    return string.format("%s (in the hook \"%s\" of variant %s, asked about %s)%s", first, kind,
        check.quote(core.variant_details(self).name), subject, calls)
end

function variant.value(self, rule)
    if rule.is_of_game then
        return core.variant_details(self).further[rule.name]
    end
    local value = core.variant_get(self, rule.name)
    if value == nil and rule.kind == "limit" then
        return core.no_limit
    end
    return value
end

local getters, methods = {}, {}

function getters.name(self)
    return core.variant_details(self).name
end

function getters.title(self)
    return core.variant_details(self).title
end

function getters.base(self)
    return core.variant_details(self).base
end

-- The rules of a variant of another game than johvets: those that it changes.
local function rules_of_game(self)
    local details, views = core.variant_details(self), {}
    for index, name in ipairs((core.keys(details.rules))) do
        views[index] = { name = name, value = details.rules[name] }
    end
    return views
end

local function rule_of_game(self, name)
    local rules = core.variant_details(self).rules
    if rules[name] == nil then
        return nil, string.format("it sets no house rule %s%s", check.quote(name),
            near.hint(name, (core.keys(rules)))), "bad_argument"
    end
    return rules[name]
end

function methods.rule(self, name)
    if core.variant_details(self).game_name then
        return rule_of_game(self, name)
    end
    local rule = rule_named(name)
    if not rule then
        local names = {}
        for index, known in ipairs(RULES) do
            names[index] = known.name
        end
        return nil, string.format("no house rule %s%s", check.quote(name), near.hint(name, names)),
            "bad_argument"
    end
    return variant.value(self, rule)
end

function methods.rules(self)
    if core.variant_details(self).game_name then
        return rules_of_game(self)
    end
    local values = {}
    for index, rule in ipairs(RULES) do
        values[index] = { name = rule.name, value = variant.value(self, rule) }
    end
    return values
end

local function hooks_of_game(self)
    local names, is_known = {}, {}
    for _, hook in ipairs(core.variant_details(self).hooks) do
        if not is_known[hook.name] then
            names[#names + 1] = hook.name
        end
        is_known[hook.name] = true
    end
    return names
end

function methods.hooks(self)
    if core.variant_details(self).game_name then
        return hooks_of_game(self)
    end
    local names = {}
    local hooks = core.variant_hooks(self)
    for kind, name in ipairs(QUESTIONS) do
        if hooks[kind] then
            names[#names + 1] = name
        end
    end
    return names
end

object.define("variant", core.variant_type, getters, methods)

return variant
