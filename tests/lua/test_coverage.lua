-- Counts what the scenarios of johvets cover, from their text alone: every rule number has two or
-- more, every reason code is expected somewhere, every house rule is set to each of its values.
-- What is missing is printed and fails. Whether the scenarios come true is for `law test` to say.
--     lua5.4 tests/lua/test_coverage.lua [ROOT]
local lfs = require "lfs"

local root = arg[1] or "."

-- How many rules each chapter of the rules sheet has: J1.1 to J1.7, and so on.
local CHAPTERS <const> = { 7, 2, 9, 11, 5, 5 }
local SCENARIOS_MIN <const> = 2

-- No verdict of the standard game has these: one means that there is none, one is a hook's.
local NOT_EXPECTED <const> = { none = true, house_rule = true }

local missing = {}

local function miss(message, ...)
    missing[#missing + 1] = message:format(...)
end

local function read(path)
    local file <close> = assert(io.open(path, "rb"))
    return file:read "a"
end

-- All Lua files below a folder, in byte order.
local function files_below(folder, found)
    local names = {}
    for name in lfs.dir(folder) do
        if name ~= "." and name ~= ".." then
            names[#names + 1] = name
        end
    end
    table.sort(names)
    for _, name in ipairs(names) do
        local path = folder .. "/" .. name
        if lfs.attributes(path, "mode") == "directory" then
            files_below(path, found)
        elseif name:find "%.lua$" then
            found[#found + 1] = { path = path, name = name }
        end
    end
    return found
end

-- ---- What there is to cover, from the core's own tables ----

-- The text of a macro: from its #define to the first line that does not go on.
local function macro(text, name)
    local from = assert(text:find("#define " .. name .. "%(X%)"), "no macro " .. name)
    local lines = {}
    for line in text:sub(from):gmatch "[^\n]*" do
        lines[#lines + 1] = line
        if not line:find "\\%s*$" then
            break
        end
    end
    return table.concat(lines, "\n")
end

local function reasons()
    local names = {}
    local text = macro(read(root .. "/core/include/lawspeaker/lawspeaker.h"), "LAW_REASONS")
    for name in text:gmatch 'X%([%u%d_]+,%s*"([%l%d_]+)"' do
        names[#names + 1] = name
    end
    assert(#names > 0, "LAW_REASONS has no names")
    return names
end

-- What has to stand behind `name =`: a pattern for each value, with what to call it.
local VALUES <const> = {
    FLAG = { { "true", "true" }, { "false", "false" } },
    LIMIT = { { "%d+", "a number" } },
    FRACTION = { { "{%s*%d+%s*,%s*%d+%s*}", "a fraction" } },
}

local function choices_of(text, array)
    local values = {}
    local list = assert(text:match("%*const " .. array .. "%[%]%s*=%s*(%b{})"), "no list " .. array)
    for choice in list:gmatch '"([^"]+)"' do
        values[#values + 1] = { '"' .. choice .. '"', '"' .. choice .. '"' }
    end
    return values
end

local function house_rules()
    local rules = {}
    local text = read(root .. "/core/src/rules.c")
    for name, kind, array in macro(text, "RULES"):gmatch "X%(([%l_]+),%s*(%u+),%s*([%w_]+)," do
        rules[#rules + 1] = {
            name = name, values = kind == "CHOICE" and choices_of(text, array) or VALUES[kind],
        }
    end
    assert(#rules > 0, "RULES has no names")
    return rules
end

-- ---- What scenarios cover ----

local function count_rule(covered, file, text)
    local in_name = file.name:match "^(J%d+%.%d+)_"
    local stated = text:match 'rule%s*=%s*"(J%d+%.%d+)"'
    local rule = in_name or stated
    if in_name and in_name ~= stated then
        miss("%s: the rule is %s in the name and %s in the file", file.path, in_name,
            stated or "missing")
    elseif rule then
        covered.rules[rule] = (covered.rules[rule] or 0) + 1
    end
end

local function count_reasons(covered, text)
    for expected in text:gmatch "expect%s*=%s*(%b{})" do
        for reason in expected:gmatch '"%s*%l+%s*:%s*([%l%d_]+)' do
            covered.reasons[reason] = true
        end
        for _, field in ipairs { "carry_reason", "unsupplied" } do
            for list in expected:gmatch(field .. "%s*=%s*(%b{})") do
                for reason in list:gmatch '"([%l%d_]+)"' do
                    covered.reasons[reason] = true
                end
            end
        end
    end
end

local function count_values(covered, text, rules)
    for set in text:gmatch "[^%w_]rules%s*=%s*(%b{})" do
        for _, rule in ipairs(rules) do
            for _, value in ipairs(rule.values) do
                if set:find("[^%w_]" .. rule.name .. "%s*=%s*" .. value[1] .. "[^%w_]") then
                    covered.values[rule.name .. " = " .. value[2]] = true
                end
            end
        end
    end
end

-- ---- The count ----

local covered = { rules = {}, reasons = {}, values = {} }
local all_reasons, all_rules = reasons(), house_rules()
local files = files_below(root .. "/scenarios/johvets", {})
for _, file in ipairs(files) do
    local text = read(file.path):gsub("%-%-[^\n]*", "")
    count_rule(covered, file, text)
    count_reasons(covered, text)
    count_values(covered, text, all_rules)
end

local numbers = 0
for chapter, count in ipairs(CHAPTERS) do
    for number = 1, count do
        local rule = ("J%d.%d"):format(chapter, number)
        local found = covered.rules[rule] or 0
        numbers = numbers + 1
        covered.rules[rule] = nil
        if found < SCENARIOS_MIN then
            miss("rule %s has %d scenarios, and needs one for it and one against it", rule, found)
        end
    end
end
for rule in pairs(covered.rules) do
    miss("there is no rule %s", rule)
end
for _, reason in ipairs(all_reasons) do
    if not NOT_EXPECTED[reason] and not covered.reasons[reason] then
        miss("no scenario expects the reason \"%s\"", reason)
    end
end
for _, rule in ipairs(all_rules) do
    for _, value in ipairs(rule.values) do
        local text = rule.name .. " = " .. value[2]
        if not covered.values[text] then
            miss("no scenario sets the house rule %s", text)
        end
    end
end

table.sort(missing)
for _, message in ipairs(missing) do
    io.stderr:write(message, "\n")
end
print(("%d files, %d rules, %d reasons, %d house rules: %d missing"):format(#files, numbers,
    #all_reasons, #all_rules, #missing))
os.exit(#missing == 0)
