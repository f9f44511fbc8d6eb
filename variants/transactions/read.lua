-- What players type for answers, in short: "arden" activates arden, "trade" plays that card.
local read = {}

local DONE <const> = { no = "done", ["-"] = "done", pass = "done", ["end"] = "done" }
local NONE <const> = { no = "none", ["-"] = "none", pass = "none", done = "none" }
local WORDS <const> = {
    move = DONE, produce = DONE,
    load = NONE, land = NONE, spared = NONE,
    cannon = { yes = "fire", no = "hold", pass = "hold" },
    secondary = { yes = "replenish", no = "pass", ["-"] = "pass" },
    buy_point = { y = "yes", n = "no", ["-"] = "no", pass = "no" },
    talk = { ["-"] = "pass", no = "pass", done = "pass" },
    action = { ["-"] = "pass", no = "pass" },
}

local function is_named(rows, word)
    for row in rows do
        if row.name == word then
            return true
        end
    end
    return false
end

-- An action of one word that names a system or a strategy card of the player.
local function read_action(view, question, text)
    local word = string.lower(text)
    if is_named(view.strategy[question.player]:each(), word) then
        return "strategic " .. word
    elseif is_named(view.system:each(), word) then
        return "activate " .. word
    end
    return text
end

function read.answer(view, question, text)
    local words = WORDS[question.name]
    local known = words and words[string.lower(text)]
    if known then
        return known
    end
    return question.name == "action" and read_action(view, question, text) or text
end

return read
