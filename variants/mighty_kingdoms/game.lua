-- Mighty Kingdoms: a campaign on a map of hexes, for two to six. rules.md has the rules by number;
-- numbers in these files are those. Each file is a part of the rulebook; this one says what the
-- numbers are, what there is, and in which order a year goes.
local law = require "lawspeaker"
local battle = require "mighty_kingdoms.battle"
local build = require "mighty_kingdoms.build"
local deploy = require "mighty_kingdoms.deploy"
local events = require "mighty_kingdoms.events"
local feed = require "mighty_kingdoms.feed"
local gather = require "mighty_kingdoms.gather"
local map = require "mighty_kingdoms.map"
local orders = require "mighty_kingdoms.orders"
local recall = require "mighty_kingdoms.recall"
local reform = require "mighty_kingdoms.reform"
local resolution = require "mighty_kingdoms.resolution"
local imagining = require "mighty_kingdoms.imagining"
local score = require "mighty_kingdoms.score"
local setup = require "mighty_kingdoms.setup"
local show = require "mighty_kingdoms.show"
local tithe = require "mighty_kingdoms.tithe"
local victory = require "mighty_kingdoms.victory"

-- Winter's phases come once a year, after the last month's Reform (58).
local function in_winter(phase)
    return function(g)
        if g.month == g.rules.months then
            phase(g)
        end
    end
end

