-- Johvets through the protocol that all games have. The rules are implemented in C; what stands
-- here is who is asked what, when, and who is told what came of it. rules.md has the rules by
-- number; notes.md the questions, the events and the rulings on fog.
local law = require "lawspeaker"
local flight = require "johvets.flight"
local orders = require "johvets.orders"
local show = require "johvets.show"
local sight = require "johvets.sight"
local start = require "johvets.start"
local supply = require "johvets.supply"

-- J6.5. In fog nobody is told: whether it still has a link point out of sight no player knows of
-- itself.
local function tell_who_is_out(g, before, out)
    local had_something = {}
    for _, unit in ipairs(before:units()) do
        had_something[unit.owner] = true
    end
    for _, entry in ipairs(before:control()) do
        had_something[entry.player] = true
    end
    for _, player in ipairs(g.rules.fog and {} or out) do
        if had_something[player] or g.turns == 1 then -- else it has been told
            g:note("out", { player = player })
        end
    end
end

-- A turn (J2): the Orders of all at once, Resolution, Flee, Supply. A turn of the core walks along;
-- it is made again where a match goes on from a save, and never kept.
local function play_turn(g)
    local watch = sight.watch(g, g.position, g.position:begin { variant = start.variant(g) })
    orders.ask(g, watch)
    g:rule "J4"
    watch:resolve()
    g:rule "J5"
    flight.flee(g, watch)
    g:rule "J6"
    supply.supply(g, watch)
    g.position = watch.turn:finish()
    local outcome = watch.turn:outcome()
    g.winners, g.is_draw = outcome.winners, outcome.draw
    g.turns = g.turns + 1
    tell_who_is_out(g, watch.before, outcome.out)
end

-- J6.2, J6.5.
local function finished(g)
    if #g.winners > 0 then
        return { winners = g.winners, reason = "the requisite part of all link points or books is "
            .. "controlled (J6.2)" }
    elseif g.is_draw then
        return { winners = {}, draw = true, reason = #g.position:units() == 0
            and "no unit is left (J6.5)" or "the last turn is over (J6.5)" }
    elseif g.options.turns > 0 and g.turns >= g.options.turns then
        return { winners = {}, draw = true, reason = string.format(
            "nobody has won in %d turns, and the match is over", g.turns) }
    end
end

return law.game {
    name = "johvets",
    title = "Johvets",
    api = 1,
    players = { min = 2, max = 5 },

    rules = {
        { "one_link_point_per_region", false, "J1.5",
            "no book can be written where a link point is" },
        { "negotiation_rounds", law.no_limit, "J2.1",
            "how many rounds players can talk before a turn" },
        { "transfer_receiver", "stay", "J3.6", "who can receive a book",
            choices = { "stay", "stationary" } },
        { "reinforce_cut", false, "J3.9", "attacking a reinforcing unit voids the reinforcement" },
        { "swap", true, "J4.3", "two units can change places" },
        { "displace_own", true, "J4.6", "a unit can displace one of its own player" },
        { "failed_link_book", "destination", "J4.9", "where a failed Link leaves what it carried",
            choices = { "destination", "origin" } },
        { "flee_through_books", true, "J5.1", "units can flee through a book" },
        { "flee_to_attacker", true, "J5.1",
            "units can flee to where the one that displaced them came from" },
        { "flee_controlled", "any", "J5.2", "whose control closes a region to who flees on foot",
            choices = { "any", "others", "ignore" } },
        { "flee_collision", "retry", "J5.4", "what becomes of units that flee to one region",
            choices = { "retry", "remove" } },
        { "victory_fraction", { 3, 4 }, "J6.2", "the part of all link points or books that wins" },
        { "joint_victory", true, "J6.2", "several players can win at once" },
        { "link_point_tokens", 24, "J6.4", "how many link points can be placed", least = 0 },
        { "unit_tokens", law.no_limit, "J6.4", "how many units a player can have" },
        { "max_turns", law.no_limit, "J6.5", "after so many turns the game is a draw" },
        { "fog", false, "fog", "players see the regions of and next to their units, and no more" },
    },
    options = {
        { "map", "standard", "the board, by its name" },
        { "turns", 100, "after so many turns a match is a draw, whatever max_turns allows; 0: only "
            .. "max_turns ends it", least = 0 },
    },
    hooks = {
        { "legal", "J3", "is the order legal?" },
        { "strength", "J4.1", "the strength of an order" },
        { "holding", "J4.2", "the strength with which a unit holds should its Move fail" },
        { "supply_actions", "J6.3", "how many supply actions a player has earned" },
        { "victory", "J6.2", "does a player meet the victory condition?" },
    },

    state = function(setting)
        return {
            { "position", { block = start.board(setting), fog = setting.rules.fog } },
            -- Units that must flee stand nowhere until all have chosen (J5).
            -- In fog there is a row for each player who sees it, the `viewer`.
            { "fleeing", { unit = "id", owner = "player", from = "id", viewer = "player?" },
                seen_by = setting.rules.fog and "viewer" or "all" },
            -- In fog: what a unit that must flee sees where it flees from and next to that.
            { "glimpse", { owner = "player", region = "id", shows = { text = 200 } },
                seen_by = "owner" },
            { globals = {
                winners = "players", is_draw = "flag",
                turns = "count", -- played in this match
                -- In fog: what the names of new units and link points are made from.
                secret = { type = "count", seen_by = "nobody" },
            } },
        }
    end,

    setup = function(g)
        g.position = start.position(g)
        if g.rules.fog then
            g.secret = g:random(1 << 30, "names", "nobody")
        end
    end,
    phases = { { "turn", play_turn, rule = "J2" } },
    finished = finished,

    notes = {
        { "verdict", "{unit} ({order}): {result}, {reason}" },
        { "fled", "{unit} fled from {from} to {to}" },
        { "came", "{unit} came fleeing to {to}" },
        { "went", "{unit} is gone from {from}" },
        { "removed", "{unit} could not flee from {from} and is removed" },
        { "supplied", "{player}: {action}" },
        { "unsupplied", "{player}: {action} was not possible: {reason}" },
        { "out", "{player} has no unit and no link point, and is out" },
    },
    show = show.board,
    read = orders.read,
}
