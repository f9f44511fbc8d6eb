-- What `law rules --json` prints: one line, its keys in a fixed order, which the command's help
-- states.
local json

local document = {}

local function quote(words)
    return json.quote(words)
end

local function value(item)
    if type(item) == "string" then
        return quote(item)
    elseif type(item) == "table" then
        return "[" .. table.concat(item, ",") .. "]" -- a fraction
    end
    return item == nil and "null" or tostring(item)
end

local function list(items, form)
    local parts = {}
    for index, item in ipairs(items) do
        parts[index] = form(item)
    end
    return "[" .. table.concat(parts, ",") .. "]"
end

-- Pairs { key, JSON text } as an object.
local function object(pairs_of)
    local parts = {}
    for _, pair in ipairs(pairs_of) do
        parts[#parts + 1] = quote(pair[1]) .. ":" .. pair[2]
    end
    return "{" .. table.concat(parts, ",") .. "}"
end

-- What a rule and an option say alike, as pairs.
local function setting(rule)
    return { "kind", quote(rule.kind) }, { "default", value(rule.default.json) },
        { "least", value(rule.least) }, { "most", value(rule.most) },
        { "choices", rule.choices and list(rule.choices, value) or "null" },
        { "sentence", quote(rule.sentence) }
end

local function rule_object(rule)
    return object { { "name", quote(rule.name) }, { "rule", quote(rule.rule) },
        { "value", value(rule.value.json) }, { "changed", tostring(rule.is_changed) },
        { "set_by", list(rule.set_by, quote) }, setting(rule) }
end

local function field_object(field)
    return object { { "name", quote(field.name) }, { "type", quote(field.type) },
        { "optional", tostring(field.is_optional) }, { "sentence", quote(field.sentence) } }
end

local function hook_object(hook)
    return object { { "name", quote(hook.name) }, { "rule", quote(hook.rule) },
        { "question", quote(hook.sentence) },
        { "asks", hook.asks and list(hook.asks, field_object) or "null" },
        { "standard", value(hook.standard) }, { "answer", value(hook.answer) },
        { "answered_by", list(hook.answered_by, quote) } }
end

local function variant_object(variant)
    return object { { "name", quote(variant.name) }, { "title", value(variant.title) },
        { "parts", list(variant.parts, quote) }, { "sentence", quote(variant.sentence) } }
end

local function column_object(column)
    return object { { "name", quote(column.name) }, { "type", quote(column.type) },
        { "optional", tostring(column.is_optional) }, { "needed", tostring(column.is_needed) } }
end

local function table_object(entry)
    return object { { "name", quote(entry.name) }, { "static", tostring(entry.is_static) },
        { "columns", list(entry.columns, column_object) } }
end

local function zone_object(zone)
    return object { { "name", quote(zone.name) }, { "of", quote(zone.of) },
        { "each", value(zone.each) } }
end

-- What the state consists of, phases and steps, as pairs.
local function state_of(told)
    return { "tables", list(told.tables, table_object) },
        { "zones", list(told.zones, zone_object) },
        { "globals", list(told.globals, column_object) },
        { "positions", list(told.positions, function(position)
            return object { { "name", quote(position.name) } }
        end) },
        { "phases", list(told.phases, function(phase)
            return object { { "name", quote(phase.name) }, { "rule", value(phase.rule) } }
        end) },
        { "steps", list(told.steps, function(step)
            return object { { "name", quote(step.name) }, { "told", list(step.told, quote) } }
        end) },
        { "texts", list(told.texts, function(found)
            return object { { "rule", quote(found.rule) }, { "text", quote(found.text) } }
        end) }
end

-- `told` is what lawspeaker.listing gives, with `variants`, those that ship with the game.
function document.text(told)
    require "lawspeaker"
    json = require "lawspeaker.json"
    return object { { "format", "1" }, { "game", quote(told.game) }, { "title", value(told.title) },
        { "variant", told.variant and variant_object(told.variant) or "null" },
        { "rules", list(told.rules, rule_object) }, { "hooks", list(told.hooks, hook_object) },
        { "options", list(told.options, function(option)
            return object { { "name", quote(option.name) }, setting(option) }
        end) },
        { "variants", list(told.variants, function(found)
            return object { { "name", quote(found.name) }, { "sentence", quote(found.sentence) } }
        end) }, state_of(told) }
end

return document
