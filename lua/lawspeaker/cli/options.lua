-- Options and arguments of a command: declared in its file, parsed by argparse, mistakes told by
-- us.
--
-- options = { { name = "--filter", value = "TEXT", target = "filter", help = "…", default = …,
--                 convert = function(text) → value, or nil and what is wrong }, … }
--             `value` is left out for a flag; `many`: it may be given again and gathers a list;
--             `may_lack_value`: it is given as --name=VALUE, or as --name, and then is true, or
--             what is there as `lacking`; one of its `words` may stand behind a blank, too.
-- arguments = { { name = "PATH", count = "1", "*" or "+", target = "paths", help = "…" }, … }
-- verbatim  = true: what follows the first argument is kept as it is, options included.
local argparse = require "argparse"
local near = require "lawspeaker.near"
local text = require "lawspeaker.cli.text"

local options = {}

local HELP = { name = "--help", target = "help", help = "show this text" }

local function each_option(command)
    local list = { table.unpack(command.options or {}) }
    list[#list + 1] = HELP
    return list
end

local function make_parser(command)
    local parser = argparse("law " .. command.name, command.description, command.epilog)
        :add_help(false):help_max_width(100):usage_max_width(100):help_vertical_space(0)
        :help_description_margin(24)
    for _, option in ipairs(each_option(command)) do
        local made
        if option.value then
            local shown = option.words and "[" .. option.value .. "]"
                or option.may_lack_value and "[=" .. option.value .. "]" or option.value
            made = parser:option(option.name, option.help):argname(shown)
            if option.may_lack_value or option.convert then
                made:convert(function(words)
                    if option.may_lack_value and words == "" then
                        return option.lacking or true
                    elseif not option.convert then
                        return words
                    end
                    local value, mistake = option.convert(words)
                    return value, mistake and option.name .. ": " .. mistake
                end)
            end
            if option.many then
                made:count "*"
            else
                made:overwrite(false)
            end
        else
            made = parser:flag(option.name, option.help)
        end
        made:target(option.target)
        if option == HELP then
            made:action(function(values)
                values.help = true
            end)
        end
    end
    for _, argument in ipairs(command.arguments or {}) do
        parser:argument(argument.name, argument.help):args(argument.count)
            :argname(argument.name):target(argument.target)
    end
    return parser
end

local function is_one_of(words, word)
    for _, known in ipairs(words or {}) do
        if known == word then
            return true
        end
    end
    return false
end

-- Puts a value that begins with a dash where argparse takes it for one (`--filter -x` becomes
-- `--filter=-x`), an empty one where it may lack, and a `--` before what must be kept as it is;
-- says whether that stood there.
local function prepare(command, arguments)
    local takes_value, may_lack, words = {}, {}, {}
    for _, option in ipairs(each_option(command)) do
        takes_value[option.name] = option.value ~= nil and not option.may_lack_value
        may_lack[option.name] = option.may_lack_value
        words[option.name] = option.words
    end
    local prepared, is_kept, index = {}, false, 1
    while index <= #arguments do
        local argument = arguments[index]
        local is_option = argument:sub(1, 1) == "-" and argument ~= "-"
        if argument == "--" or (command.verbatim and not is_option) then
            is_kept = argument == "--"
            if not is_kept then
                prepared[#prepared + 1] = "--"
            end
            table.move(arguments, index, #arguments, #prepared + 1, prepared)
            break
        end
        if (takes_value[argument] or is_one_of(words[argument], arguments[index + 1]))
            and index < #arguments then
            index = index + 1
            argument = argument .. "=" .. arguments[index]
        elseif may_lack[argument] then
            argument = argument .. "="
        end
        prepared[#prepared + 1] = argument
        index = index + 1
    end
    return prepared, is_kept
end

-- "unknown option "--fliter"; did you mean "--filter"? (law help test)"
function options.unknown(kind, name, known, hint)
    return ("unknown %s %s%s (%s)"):format(kind, text.quote(name), near.hint(name, known), hint)
end

local function option_names(command)
    local names = {}
    for _, option in ipairs(each_option(command)) do
        names[#names + 1] = option.name
    end
    return names
end

-- Says argparse's mistake in our words.
local function retell(command, mistake)
    local hint = "law help " .. command.name
    mistake = mistake:gsub("\nDid you mean.*$", "")
    local unknown = mistake:match "^unknown option '(.*)'$"
    if unknown then
        return options.unknown("option", unknown, option_names(command), hint)
    end
    local told = mistake:gsub("argument '([%w_]+)'", "%1"):gsub("'", '"')
        :gsub("^option (\"[^\"]*\") must be used at most 1 time$", "%1 is given twice")
        :gsub("^option (\"[^\"]*\") requires an argument$", "%1 needs a value")
        :gsub("^option (\"[^\"]*\") does not take arguments$", "%1 takes no value")
        :gsub("^too many arguments$", "there are too many arguments")
    return ("%s (%s)"):format(told, hint)
end

-- An option of ours behind a script's name would be the script's, and the variant or map that it
-- names would silently play no part. Where it is meant so, `--` stands before the script.
local function find_misplaced(command, prepared)
    local is_script, is_ours = false, {}
    for _, name in ipairs(command.verbatim and option_names(command) or {}) do
        is_ours[name] = name ~= "--help" and name ~= "-h" -- a script may well have its own
    end
    for _, argument in ipairs(prepared) do
        if is_script and is_ours[argument:match "^[^=]*"] then
            return argument
        end
        is_script = is_script or argument == "--"
    end
end

-- The values by their targets, and as `given` the options that were given, by their targets, too;
-- or nothing and what is wrong.
function options.parse(command, arguments)
    local prepared, is_kept = prepare(command, arguments)
    local misplaced = not is_kept and find_misplaced(command, prepared)
    if misplaced then
        return nil, ("%s stands behind the script, which would get it: put it before, or -- before "
            .. "the script (law help %s)"):format(misplaced:match "^[^=]*", command.name)
    end
    -- Help is asked for even where something else is missing or wrong.
    for _, argument in ipairs(prepared) do
        if argument == "--" then
            break
        elseif argument == "--help" or argument == "-h" then
            return { help = true }
        end
    end
    local parsed, values = make_parser(command):pparse(prepared)
    if not parsed then
        return nil, retell(command, values)
    end
    local given = {}
    for _, option in ipairs(command.options or {}) do
        local value = values[option.target]
        if value == nil then
            values[option.target] = option.default
        elseif type(value) ~= "table" or next(value) ~= nil then
            given[option.target] = option.name
        end
    end
    values.given = given
    return values
end

function options.help(command)
    return (make_parser(command):get_help():gsub("^Usage:", "usage:"))
end

-- ---- Converters ----

-- A whole number from `least` to `most`.
function options.number(least, most)
    return function(words)
        local number = words:match "^%d+$" and math.tointeger(tonumber(words))
        if not number or number < least or number > most then
            return nil, ("%s is no whole number from %d to %d"):format(text.quote(words), least,
                most)
        end
        return number
    end
end

-- One of some words.
function options.choice(...)
    local words = { ... }
    return function(given)
        for _, word in ipairs(words) do
            if given == word then
                return word
            end
        end
        return nil, ("%s is none of %s"):format(text.quote(given), text.list(words))
    end
end

return options
