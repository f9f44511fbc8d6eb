-- Maps by their names: declared ones first and the latest of a name, then a loader, which in a
-- stock Lua reads the folders of LAW_PATH.
local law = require "lawspeaker"
local checks = require "checks"
local maps = require "lawspeaker.maps"

local equal, raises = checks.equal, checks.raises

local function board(name, region)
    return law.map { name = name, ages = { { "A", region } } }
end
local function start_on(name)
    return law.position { map = name, players = { "red" } }
end

-- ---- Declared ----

board("twice", "a1")
local second = board("twice", "a2")
equal("the latest of a name", start_on("twice").map.hash, second.hash)

-- ---- From the folders of LAW_PATH ----

local path = os.tmpname()
local folder, name = path:match "^(.*)/([^/]+)$"
local file_path = path .. ".lua"
rawset(os, "getenv", function(variable)
    return variable == "LAW_PATH" and "/nowhere:" .. folder or nil
end)

local function write(text)
    local file <close> = assert(io.open(file_path, "wb"))
    assert(file:write(text))
end

local SOURCE <const> = 'return require("lawspeaker").map { name = "%s", ages = { { "A", "b1" } } }'
write(SOURCE:format(name))
equal("found", start_on(name).map:regions()[1], "b1")
equal("and declared from now on", maps.find(name).name, name)

local path_2 = os.tmpname()
local other = path_2:match "[^/]+$"
file_path = path_2 .. ".lua"
write "return 5"
raises(('position: map: the file of map "%s" returns 5 and no map; it ends with '
    .. "`return law.map { … }`"):format(other), start_on, other)
write(SOURCE:format "something else")
raises(('position: map: the file of map "%s" declares the map "something else"'):format(other),
    start_on,
    other)
write(('return require("lawspeaker").position { map = "%s", players = { "red" } }'):format(other))
checks.is_true("a map that asks for itself", checks.message_of(start_on, other)
    :find(("map %q asks for itself while it is loaded"):format(other), 1, true) ~= nil)
write "local x = ="
checks.is_true("a file that is not Lua", checks.message_of(start_on, other)
    :find "unexpected symbol near '='" ~= nil)
for _, made in ipairs { path, path .. ".lua", path_2, file_path } do
    os.remove(made)
end
local searched = maps.searched()
checks.is_true("where it was looked for", searched:find('^; searched: "/nowhere/", "'
    .. folder:gsub("%p", "%%%0") .. '/", "[^"]+/", .*; LAW_PATH names more folders$') ~= nil)
raises(('position: map: no map "%s" is declared or on the map path%s'):format(other, searched),
    start_on, other)

-- Names that could lead out of a folder are no file's; spaces are "_" there.
equal("spaces", maps.file_name "three and one", "three_and_one.lua")
for _, outside in ipairs { "../x", "/etc/x", "a/b", ".x", "a..b", "", "x\0", "a\nb", "~x" } do
    equal("no file: " .. outside, maps.file_name(outside), nil)
end

-- ---- From another loader ----

local asked = {}
maps.set_loader(function(wanted)
    asked[#asked + 1] = wanted
    if wanted == "made" then
        return board("made", "c1")
    elseif wanted == "broken" then
        error "broken.lua:1: boom"
    end
    return nil, wanted == "unreadable" and "no permission" or nil
end)
equal("made", start_on("made").map:regions()[1], "c1")
start_on "made"
equal("asked once: then it is declared", #asked, 1)
raises("position: map: no permission", start_on, "unreadable")
raises('position: map: no map "mad" is declared or on the map path; did you mean "made"?', start_on,
    "mad")
checks.is_true("its own error", checks.message_of(start_on,
    "broken"):find "broken%.lua:1: boom$" ~= nil)
checks.is_true("again: it is not taken to be loading", checks.message_of(start_on, "broken")
    :find "broken%.lua:1: boom$" ~= nil)

checks.finish()
