-- Plain data as bytes and back, for what a process tells the one that started it.
local pack = {}

local function write(value, parts)
    local kind = type(value)
    if kind == "table" then
        local count = 0
        for _ in pairs(value) do
            count = count + 1
        end
        parts[#parts + 1] = string.pack("<c1 I8", "t", count)
        for key, entry in pairs(value) do
            write(key, parts)
            write(entry, parts)
        end
    elseif kind == "string" then
        parts[#parts + 1] = string.pack("<c1 s8", "s", value)
    elseif math.type(value) == "integer" then
        parts[#parts + 1] = string.pack("<c1 i8", "i", value)
    elseif kind == "boolean" then
        parts[#parts + 1] = value and "y" or "n"
    else
        error("a " .. kind .. " cannot be packed")
    end
end

function pack.pack(value)
    local parts = {}
    write(value, parts)
    return table.concat(parts)
end

local function read(bytes, at)
    local tag = bytes:sub(at, at)
    if tag == "t" then
        local count
        count, at = string.unpack("<I8", bytes, at + 1)
        local made = {}
        for _ = 1, count do
            local key, entry
            key, at = read(bytes, at)
            entry, at = read(bytes, at)
            made[key] = entry
        end
        return made, at
    elseif tag == "s" then
        return string.unpack("<s8", bytes, at + 1)
    elseif tag == "i" then
        return string.unpack("<i8", bytes, at + 1)
    end
    return tag == "y", at + 1
end

function pack.unpack(bytes)
    return (read(bytes, 1))
end

return pack
