-- Writes what spec.lua says for people and editors: the reference page, the editor's stubs, and the
-- text of `law help TOPIC`. It adds no fact of its own.
local spec = require "lawspeaker.spec"

local document = {}

-- ---- Types in words, and as an editor calls them ----

local EDITOR_NAMES <const> = { map = "lawspeaker.Map", position = "lawspeaker.Position",
    variant = "lawspeaker.Variant", turn = "lawspeaker.Turn", scenario = "lawspeaker.Scenario",
    ask = "lawspeaker.Ask", game = "lawspeaker.Game", match = "lawspeaker.Match",
    random = "lawspeaker.Random", hex_map = "lawspeaker.HexMap", state = "lawspeaker.State",
    view = "lawspeaker.View", table = "lawspeaker.Table", row = "lawspeaker.Row",
    place = "lawspeaker.Place", bot = "lawspeaker.Bot", question = "lawspeaker.Question",
    sheet = "lawspeaker.Sheet", simulation = "lawspeaker.Simulation" }

local function form_class(name)
    local capital = string.gsub(name, "^%a", string.upper)
    return "lawspeaker." .. string.gsub(capital, "_(%a)", string.upper) .. "Form"
end

local function split_type(item)
    return string.match(item, "^(%a+):(.*)$")
end

local words_of

local function join_words(items)
    local words = {}
    for index, item in ipairs(items) do
        words[index] = words_of(item)
    end
    return table.concat(words, " or ")
end

-- "ids" for "an id"; nothing for words that have no such plural.
local function plural(words)
    local name, rest = string.match(words, "^an? ([%w_]+)(.*)$")
    if name and (rest == "" or string.find(rest, "^ `")) then
        return name .. "s" .. rest
    end
    return string.find(words, "^{") and words or string.find(words, "^%u%a+$") and words
end

local function list_words(item)
    local words = words_of(item)
    local many = plural(words)
    return many and "a list of " .. many or "a list, each " .. words
end

function words_of(item)
    if type(item) == "table" then
        if item.list then
            return list_words(item.list)
        elseif item.either then
            return join_words(item.either)
        elseif item.entries then
            return string.format("a table by %s: %s", item.key, words_of(item.entries))
        end
        return '"' .. table.concat(item.choice, '" or "') .. '"'
    end
    local group, name = split_type(item)
    if group == "form" then
        local form = spec.forms[name]
        return form.row and document.row_words(form) or string.format("a table `%s`", name)
    elseif group == "object" then
        return "a " .. name
    elseif group == "result" then
        return name
    end
    return spec.types[item].written or spec.types[item].expected
end

