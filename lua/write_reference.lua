-- Writes the files that are made from lua/lawspeaker/spec.lua: the reference page and the editor's
-- stubs. Run in the project's folder, with the module on LUA_CPATH:
--     LUA_CPATH="build/?.so" lua5.4 lua/write_reference.lua
require "lawspeaker"
local document = require "lawspeaker.document"

for path, text in pairs {
    ["lua/reference.md"] = document.reference(),
    ["lua/lawspeaker.meta.lua"] = document.stubs(),
} do
    local file <close> = assert(io.open(path, "wb"))
    assert(file:write(text))
end
