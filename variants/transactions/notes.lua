-- Promissory notes (36 to 44). A hand is hidden, and its number known (38); what lies in play is
-- seen by all and is not traded on (37). Nobody plays notes of its own (39).
local board = require "transactions.board"
local deeds = require "transactions.deeds"
local factions = require "transactions.factions"
local points = require "transactions.points"
local turn_order = require "transactions.turn_order"

local notes = {}

local GENERIC <const> = {
    { "support", "Support for the Throne" },
    { "alliance", "Alliance" },
    { "trade_agreement", "Trade Agreement" },
    { "ceasefire", "Ceasefire" },
    { "political_secret", "Political Secret" },
}

-- ---- What each has at the start ----

local function add(g, player, name, kind, title)
    g.promissory:add({ name = string.format("%s_%s", player, name), giver = player, kind = kind,
        title = title }, g.notes[player])
end

-- Rule 36: five that everybody has, and that of the faction.
function notes.setup(g)
    for _, player in ipairs(g.players) do
        for _, form in ipairs(GENERIC) do
            add(g, player, form[1], form[1], form[2])
        end
        local own = factions.by_name[board.sheet(g, player).faction].note
        add(g, player, own.name, "faction", own.title)
    end
end

-- ---- Into play and back ----

local function lay_down(g, player, note)
    g.in_play[player]:put(note)
    g:note("note_in_play", { player = player, note = note.title, giver = note.giver })
end

-- To the hand of the player whose note it is, who may give it again (39). With a Support the point
-- goes (41).
local function go_back(g, note)
    local holder, was_in_play = note.place.whose, note.place.zone == "in_play"
    g.notes[note.giver]:put(note)
    g:note("note_returned", { player = holder, note = note.title, giver = note.giver })
    if was_in_play and note.kind == "support" then
        points.lose(g, holder, 1, note.title)
    end
end

-- Rule 40: these lie face up as soon as they are received.
local function is_face_up(note)
    return note.kind == "support" or note.kind == "alliance"
end

-- Of a note that a player has just got. Its own goes to the hand, whatever it is.
function notes.arrive(g, player, note)
    if note.giver ~= player and is_face_up(note) then
        g:rule "40"
        lay_down(g, player, note)
        if note.kind == "support" then
            g:rule "41"
            points.gain(g, player, 1, note.title)
        end
    end
end

-- ---- Notes that are played ----

local function say_played(g, player, note)
    g:note("note_played", { player = player, note = note.title, giver = note.giver })
end

-- Notes of a kind in hands, with the players who can play them (39): { player, note } each, from
-- the first player on.
local function held(g, kind, first)
    local list = {}
    for _, player in ipairs(turn_order.from(g, first)) do
        for note in g.notes[player]:each() do
            if note.kind == kind and note.giver ~= player then
                list[#list + 1] = { player, note }
            end
        end
    end
    return list
end

-- Whether the player plays the note. That it was asked nobody else knows (38).
local function may_play(g, player, note, rule, say)
    return g:ask(player, { name = note.kind, rule = rule, hidden = true, default = "keep",
        choice = { { "play", note }, "keep" }, say = say }) ~= "keep"
end

-- Rules 41 and 58: what goes back when a player activates a system with units of the giver,
-- structures and units on planets included.
local function give_back(g, player, system)
    for note in g.in_play[player]:each() do
        if (note.kind == "support" or factions.is_convoys(note))
            and board.has_units(g, note.giver, system) then
            g:rule(note.kind == "support" and "41" or "58")
            go_back(g, note)
        end
    end
end

-- A Ceasefire of the active player, in the hand of somebody with units in the system: none of the
-- active player's units may move there.
local function cease(g, player, system)
    for _, entry in ipairs(held(g, "ceasefire", player)) do
        local holder, note = entry[1], entry[2]
        if note.giver == player and board.has_units(g, holder, system)
            and may_play(g, holder, note, "39", string.format(
                "%s activates %s. Do you play its Ceasefire?", player, system.name)) then
            g:rule "39"
            say_played(g, holder, note)
            go_back(g, note)
            deeds.did(g, holder, "play", note.name)
            return true
        end
    end
    return false
end

-- A system is activated. Returns whether a Ceasefire keeps the active player's units out of it.
function notes.activated(g, player, system)
    give_back(g, player, system)
    return cease(g, player, system)
end

-- Rule 58: the notes that a player can lay down as an action.
function notes.actions(g, player)
    local list = {}
    for note in g.notes[player]:each() do
        if note.giver ~= player and factions.is_convoys(note) then
            list[#list + 1] = note
        end
    end
    return list
end

function notes.play(g, player, note)
    g:rule "58"
    lay_down(g, player, note)
    deeds.did(g, player, "play", note.name)
end

-- ---- Political Secrets ----

-- Whoever's Secret lies in play neither votes nor plays action cards until the agenda is over.
function notes.is_silenced(g, player)
    for _, holder in ipairs(g.players) do
        for note in g.in_play[holder]:each() do
            if note.kind == "political_secret" and note.giver == player then
                return true
            end
        end
    end
    return false
end

-- An agenda is revealed: who holds a Political Secret may play it.
function notes.play_secrets(g)
    for _, entry in ipairs(held(g, "political_secret", g.speaker)) do
        local holder, note = entry[1], entry[2]
        if may_play(g, holder, note, "39", string.format(
            "An agenda is revealed. Do you play the Political Secret of %s?", note.giver)) then
            g:rule "39"
            lay_down(g, holder, note)
            deeds.did(g, holder, "play", note.name)
        end
    end
end

-- The agenda is over: they go back.
function notes.end_secrets(g)
    for _, holder in ipairs(g.players) do
        for note in g.in_play[holder]:each() do
            if note.kind == "political_secret" then
                go_back(g, note)
            end
        end
    end
end

-- ---- A player is eliminated (44) ----

local function lose(g, note)
    local place = note.place
    if place.zone == "in_play" and note.kind == "support" then
        g:rule "41"
        points.lose(g, place.whose, 1, note.title)
        g:rule "44"
    end
    g.promissory:remove(note)
end

-- Its own notes leave the game, those that it holds go back to whom they belong.
function notes.eliminated(g, player)
    g:rule "44"
    for note in g.promissory:each() do
        if note.giver == player then
            lose(g, note)
        end
    end
    for note in g.promissory:each() do
        if note.place.whose == player then
            go_back(g, note)
        end
    end
    g:note("notes_gone", { player = player })
end

return notes
