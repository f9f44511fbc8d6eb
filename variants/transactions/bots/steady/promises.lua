-- What the bot has promised and means to keep.
local promises = {}

-- The words of a player's open promises of an act: a list that is a table of flags as well.
function promises.of(view, player, act)
    local words = {}
    for promise in view.promise:each() do
        if promise.by == player and promise.kind == act and promise.status == "open" then
            local text = promise.words ~= "" and promise.words or promise.secret_words or ""
            words[#words + 1], words[text] = text, true
        end
    end
    return words
end

return promises