return law.game {
    name = "mighty_kingdoms",
    title = "Mighty Kingdoms",
    api = 1,
    players = { min = 2, max = 6 },

    rules = {
        { "battles", "simple", "8", "land battles are fought here by the simple rules, or on a "
            .. "table elsewhere", choices = { "simple", "tabletop" } },
        { "months", 6, "12", "how many months a Summer has", least = 1, most = 24 },
        { "army_points", 500, "2", "the points of a new army", least = 100, most = 3000 },
        { "ships_defend", false, "26", "ships and pairs may take Defend, which adds 1 to a "
            .. "ship's die" },
        { "village_from", 8, "30", "what 2D6 must show for a village", least = 2, most = 13 },
        { "city_from", 10, "30", "what 2D6 must show for a city", least = 2, most = 13 },
        { "fortress_from", 11, "30", "what 2D6 must show for a fortress", least = 2, most = 13 },
        { "battle_pass", false, "K5", "a player who could choose a battle may pass" },
        { "naval_hit", 4, "38", "what a die must show at sea to sink a ship", least = 1, most = 7 },
        { "naval_rolls", 100, "K3", "after so many rolls a naval battle is over", least = 1,
            most = 1000 },
        { "defend_bonus", 1, "41", "what Defend adds to an army's Defence", least = 0, most = 6 },
        { "defence_drops", false, "K2", "an army's Defence falls with its points during a battle" },
        { "retreat_into_enemy", true, "K10", "tokens may retreat to a tile that holds an enemy" },
        { "winner_moves_any", false, "K19", "the winner's free move is for any of its tokens "
            .. "there" },
        { "player_order", "armies", "57", "how the player order is found again and again",
            choices = { "armies", "fixed" } },
        { "village_food", 1, "61", "the food that a village gives", least = 0, most = 100 },
        { "city_income", 1, "61", "the gold that a city gives", least = 0, most = 100 },
        { "capital_income", 1, "61", "the gold that an own capital gives beside that of a city",
            least = 0, most = 100 },
        { "tithe", true, "63", "there is a Tithe step" },
        { "village_gold", 1, "65", "what a village costs", least = 0, most = 100 },
        { "city_gold", 1, "65", "what it costs to make a village a city", least = 0, most = 100 },
        { "city_food", 1, "65", "the food that this takes", least = 0, most = 100 },
        { "fortress_gold", 2, "65", "what it costs to make a village a fortress", least = 0,
            most = 100 },
        { "capital_gold", 1, "65", "what it costs to make a city the capital", least = 0,
            most = 100 },
        { "capital_food", 1, "65", "the food that this takes", least = 0, most = 100 },
        { "ship_gold", 1, "68", "what a ship costs", least = 0, most = 100 },
        { "army_gold", 1, "69", "what an army costs", least = 0, most = 100 },
        { "armies_most", 6, "70", "how many armies a kingdom can have", least = 1, most = 30 },
        { "army_food", 1, "71", "the food that an army eats", least = 0, most = 100 },
        { "deploy_village", 1, "73", "how many armies are deployed in a village", least = 0,
            most = 30 },
        { "deploy_city", 2, "73", "how many armies are deployed in a city", least = 0, most = 30 },
        { "deploy_capital", 3, "73", "how many armies are deployed in the capital", least = 0,
            most = 30 },
        { "deploy_fortress", 3, "73", "how many armies are deployed in a fortress", least = 0,
            most = 30 },
        { "army_limits", false, "77", "what an army may hold depends on the land around the "
            .. "fortress" },
        { "years", 3, "K15", "after so many years the campaign is over", least = 1, most = 100 },
        { "score", "settlements", "K15", "what decides first: the settlements and what they are "
            .. "worth, the tiles, or the armies", choices = { "settlements", "tiles", "armies" } },
        { "worth_village", 1, "K15", "what a village counts in the end", least = 0, most = 100 },
        { "worth_city", 2, "K15", "what a city counts in the end", least = 0, most = 100 },
        { "worth_capital", 3, "K15", "what an own capital counts in the end", least = 0,
            most = 100 },
        { "worth_fortress", 2, "K15", "what a fortress counts in the end", least = 0, most = 100 },
    },

    options = {
        { "map", "generated", "the board: generated, or the name of a map" },
        { "radius", 2, "a generated board: how far each kingdom's land reaches from its capital",
            least = 2, most = 4 },
    },

    hooks = {
        { "passable", "24", "can a token go from a tile to the next?",
            asks = {
                { "token", "token", "the army or ship that would go; ask.token.kind says which" },
                { "from", "tile", "where it stands" },
                { "to", "tile", "a tile next to that" },
            },
            standard = "a ship goes to sea, an army over edges without water to what is no sea "
                .. "(24, 25)",
            answer = "true or false" },
        { "exploration", "30", "what is found on a tile that somebody comes to first?",
            asks = {
                { "tile", "tile", "the tile" },
                { "player", "player", "who comes" },
                { "roll", "int", "what 2D6 show" },
            },
            standard = "what the roll gives by fortress_from, city_from and village_from",
            answer = "\"none\", \"village\", \"city\" or \"fortress\"" },
        { "ship_die", "38", "what is added to a ship's die at sea?",
            asks = {
                { "ship", "token", "the ship" },
                { "tile", "tile", "where the battle is" },
            },
            standard = "1 for an army aboard, 1 for Defend where ships_defend, and -1 on a river",
            answer = "an integer" },
        { "defence", "41", "what is the Defence of an army in a Simple battle?",
            asks = {
                { "army", "token", "the army" },
                { "tile", "tile", "where the battle is" },
            },
            standard = "1 for each full 100 points, and defend_bonus for one that took Defend",
            answer = "an integer" },
        { "worth", "K15", "what does a settlement count in the end?",
            asks = {
                { "tile", "tile", "where it is" },
                { "settlement", "id", "village, city, capital or fortress" },
                { "player", "player", "whose it is" },
            },
            standard = "worth_village, worth_city, worth_capital or worth_fortress",
            answer = "an integer" },
    },

    state = function(setting)
        return {
            { globals = {
                year = { type = "count", default = 1 },
                month = "count", -- of the Summer, from 1 on; in Winter that of the last one
                order = { type = "player?", array = #setting.players }, -- the player order (4, 57)
                army_count = "count", ship_count = "count", -- made so far, for their names
                capital_count = "count", -- founded so far
            } },
            { "tile", map.columns(), static = true },

            -- What players made of a tile, once it is explored (13, 14). Ocean has no controller.
            { "land", {
                controller = "player?",
                settlement = { "none", "village", "city", "fortress" }, -- 16
                capital_of = "player?", -- a city that somebody has founded as its capital (18, 66)
                capital_number = "count", -- which of all capitals it was; 0: it was none
                upturned = "flag", -- a Raze was ordered (27)
                recruited = "flag", -- a fortress has recruited in this Winter (69)
            } },
            { "ground", { zone_of = "land", each = "tile" } },

            -- Armies and ships (2, 21). One that lies on its side is not upright.
            { "token", {
                name = "id",
                kind = { "army", "ship" },
                owner = "player",
                points = { type = "count", default = setting.rules.army_points }, -- of an army (10)
                upright = { type = "flag", default = true },
                order = { "none", "move", "defend", "raze", "regroup" }, -- 20
                target = "tile?", -- of a Move
                defending = "flag", -- it has a defence marker (33, K19)
                slowed = "flag", -- it crossed terrain in this month (54)
                aboard = "token?", -- an army of a pair: its ship (22)
                is_ally = "flag", -- an allied army (69)
            } },
            { "field", { zone_of = "token", each = "tile" } },
            { "camp", { zone_of = "token", each = "player" } }, -- off the board, in Winter (72)

            -- What every player has once (3, 61, 63).
            { "kingdom", {
                race = "text",
                gold = "count",
                food = "count",
                tithed = "players", -- to whom it made a gift in this Winter
                is_out = "flag", -- K15
            } },
            { "realm", { zone_of = "kingdom", each = "player" } },

            -- The units of an army that fights on a table (9, 48). Lists are secret until a battle.
            { "unit", {
                army = "token",
                name = "text",
                points = "count",
                strength = "int", -- the true Unit Strength (49)
                kinds = { set = { "monster", "war_machine", "legend" } },
                item = "text", -- a magic item, or nothing
            }, alike = { "army" } },
            { "list", { zone_of = "unit", each = "player", seen_by = "owner" } },
        }
    end,

    board = map.lay,
    setup = setup.begin,

    -- Rule 12: the months of Summer, then Winter.
    phases = {
        { "orders", orders.phase, rule = "19" },
        { "resolution", resolution.phase, rule = "28" },
        { "battle", battle.phase, rule = "34" },
        { "reform", reform.phase, rule = "54" },
        { "recall", in_winter(recall.phase), rule = "59" },
        { "gather", in_winter(gather.phase), rule = "61" },
        { "tithe", in_winter(tithe.phase), rule = "63" },
        { "build", in_winter(build.phase), rule = "64" },
        { "feed", in_winter(feed.phase), rule = "71" },
        { "deploy", in_winter(deploy.phase), rule = "72" },
    },

    steps = {
        settle = setup.settle,
        order = orders.turn,
        resolve = resolution.turn,
        choose_battle = battle.turn,
        fight = battle.fight,
        tithe = tithe.turn,
        build = build.turn,
        deploy = deploy.turn,
    },

    finished = victory.finished,
    score = score.of,
    imagine = imagining.imagine,
    notes = events,
    show = show.board,
    read = show.read,
}
