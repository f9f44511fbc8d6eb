-- The text of `law help TOPIC`, found by any name that spec.lua or the core's tables know: a
-- function, a form, an object, a member, a field, a house rule, a reason, a fact, a code, a page;
-- and by the number of a rule or of a chapter of rules, whose text is that of rules.md.
local core = require "lawspeaker.core"
local document = require "lawspeaker.document"
local spec = require "lawspeaker.spec"

local topics = {}

local WIDTH <const> = 78
local COLUMN <const> = 24

-- Breaks words into lines of at most `width` characters.
local function wrap(text, width)
    local lines, line = {}, ""
    for word in string.gmatch(text, "%S+") do
        if line ~= "" and utf8.len(line) + 1 + utf8.len(word) > width then
            lines[#lines + 1], line = line, word
        else
            line = line == "" and word or line .. " " .. word
        end
    end
    lines[#lines + 1] = line
    return lines
end

local function add_row(lines, left, right)
    local wrapped = wrap(right, WIDTH - COLUMN - 4)
    local room = COLUMN - utf8.len(left)
    if room < 0 then
        lines[#lines + 1] = "  " .. left
    else
        lines[#lines + 1] = "  " .. left .. string.rep(" ", room + 2) .. table.remove(wrapped, 1)
    end
    for _, line in ipairs(wrapped) do
        lines[#lines + 1] = string.rep(" ", COLUMN + 4) .. line
    end
end

local function add_rows(lines, heading, rows)
    if #rows == 0 then
        return
    end
    lines[#lines + 1] = ""
    lines[#lines + 1] = heading
    for _, row in ipairs(rows) do
        add_row(lines, row[1], row[2])
    end
end

local function add_section(sections, heading, sentence, parts)
    local lines = { heading }
    for _, line in ipairs(sentence ~= "" and wrap(sentence, WIDTH - 2) or {}) do
        lines[#lines + 1] = "  " .. line
    end
    for _, part in ipairs(parts or {}) do
        add_rows(lines, part[1], part[2])
    end
    sections[#sections + 1] = table.concat(lines, "\n")
end

local with_rule = document.with_rule

local function add_function(sections, entry, prefix)
    add_section(sections, document.signature(entry, prefix), with_rule(entry.sentence, entry.rule))
end

local function indent(text)
    return (string.gsub(string.gsub(text, "\n+$", ""), "[^\n]+", "  %0"))
end

local HOOKS_NOTE <const> = "`law rules GAME` lists the house rules and hooks of a game; `law help "
    .. "house_rules` says how a variant is written, with an example of each kind."

-- What is said about a form beyond its fields.
local FORM_NOTES <const> = {
    rules = "A number such as J5.4 is that of a rule: `law help J5.4` shows it, `law help J5` the "
        .. "chapter; `law rules johvets` lists the values under a variant.",
    game_scenario = "`law rules GAME state` lists what a scenario of that game can state: tables "
        .. "with their columns, zones, globals, phases and steps; `law rules GAME NAME` one of "
        .. "them.",
    hooks = HOOKS_NOTE,
    game_hook = HOOKS_NOTE,
    game_variant = HOOKS_NOTE,
}

local function add_form(sections, form)
    local written = form.row and ", written " .. document.row_words(form) or ""
    local title = table.concat(wrap("form " .. form.name .. written, WIDTH), "\n  ")
    add_section(sections, title, with_rule(form.sentence, form.rule),
        { { "fields", document.field_rows(form, "") } })
    if FORM_NOTES[form.name] then
        sections[#sections + 1] = table.concat(wrap(FORM_NOTES[form.name], WIDTH), "\n")
    end
    if form.example then
        sections[#sections + 1] = "example\n" .. indent(form.example)
    end
end

-- The texts of that name, or of the type of that name.
local function add_texts(sections, name)
    for _, entry in ipairs(spec.texts) do
        if entry.name == name or entry.type == name then
            add_section(sections, entry.title .. ", as text", with_rule(entry.sentence, entry.rule),
                { { "written", document.text_rows(entry) } })
        end
    end
end

local function add_page(sections, page)
    add_section(sections, page.name or page.title, page.sentence or "")
    for index, paragraph in ipairs(page.paragraphs or {}) do
        local lines = {}
        for number, line in ipairs(wrap(paragraph, WIDTH - 2)) do
            lines[number] = "  " .. line
        end
        local words = table.concat(lines, "\n")
        if index == 1 and not page.sentence then
            sections[#sections] = sections[#sections] .. "\n" .. words
        else
            sections[#sections + 1] = words
        end
    end
    local lines = {}
    for _, row in ipairs(page.rows and page.rows() or {}) do
        add_row(lines, row[1], row[2])
    end
    if #lines > 0 then
        sections[#sections + 1] = table.concat(lines, "\n")
    end
    if page.example then
        sections[#sections + 1] = "example\n" .. indent(page.example)
    end
    for _, part in ipairs(page.sections or {}) do
        add_page(sections, part)
    end
end

-- ---- The rules, as their own file has them ----

-- Chapters, each { number, title, text = what stands before its rules, rules = { { number, text } }
-- }; and the sentence that says what the marks mean. Read when first asked for.
local chapters, marks

local function read_rules()
    local file = core.text "rules.md"
    local current
    chapters, marks = {}, string.match(file, "`%[S%]`[^.]*%.")
    for line in string.gmatch(file, "([^\n]*)\n") do
        local chapter, title = string.match(line, "^## (%d+) (.*)$")
        local rule, words = string.match(line, "^%- %*%*(J[%d.]+)%*%* (.*)$")
        if chapter then
            current = { number = "J" .. chapter, title = title, text = "", rules = {} }
            chapters[#chapters + 1] = current
        elseif rule then
            local rules = chapters[#chapters].rules
            current = { number = rule, text = words }
            rules[#rules + 1] = current
        elseif current then
            current.text = current.text .. "\n" .. line
        end
    end
end

-- The house rules and hooks that say this number, by their names.
local function changes_at(number)
    local names = {}
    for _, kind in ipairs { { "rules", "house rule " }, { "hooks", "hook " } } do
        for _, field in ipairs(spec.forms[kind[1]].fields) do
            if field.rule == number then
                names[#names + 1] = kind[2] .. field.name
            end
        end
    end
    return names
end

local function add_rule(sections, rule)
    local heading = rule.title and rule.number .. " " .. rule.title or rule.number
    add_section(sections, heading, rule.text)
    local names = changes_at(rule.number)
    if #names > 0 then
        local words = string.format("a variant can change it: %s (law help house_rules)",
            table.concat(names, ", "))
        sections[#sections] = sections[#sections] .. "\n  "
            .. table.concat(wrap(words, WIDTH - 2), "\n  ")
    end
end

-- A rule, or a chapter with its rules.
local function add_rules(sections, number)
    if not chapters then
        read_rules()
    end
    for _, chapter in ipairs(chapters) do
        if chapter.number == number then
            add_rule(sections, chapter)
        end
        for _, rule in ipairs(chapter.rules) do
            if rule.number == number or chapter.number == number then
                add_rule(sections, rule)
            end
        end
    end
    if #sections > 0 then
        sections[#sections + 1] = table.concat(wrap(marks, WIDTH), "\n")
    end
end

local function rule_numbers()
    local numbers = {}
    if not chapters then
        read_rules()
    end
    for _, chapter in ipairs(chapters) do
        numbers[#numbers + 1] = chapter.number
        for _, rule in ipairs(chapter.rules) do
            numbers[#numbers + 1] = rule.number
        end
    end
    return numbers
end

local function add_object(sections, object)
    add_section(sections, "object " .. object.name, with_rule(object.sentence, object.rule), {
        { "fields", document.field_rows(object, ".") },
        { "methods", document.method_rows(object) },
    })
end

-- A named thing as a whole.
local function add_things(sections, name)
    if spec.functions[name] then
        add_function(sections, spec.functions[name], "law.")
    end
    if spec.forms[name] then
        add_form(sections, spec.forms[name])
    end
    if spec.objects[name] then
        add_object(sections, spec.objects[name])
    end
    if spec.results[name] then
        local result = spec.results[name]
        add_section(sections, name, result.sentence,
            { { "fields", document.field_rows(result, "") } })
    end
end

-- A code of one of the core's tables, or of ours; those of a case of DATC, by its number.
local function add_codes(sections, name)
    local is_case = string.find(name, "^%d+%.%u%.%d+$")
    for _, group in ipairs { { "reason", core.reasons() }, { "fact", core.facts() },
        { "reason in Diplomacy", core.dip_reasons() } } do
        for _, entry in ipairs(group[2]) do
            if entry.name == name or is_case and entry.rule == name then
                add_section(sections, group[1] .. " " .. entry.name,
                    with_rule(entry.sentence, entry.rule))
            end
        end
    end
    for _, entry in ipairs(spec.codes) do
        if entry[1] == name then
            add_section(sections, "code " .. name, entry[2])
        end
    end
end

local function add_field(sections, owner, field)
    local row = document.field_rows({ fields = { field } }, "")[1]
    local heading = owner.name == "rules" and "house rule " .. field.name
        or owner.name .. "." .. field.name
    add_section(sections, heading, row[2])
end

-- Members of forms and objects, `owner` and `member` given or only the member.
local function add_members(sections, owner, member)
    for _, group in ipairs { spec.forms, spec.objects, spec.results } do
        for _, entry in ipairs(group) do
            if not owner or entry.name == owner then
                if entry.fields[member] and type(entry.fields[member]) == "table" then
                    add_field(sections, entry, entry.fields[member])
                end
                if entry.methods and entry.methods[member] then
                    add_function(sections, entry.methods[member], entry.name .. ":")
                end
            end
        end
    end
end

-- The module as a whole.
local function add_module(sections)
    local rows = {}
    for index, entry in ipairs(spec.functions) do
        rows[index] = { document.signature(entry, "law."), with_rule(entry.sentence, entry.rule) }
    end
    add_section(sections, 'local law = require "lawspeaker"',
        "what every script begins with; lua/reference.md has all of this on one page",
        { { "functions", rows } })
end

-- The text about a form, or nil when none has that name.
function topics.form(name)
    local sections = {}
    if spec.forms[name] then
        add_form(sections, spec.forms[name])
    end
    return #sections > 0 and table.concat(sections, "\n\n") or nil
end

-- The text about a topic, or nil when nothing has that name.
function topics.help(topic)
    local sections = {}
    local name = string.gsub(string.gsub(topic, "^law%.", ""), "^g%f[.:\0]", "state")
    add_rules(sections, (string.gsub(name, "^j(%d[%d.]*)$", "J%1")))
    if name == "law" then
        add_module(sections)
    elseif spec.pages[name] then
        add_page(sections, spec.pages[name])
    end
    add_things(sections, name)
    local is_thing = #sections > 0
    add_texts(sections, name)
    if not is_thing then
        add_codes(sections, name)
        local owner, member = string.match(name, "^([%w_]+)[.:]([%w_]+)$")
        add_members(sections, owner, member or name)
    end
    return #sections > 0 and table.concat(sections, "\n\n") .. "\n" or nil
end

-- The topics that say of which thing a member of this name is meant, as in "position:resolve".
-- There is help for each.
function topics.members(member)
    local names = {}
    for _, group in ipairs { spec.forms, spec.objects, spec.results } do
        for _, entry in ipairs(group) do
            if entry.fields[member] then
                names[#names + 1] = entry.name .. "." .. member
            end
            if entry.methods and entry.methods[member] then
                names[#names + 1] = entry.name .. ":" .. member
            end
        end
    end
    return names
end

-- All names that there is help for, each once, by the order of the tables.
function topics.list()
    local names, seen = {}, {}
    local function add(name)
        if not seen[name] then
            seen[name] = true
            names[#names + 1] = name
        end
    end
    for _, group in ipairs { spec.functions, spec.forms, spec.texts, spec.pages, spec.objects,
        spec.results } do
        for _, entry in ipairs(group) do
            add(entry[1])
        end
    end
    for _, number in ipairs(rule_numbers()) do
        add(number)
    end
    add "law"
    for _, group in ipairs { spec.forms, spec.objects } do
        for _, entry in ipairs(group) do
            for _, list in ipairs { entry.fields, entry.methods or {} } do
                for _, member in ipairs(list) do
                    add(member[1])
                end
            end
        end
    end
    for _, group in ipairs { core.reasons(), core.facts(), core.dip_reasons() } do
        for _, entry in ipairs(group) do
            add(entry.name)
        end
    end
    for _, entry in ipairs(spec.codes) do
        add(entry[1])
    end
    return names
end

return topics
