-- What two rule sets differ in: house rules and hooks; and rule sets that lie between them, so that
-- it can be said which difference decides. Those of johvets, which the core keeps, and those of any
-- game that is a Lua module.
local core = require "lawspeaker.core"
local house_rules = require "lawspeaker.house_rules"
local say = require "lawspeaker.say"
local variant = require "lawspeaker.variant"

local changes = {}

local QUESTIONS <const> = core.questions()

-- Whether two chains of hooks are the same functions. No file is run twice, so the same hook is.
local function is_same_chain(one, other)
    if not one or not other or #one ~= #other then
        return not one and not other
    end
    for index, hook in ipairs(one) do
        if hook ~= other[index] then
            return false
        end
    end
    return true
end

-- The numbers of a game's rules and hooks, by name: two tables.
local function numbers_of(game)
    local rules, hooks = {}, {}
    for _, rule in ipairs(core.game_details(game).rules) do
        rules[rule.name] = rule.rule
    end
    for _, hook in ipairs(core.game_details(game).hooks) do
        hooks[hook.name] = hook.rule
    end
    return rules, hooks
end

-- The differences, a list of { name, number, a, b = its values in words, is_hook }; `game` is
-- johvets.
function changes.between(a, b, game)
    local list = {}
    local rule_numbers, hook_numbers = numbers_of(game)
    for _, rule in ipairs(house_rules) do
        local one = say.rule_value(variant.value(a, rule))
        local other = say.rule_value(variant.value(b, rule))
        if one ~= other then
            list[#list + 1] = { name = rule.name, number = rule_numbers[rule.name] or "",
                a = one, b = other, rule = rule }
        end
    end
    for kind, name in ipairs(QUESTIONS) do
        local one, other = core.variant_hooks(a)[kind], core.variant_hooks(b)[kind]
        if not is_same_chain(one, other) then
            list[#list + 1] = { name = name, number = hook_numbers[name] or "", is_hook = true,
                a = one and "changed" or "standard", b = other and "changed" or "standard",
                kind = kind }
        end
    end
    return list
end

local function set_rule(made, rule, from)
    local value = variant.value(from, rule)
    if rule.is_of_game then
        core.variant_details(made).further[rule.name] = value
    elseif rule.kind == "fraction" then
        assert(core.variant_set(made, rule.name, value[1], value[2]))
    else
        assert(core.variant_set(made, rule.name, value ~= core.no_limit and value or nil))
    end
end

-- The rule set that is `from` but for those differences, a list, which it has as in `other`.
function changes.mix(from, other, list)
    local chains = {}
    for kind in ipairs(QUESTIONS) do
        chains[kind] = core.variant_hooks(from)[kind] or false
    end
    for _, change in ipairs(list) do
        if change.is_hook then
            chains[change.kind] = core.variant_hooks(other)[change.kind] or false
        end
    end
    local made = core.variant_new(nil, chains, { name = other.name, further = {}, hooks = {},
        settings = {}, parts = {} })
    for _, rule in ipairs(house_rules) do
        set_rule(made, rule, from)
    end
    for _, change in ipairs(list) do
        if not change.is_hook then
            set_rule(made, change.rule, other)
        end
    end
    return made
end

-- ---- Any game ----

-- The values of all house rules of a game by name, under a variant, or under none.
function changes.values(game, changed)
    local values, set = {}, changed and variant.changes(changed).rules or {}
    for _, rule in ipairs(game:rules()) do
        local value = set[rule.name]
        if value == nil then
            value = rule.value
        end
        values[rule.name] = value
    end
    return values
end

-- The functions of each hook, in the order in which they are asked.
local function chains_of(changed)
    local chains = {}
    for _, hook in ipairs(changed and variant.changes(changed).hooks or {}) do
        chains[hook.name] = chains[hook.name] or {}
        table.insert(chains[hook.name], hook.f)
    end
    return chains
end

-- What the one chain has behind all of the other: one function, or nothing.
local function added_to(chain, longer)
    chain = chain or {}
    return longer and #longer == #chain + 1
        and is_same_chain(chain, table.move(longer, 1, #chain, 1, {})) and longer[#longer] or nil
end

local function add_hooks(list, game, a, b)
    local chains, others = chains_of(a), chains_of(b)
    for _, hook in ipairs(core.game_details(game).hooks) do
        local one, other = chains[hook.name], others[hook.name]
        if not is_same_chain(one, other) then
            list[#list + 1] = { name = hook.name, number = hook.rule or "", is_hook = true,
                a = one and "changed" or "standard", b = other and "changed" or "standard",
                added = added_to(one, other) }
        end
    end
end

-- The differences between two variants of a game, nil for none: a list as of `between`.
function changes.of_game(game, a, b)
    local list, values, others = {}, changes.values(game, a), changes.values(game, b)
    for _, rule in ipairs(game:rules()) do
        local one, other = values[rule.name], others[rule.name]
        if say.rule_value(one) ~= say.rule_value(other) then
            list[#list + 1] = { name = rule.name, number = rule.rule or "", a = say.rule_value(one),
                b = say.rule_value(other), value = other }
        end
    end
    add_hooks(list, game, a, b)
    return list
end

-- The variant that is `from`, nil for none, but for one of those differences; nil where it cannot
-- be made.
function changes.with_one(game, from, change)
    if change.is_hook and not change.added then
        return nil
    end
    return variant.declare { name = "but for one", game = game.name, base = from,
        rules = not change.is_hook and { [change.name] = change.value } or nil,
        hooks = change.is_hook and { [change.name] = change.added } or nil }
end

-- The changes that have decided a case so far, as a set of their indexes. `found`: cases, each with
-- its level and its deciders; `level`: one of at least this level.
function changes.decided(found, level)
    local has_decided = {}
    for _, entry in ipairs(found) do
        for _, index in ipairs(entry.level >= level and entry.deciders.alone or {}) do
            has_decided[index] = true
        end
    end
    return has_decided
end

return changes