-- `{ id, owner, at }`, with what may follow.
function document.row_words(form)
    local names = {}
    for index = 1, form.row do
        names[index] = form.fields[index].name
    end
    if form.rest then
        names[#names + 1] = "…"
    end
    for index = form.row + 1, #form.fields do
        names[#names + 1] = form.fields[index].name .. " = …"
    end
    return "{ " .. table.concat(names, ", ") .. " }"
end

local function editor_type(item)
    if type(item) == "table" then
        if item.list then
            local inner = editor_type(item.list)
            return string.find(inner, "|") and "(" .. inner .. ")[]" or inner .. "[]"
        elseif item.either then
            local names = {}
            for index, part in ipairs(item.either) do
                names[index] = editor_type(part)
            end
            return table.concat(names, "|")
        elseif item.entries then
            return string.format("table<string, %s>", editor_type(item.entries))
        end
        return '"' .. table.concat(item.choice, '"|"') .. '"'
    end
    local group, name = split_type(item)
    if group == "form" then
        return form_class(name)
    elseif group == "object" then
        return EDITOR_NAMES[name]
    elseif group == "result" then
        return "lawspeaker." .. name
    end
    return spec.types[item].stub
end

-- ---- Signatures ----

local function parameter_names(entry)
    local names = {}
    for index, parameter in ipairs(entry[2]) do
        names[index] = parameter.optional and "[" .. parameter[1] .. "]" or parameter[1]
    end
    return table.concat(names, ", ")
end

local function signature(entry, prefix)
    if entry.value then
        return prefix .. entry[1]
    end
    local only = #entry[2] == 1 and entry[2][1]
    local form = only and type(only[2]) == "string" and string.match(only[2], "^form:(.*)")
    local arguments = form and not only.optional and " { … }"
        or "(" .. parameter_names(entry) .. ")"
    local returns = entry.returns and " → " .. words_of(entry.returns) or ""
    local refusal = entry.input and ", or nil, message, code" or ""
    return prefix .. entry[1] .. arguments .. returns .. refusal
end

local function with_rule(sentence, rule)
    return rule and rule ~= "" and string.format("%s (%s)", sentence, rule) or sentence
end

-- "required", "default …", or nothing.
local function duty(field)
    return field.required and "required" or field.default and "default " .. field.default or nil
end

-- ---- Entries, as lists of { left, right } rows under headings ----

-- Types of fields whose sentence says it all.
local SAYS_NOTHING <const> = { any = true, rule_function = true }

local function field_rows(entry, prefix)
    local rows = {}
    for index, field in ipairs(entry.fields) do
        local left = index <= (entry.row or 0) and string.format("[%d] %s", index, field.name)
            or field.name
        local needed = duty(field)
        local kind = SAYS_NOTHING[field[2]] and "" or ": " .. words_of(field[2])
        local right = field[3] .. kind .. (needed and "; " .. needed or "")
        rows[#rows + 1] = { prefix .. left, with_rule(right, field.rule) }
    end
    if entry.rest then
        rows[#rows + 1] = { string.format("[%d] …", entry.row + 1), words_of(entry.rest) }
    end
    return rows
end

local function method_rows(entry)
    local rows = {}
    for _, method in ipairs(entry.methods) do
        rows[#rows + 1] = { signature(method, ":"), with_rule(method.sentence, method.rule) }
    end
    return rows
end

-- ---- The reference page ----

local function cell(text)
    return (string.gsub(text, "|", "\\|"))
end

local function add_table(lines, head, rows)
    if #rows == 0 then
        return
    end
    lines[#lines + 1] = string.format("| %s | |", head)
    lines[#lines + 1] = "|---|---|"
    for _, row in ipairs(rows) do
        lines[#lines + 1] = string.format("| `%s` | %s |", cell(row[1]), cell(row[2]))
    end
    lines[#lines + 1] = ""
end

local function add_heading(lines, level, text, sentence)
    lines[#lines + 1] = string.rep("#", level) .. " " .. text
    lines[#lines + 1] = ""
    if sentence then
        lines[#lines + 1] = string.gsub(sentence, "^%l", string.upper) .. "."
        lines[#lines + 1] = ""
    end
end

local function code_rows(list)
    local rows = {}
    for index, entry in ipairs(list) do
        rows[index] = { entry[1], entry[2] }
    end
    return rows
end

-- Ways to write a text, with an example of each: in Lua they stand in quotes.
function document.text_rows(entry)
    local rows = {}
    for index, form in ipairs(entry.forms) do
        local example = entry.lua and form[3] or '"' .. form[3] .. '"'
        rows[index] = { form[1], string.format("%s, as in %s", form[2], example) }
    end
    return rows
end

local function add_texts(lines)
    add_heading(lines, 2, "What is written as text",
        "orders, flights, supply actions and expected verdicts; a word in capitals stands for an "
        .. "id. An order and a supply action can also be a table: `order`, `supply_action` above")
    for _, entry in ipairs(spec.texts) do
        add_heading(lines, 3, entry.name, with_rule(entry.sentence, entry.rule))
        add_table(lines, "written", document.text_rows(entry))
    end
end

local function add_example(lines, entry)
    if entry.example then
        lines[#lines + 1] = "```lua\n" .. entry.example .. "```\n"
    end
end

-- A page, or with `level` 3 a section of one.
local function add_page(lines, level, page)
    add_heading(lines, level, page.title, page.sentence)
    for _, paragraph in ipairs(page.paragraphs or {}) do
        lines[#lines + 1] = paragraph
        lines[#lines + 1] = ""
    end
    add_table(lines, page.head or page.name, page.rows and page.rows() or {})
    add_example(lines, page)
    for _, part in ipairs(page.sections or {}) do
        add_page(lines, level + 1, part)
    end
end

local function add_pages(lines)
    for _, page in ipairs(spec.pages) do
        add_page(lines, 2, page)
    end
end

local REFERENCE_HEAD <const> = [[
# The Lua surface

Written by `lua/write_reference.lua` from `lua/lawspeaker/spec.lua`; change that instead.

Every script begins `local law = require "lawspeaker"`. Everything that has an order is a list. A
mistake in a declaration or a call raises, with the file, the line and the path of the field. Calls
that take players' input return `nil`, a message and a code where the input is wrong. Integers only:
a float is never an integer.
]]

function document.reference()
    local lines = { REFERENCE_HEAD }
    add_heading(lines, 2, "Functions")
    local rows = {}
    for index, entry in ipairs(spec.functions) do
        rows[index] = { signature(entry, "law."), with_rule(entry.sentence, entry.rule) }
    end
    add_table(lines, "function", rows)
    add_heading(lines, 2, "Forms")
    for _, form in ipairs(spec.forms) do
        add_heading(lines, 3, form.name, with_rule(form.sentence, form.rule))
        add_table(lines, "field", field_rows(form, ""))
        add_example(lines, form)
    end
    add_texts(lines)
    add_heading(lines, 2, "Objects")
    for _, object in ipairs(spec.objects) do
        add_heading(lines, 3, object.name, with_rule(object.sentence, object.rule))
        add_table(lines, "field", field_rows(object, "."))
        add_table(lines, "method", method_rows(object))
    end
    add_heading(lines, 2, "Plain tables that methods return")
    for _, result in ipairs(spec.results) do
        add_heading(lines, 3, result.name, result.sentence)
        add_table(lines, "field", field_rows(result, ""))
    end
    add_pages(lines)
    add_heading(lines, 2, "Codes of refused input")
    add_table(lines, "code", code_rows(spec.codes))
    lines[#lines] = nil
    return table.concat(lines, "\n") .. "\n"
end

-- ---- The editor's stubs (LuaCATS) ----

local function add_class(lines, name, entry)
    lines[#lines + 1] = string.format("---@class %s @%s", name, entry.sentence)
    for index, field in ipairs(entry.fields) do
        local is_optional = field.optional
            or spec.forms[entry.name] == entry and not field.required
        local key = index <= (entry.row or 0) and string.format("[%d]", index)
            or field.name .. (is_optional and "?" or "")
        lines[#lines + 1] = string.format("---@field %s %s %s", key, editor_type(field[2]),
            with_rule(field[3], field.rule))
    end
    if entry.units then
        lines[#lines + 1] = "---@field [string] string a unit's verdict"
    elseif entry.rest then
        lines[#lines + 1] = "---@field [integer] " .. editor_type(entry.rest)
    end
end

local function add_function(lines, entry, prefix)
    lines[#lines + 1] = "--- " .. with_rule(entry.sentence, entry.rule)
    local names = {}
    for index, parameter in ipairs(entry[2]) do
        names[index] = parameter[1]
        lines[#lines + 1] = string.format("---@param %s%s %s", parameter[1],
            parameter.optional and parameter[1] ~= "..." and "?" or "", editor_type(parameter[2]))
    end
    if entry.returns then
        lines[#lines + 1] = string.format("---@return %s%s", editor_type(entry.returns),
            entry.input and "|nil value" or "")
    end
    if entry.input then
        lines[#lines + 1] = "---@return string|nil message"
        lines[#lines + 1] = "---@return string|nil code"
    end
    lines[#lines + 1] = string.format("function %s%s(%s) end", prefix, entry[1],
        table.concat(names, ", "))
    lines[#lines + 1] = ""
end

local STUBS_HEAD <const> = [[
---@meta lawspeaker
-- luacheck: ignore
-- luacheck: no max line length

-- Written by `lua/write_reference.lua` from lua/lawspeaker/spec.lua; change that instead.

---@class lawspeaker.NoLimit @the value of a limit that does not limit
]]

-- The texts of one type, each way to write them in a line of what an editor shows.
local function add_alias(lines, name, of_type)
    for _, entry in ipairs(spec.texts) do
        if entry.type == of_type then
            for _, row in ipairs(document.text_rows(entry)) do
                lines[#lines + 1] = string.format("--- - `%s`: %s", row[1], row[2])
            end
        end
    end
    lines[#lines + 1] = string.format("---@alias %s string", name)
    lines[#lines + 1] = ""
end

function document.stubs()
    local lines = { STUBS_HEAD }
    add_alias(lines, "lawspeaker.OrderText", "order")
    add_alias(lines, "lawspeaker.SupplyActionText", "supply_action")
    add_alias(lines, "lawspeaker.VerdictText", "verdict_text")
    for _, form in ipairs(spec.forms) do
        add_class(lines, form_class(form.name), form)
        lines[#lines + 1] = ""
    end
    for _, result in ipairs(spec.results) do
        add_class(lines, "lawspeaker." .. result.name, result)
        lines[#lines + 1] = ""
    end
    for _, object in ipairs(spec.objects) do
        add_class(lines, EDITOR_NAMES[object.name], object)
        lines[#lines + 1] = "local " .. object.name .. " = {}"
        lines[#lines + 1] = ""
        for _, method in ipairs(object.methods) do
            add_function(lines, method, object.name .. ":")
        end
    end
    lines[#lines + 1] = "---@class lawspeaker"
    for _, entry in ipairs(spec.functions) do
        if entry.value then
            lines[#lines + 1] = string.format("---@field %s %s %s", entry[1], entry.value,
                entry.sentence)
        end
    end
    lines[#lines + 1] = "local law = {}"
    lines[#lines + 1] = ""
    for _, entry in ipairs(spec.functions) do
        if not entry.value then
            add_function(lines, entry, "law.")
        end
    end
    lines[#lines + 1] = "return law"
    return table.concat(lines, "\n") .. "\n"
end

-- ---- Help ----

document.signature, document.with_rule = signature, with_rule
document.field_rows, document.method_rows = field_rows, method_rows

-- The text about a topic, or nil when there is none of that name.
function document.help(topic)
    return require("lawspeaker.topics").help(topic)
end

-- The text about a form, or nil when there is none of that name.
function document.form_help(name)
    return require("lawspeaker.topics").form(name)
end

-- The topics about members of one name, each with what it belongs to.
function document.members(name)
    return require("lawspeaker.topics").members(name)
end

-- The names that there is help for.
function document.topics()
    return require("lawspeaker.topics").list()
end

return document
