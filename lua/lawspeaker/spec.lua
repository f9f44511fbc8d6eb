-- The one table that describes the Lua surface: every public function, form, object and field. The
-- argument checks (check.lua, object.lua), the editor stubs, the reference page and `law help`
-- (document.lua) are made from it. It knows no values and does nothing.
--
-- A type is a name below, "form:NAME" or "object:NAME", or one of
--   { list = type, min = N }      a list of that type, of at least N
--   { either = { type, … } }      one of several types
--   { entries = type, key = "…" } a table with one entry a key
--   { choice = { "…", … } }       one of these strings
local spec = {}

-- Types by their name: what a script writes (`expected`), and what an editor calls it.
spec.types = {
    text = { expected = "a text", stub = "string",
        sentence = "UTF-8 text for people, 1 to 200 bytes, without control characters" },
    id = { expected = "an id", stub = "string",
        sentence = "1 to 63 of the characters A-Z a-z 0-9 _ . : / -" },
    string = { expected = "a string", stub = "string", sentence = "any string" },
    flag = { expected = "true or false", stub = "boolean", sentence = "true or false" },
    integer = { expected = "an integer", stub = "integer",
        sentence = "an integer; a float is never one, not even 3.0" },
    count = { expected = "an integer from 0", stub = "integer", min = 0,
        sentence = "an integer from 0" },
    positive = { expected = "an integer from 1", stub = "integer", min = 1,
        sentence = "an integer from 1" },
    limit = { expected = "an integer from 0 or law.no_limit", stub = "integer|lawspeaker.NoLimit",
        sentence = "an integer from 0, or law.no_limit" },
    hook = { expected = "a function", written = "function (ask, standard)",
        stub = "fun(ask: lawspeaker.Ask, standard: any): any",
        sentence = "a function" },
    rule_function = { expected = "a function", written = "function (…)",
        stub = "fun(...: any): any", sentence = "a function of the game's own" },
    order = { expected = "an order", stub = "lawspeaker.OrderText|lawspeaker.OrderForm",
        sentence = "an order as text, as in \"move a2 carry p1\", or as a table" },
    flight = { expected = "a region, or { book = symbol }",
        stub = "string|lawspeaker.FlightForm",
        sentence = "a region to flee to on foot, or { book = symbol } to flee through that book" },
    supply_action = { expected = "a supply action",
        stub = "lawspeaker.SupplyActionText|lawspeaker.SupplyActionForm",
        sentence = "a supply action as text, as in \"unit a1 as u9\", or as a table" },
    verdict_text = { expected = "a verdict", stub = "lawspeaker.VerdictText",
        sentence = "\"result\", \"result: reason\", or either with \", displaced\" or "
            .. "\", not displaced\" behind it" },
    no = { expected = "false", stub = "false", sentence = "false" },
    reason = { expected = "a reason", stub = "string", sentence = "a reason code" },
    iterator = { expected = "an iterator", stub = "fun(): any",
        sentence = "what a `for … in` goes through" },
    any = { expected = "a value", stub = "any", sentence = "any value" },
    table = { expected = "a table", stub = "table", sentence = "a table" },
    variants = { expected = "a variant, its name or a list of them",
        stub = "string|lawspeaker.Variant|(string|lawspeaker.Variant)[]",
        sentence = "a variant, its name as in \"johvets/fog\", or a list of them: all are played "
            .. "together, and none may exclude another (law help variant)" },
    bases = { expected = "a variant, its name or a list of them",
        stub = "string|lawspeaker.Variant|(string|lawspeaker.Variant)[]",
        sentence = "a variant, its name as in \"johvets/fog\", or a list of them" },
    unknown_map = { expected = "a map, or the name of one", stub = "string|lawspeaker.Map",
        sentence = "a map, or the name of one: one that this script declared before, else one on "
            .. "the map path" },
}

