-- The words of a game's rules by their numbers, as the file rules.md beside its game.lua has them.
-- There a number stands in front of its words, as in `**41**` or `**1, 2**`, at the beginning of an
-- entry of a list or inside one.
local host = require "lawspeaker.host"

local words = {}

-- ---- Reading ----

-- The numbers in a mark; nil where it is only a word in bold.
local function read_numbers(mark)
    local numbers = {}
    for number in (mark .. ","):gmatch "%s*([^,]*)," do
        if not number:find "^%a?%d[%d.]*$" then
            return nil
        end
        numbers[#numbers + 1] = number
    end
    return numbers
end

-- The paragraphs and entries of lists, each as one line.
local function blocks_of(source)
    local blocks, block = {}, nil
    for line in (source .. "\n"):gmatch "(.-)\r?\n" do
        local is_heading = line:find "^#"
        if line == "" or is_heading then
            block = nil
        elseif not block or line:find "^%- " then
            block = { line }
            blocks[#blocks + 1] = block
        else
            block[#block + 1] = line:match "^%s*(.*)$"
        end
    end
    for index, found in ipairs(blocks) do
        blocks[index] = table.concat(found, " ")
    end
    return blocks
end

-- Adds the rules that stand in a block: { numbers, text }.
local function add_rules(rules, block)
    local current
    local at = 1
    while true do
        local first, last, mark = block:find("%*%*([^*]+)%*%*", at)
        local numbers = mark and read_numbers(mark)
        local before = block:sub(at, (first or #block + 1) - 1)
        if current then
            current.text = current.text .. before .. (mark and not numbers and mark or "")
        end
        if not first then
            return
        elseif numbers then
            current = { numbers = numbers, text = "" }
            rules[#rules + 1] = current
        end
        at = last + 1
    end
end

local function read(folder)
    local source = folder and host.kind(folder .. "/rules.md") == "file"
        and host.read(folder .. "/rules.md")
    if not source or not utf8.len(source) then
        return {}
    end
    local rules = {}
    for _, block in ipairs(blocks_of(source)) do
        add_rules(rules, block)
    end
    return rules
end

-- ---- Finding ----

local function has(rule, number)
    for _, one in ipairs(rule.numbers) do
        if one == number then
            return true
        end
    end
    return false
end

-- Whether an entry is of the chapter of this number.
local function is_of_chapter(rule, number)
    for _, one in ipairs(rule.numbers) do
        if one:sub(1, #number + 1) == number .. "." then
            return true
        end
    end
    return false
end

-- Whether "6.F.14 to 6.F.24" holds a number of its chapter.
local function is_in_range(item, number)
    local chapter, first, last = item:match "^(%d+%.%u%.)(%d+) to %d+%.%u%.(%d+)$"
    local case = chapter and number:sub(1, #chapter) == chapter
        and math.tointeger(number:sub(#chapter + 1))
    return case and math.tointeger(first) <= case and case <= math.tointeger(last)
end

-- Whether an entry says that a ruling of this number, as in [R, K9], is in it.
local function cites(rule, number)
    for inside in rule.text:gmatch "%[(.-)%]" do
        for item in (inside .. ","):gmatch "%s*([^,]*)," do
            if item == number or is_in_range(item, number) then
                return true
            end
        end
    end
    return false
end

-- A number of a rule, or of a case of DATC, as "6.D.2".
function words.is_number(name)
    return name:find "^%a?%d[%d.]*$" ~= nil or name:find "^%d+%.%u%.%d+$" ~= nil
end

-- What rules.md of a game's folder says at a number, or where there is no such entry in the chapter
-- of that number, or where it is cited: a list of { rule = "41", text }, the text in one line.
function words.find(folder, number)
    local all, found = words.is_number(number) and read(folder) or {}, {}
    for _, test in ipairs { has, is_of_chapter, cites } do
        for _, rule in ipairs(#found == 0 and all or {}) do
            if test(rule, number) then
                found[#found + 1] = { rule = table.concat(rule.numbers, ", "),
                    text = rule.text:gsub("%s+", " "):match "^%s*(.-)%s*$" }
            end
        end
    end
    return found
end

return words
