-- `law resolve`: JSON positions in, JSON results out, a line each. The work is C's (resolve.c).
local host = require "lawspeaker.host"
local script = require "lawspeaker.cli.script"

return {
    name = "resolve",
    summary = "resolve JSON positions, one a line",
    description = "Reads positions with orders, one JSON document a line, and writes one result a "
        .. "line in the same order. A line that cannot be used gives a result that says why; the "
        .. "others are not touched by it. Positions are those of johvets or, with "
        .. '"game":"diplomacy", a phase of Diplomacy; both may stand in one file. '
        .. "variants/johvets/formats.md and variants/diplomacy/notes.md describe them.",
    options = {
        { name = "--explain", target = "explain", help = "add the facts that decided each order" },
        script.MAPS,
    },
    arguments = {
        { name = "FILE", count = "*", target = "files",
            help = "a file of positions (default: standard input, which is also -)" },
    },
    run = function(values)
        return host.resolve {
            explain = values.explain or false,
            files = values.files,
            maps = script.map_folders(values),
            boards = script.map_folders(values, "diplomacy"),
        }
    end,
}
