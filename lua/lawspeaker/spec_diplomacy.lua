-- Part of the table in spec.lua: boards of Diplomacy and their phases. Fields, objects and pages
-- are written as in spec_forms.lua, spec_objects.lua and spec_pages.lua.
local MAP_EXAMPLE <const> = [[
local law = require "lawspeaker"

return law.diplomacy_map {
    name = "the strait", title = "The Strait",
    powers = { "North", "South" },
    provinces = {
        { "sound", "sea", title = "The Sound", other_ids = { "snd" } },
        { "hav", "coast", title = "Haven", home = "North" },
        { "wald", "land", title = "The Wald", centre = true },
        { "isth", "coast", title = "Isthmus", home = "South",
            coasts = { "isth/nc", "isth/sc" } },
        { "gulf", "sea", title = "South Gulf" },
    },
    army = { { "hav", "wald" }, { "wald", "isth" } },
    fleet = { { "sound", "hav", "isth/nc" }, { "gulf", "isth/sc" } },
    start = { North = { "A hav" }, South = { "F isth/sc" } },
}
]]

local PLACES_SENTENCE <const> = "an id, or one of its other_ids"
local TYPE <const> = { choice = { "A", "F" } }
local ORDERS <const> = { list = { either = { "string", "form:diplomacy_order", "no" } } }
local UNITS <const> = { "units", { list = "form:diplomacy_unit" }, "who stands where: at most one "
    .. "unit in a province", required = true }
local RULES <const> = { "rules", "form:diplomacy_rules", "what is not as DATC 3.0 recommends",
    default = "{}" }

local maps = {
    { "diplomacy_map", sentence = "a board of Diplomacy: powers, provinces, and what borders on "
        .. "what (law help diplomacy)", example = MAP_EXAMPLE, fields = {
        { "name", "text", "what scripts and files call it", required = true },
        { "title", "text", "what people call it" },
        { "powers", { list = "id", min = 1 }, "the powers, in order", required = true },
        { "provinces", { list = "form:diplomacy_province", min = 1 }, "the provinces, in order",
            required = true },
        { "army", { list = "form:diplomacy_border" }, "borders that armies cross, each once",
            default = "{}" },
        { "fleet", { list = "form:diplomacy_border" }, "borders that fleets cross, each once: of a "
            .. "province with coasts, those of its coasts", default = "{}" },
        { "win", "positive", "how many centres win", default = "more than half of them" },
        { "start", { entries = { list = "string" }, key = "power" }, "the units of each power at "
            .. "the start, as in \"A bud\"", default = "{}" },
    } },
    { "diplomacy_province", row = 2, sentence = "a province of a board", fields = {
        { "id", "id", "what orders call it", required = true },
        { "terrain", { choice = { "land", "coast", "sea" } }, "land for armies, sea for fleets, "
            .. "coast for both", required = true },
        { "title", "text", "what people call it" },
        { "centre", "flag", "it is a supply centre", default = "true with a home, else false" },
        { "home", "id", "the power whose home centre it is" },
        { "coasts", { list = "id" }, "its coasts, where it has several that fleets cannot pass "
            .. "between: \"spa/nc\"", default = "{}" },
        { "other_ids", { list = "id" }, "further ids that it is known by", default = "{}" },
    } },
    { "diplomacy_border", row = 2, rest = "id", sentence = "two places that border on each other; "
        .. "all further ones border on the first", fields = {
        { "place", "id", "one place", required = true },
        { "other", "id", "the other", required = true },
    } },
}

