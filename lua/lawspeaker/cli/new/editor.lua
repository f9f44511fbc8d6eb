-- The settings that tell an editor with the Lua language server what scripts can use: a file
-- .luarc.json that names the module's stubs, which come along with the program.
local folders = require "lawspeaker.cli.folders"
local host = require "lawspeaker.host"
local save_file = require "lawspeaker.cli.play.save_file"

local editor = {}

local FILE <const> = ".luarc.json"

-- Where the stubs are in a folder that comes with the program: installed, and in the source.
local PLACES <const> = { "/lawspeaker.meta.lua", "/lua/lawspeaker.meta.lua" }

-- A path without "name/..", as an editor shows it.
local function shorten(path)
    local count
    repeat
        path, count = path:gsub("/[^/]+/%.%./", "/", 1)
    until count == 0
    return path
end

-- The path of the stubs, from the root of the file system; nothing where they are not found.
local function find_stubs(values)
    for _, folder in ipairs(folders.path(values)) do
        for _, place in ipairs(PLACES) do
            local path = folder .. place
            if path:sub(1, 1) == "/" and host.kind(path) == "file" then
                return shorten(path)
            end
        end
    end
end

-- What scripts have not: files, the system, what looks into the interpreter.
local TEXT <const> = [[
{
    "runtime.version": "Lua 5.4",
    "runtime.builtin": { "io": "disable", "os": "disable", "debug": "disable" },
    "workspace.checkThirdParty": false,
    "workspace.library": [%s]
}
]]

-- Adds the file to a plan, in the folder of what was begun. One that is there stays.
function editor.add(plan, values)
    local stubs = find_stubs(values)
    plan.files[#plan.files + 1] = { path = plan.folder .. FILE, may_stay = true,
        text = TEXT:format(stubs and save_file.json_text(stubs) or ""),
        sentence = stubs and "tells editors what scripts can use"
            or "for editors; the module's stubs, lawspeaker.meta.lua, were not found, and are to "
                .. "be named in it" }
end

return editor
