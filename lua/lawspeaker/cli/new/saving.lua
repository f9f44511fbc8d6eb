-- Writes what `law new` has planned: all of it or nothing, and never over what is there.
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local saving = {}

-- What keeps the plan from being carried out, or nothing. A file that may stay is no hindrance.
local function find_hindrance(plan)
    for _, file in ipairs(plan.files) do
        local kind, reason = host.kind(file.path)
        file.is_kept = file.may_stay and kind == "file"
        if kind and not file.is_kept then
            return ("%s is there already, and nothing was written"):format(text.quote(file.path))
        elseif not kind and reason ~= "no such file" then
            return ("cannot write %s: %s; nothing was written"):format(text.quote(file.path),
                reason)
        end
    end
end

-- The folders that the files of a plan stand in, each behind the one around it.
local function list_folders(plan)
    local list, seen = {}, {}
    for _, file in ipairs(plan.files) do
        for at in file.path:gmatch "()/" do
            local folder = file.path:sub(1, at - 1)
            if folder ~= "" and not seen[folder] then
                seen[folder] = true
                list[#list + 1] = folder
            end
        end
    end
    return list
end

-- Removes what was made, the last first. A folder goes only where nothing is in it.
local function take_back(made)
    for index = #made, 1, -1 do
        os.remove(made[index])
    end
end

-- Makes what is not there yet. `made` gets its names; returns what failed and why, or nothing.
local function make_all(plan, made)
    for _, folder in ipairs(list_folders(plan)) do
        if not host.kind(folder) then
            local is_made, reason = host.make_folder(folder)
            if not is_made then
                return folder, reason
            end
            made[#made + 1] = folder
        end
    end
    for _, file in ipairs(plan.files) do
        if not file.is_kept then
            local is_written, reason = host.write_file(file.path, file.text)
            if not is_written then
                return file.path, reason
            end
            made[#made + 1] = file.path
        end
    end
end

-- plan: { files = { { path, text, sentence, may_stay }, … } }. What is wrong, and then nothing has
-- changed; or nothing. `is_kept` is set of a file that was there and stays.
function saving.save(plan)
    local hindrance = find_hindrance(plan)
    if hindrance then
        return hindrance
    end
    local made = {}
    local path, reason = make_all(plan, made)
    if path then
        take_back(made)
        return ("cannot write %s: %s; nothing was written"):format(text.quote(path), reason)
    end
end

return saving