local phases = {
    { "diplomacy_unit", row = 3, sentence = "a unit: { \"Austria\", \"A\", \"bud\" }", fields = {
        { "power", "id", "whose it is", required = true },
        { "type", TYPE, "A an army, F a fleet", required = true },
        { "at", "id", "where it stands: " .. PLACES_SENTENCE .. "; a fleet in a province with "
            .. "coasts on one of them", required = true },
    } },
    { "diplomacy_dislodged", row = 3, sentence = "a unit that must retreat", fields = {
        { "power", "id", "whose it is", required = true },
        { "type", TYPE, "A an army, F a fleet", required = true },
        { "at", "id", "where it was", required = true },
        { "from", "id", "the province that its attacker came from, which is closed to it" },
        { "number", "integer", "its number among the units that moved; nothing comes of it" },
    } },
    { "diplomacy_order", sentence = "an order. A place that there is not makes a move, a support "
        .. "or a convoy void", fields = {
        { "kind", { choice = { "hold", "move", "support_hold", "support_move", "convoy", "build",
            "remove", "waive" } }, "what is to be done; a retreat is a move", required = true },
        { "unit", TYPE, "the type of the unit, or of what is built" },
        { "at", "id", "where the unit stands, or is built" },
        { "of", "id", "supports and convoys: where the other unit stands" },
        { "of_unit", TYPE, "the type of the other unit; nothing comes of it" },
        { "to", "id", "moves, supports of moves and convoys: where to" },
        { "via", "flag", "moves: by convoy, also to a neighbour", default = "false" },
    } },
    { "diplomacy_position", sentence = "units on a board", fields = { UNITS } },
    { "diplomacy_movement", sentence = "a phase of movement", fields = {
        UNITS,
        { "orders", ORDERS, "the order of each unit, by its number, as text or as a table; false "
            .. "or none: it holds", default = "{}" },
        RULES,
    } },
    { "diplomacy_verdicts", sentence = "a phase of movement and what came of it", fields = {
        UNITS,
        { "orders", ORDERS, "as of a movement", default = "{}" },
        RULES,
        { "verdicts", { list = "table" }, "as board:move gave them", required = true },
    } },
    { "diplomacy_retreat", sentence = "a phase of retreats. What board:move returns is one, "
        .. "without orders and rules", fields = {
        { "units", { list = "form:diplomacy_unit" }, "who stands there after the moves",
            required = true },
        { "dislodged", { list = "form:diplomacy_dislodged" }, "who must retreat",
            required = true },
        { "stand_offs", { list = "id" }, "the provinces where moves kept each other out",
            default = "{}" },
        { "orders", ORDERS, "the order of each dislodged unit, by its number: a move, else it is "
            .. "disbanded", default = "{}" },
        RULES,
        { "verdicts", { list = "table" }, "of the moves; nothing comes of it" },
    } },
    { "diplomacy_adjustment", sentence = "a phase of builds and removals", fields = {
        UNITS,
        { "owners", { entries = "id", key = "province" }, "which power owns the centres that "
            .. "anybody owns: { bud = \"Austria\" }", required = true },
        { "orders", { entries = { list = { either = { "string", "form:diplomacy_order" } } },
            key = "power" }, "builds, removals and waivers of each power, in order: the rules "
            .. "say which of too many count", default = "{}" },
        RULES,
    } },
}

local FLAG <const> = "false"
local FIRST <const> = "\"first\""
local SURPLUS <const> = { choice = { "first", "last", "none" } }

