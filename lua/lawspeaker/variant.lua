-- `law.variant { … }`: a game, or other variants of it, plus house rules and hooks; and variants
-- that are only named together. The house rules of johvets are the core's own, those of any other
-- game its own. How several variants come together is joining.lua's.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local declare = require "lawspeaker.game.declare"
local hints = require "lawspeaker.variant_hints"
local house_rules = require "lawspeaker.house_rules"
local joining = require "lawspeaker.joining"
local lists = require "lawspeaker.lists"
local members = require "lawspeaker.variant_members"

local variant = {}

local RULES <const> = house_rules
local QUESTIONS <const> = core.questions()

variant.value, variant.hook_message = members.value, members.hook_message

variant.AND = " + " -- between the names of several that are played together

-- What to do about bases of which two exclude each other: for one that is built on them, and where
-- they are only named together.
local DECIDE <const> = "rules = { %s = … } decides it"
local DECIDE_IN_ONE <const> = "a variant that is built on both and sets %s decides it"

-- A fraction as a list, whichever way it was checked; anything else is itself.
local function plain(value)
    return type(value) == "table" and value.numerator and { value.numerator, value.denominator }
        or value
end

local function set_rule(at, self, rule, value)
    if rule.is_of_game then
        core.variant_details(self).further[rule.name] = value
        return
    end
    local denominator
    if rule.kind == "fraction" then
        value, denominator = value[1], value[2]
    elseif value == core.no_limit then
        value = nil
    end
    local ok, message = core.variant_set(self, rule.name, value, denominator)
    if not ok then
        at:fail(message, "rules", rule.name)
    end
end

-- The hooks by kind: each is told the answer of the one before it.
local function chain_hooks(hooks)
    local chains = {}
    for kind, name in ipairs(QUESTIONS) do
        chains[kind] = false
        for _, hook in ipairs(hooks) do
            if hook.name == name then
                chains[kind] = chains[kind] or {}
                table.insert(chains[kind], hook.f)
            end
        end
    end
    return chains
end

-- What any variant consists of: its details but for what its own form says. `form`: name, title,
-- base (a list of variants), rules and hooks. `is_together`: they are only named together, and it
-- is no declaration.
local function begin(at, form, is_together)
    local details = { name = form.name, title = form.title, bases = form.base or {} }
    if not is_together then
        at:enter "base"
    end
    details.parts = joining.parts(at, details.bases)
    details.settings = joining.settings(at, details.bases, form.rules or {},
        is_together and DECIDE_IN_ONE or DECIDE)
    if not is_together then
        at:leave()
    end
    for _, part in ipairs(details.parts) do
        if part.name == form.name then
            at:fail "base has the same name; each variant needs one of its own"
        end
    end
    details.hooks, details.first_hook = joining.hooks(details.parts, form.hooks or {}, form.name)
    return details
end

