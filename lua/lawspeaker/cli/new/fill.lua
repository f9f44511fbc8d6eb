-- Fills the templates of `law new`: $NAME and its like, words in capitals, stand for values.
local text = require "lawspeaker.cli.text"

local fill = {}

local function replace(template, values, convert)
    return (template:gsub("%$(%u+)", function(word)
        return convert(values[word] or error("a template names $" .. word))
    end))
end

local function plain(words)
    return words
end

function fill.text(template, values)
    return replace(template, values, plain)
end

-- Commands as a shell takes them, whatever is in the names of files.
function fill.commands(templates, values)
    local commands = {}
    for index, template in ipairs(templates) do
        commands[index] = replace(template, values, text.shell_word)
    end
    return commands
end

-- What the names of the files of a start are, in its texts and, as $PATH, $SCENARIOPATH and
-- $FOLDER, on the command line.
function fill.names(asked)
    local file, scenario = asked.name .. ".lua", asked.name .. "_scenario.lua"
    return { NAME = asked.name, TITLE = asked.title, FILE = file, SCENARIO = scenario,
        PATH = asked.folder .. file, SCENARIOPATH = asked.folder .. scenario,
        FOLDER = asked.folder == "" and "." or asked.folder, WORDS = asked.words }
end

-- A start of one file: `text_of(asked, names)` writes it, or answers nil and what is wrong;
-- `commands` come next.
function fill.plan(asked, text_of, sentence, commands)
    local names = fill.names(asked)
    local written, message = text_of(asked, names)
    if not written then
        return nil, message
    end
    return { folder = asked.folder, next = fill.commands(commands, names),
        files = { { path = names.PATH, text = written, sentence = sentence } } }
end

return fill