-- Of each issue of DATC in its order; behind them those that DATC knows nothing of.
local rules = { "diplomacy_rules", sentence = "rules of Diplomacy of which DATC knows several; the "
    .. "defaults are what DATC 3.0 recommends", fields = {
    { "all_routes_needed", "flag", "a convoy fails when any of its routes has a dislodged fleet",
        default = FLAG, rule = "4.A.1" },
    { "paradox", { choice = { "szykman", "rule_1971", "rule_1982", "rule_2000", "all_hold" } },
        "a convoy that hangs on itself fails (szykman), or all moves in the paradox do (all_hold); "
        .. "rule_1971, rule_1982, rule_2000: first it does not cut some supports, as the books "
        .. "say", default = "\"szykman\"",
        rule = "4.A.2" },
    { "paradox_backup", { choice = { "szykman", "all_hold" } }, "what decides a paradox that "
        .. "rule_1971 or rule_2000 leaves", default = "\"szykman\"", rule = "4.A.2" },
    { "near_convoy", { choice = { "intent", "own_fleet", "via_only", "any_fleet", "swap" } },
        "when a move to a neighbour goes by convoy without \"via\": an own fleet that could be of "
        .. "use is ordered so (intent), any own one, never, a chain of anybody's, that only in a "
        .. "swap", default = "\"intent\"", rule = "4.A.3" },
    { "failed_convoy", { choice = { "stays", "walks_unordered", "walks" } }, "what an army does "
        .. "that was to go to a neighbour by convoy, where that fails: it stays, goes by land "
        .. "where no chain of fleets was ordered, or goes by land always",
        default = "\"stays\"", rule = "4.A.3" },
    { "own_attack_cuts", "flag", "an army that comes by convoy cuts a support that is directed at "
        .. "where it comes from", default = FLAG, rule = "4.A.4" },
    { "closed_to_convoyed_origin", "flag", "who is dislodged by a convoyed army may not retreat "
        .. "to where that came from", default = FLAG, rule = "4.A.5" },
    { "dislodged_keeps_none_out", "flag", "who is dislodged keeps nobody out of where its attacker "
        .. "came from, though one of them went by convoy", default = FLAG, rule = "4.A.7" },
    { "default_coast", "flag", "where several coasts could be meant and none is named, the first "
        .. "is", default = FLAG, rule = "4.B.1" },
    { "lone_coast_needed", "flag", "a move names the coast also where one alone can be reached",
        default = FLAG, rule = "4.B.2" },
    { "wrong_coast_overlooked", "flag", "a move that names a coast out of reach goes to the one "
        .. "in reach", default = FLAG, rule = "4.B.3" },
    { "support_coast_needed", { choice = { "never", "foreign", "always" } }, "when a support has "
        .. "to name the coast: never, for units of others (foreign), always",
        default = "\"never\"", rule = "4.B.4" },
    { "inland_fleet_is_army", "flag", "a fleet that is to be built inland is an army",
        default = FLAG, rule = "4.C.4" },
    { "too_many_builds", SURPLUS, "which builds count, where a power orders more than it may",
        default = FIRST, rule = "4.D.4" },
    { "builds_in_one_place", SURPLUS, "which of several builds in one centre counts",
        default = FIRST, rule = "4.D.5" },
    { "too_many_removals", SURPLUS, "which removals count, where a power orders more than it "
        .. "must; none: units are removed as if it had ordered nothing", default = FIRST,
        rule = "4.D.6" },
    { "home_distance", "flag", "removals that nobody ordered go by the distance to home centres, "
        .. "whoever owns them; else by that to owned centres", default = FLAG, rule = "4.D.8" },
    { "fleets_by_sea", "flag", "in these, the distance of a fleet is how far it would sail",
        default = FLAG, rule = "4.D.8" },
    { "void_moves_unsupported", "flag", "a unit whose move is impossible cannot be supported to "
        .. "stay", default = FLAG, rule = "4.E.1" },
    { "no_convoys", "flag", "nobody convoys", default = FLAG },
    { "builds_anywhere", "flag", "units are built in any own centre, not at home alone",
        default = FLAG },
} }