-- Why a call that takes players' input returned nil and a message: its third result.
spec.codes = {
    { "bad_order", "the order's text or table cannot be read" },
    { "bad_flight", "the flight cannot be read" },
    { "bad_supply", "the supply action cannot be read" },
    { "bad_json", "the JSON text cannot be used" },
    { "unknown_unit", "there is no such unit in the position" },
    { "unknown_player", "there is no such player in the position" },
    { "unknown_region", "there is no such region on the map" },
    { "unknown_symbol", "there is no such link point or book" },
    { "not_yours", "an order for another player's unit (J2.2)" },
    { "duplicate", "something is given twice" },
    { "not_verified", "the second road through the turn came to another result" },
    { "no_memory", "there is not enough memory" },
    { "bad_argument", "a value is outside what is allowed" },
    { "too_many", "more than the library can hold" },
}

-- Functions of the module. `raises`: mistakes are the script's, and raise. `input`: mistakes may be
-- a player's, and come back as nil, message, code. `value`: not a function.
spec.functions = {
    { "map", { { "form", "form:map" } }, returns = "object:map", rule = "J1",
        sentence = "declares a map: Ages, their regions, who is adjacent, printed link points" },
    { "position", { { "form", "form:position" } }, returns = "object:position", rule = "J1",
        sentence = "declares a position: who stands where, where books lie, who controls what" },
    { "variant", { { "form", "form:variant" } }, returns = "object:variant",
        sentence = "declares a variant: the standard game, or other variants, and its changes" },
    { "scenario", { { "form", "form:scenario" } }, returns = "object:scenario",
        sentence = "declares a situation, the orders given in it, and what must come of them; "
            .. "`law run` and `law test` play it" },
    { "from_json", { { "text", "string" }, { "map", "object:map", optional = true } },
        returns = "object:position", input = true,
        sentence = "reads a position from JSON text, as `law resolve` does; `map` is used where "
            .. "the text names its map, else that is looked up" },
    { "pairs", { { "table", "table" } }, returns = "iterator",
        sentence = "goes through a table in a fixed order: false, true, numbers, strings" },
    { "no_limit", value = "lawspeaker.NoLimit",
        sentence = "the value of a house rule's limit that does not limit" },
    { "version", value = "string", sentence = "the library's version" },
}

local forms = require "lawspeaker.spec_forms"
local objects = require "lawspeaker.spec_objects"
spec.forms, spec.results, spec.objects = forms.forms, objects.results, objects.objects
spec.texts = require("lawspeaker.spec_texts").texts
spec.pages = require("lawspeaker.spec_pages").pages

-- Parts that are about games say all of theirs in one file.
for _, part in ipairs { require "lawspeaker.spec_game", require "lawspeaker.spec_calls",
    require "lawspeaker.spec_trade", require "lawspeaker.spec_schema",
    require "lawspeaker.spec_scenario",
    require "lawspeaker.spec_hexes", require "lawspeaker.spec_bots",
    require "lawspeaker.spec_diplomacy" } do
    for _, group in ipairs { "functions", "forms", "results", "objects", "codes" } do
        table.move(part[group] or {}, 1, #(part[group] or {}), #spec[group] + 1, spec[group])
    end
end

-- The house rules are the core's own table: it is their only home.
local function rule_field(rule)
    local kinds = {
        flag = "flag", limit = "limit", fraction = "form:fraction",
        choice = { choice = rule.choices },
    }
    return { rule.name, kinds[rule.kind], rule.sentence, default = rule.default,
        rule = rule.number }
end

local function by_name(list)
    for index = 1, #list do
        list[list[index][1]] = list[index]
        list[index].name = list[index][1]
    end
    return list
end

by_name(spec.functions)
by_name(spec.forms)
by_name(spec.results)
by_name(spec.objects)
by_name(spec.pages)
for _, rule in ipairs(require "lawspeaker.house_rules") do
    local fields = spec.forms.rules.fields
    fields[#fields + 1] = rule_field(rule)
end
for _, group in ipairs { spec.forms, spec.results } do
    for _, form in ipairs(group) do
        by_name(form.fields)
        for position = 1, form.row or 0 do
            form.fields[position].position = position
        end
    end
end
for index = 1, #spec.objects do
    by_name(spec.objects[index].fields)
    by_name(spec.objects[index].methods)
end

return spec
