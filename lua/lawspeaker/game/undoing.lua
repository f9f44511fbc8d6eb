-- Taking answers back: the match goes to where it was before them, its dice with it. Whoever has
-- seen something meanwhile that it could not have known is told so in the log.
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local places = require "lawspeaker.game.places"
local record = require "lawspeaker.game.record"
local run = require "lawspeaker.game.run"
local views = require "lawspeaker.game.views"

local undoing = {}

-- Whether a viewer sees a row after that was there before and was not seen: all that can be told
-- without a record of what happened between.
local function is_revealed(viewer, before, after)
    for _, name in ipairs(objects.table_names(before)) do
        for row in before[name]:each() do
            if objects.alias_text(before, viewer, row) == nil then
                local there = objects.row_of(after, objects.row_text(row))
                if there and objects.alias_text(after, viewer, there) ~= nil then
                    return true
                end
            end
        end
    end
    return false
end

-- Whether something was revealed, and to which players; nil: to all, and to onlookers.
-- `is_shown(viewer)` tells of one; nil is an onlooker.
local function revealed_to(match, is_shown)
    local seeing = {}
    for _, player in ipairs(match.setting.players) do
        seeing[#seeing + 1] = is_shown(player) and player or nil
    end
    if #seeing == #match.setting.players and is_shown(nil) then
        seeing = nil
    end
    return seeing == nil or #seeing > 0, seeing
end

-- What was shown since a place, by the record; nil where none is kept.
local function shown_since(match, place)
    if not match.rec then
        return nil
    end
    local is_revealing, seeing = revealed_to(match, function(viewer)
        return views.has_revealed(match, viewer, place.mark)
    end)
    return { is_revealing = is_revealing, seeing = seeing }
end

-- Whether something was rolled since a place, and which players saw it; nil: all, and onlookers.
local function rolls_seen_by(match, place)
    local roll, is_seen = match.rolls, {}
    while roll ~= place.rolls do
        if not roll.seen_by then
            return true
        end
        for _, player in ipairs(roll.seen_by) do
            is_seen[player] = true
        end
        roll = roll.before
    end
    local seeing = {}
    for _, player in ipairs(match.setting.players) do
        seeing[#seeing + 1] = is_seen[player] and player or nil
    end
    return match.rolls ~= place.rolls, seeing
end

-- The players of the hidden questions among those asked, one for each; nil: there are none.
local function hidden_from(match)
    local players = {}
    for _, one in ipairs(match.asked) do
        players[#players + 1] = one.hidden and one.player or nil
    end
    return #players > 0 and players or nil
end

local function go_back(match, place)
    places.come_back(match, place)
    match.answers, match.answered_count, match.refused = {}, 0, {}
    run.again(match)
end

-- The log goes back too, but for what was said of undoing.
local function tell_undone(match, mark, info)
    local told = match.undone
    match.undone = {}
    record.cut(match.rec, mark)
    for _, entry in ipairs(told) do
        if entry.mark < mark then
            table.insert(match.undone, entry)
        end
    end
    for _, entry in ipairs(told) do
        if entry.mark >= mark then
            table.insert(match.undone, { mark = record.mark(match.rec), info = entry.info })
            record.undone(match.rec, entry.info)
        end
    end
    if info.rolls or info.revealed then
        table.insert(match.undone, { mark = record.mark(match.rec), info = info })
        record.undone(match.rec, info)
    end
end

-- Takes back the answers that are in, or else the batch of answers before.
function undoing.undo(match)
    local place, count = match.history, match.answered_count
    if count > 0 then
        match.answers, match.answered_count, match.refused = {}, 0, {}
        return true, { answers = count, rolls = false, revealed = false }
    elseif not place then
        return nil, "there is no answer to take back"
    end
    local info = {}
    info.rolls, info.rolls_seen_by = rolls_seen_by(match, place)
    local shown = shown_since(match, place)
    local after = not shown and objects.open(core.state_clone(match.state))
    places.protect(match, go_back, place)
    info.answers, info.hidden = #match.asked, hidden_from(match)
    if shown then
        info.revealed, info.revealed_to = shown.is_revealing, shown.seeing
    else
        info.revealed, info.revealed_to = revealed_to(match, function(viewer)
            return is_revealed(viewer, match.root, after)
        end)
    end
    if match.rec then
        tell_undone(match, place.mark, info)
    end
    return true, { answers = info.answers, rolls = info.rolls, revealed = info.revealed }
end

return undoing
