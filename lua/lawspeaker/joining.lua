-- What the variants that one is built on come to together: all of them, each once and in order; the
-- house rules that they set, and who sets them; their hooks. It knows no game.
--
-- What is kept of a variant for it, in its details:
--   parts    all variants that it consists of, each behind those that it is built on; itself last
--   settings house rules by name, none that has its standard value only because nobody set it: {
--            by = list of { variant, value }, over = list of the variants whose value it replaces }
--   hooks    a list of { name, f, variant = its name }: each is told the answer of the one of its
--            name before it
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"

local joining = {}

-- ---- Variants as they are written: one, its name, or a list of them ----

local function find(at, given)
    if core.kind(given) == "variant" then
        return given
    elseif type(given) ~= "string" then
        at:fail("expected a variant, its name or a list of them, got " .. check.describe(given))
    end
    local found, message = require("lawspeaker.game.games").find_variant(given)
    return found or at:fail(message)
end

-- A list of variants.
function joining.read(at, given)
    local length = type(given) == "table" and core.list_length(given)
    if not length then
        return { find(at, given) }
    elseif length == 0 then
        at:fail "the list is empty"
    end
    local found = {}
    for index = 1, length do
        at:enter(index)
        found[index] = find(at, rawget(given, index))
        at:leave()
    end
    return found
end

-- The name of the game that the first of them changes, `name_of` giving that of a variant; nil for
-- what is no such thing.
function joining.game_name(given, name_of)
    local first = given
    if type(given) == "table" then
        first = rawget(given, 1)
    end
    return core.kind(first) == "variant" and name_of(first)
        or type(first) == "string" and string.match(first, "^([^/]*)/") or nil
end

-- ---- Joining them ----

local function check_names(at, parts)
    local by_name = {}
    for _, part in ipairs(parts) do
        local called = core.variant_details(part).name
        if by_name[called] then
            at:fail(string.format("two variants are called %s; each needs a name of its own",
                check.quote(called)))
        end
        by_name[called] = true
    end
end

-- All parts of a list of variants. Raises where one has the name of another.
function joining.parts(at, bases)
    local all = {}
    for _, base in ipairs(bases) do
        local parts = core.variant_details(base).parts
        table.move(parts, 1, #parts, #all + 1, all)
    end
    local parts = lists.once(all)
    check_names(at, parts)
    return parts
end

local function joined(mine, other)
    local made, is_over, is_there = { by = {}, over = {} }, {}, {}
    for _, setting in ipairs { mine, other } do
        for _, replaced in ipairs(setting.over) do
            made.over[#made.over + 1] = not is_over[replaced] and replaced or nil
            is_over[replaced] = true
        end
    end
    for _, setting in ipairs { mine, other } do
        for _, entry in ipairs(setting.by) do
            if not is_over[entry.variant] and not is_there[entry.variant] then
                made.by[#made.by + 1], is_there[entry.variant] = entry, true
            end
        end
    end
    return made
end

-- A fraction, which is looked at before any game has checked it.
local function is_fraction(value)
    return type(value) == "table" and math.type(value[1]) == "integer"
        and math.type(value[2]) == "integer"
end

local function is_same(value, other)
    if is_fraction(value) and is_fraction(other) then
        return value[1] * other[2] == other[1] * value[2]
    end
    return value == other
end

local function value_text(value)
    if is_fraction(value) then
        return string.format("%d/%d", value[1], value[2])
    end
    return value == core.no_limit and "law.no_limit" or check.describe(value)
end

-- Two that set a rule to different values exclude each other, unless one is built on the other, or
-- what is built on both sets it, too.
local function check_agreement(at, name, setting, way_out)
    local first = setting.by[1]
    for _, entry in ipairs(setting.by) do
        if not is_same(first.value, entry.value) then
            at:fail(string.format("the variants %s and %s exclude each other: the rule %s is %s in "
                .. "the one and %s in the other; %s",
                check.quote(core.variant_details(first.variant).name),
                check.quote(core.variant_details(entry.variant).name), check.quote(name),
                value_text(first.value), value_text(entry.value), string.format(way_out, name)))
        end
    end
end

-- The settings of a list of variants. `own`: the rules that are set by what is built on them, by
-- name; `way_out`: what to do about two that exclude each other.
function joining.settings(at, bases, own, way_out)
    local settings = {}
    for _, base in ipairs(bases) do
        for name, setting in pairs(core.variant_details(base).settings) do
            settings[name] = settings[name] and joined(settings[name], setting) or setting
        end
    end
    for _, name in ipairs((core.keys(settings))) do
        if own[name] == nil then
            check_agreement(at, name, settings[name], way_out)
        end
    end
    return settings
end

-- Notes that a variant sets a rule.
function joining.set(settings, name, self, value)
    local before = settings[name] or { by = {}, over = {} }
    local over = table.move(before.over, 1, #before.over, 1, {})
    for _, entry in ipairs(before.by) do
        over[#over + 1] = entry.variant
    end
    settings[name] = { by = { { variant = self, value = value } }, over = over }
end

-- The hooks of a list of variants, each once, and then a variant's own, by name.
function joining.hooks(parts, own, own_name)
    local hooks = {}
    for _, part in ipairs(parts) do
        local details = core.variant_details(part)
        table.move(details.hooks, details.first_hook, #details.hooks, #hooks + 1, hooks)
    end
    local first = #hooks + 1
    for _, name in ipairs((core.keys(own))) do
        hooks[#hooks + 1] = { name = name, f = own[name], variant = own_name }
    end
    return hooks, first
end

return joining
