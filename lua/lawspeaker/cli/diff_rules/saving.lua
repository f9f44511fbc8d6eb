-- Writes what `law diff-rules` found: positions as a file of scenarios, each once under A and once
-- under B; a random game as two saved games. In scenarios a rule set is named by what finds it
-- again; of one that nothing finds the text of its file is in them.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local screen = require "lawspeaker.cli.play.screen"
local text = require "lawspeaker.cli.text"

local saving = {}

local LABEL_SIZE_MAX <const> = 100

-- The folder of a file, as a scenario beside it would be in.
local function folder_of(path)
    return (path:gsub("^%./", "")):match "^(.*)/[^/]*$" or "."
end

-- The text of a variant's file as an expression that runs it; nothing for one that requires other
-- files, which the scenarios would not find.
local function embedded(file)
    local source = host.read(file) or ""
    for name in source:gmatch "require[%s(]*[\"']([^\"'\n]*)" do
        if name ~= "lawspeaker" then
            return nil
        end
    end
    local chunk = source:gsub("^\xef\xbb\xbf", ""):gsub("^#[^\n]*", "")
    return "(function()\n" .. chunk .. "\nend)()" -- as it stands: texts in it may span lines
end

-- Lua source that gives one variant: its name on the game path, or the file beside the scenarios;
-- else the name of a local, which `locals` gets with the file's text. Nothing where there is none.
local function part_source(part, path, locals)
    if part.name then
        return ("%q"):format(part.name)
    end
    local name = part.file:match "([%w_%-]+)%.lua$"
    if name and folder_of(part.file) == folder_of(path) then
        return ("require %q"):format(name)
    end
    local text_of = embedded(part.file)
    if not text_of then
        return nil
    end
    for index, known in ipairs(locals) do
        if known == text_of then
            return "variant" .. index
        end
    end
    locals[#locals + 1] = text_of
    return "variant" .. #locals
end

-- The source of a side: "standard" for the game itself, or nil, where it has to be written out.
local function source_of(found, is_variant, path, locals)
    local parts = found.variants or { is_variant and found or nil }
    if #parts == 0 then
        return "standard"
    end
    local sources = {}
    for index, part in ipairs(parts) do
        sources[index] = part_source(part, path, locals)
        if not sources[index] then
            return nil
        end
    end
    return #sources == 1 and sources[1] or "{ " .. table.concat(sources, ", ") .. " }"
end

-- The path that --save means, without its end: a folder gets a new one that is called after A and
-- B. `last`: what the files there end with.
local function base_of(values, last)
    if host.kind(values.save) ~= "folder" then
        return (values.save:gsub("%.lua$", ""):gsub("%.jsonl$", ""))
    end
    local name = (values.a .. "_and_" .. values.b):gsub("%.lua", ""):gsub("[^%w_%-]+", "_")
    local base = values.save:gsub("/+$", "") .. "/" .. name:sub(-LABEL_SIZE_MAX)
    local free, number = base, 1
    while host.kind(free .. last) do
        number = number + 1
        free = ("%s_%d"):format(base, number)
    end
    return free
end

local function file_of(values)
    return host.kind(values.save) == "folder" and base_of(values, ".lua") .. ".lua" or values.save
end

-- Whether a path is, under whatever name, one of the files that were run.
local function is_of_rules(path, files)
    local content = host.kind(path) == "file" and host.read(path)
    for _, file in ipairs(content and files or {}) do
        if host.read(file) == content then
            return true
        end
    end
    return false
end

-- What a side is called in the scenarios' names.
local function label(words, letter)
    local is_text = #words <= LABEL_SIZE_MAX and utf8.len(words) and not words:find "%c"
    return is_text and words or letter
end

-- Whether a file has been written; else it has been said why not.
local function write(path, content)
    local written, reason = host.write_file(path, content)
    if not written then
        console.message(("cannot write %s: %s"):format(text.quote(path), reason))
    end
    return written
end

-- A random game, as two saved games, which law replay tells. Returns an exit status.
local function save_games(values, saves)
    local base, paths = base_of(values, "_a.jsonl"), {}
    for index, content in ipairs(saves) do
        paths[index] = ("%s_%s.jsonl"):format(base, index == 1 and "a" or "b")
        if not write(paths[index], content) then
            return 2
        end
    end
    if not values.json then
        screen.tell(("saved to %s (A) and %s (B); law replay FILE --events tells one"):format(
            paths[1], paths[2]))
    end
    return 0
end

-- Returns an exit status, and it has been said what was done or is wrong.
function saving.save(values, keeper, things, known, found)
    if found.games then
        return save_games(values, found.games[1].saves)
    end
    local path, locals = file_of(values), {}
    if is_of_rules(path, keeper.files or {}) then
        console.message(("--save: %s is a file of what is compared; name another"):format(
            text.quote(path)))
        return 2
    end
    local answer = keeper:ask("scenarios", { most = values.most, locals = locals,
        name_a = label(values.a, "A"), a = source_of(things[1], known.name_a, path, locals),
        name_b = label(values.b, "B"), b = source_of(things[2], known.name_b, path, locals) })
    if answer.message then
        console.message(answer.message .. ", and it requires files of its own: save beside the "
            .. "variant's file")
        return 2
    end
    if not write(path, answer.text) then
        return 2
    end
    if not values.json then
        screen.tell(("saved to %s; law test runs it"):format(path))
    end
    return 0
end

return saving
