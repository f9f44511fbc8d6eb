-- What is done in the match that somebody may have promised (50). While a deed is told, it is the
-- row of its table, and the acts of deals.lua say by it what was kept and what was broken.
local deeds = {}

-- Which acts a deed may keep or break, where that is more than the act of its name.
local JUDGES <const> = {
    play = { "play", "hold" },
    card = { "card", "hold_card" },
    activate = { "stay_out" },
    fire = { "hold_fire" },
    choose = { "choose", "leave" },
}

local function judge(g, act, columns)
    columns.act = act
    local deed = g.deed:add(columns)
    for _, name in ipairs(JUDGES[act] or { act }) do
        g:judge_promises(name)
    end
    g.deed:remove(deed)
end

-- A player has done something: "choose" a strategy card, "build" a kind of unit, "activate" a
-- system, "fire" in a system, "show" or "play" a note, play a "card" of a kind, "vote" for an
-- outcome with so many votes.
function deeds.did(g, player, act, words)
    judge(g, act, { player = player, words = words })
end

-- The time is over in which a player, or where none is given anybody, could have done it.
function deeds.over(g, player, act)
    judge(g, act, { player = player, is_over = true })
end

-- What was promised can neither be kept nor broken any more.
function deeds.void(g, act)
    for promise in g.promise:each() do
        if promise.status == "open" and promise.kind == act then
            g:note("promise_void", { player = promise.by, to = promise.to })
            g.promise:remove(promise)
        end
    end
end

return deeds
