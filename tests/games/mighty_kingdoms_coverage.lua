-- What the scenarios of Mighty Kingdoms cover. Rules of rules.md that say what there is or what a
-- word means are told; for those that another number makes playable the scenarios bear that one.
require "scenario_coverage" {
    game = "mighty_kingdoms",
    letter = "K",
    told = { ["1"] = "K16", ["2"] = "10", ["8"] = "41", ["11"] = "K15", ["12"] = "58",
        ["13"] = "29", ["14"] = "31", ["15"] = true, ["16"] = true, ["17"] = true, ["35"] = "K6",
        ["39"] = "41", ["44"] = "41", ["47"] = "46", ["62"] = "63", ["74"] = "72", ["75"] = "66",
        ["K14"] = "45", ["K17"] = true },
    once = {},
    numbers = 71,
    scenarios = 600,
}
