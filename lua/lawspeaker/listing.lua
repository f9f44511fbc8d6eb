-- What `law rules` tells of a game and of a variant of it, as plain data: the house rules with
-- their values, the hooks with their questions, the options of a match, what the state consists of,
-- phases and steps. It runs in the script's state and knows no game; how it looks is the command's.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local declare = require "lawspeaker.game.declare"
local listing_state = require "lawspeaker.listing_state"
local say = require "lawspeaker.say"
local variants = require "lawspeaker.variant"

local listing = {}

-- ---- Values: { text = as a command line has it, json = as a document has it } ----

local function value_of(value)
    if value == core.no_limit then
        return { text = "no_limit", is_null = true }
    elseif type(value) == "table" then
        local numerator = value.numerator or value[1]
        local denominator = value.denominator or value[2]
        return { text = string.format("%d/%d", numerator, denominator),
            json = { numerator, denominator } }
    end
    return { text = tostring(value), json = value }
end

local function copy(list)
    return list and table.move(list, 1, #list, 1, {})
end

-- What a rule or option may be, and what is said of it.
local function describe(entry, value)
    local made, default = value_of(value), value_of(entry.default)
    return { name = entry.name, kind = entry.kind, rule = entry.rule, sentence = entry.sentence,
        least = entry.least, most = entry.most, choices = copy(entry.choices), value = made,
        default = default, is_changed = made.text ~= default.text }
end

-- ---- Rules, hooks, options ----

local function names_of(list)
    local names = {}
    for index, one in ipairs(list or {}) do
        names[index] = one.name
    end
    return names
end

local function list_rules(details, variant, values)
    local list = {}
    for index, rule in ipairs(details.rules) do
        local value = values[rule.name]
        if value == nil then
            value = rule.default
        end
        list[index] = describe(rule, value)
        list[index].set_by = names_of(variant and variants.setters(variant, rule.name))
    end
    return list
end

local function list_fields(asks)
    local fields = {}
    for index, field in ipairs(asks) do
        fields[index] = { name = field.name, type = field.kind, is_optional = field.is_optional,
            sentence = field.sentence }
    end
    return fields
end

-- Whose functions answer a hook, in the order in which they are asked.
local function answerers(name, hooks)
    local names = {}
    for _, hook in ipairs(hooks) do
        if hook.name == name then
            names[#names + 1] = hook.variant
        end
    end
    return names
end

local function list_hooks(details, hooks)
    local list = {}
    for index, hook in ipairs(details.hooks) do
        list[index] = { name = hook.name, rule = hook.rule, sentence = hook.sentence,
            asks = hook.asks and list_fields(hook.asks), standard = hook.standard,
            answer = hook.answer, answered_by = answerers(hook.name, hooks) }
    end
    return list
end

local function list_options(details)
    local list = {}
    for index, option in ipairs(details.options) do
        list[index] = describe(option, option.default)
    end
    return list
end

-- The variants that one consists of, each behind those that it is built on, without itself.
local function parts_of(variant)
    local parts = copy(core.variant_details(variant).parts)
    parts[#parts] = nil
    return names_of(parts)
end

-- Raises where a variant changes what the game has not, or to what cannot be.
local function check_changes(details, variant, changes)
    for _, name in ipairs((core.keys(changes.rules))) do
        local at = check.context("variant " .. check.quote(
            variants.setters(variant, name)[1].name))
        at:enter "rules"
        declare.set_values(at, details, "rules", { [name] = changes.rules[name] }, {})
    end
    for _, hook in ipairs(changes.hooks) do
        local at = check.context("variant " .. check.quote(hook.variant))
        at:enter "hooks"
        declare.check_name(at, details, "hooks", "hook", hook.name)
    end
end

-- All of it, for a game and, where there is one, a variant of it.
function listing.of(game, variant)
    local details = core.game_details(game)
    local changes = variant and variants.changes(variant) or { rules = {}, hooks = {} }
    if variant and changes.game ~= details.name then
        error(string.format("the variant %s changes the game %s, and not %s",
            say.quote(variant.name), say.quote(changes.game), say.quote(details.name)), 0)
    end
    if variant then
        check_changes(details, variant, changes)
    end
    local made = { game = details.name, title = details.title,
        rules = list_rules(details, variant, changes.rules),
        hooks = list_hooks(details, changes.hooks), options = list_options(details) }
    if variant then
        made.variant = { name = variant.name, title = variant.title, parts = parts_of(variant) }
    end
    listing_state.add(made, details, variant, changes.rules)
    return made
end

return listing
