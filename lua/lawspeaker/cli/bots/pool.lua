-- Sessions that are kept from match to match: what running the files of a game and a bot takes is
-- taken once a process, and each match begins with all as it was then.
local find_game = require "lawspeaker.cli.find_game"
local script = require "lawspeaker.cli.script"

local pool = {}

local Pool = {}
Pool.__index = Pool

local IDLE_MAX <const> = 24 -- sessions that wait for a match; each holds a game

function pool.new()
    return setmetatable({ idle = {}, given = {} }, Pool)
end

-- The game of a variant, where it is known without running the variant; or nothing.
local function find_own_game(found, values)
    local owner = find_game.owner(found)
    local file = not owner and found.file and found.is_variant
        and (find_game.folder_of(found.file) or ".") .. "/game.lua"
    if owner then
        return find_game.game(owner, values)
    end
    return file and find_game.is_file(file) and { file = file } or nil
end

-- Something that find_game has found as files that are run when a session is opened: what is found
-- by its name only when it is asked for would have to be run for each match.
function pool.as_files(found, values)
    local copy = { is_variant = found.is_variant, file = find_game.file(found, values) }
    local game = (found.is_variant or not copy.file) and find_own_game(found, values)
    local variants = { game and copy.file and copy or nil }
    for _, part in ipairs(found.variants or {}) do
        variants[#variants + 1] = { is_variant = true, file = find_game.file(part, values) }
    end
    local made = game and { file = find_game.file(game, values) } or copy
    made.variants = #variants > 0 and variants or nil
    return made
end

local function key_of(file, values, module)
    return table.concat({ module, values.in_child and "child" or "here", file or "",
        table.unpack(values.variant_files) }, "\0")
end

-- The idle session of a key that was given back last, as it was when it was opened; or nothing.
function Pool:take(key)
    for index = #self.idle, 1, -1 do
        if self.idle[index].key == key then
            local entry = table.remove(self.idle, index)
            if entry.session:renew() then
                return entry
            end
            entry.session:close()
        end
    end
end

-- As script.open; what comes is to be given back.
function Pool:open(file, values, module)
    local own = setmetatable({ renewable = true }, { __index = values })
    local key = key_of(file, values, module)
    local entry = self:take(key)
    if not entry then
        local session, outcome = script.open(file, own, module)
        if not session then
            return nil, outcome
        end
        entry = { key = key, session = session, outcome = outcome }
    end
    self.given[entry.session] = entry
    return entry.session, entry.outcome
end

function Pool:give_back(session)
    local entry = self.given[session]
    self.given[session] = nil
    table.insert(self.idle, entry)
    if #self.idle > IDLE_MAX then
        table.remove(self.idle, 1).session:close()
    end
end

function Pool:close()
    for _, entry in ipairs(self.idle) do
        entry.session:close()
    end
    self.idle = {}
end

Pool.__close = Pool.close

return pool