local function finish(self, own)
    local details = core.variant_details(self)
    details.parts[#details.parts + 1] = self
    for _, name in ipairs((core.keys(own))) do
        joining.set(details.settings, name, self, plain(own[name]))
    end
    return self
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

local function check_bases(at, form, game, is_together)
    for _, base in ipairs(form.base or {}) do
        if name_of_game(base) ~= game and is_together then
            at:fail(string.format("%s changes the game %s, and %s the game %s",
                check.quote(form.base[1].name), check.quote(game), check.quote(base.name),
                check.quote(name_of_game(base))))
        elseif name_of_game(base) ~= game then
            at:fail(string.format("base changes the game %s, this one %s",
                check.quote(name_of_game(base)), check.quote(game)), "base")
        end
    end
end

-- What can be known before a match starts: everything, where the game itself is given.
local function check_changes(at, form)
    local game = core.kind(form.game) == "game" and core.game_details(form.game)
    for _, list in ipairs { "rules", "hooks" } do
        local names, unordered = core.keys(form[list] or {})
        at:enter(list)
        if unordered then
            at:fail(string.format("a key is a %s; keys here are names", unordered))
        end
        for _, name in ipairs(names) do
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

local function make_for_game(at, form, is_together)
    local first = form.base and form.base[1]
    form.game = form.game or core.variant_details(first).game or name_of_game(first)
    local game = game_name(at, form.game)
    check_bases(at, form, game, is_together)
    check_changes(at, form)
    local details = begin(at, form, is_together)
    details.game, details.game_name = form.game, game
    return finish(core.variant_new(nil, chain_hooks {}, details), form.rules or {})
end

local function declare_for_game(value)
    local name = rawget(value, "name")
    local at = check.context(type(name) == "string" and "variant " .. check.quote(name)
        or "variant")
    return make_for_game(at, check.form(at, value, "game_variant"))
end

-- What a variant changes, that of its bases included: { game = name, rules = the values that are
-- set, by name, hooks = list of { name, f, variant = the name of whose it is } }, each hook told
-- the answer of the one of its name before.
function variant.changes(self)
    local details = core.variant_details(self)
    return { game = name_of_game(self), rules = members.settings(details), hooks = details.hooks }
end

-- Raises where a variant, if there is one, is not for a turn of johvets.
function variant.check_johvets(at, self)
    if self and name_of_game(self) ~= STANDARD_GAME then
        at:fail(string.format("%s changes the game %s, and this is a turn of %s",
            check.quote(self.name), check.quote(name_of_game(self)), STANDARD_GAME), "variant")
    end
end

-- Who sets a rule that does not only have its standard value: a list of variants that set it to the
-- same value, nearly always one. Nil where nobody does.
function variant.setters(self, rule)
    local setting, setters = core.variant_details(self).settings[rule], nil
    for index, entry in ipairs(setting and setting.by or {}) do
        setters = setters or {}
        setters[index] = entry.variant
    end
    return setters
end

-- A variant of johvets may say so; any other game has a form of its own.
local function is_of_game(value)
    local game = rawget(value, "game")
    if game == nil then
        local name = joining.game_name(rawget(value, "base"), name_of_game)
        return name ~= nil and name ~= STANDARD_GAME
    end
    return game ~= STANDARD_GAME and not (core.kind(game) == "game" and game.name == STANDARD_GAME)
end

local function make(at, form, is_together)
    check_bases(at, form, STANDARD_GAME, is_together)
    local details = begin(at, form, is_together)
    details.further = {}
    local self = core.variant_new(nil, chain_hooks(details.hooks), details)
    local own, values = form.rules or {}, members.settings(details)
    for _, rule in ipairs(RULES) do
        if rule.is_of_game then
            details.further[rule.name] = false
        end
        local value = plain(own[rule.name])
        if value == nil then
            value = values[rule.name]
        end
        if value ~= nil then
            set_rule(at, self, rule, value)
        end
    end
    return finish(self, own)
end

function variant.declare(value)
    if type(value) == "table" and is_of_game(value) then
        hints.at_fields(value, "game_variant")
        return declare_for_game(value)
    end
    hints.at_fields(value, "variant")
    hints.at_lists(value)
    local form, at = check.declaration("variant", value)
    return make(at, form)
end

-- ---- Several named together ----

-- Those that were made are kept with the first of their parts, by the others: they are as one
-- wherever the same are named together, and go with that part. (A script's state has no weak
-- tables.)
local function known_place(list)
    local details = core.variant_details(list[1])
    details.composed = details.composed or {}
    local place = details.composed
    for index = 2, #list do
        place[list[index]] = place[list[index]] or {}
        place = place[list[index]]
    end
    return place
end

-- The variant that consists of all in a list: the only one itself; else one that is called by their
-- names, with " + " between them. Raises where they exclude each other. It is the same one for the
-- same list.
function variant.compose(at, list)
    list = lists.once(list)
    if #list == 1 then
        return list[1]
    end
    local place = known_place(list)
    if not place.made then
        local names = {}
        for index, part in ipairs(list) do
            names[index] = part.name
        end
        local form = { name = table.concat(names, variant.AND), base = list }
        local is_other = name_of_game(list[1]) ~= STANDARD_GAME
        place.made = (is_other and make_for_game or make)(at, form, true)
    end
    return place.made
end

check.set_type("bases", joining.read)
check.set_type("variants", function(at, given)
    return core.kind(given) == "variant" and given
        or variant.compose(at, joining.read(at, given))
end)

return variant
