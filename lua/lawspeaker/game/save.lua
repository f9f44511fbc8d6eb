-- Writes a match as lines of JSON: what it was started with, everything that happened, and how to
-- tell that playing it again came to the same. The form of a line is saved.lua's, reading is
-- playback.lua's.
--
-- Equal matches are equal bytes: answers stand in the order of their questions, and nothing of when
-- or by whom it was saved is in the text.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local record = require "lawspeaker.game.record"
local saved = require "lawspeaker.game.saved"

local save = {}

-- A script of dice: what a shuffle brings to the top stands beside its purpose.
local function dice_data(script)
    local list = {}
    for index, entry in ipairs(script) do
        list[index] = entry
        if type(entry) == "table" and entry.order then
            list[index] = core.json_object { purpose = entry[1], order = entry.order }
        end
    end
    return list
end

local function header(match)
    local setting, game = match.setting, match.game
    return saved.line {
        { "format", saved.FORMAT }, { "kind", "save" }, { "game", game.name },
        { "title", game.title }, { "variant", setting.variant }, { "players", setting.players },
        { "options", saved.values_data(setting.options) },
        { "rules", saved.values_data(setting.rules) },
        { "seed", setting.seed }, { "dice", setting.dice and dice_data(setting.dice) },
        { "sources", setting.sources or {} }, { "law", core.version },
    }
end

-- What has been answered of questions that others have still to answer: { number, refused } and the
-- answer, unless the refusals have made it the default; nil when there is nothing. And the numbers
-- of the questions that are open.
local function sealed_answers(match)
    local list, open = {}, {}
    for index, asked in ipairs(match.asked) do
        local given, refused = match.answers[index], match.refused[index] or 0
        if given or refused > 0 then
            local entry = { asked.number, refused }
            if given and not given.by_default then
                entry[3] = given.data -- which may be false
            end
            list[#list + 1] = entry
        end
        if not given then
            open[#open + 1] = asked.number
        end
    end
    return #list > 0 and list or nil, open
end

-- The text of a match, as a list of pieces that end with whole lines: one string of it all may be
-- longer than a script's strings can be.
function save.pieces(object)
    local match = core.match_details(object)
    local at = check.context "match:save"
    if not match.rec then
        at:fail "this match keeps no record"
    elseif match.from or match.fill or match.is_clone then
        at:fail "this match has not been played from its beginning"
    end
    local hash = object:hash()
    local pieces, number, count = { header(match) .. "\n" }, 1, record.mark(match.rec)
    local from = 0
    while from < count do
        pieces[#pieces + 1], number, from = record.lines(match.rec, from, count, number)
    end
    local secret, open = sealed_answers(match)
    pieces[#pieces + 1] = saved.line {
        { "n", number }, { "event", "saved" }, { "hash", hash }, { "open", open },
        { "sealed", secret and saved.seal(secret, hash) },
    } .. "\n"
    return pieces
end

-- The same as one string; raises for a match that keeps no record or was not played from its
-- beginning, and in a script for a string longer than those may be.
function save.write(object)
    return table.concat(save.pieces(object))
end

return save
