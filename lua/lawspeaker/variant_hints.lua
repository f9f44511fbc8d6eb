-- What is said of a field of a variant that does not exist, or of such a rule or hook, beyond that:
-- that it stands in the wrong place, or belongs to another game.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local house_rules = require "lawspeaker.house_rules"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local spec = require "lawspeaker.spec"

local hints = {}

local RULES <const>, QUESTIONS <const> = house_rules, core.questions()

-- The house rules and hooks of johvets, by the lists that they stand in.
local LIST_OF <const> = {}
for _, rule in ipairs(RULES) do
    LIST_OF[rule.name] = "rules"
end
for _, name in ipairs(QUESTIONS) do
    LIST_OF[name] = "hooks"
end

local function context_of(value)
    local called = rawget(value, "name")
    return check.context(type(called) == "string" and "variant " .. check.quote(called)
        or "variant")
end

-- Raises for a rule or hook that stands beside `name`, and not in its list.
function hints.at_fields(value, form)
    local fields = spec.forms[form].fields
    for _, name in ipairs(type(value) == "table" and core.keys(value) or {}) do
        if type(name) == "string" and not fields[name] then
            local list = form == "variant" and LIST_OF[name]
                or near.hint(name, lists.names(fields)) == "" and "rules"
            if list then
                context_of(value):fail(string.format("no field %s; a %s stands in %s = { … }",
                    check.quote(name), list == "rules" and "house rule" or "hook", list))
            end
        end
    end
end

-- Raises for a rule or hook that johvets has not: it may be meant for another game.
function hints.at_lists(value)
    for _, list in ipairs { "rules", "hooks" } do
        local given = type(value) == "table" and rawget(value, list)
        local known = {}
        for index, rule in ipairs(list == "rules" and RULES or QUESTIONS) do
            known[index] = rule.name or rule
        end
        for _, name in ipairs(type(given) == "table" and core.keys(given) or {}) do
            if type(name) == "string" and not lists.has(known, name) then
                context_of(value):fail(string.format("no field %s%s", check.quote(name),
                    near.hint(name, known) ~= "" and near.hint(name, known)
                        or "; a variant of another game names it: game = \"…\""), list)
            end
        end
    end
end

return hints
