-- What a player knows of the frames that a match is in: of each stop what it was asked, what it
-- saw, and the answers that have become known to it, in its own terms. A frame of the true match
-- runs again for that; what others did in secret is left out.
local cloning = require "lawspeaker.game.cloning"
local core = require "lawspeaker.core"
local frames = require "lawspeaker.game.frames"
local lists = require "lawspeaker.lists"
local ways = require "lawspeaker.game.ways"

local knowing = {}

-- ---- Data in a viewer's terms ----

local SHOWN <const> = "="

-- Plain data with each row replaced by what `name` makes of its text.
function knowing.with_rows(data, name)
    if type(data) ~= "table" then
        return data
    elseif type(data.row) == "string" then
        return { row = name(data.row) or data.row }
    end
    local copy = core.list_length(data) and {} or core.json_object {}
    for key, value in pairs(data) do
        copy[key] = knowing.with_rows(value, name)
    end
    return copy
end

-- Packed values, of which some may be nil, with rows as they are called anew; `names`: nil where
-- they are called as they were.
function knowing.renamed(packed, names)
    if not names then
        return packed
    end
    local copy = { count = packed.count }
    for index = 1, packed.count or #packed do
        copy[index] = knowing.with_rows(packed[index], function(text)
            return names[text]
        end)
    end
    return copy
end

-- Data with rows as a player calls them; nil where it does not see one of these. `is_shown`: by
-- text, whether the player has come to see a row since: then the text itself stands behind SHOWN.
function knowing.in_own_terms(match, player, data, is_shown)
    local is_seen = true
    local told = knowing.with_rows(data, function(text)
        local name = core.state_alias(match.state, player, text)
        if not name and is_shown and is_shown(text) then
            name = SHOWN .. text
        end
        is_seen = is_seen and name ~= nil
        return name
    end)
    if is_seen then
        return told
    end
end

-- The same data with rows as a match calls them in which the player sees what it saw; `names`: what
-- rows are called anew, or nil.
function knowing.in_terms_of(match, player, data, names)
    return knowing.with_rows(data, function(text)
        local shown = string.match(text, "^" .. SHOWN .. "(.*)$")
        if shown then
            return names and names[shown] or shown
        end
        return core.state_row_of_alias(match.state, player, text)
    end)
end

-- ---- Questions ----

-- Whether the player knows that it was asked.
function knowing.is_known_of(one, player)
    return one.player == player or not one.hidden
end

-- Whether the player knows what was answered.
function knowing.is_known(one, player)
    return one.player == player or one.open or one.seen_by == "all"
        or one.seen_by ~= nil and lists.has(one.seen_by, player)
end

-- Whether all that was asked at once was asked in secret of others, and the player knows of it.
local function is_secret(asked, player)
    for _, one in ipairs(asked) do
        if knowing.is_known_of(one, player) or not knowing.is_known(one, player) then
            return false
        end
    end
    return true
end

-- What a player knows of answers; nil: nothing.
local function known_answers(match, input, player, is_shown)
    local told = { kind = "answers", asked = {}, answers = {},
        is_secret = is_secret(input.asked, player), sight = ways.sight(match.state, player) }
    for index, one in ipairs(input.asked) do
        if told.is_secret or knowing.is_known_of(one, player) then
            table.insert(told.asked, one)
            if knowing.is_known(one, player) then
                told.answers[#told.asked] = knowing.in_own_terms(match, player,
                    input.answers[index], is_shown)
            end
        end
    end
    return #told.asked > 0 and told or nil
end

-- ---- Frames ----

local known_frame

-- What a player knows of a step that has ended, which is its name and its questions: what it was
-- given and what it came to whoever runs it again finds out. It stays what it is, but for rows that
-- the player comes to see later.
local function known_step(scratch, input, player, is_shown)
    local frame = input.frame
    local kept = frame and frame.told_to and frame.told_to[player or false]
    if kept then
        return kept
    end
    local told = { kind = "step", name = input.name, input = input,
        sight = ways.sight(input.state, player) }
    local was_unseen, outer = false, scratch.frame
    if frame and not frames.own_results[input.name] then
        told.known = known_frame(scratch, frame, player, function(text)
            was_unseen = true
            return is_shown(text)
        end)
        scratch.frame = outer
    end
    if frame and not was_unseen then
        frame.told_to = frame.told_to or {}
        frame.told_to[player or false] = told
    end
    return told
end

-- Whether a player does not know that there was a step: it knew of no question in it, and saw
-- nothing come of it.
local function is_unnoticed(input, told, before)
    return input.is_unnoticed
        or told.known ~= nil and #told.known == 0 and told.sight == before
end

-- `stops`: nil, or a list to which is added where the player knew of a question: { index, state },
-- the place in the list that is returned and the state as it then was.
function known_frame(scratch, frame, player, is_shown, stops)
    local way, list = ways.begin(scratch, frame, {}), {}
    for _, input in ipairs(frames.inputs(frame)) do
        if input.kind == "step" then
            local before = ways.sight(scratch.state, player)
            local told = known_step(scratch, input, player, is_shown)
            list[#list + 1] = not is_unnoticed(input, told, before) and told or nil
            ways.go_on(way, input)
        elseif input.kind == "answers" then
            local told = known_answers(scratch, input, player, is_shown)
            list[#list + 1] = told
            if told and stops then
                stops[#stops + 1] = { index = #list, state = core.state_clone(scratch.state) }
            end
            ways.go_on(way, input)
        else
            core.state_seed(scratch.state, input.seed)
        end
    end
    return list
end

-- The inputs of a frame as far as the player knows them: of each batch of answers `asked` without
-- what is hidden from it, `answers` in its own terms, nil where it does not know them, and `sight`,
-- what it saw before. `is_secret`: of who was asked it knows by what came of it. Of a step that has
-- ended its name, what is `known` of its inputs, and the `sight` after it; its true `input` is
-- for what the player may know of it. The lists are kept while the match stays where it is.
function knowing.of(match, frame, player)
    local kept = match.knowing
    if not kept or kept.at ~= match.frame or kept.player ~= player then
        kept = { at = match.frame, player = player, lists = {} }
        match.knowing = kept
    end
    if not kept.lists[frame] then
        kept.lists[frame] = known_frame(cloning.clone(match), frame, player, function(text)
            return core.state_alias(match.state, player, text) ~= nil
        end)
    end
    return kept.lists[frame]
end

-- Where a player knew of a question in a frame, in the order of time, but for the first, and where
-- the match is now: { index, state }, the place in what knowing.of gives, and the state.
function knowing.stops(match, frame, player)
    local stops = {}
    local list = known_frame(cloning.clone(match), frame, player, function() return false end,
        stops)
    table.remove(stops, 1)
    stops[#stops + 1] = { index = #list + 1, state = match.state }
    return stops
end

return knowing
