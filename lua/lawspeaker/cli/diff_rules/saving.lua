-- Writes what `law diff-rules` found as a file of scenarios, each position once under A and once
-- under B. A rule set is named there by what finds it again; of one that nothing finds the text of
-- its file is in it.
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
    local lines = {}
    for line in source:gsub("^#[^\n]*", ""):gmatch "[^\n]+" do
        lines[#lines + 1] = "    " .. line
    end
    return "(function()\n" .. table.concat(lines, "\n") .. "\nend)()"
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

-- The file that --save means: a folder gets one that is called after A and B.
local function file_of(values)
    if host.kind(values.save) ~= "folder" then
        return values.save
    end
    local name = (values.a .. "_and_" .. values.b):gsub("%.lua", ""):gsub("[^%w_%-]+", "_")
    return values.save:gsub("/+$", "") .. "/" .. name:sub(-LABEL_SIZE_MAX) .. ".lua"
end

-- What a side is called in the scenarios' names.
local function label(words, letter)
    return #words <= LABEL_SIZE_MAX and not words:find "%c" and words or letter
end

-- Returns an exit status, and it has been said what was done or is wrong.
function saving.save(values, keeper, things, known, found)
    if found.game then
        console.message "--save: a random game is no position, so nothing was saved"
        return 0
    end
    local path, locals = file_of(values), {}
    local answer = keeper:ask("scenarios", { most = values.most, locals = locals,
        name_a = label(values.a, "A"), a = source_of(things[1], known.name_a, path, locals),
        name_b = label(values.b, "B"), b = source_of(things[2], known.name_b, path, locals) })
    if answer.message then
        console.message(answer.message .. ", and it requires files of its own: save beside the "
            .. "variant's file")
        return 2
    end
    local written, reason = host.write_file(path, answer.text)
    if not written then
        console.message(("cannot write %s: %s"):format(text.quote(path), reason))
        return 2
    end
    if not values.json then
        screen.tell(("saved to %s; law test runs it"):format(path))
    end
    return 0
end

return saving
