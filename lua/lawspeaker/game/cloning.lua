-- Clones of matches: what they share with the match, and dice of their own.
local core = require "lawspeaker.core"
local frames = require "lawspeaker.game.frames"
local places = require "lawspeaker.game.places"
local run = require "lawspeaker.game.run"
local starting = require "lawspeaker.game.starting"

local cloning = {}

-- What a clone shares with its match: never changed while one of them lives.
local SHARED_FIELDS <const> = { "game_object", "game", "variant", "hooks", "setting", "shared",
    "schema", "script", "from", "fill", "watch", "frozen", "is_made_up" }

-- Another match that is where this one is; its questions are made again when somebody looks.
function cloning.clone(match)
    local copy = {}
    for _, field in ipairs(SHARED_FIELDS) do
        copy[field] = match[field]
    end
    places.move(match, copy)
    copy.undone = {}
    copy.is_clone = true
    copy.trade = match.trade and { plan = match.trade.plan, goods = match.trade.goods }
    copy.state = core.state_clone(match.state)
    starting.open_root(copy)
    return copy
end

-- From here on the dice of a clone follow from a seed.
function cloning.seed(copy, seed)
    if not copy.result then
        copy.frame = frames.with_input(copy.frame, { kind = "seed", seed = seed })
        core.state_lock(copy.state, nil)
        core.state_seed(copy.state, seed)
        run.lock(copy)
        copy.dice_at = nil
    end
end

return cloning
