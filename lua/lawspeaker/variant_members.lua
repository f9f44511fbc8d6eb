-- What a variant is asked: its name, its bases, its rules and hooks; and what is said of a hook of
-- it that fails. How one is made is variant.lua's.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local house_rules = require "lawspeaker.house_rules"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"

local members = {}

local RULES <const> = house_rules
local QUESTIONS <const> = core.questions()

-- The values of the rules that are set, by name.
function members.settings(details)
    local values = {}
    for name, setting in pairs(details.settings) do
        values[name] = setting.by[1].value
    end
    return values
end

local function rule_named(name)
    for _, rule in ipairs(RULES) do
        if rule.name == name then
            return rule
        end
    end
end

-- A place that no script has: in C, or in a file of the module.
local INNER_PLACES <const> = { "^%[C%]:%-1: ", "^lawspeaker/[%w_/.]+%.lua:%d+: " }

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

-- The name of the variant whose hook it is, which may be one that this one is built on.
local function owner_of_hook(self, kind, place_in_chain)
    local details, place = core.variant_details(self), 0
    for _, hook in ipairs(details.hooks) do
        place = place + (hook.name == kind and 1 or 0)
        if hook.name == kind and place == place_in_chain then
            return hook.variant
        end
    end
    return details.name
end

-- What a hook's failure is told as: its place and message, then which hook of whose variant it was
-- and what it was asked about, in words. `f`: the hook's function, where its place is looked for if
-- the message has none.
function members.hook_words(message, f, kind, owner, subject)
    message = strip_places(message)
    if f and not string.find(message, "^[^\n]-:%d+: ") then
        message = strip_places(core.place(f) .. ": " .. message)
    end
    local first, calls = string.match(message, "^([^\n]*)(.*)$")
    return string.format("%s (in the hook \"%s\" of variant %s, asked about %s)%s", first, kind,
        check.quote(owner), subject, calls)
end

-- The same for a hook of johvets: its place and message, then which hook it was and what it was
-- asked about; `subject` is as in `unit "u1" in turn 2`.
function members.hook_message(self, message, kind, place_in_chain, subject)
    local f
    for number, name in ipairs(QUESTIONS) do
        f = name == kind and core.variant_hooks(self)[number][place_in_chain] or f
    end
    return members.hook_words(message, f, kind, owner_of_hook(self, kind, place_in_chain), subject)
end

function members.value(self, rule)
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
    local bases = core.variant_details(self).bases
    return #bases > 1 and table.move(bases, 1, #bases, 1, {}) or bases[1]
end

-- The rules of a variant of another game than johvets: those that it changes.
local function rules_of_game(self)
    local values, views = members.settings(core.variant_details(self)), {}
    for index, name in ipairs((core.keys(values))) do
        views[index] = { name = name, value = values[name] }
    end
    return views
end

local function rule_of_game(self, name)
    local rules = members.settings(core.variant_details(self))
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
    return members.value(self, rule)
end

function methods.rules(self)
    if core.variant_details(self).game_name then
        return rules_of_game(self)
    end
    local values = {}
    for index, rule in ipairs(RULES) do
        values[index] = { name = rule.name, value = members.value(self, rule) }
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

return members