local forms = { rules }
for _, list in ipairs { maps, phases } do
    table.move(list, 1, #list, #forms + 1, forms)
end

local PLACE <const> = { "place", "string" }
local UNIT <const> = { "unit", "integer" }
local SOME_UNITS <const> = { "units", "table", optional = true }

local objects = {
    { "diplomacy_map", sentence = "a board of Diplomacy; it never changes", fields = {
        { "name", "string", "what scripts call it" },
        { "title", "string", "what people call it, or nil", optional = true },
        { "powers", { list = "string" }, "the powers, in order" },
        { "win", "integer", "how many centres win" },
        { "hash", "string", "sixteen hexadecimal digits that tell boards apart" },
    }, methods = {
        { "places", {}, returns = { list = "result:DiplomacyPlace" },
            sentence = "the provinces and, behind them, their coasts" },
        { "place", { PLACE }, returns = "result:DiplomacyPlace", input = true,
            sentence = "a place by " .. PLACES_SENTENCE },
        { "find", { { "words", "string" } }, returns = "string", input = true,
            sentence = "the id of the place that a person means: by any of its ids or its full "
                .. "name, in small or capital letters, or by a beginning that fits it alone; "
                .. "coasts as in \"spa/nc\", \"Spa (nc)\", \"spain north coast\"" },
        { "neighbours", { PLACE, { "type", { choice = { "A", "F", "army", "fleet" } } } },
            returns = { list = "string" }, input = true,
            sentence = "the places that a unit of that type reaches from there in one step" },
        { "start", {}, returns = { list = "table" },
            sentence = "the units at the start (law help diplomacy_unit)" },
        { "units", { { "by_power", "table" } }, returns = { list = "table" }, input = true,
            sentence = "units from texts by power, { Austria = { \"A bud\" } }, in the order of "
                .. "the powers" },
        { "read_order", { { "text", "string" }, SOME_UNITS }, returns = "result:DiplomacyOrder",
            input = true, sentence = "an order from text (law help diplomacy). With `units`, the "
                .. "unit that it is for must be there, and the order says of both units what they "
                .. "are and where exactly they stand" },
        { "order_text", { { "order", "form:diplomacy_order" }, SOME_UNITS }, returns = "string",
            sentence = "an order as text, always in one way. A type that is not known is \"?\"; "
                .. "`units` tell it" },
        { "give_orders", { { "units", "table" }, { "by_power", "table" } },
            returns = "result:DiplomacySheets", input = true,
            sentence = "orders as powers write them, { Austria = { \"A bud - gal\" } }, texts or "
                .. "tables, as a list by unit, and which of them cannot be taken. The first order "
                .. "of a unit counts" },
        { "move", { { "form", "form:diplomacy_movement" } }, returns = "result:DiplomacyMovement",
            input = true, sentence = "what comes of the orders of a movement phase" },
        { "verify", { { "form", "form:diplomacy_verdicts" } }, returns = "flag", input = true,
            sentence = "whether each verdict follows from all others, by a second road: true; "
                .. "else nil, and of which unit it does not" },
        { "facts", { { "form", "form:diplomacy_verdicts" }, { "number", "integer" } },
            returns = { list = "result:DiplomacyFact" }, input = true,
            sentence = "what the verdict of a unit rests on: routes of its convoy, strengths and "
                .. "the supports for them, cuts, and of a paradox what hangs on what; nil where a "
                .. "verdict does not follow from all others" },
        { "legal_orders", { { "units", { list = "any" } } }, returns = "object:diplomacy_orders",
            input = true, sentence = "all orders of units that can be of use" },
        { "retreats", { { "form", "form:diplomacy_retreat" } },
            returns = { list = { list = "string" } }, input = true,
            sentence = "where each dislodged unit may retreat to" },
        { "retreat", { { "form", "form:diplomacy_retreat" } }, returns = "result:DiplomacyRetreat",
            input = true, sentence = "what comes of retreats" },
        { "balance", { { "form", "form:diplomacy_adjustment" } }, returns = "table", input = true,
            sentence = "by power, how many units it may build, or, below 0, has to remove" },
        { "adjustments", { { "form", "form:diplomacy_adjustment" } }, returns = "table",
            input = true, sentence = "by power, { balance, most, orders }: how many units it may "
                .. "build or has to remove, how many orders of it can count, and the texts of all "
                .. "that it could give" },
        { "adjust", { { "form", "form:diplomacy_adjustment" } },
            returns = "result:DiplomacyAdjustment", input = true,
            sentence = "what comes of builds and removals; what a power does not remove itself is "
                .. "removed, the farthest first" },
    } },
    { "diplomacy_orders", sentence = "what each of some units can be ordered: first to hold, then "
        .. "moves, moves by convoy to neighbours, supports, convoys. Units have the numbers that "
        .. "they had in the list; an order is made when it is asked for", fields = {
        { "units", "integer", "how many units there are" },
    }, methods = {
        { "count", { UNIT }, returns = "integer", input = true,
            sentence = "how many orders a unit can get" },
        { "order", { UNIT, { "number", "integer" } }, returns = "result:DiplomacyOrder",
            input = true, sentence = "one of them, from 1" },
        { "text", { UNIT, { "number", "integer" } }, returns = "string", input = true,
            sentence = "the same as text" },
        { "texts", { UNIT }, returns = { list = "string" }, input = true,
            sentence = "all of a unit" },
    } },
}

local VERDICT <const> = {
    { "result", "string", "\"succeeded\" (it moved, held; the support counts), \"failed\" or "
        .. "\"void\": nothing could carry it out, so the unit held" },
    { "reason", "string", "why: the first that fits (law.diplomacy_reasons)" },
    { "rule", "string", "the case of DATC about it", optional = true },
    { "sentence", "string", "the reason in words" },
    { "at", "string", "where the unit is then, of one dislodged where it was; nil: gone",
        optional = true },
    { "by", "integer", "the number of the unit because of which", optional = true },
}
local MOVE_VERDICT <const> = {
    { "attacker", "integer", "of a unit that is dislodged: who came", optional = true },
    { "paradox", "integer", "which convoy paradox the order is part of", optional = true },
    { "dislodged", "flag", "the unit is dislodged" },
    { "by_convoy", "flag", "a move that went, or would have gone, by convoy" },
    { "strength", "integer", "of a move, with how much it attacked; else with how much the unit "
        .. "held" },
    { "against", "integer", "of a move, how much that had to exceed" },
}

local function joined(...)
    local all = {}
    for _, list in ipairs { ... } do
        table.move(list, 1, #list, #all + 1, all)
    end
    return all
end

local results = {
    { "DiplomacyPlace", sentence = "a province, or one of its coasts", fields = {
        { "id", "string", "what orders call it" },
        { "province", "string", "its province; of a province, itself" },
        { "terrain", "string", "land, coast or sea" },
        { "title", "string", "what people call it", optional = true },
        { "centre", "flag", "a supply centre is in it" },
        { "home", "string", "the power whose home centre it is", optional = true },
        { "coasts", { list = "string" }, "its coasts, where it has several" },
        { "other_ids", { list = "string" }, "further ids" },
    } },
    { "DiplomacyOrder", sentence = "an order, as in the form diplomacy_order", fields = {
        { "kind", "string", "hold, move, support_hold, support_move, convoy, build, remove, waive"
            },
        { "unit", "string", "A or F", optional = true },
        { "at", "string", "where the unit stands", optional = true },
        { "of", "string", "where the other unit stands", optional = true },
        { "of_unit", "string", "A or F", optional = true },
        { "to", "string", "where to", optional = true },
        { "via", "flag", "by convoy", optional = true },
    } },
    { "DiplomacySheets", sentence = "orders by unit", fields = {
        { "orders", { list = "table" }, "the order of each unit; false where it has none" },
        { "refused", { list = "result:DiplomacyRefusal" }, "what cannot be taken" },
    } },
    { "DiplomacyRefusal", sentence = "an order that cannot be taken", fields = {
        { "power", "string", "whose it was" },
        { "index", "integer", "the how manieth it was of that power" },
        { "message", "string", "what is wrong with it" },
        { "code", "string", "bad_order, unknown_place, several_places, no_unit, not_yours or "
            .. "duplicate" },
    } },
    { "DiplomacyVerdict", sentence = "what became of a unit in a movement phase",
        fields = joined(VERDICT, MOVE_VERDICT) },
    { "DiplomacyFact", sentence = "a fact that a verdict rests on; units in it are texts, "
        .. "\"F eng\"", fields = {
        { "fact", "string", "its name" },
        { "sentence", "string", "the fact in words" },
        { "rule", "string", "the case of DATC about it", optional = true },
        { "depth", "integer", "0; deeper: it is about the last fact before it that is less deep" },
        { "unit", "string", "whom it is about", optional = true },
        { "other", "string", "another unit in it", optional = true },
        { "third", "string", "a third one", optional = true },
        { "strength", "integer", "how strong the unit is; of several_outcomes, how many there are",
            optional = true },
        { "place", "string", "where it goes, or is", optional = true },
        { "reason", "string", "why a support is void, or a convoyed army did not arrive",
            optional = true },
        { "route", { list = "string" }, "the fleets of a convoy's route", optional = true },
    } },
    { "DiplomacyLateVerdict", sentence = "what became of a retreat, a build or a removal",
        fields = VERDICT },
    { "DiplomacyMovement", sentence = "what came of a movement phase; itself the form of the "
        .. "retreats that follow", fields = {
        { "verdicts", { list = "result:DiplomacyVerdict" }, "of each unit, by its number" },
        { "stand_offs", { list = "string" }, "the provinces where moves with as much strength kept "
            .. "each other out" },
        { "units", { list = "table" }, "who stands where then" },
        { "dislodged", { list = "table" }, "who must retreat (law help diplomacy_dislodged)" },
    } },
    { "DiplomacyRetreat", sentence = "what came of retreats", fields = {
        { "verdicts", { list = "result:DiplomacyLateVerdict" }, "of each dislodged unit" },
        { "units", { list = "table" }, "who stands where then: those that stood, and behind them "
            .. "those that retreated" },
    } },
    { "DiplomacyAdjustment", sentence = "what came of builds and removals", fields = {
        { "verdicts", "table", "of each order, by power" },
        { "units", { list = "table" }, "who stands where then: those that stay, and behind them "
            .. "those that are built" },
    } },
    { "DiplomacyRule", sentence = "a rule of Diplomacy", fields = {
        { "name", "string", "its name" },
        { "default", "any", "what holds where nothing is said" },
        { "choices", { list = "string" }, "its values; nil: true and false", optional = true },
        { "number", "string", "the section of DATC", optional = true },
        { "sentence", "string", "what it decides" },
    } },
    { "DiplomacyFactKind", sentence = "a kind of facts that verdicts rest on", fields = {
        { "name", "string", "its name" },
        { "rule", "string", "the case of DATC", optional = true },
        { "sentence", "string", "in words; {unit}, {other}, {third}, {strength}, {place}, {route}, "
            .. "{reason} and {rule} stand for what a fact has" },
    } },
    { "DiplomacyReason", sentence = "a reason of verdicts", fields = {
        { "name", "string", "its name" },
        { "result", "string", "succeeded, failed or void" },
        { "rule", "string", "the case of DATC", optional = true },
        { "sentence", "string", "in words" },
    } },
}

local functions = {
    { "diplomacy_map", { { "form", "form:diplomacy_map" } }, returns = "object:diplomacy_map",
        sentence = "declares a board of Diplomacy, which law.find_diplomacy_map finds by its "
            .. "name" },
    { "find_diplomacy_map", { { "name", "string" }, { "folder", "string", optional = true },
        { "known", { list = "string" }, optional = true } }, returns = "object:diplomacy_map",
        input = true, sentence = "the board of a name: one that a script declares, else the file "
            .. "NAME.lua, spaces written as _, of a folder that `require` knows, as "
            .. "\"diplomacy.maps\", beside the script, or on the map path (law help maps). "
            .. "`known`: names to suggest where there is none" },
    { "diplomacy_rules", {}, returns = { list = "result:DiplomacyRule" },
        sentence = "the rules that movements, retreats and adjustments of Diplomacy take" },
    { "diplomacy_facts", {}, returns = { list = "result:DiplomacyFactKind" },
        sentence = "the kinds of facts that board:facts tells, in the order in which they are told"
        },
    { "diplomacy_reasons", {}, returns = { list = "result:DiplomacyReason" },
        sentence = "the reasons of Diplomacy's verdicts, in their order of precedence" },
}

local codes = {
    { "unknown_place", "there is no such place on the board" },
    { "several_places", "the beginning of a name fits several places" },
    { "unknown_power", "there is no such power on the board" },
    { "no_unit", "no such unit stands there" },
    { "bad_unit", "a unit's text cannot be read" },
}

local EXAMPLE <const> = [[
local law = require "lawspeaker"
local board = require "diplomacy.maps.standard"

local units = board:start()
local sheets = board:give_orders(units, {
    Austria = { "A Vie - Gal", "A bud - serbia", "f tri h" },
    Russia = { "A war - gal", "A Mos S A War - Gal",
        "F St. Petersburg (sc) - Gulf of B" },
})
local moved = board:move { units = units, orders = sheets.orders }
for number, verdict in ipairs(moved.verdicts) do
    local order = sheets.orders[number]
    if order then
        print(board:order_text(order), verdict.result, verdict.sentence)
    end
end
local judged = { units = units, orders = sheets.orders, verdicts = moved.verdicts }
for _, fact in ipairs(board:facts(judged, 1)) do
    print(string.rep("  ", fact.depth) .. fact.sentence)
end
for number, places in ipairs(board:retreats(moved)) do
    local unit = moved.dislodged[number]
    print(unit[3] .. " may retreat to " .. table.concat(places, ", "))
end
]]

local ways = {
    { "A vie H", "holds (also: hold, holds, stands)" },
    { "A vie - gal", "moves, or retreats (also: ->, to, moves to, retreats to, R)" },
    { "A yor - nwy via", "moves by convoy (also: via convoy, by convoy)" },
    { "A vie S A bud", "supports a unit that stays (also: support, supports)" },
    { "A vie S A bud - rum", "supports a move" },
    { "F nth C A yor - nwy", "convoys (also: convoy, convoys)" },
    { "B A ank", "builds (also: build; A ank B)" },
    { "D A ank", "removes, or disbands in a retreat (also: disband, remove; A ank D)" },
    { "waive", "does not build" },
}

local pages = {
    { "diplomacy", title = "Diplomacy", head = "order", example = EXAMPLE,
        sentence = "boards, orders and phases of Diplomacy", paragraphs = {
            "A board is declared with law.diplomacy_map (law help diplomacy_map), and answers for "
                .. "each phase: give_orders and move, retreats and retreat, adjustments and "
                .. "adjust. Nothing is kept between calls: a phase is given the units, as a list "
                .. "of { power, type, place }, and returns those that there are then. Units are "
                .. "called by their numbers in that list.",
            "Each unit gets one verdict, whatever was ordered; a reason (law help "
                .. "diplomacy_reasons) names the case of the Diplomacy Adjudicator Test Cases "
                .. "(DATC 3.0) that is about it. Where these name several ways to play, the form "
                .. "diplomacy_rules has a field for it. board:verify asks each verdict whether it "
                .. "follows from all others.",
            "board:facts tells what the verdict of a unit rests on, when it is asked: who went "
                .. "there with how much and by whose support, which supports were cut by whom or "
                .. "did not count, which routes of a convoy held and which were broken; and of a "
                .. "paradox the ring of what hangs on what, what would follow if the convoy "
                .. "succeeded and if it failed, how many outcomes are without a contradiction, and "
                .. "the rule that decides. Each has a sentence. `law explain FILE` prints them "
                .. "below each verdict of a scenario or of a saved game.",
            "Orders are tables or texts. Texts are read in capital or small letters; a unit's type "
                .. "may be left out, except in builds. A place is called by its id, another id, "
                .. "its full name, or the beginning of one that no other place shares: \"nor\" "
                .. "fits several, and the message lists them. A coast stands behind its province: "
                .. "spa/nc, Spa (nc), spain north coast. Texts are always written as in the list "
                .. "below, with ids.",
            "board:legal_orders lists what can be ordered in so short a time that bots can "
                .. "search; board:move takes about as long as the tables of its verdicts take to "
                .. "make.",
        }, rows = function()
            return ways
        end },
}

return { forms = forms, objects = objects, results = results, functions = functions,
    codes = codes, pages = pages }
