-- `law.variant { … }`: the standard game, or another variant, plus house rules and hooks.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"

local variant = {}

local RULES <const> = core.rules()
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
        if value ~= nil then
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

function variant.declare(value)
    local form, at = check.declaration("variant", value)
    check_name(at, form)
    local self = core.variant_new(form.base, chain_hooks(form),
        { name = form.name, title = form.title, base = form.base })
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

local function value_of(self, rule)
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

function methods.rule(self, name)
    local rule = rule_named(name)
    if not rule then
        local names = {}
        for index, known in ipairs(RULES) do
            names[index] = known.name
        end
        return nil, string.format("no house rule %s%s", check.quote(name), near.hint(name, names)),
            "bad_argument"
    end
    return value_of(self, rule)
end

function methods.rules(self)
    local values = {}
    for index, rule in ipairs(RULES) do
        values[index] = { name = rule.name, value = value_of(self, rule) }
    end
    return values
end

function methods.hooks(self)
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
