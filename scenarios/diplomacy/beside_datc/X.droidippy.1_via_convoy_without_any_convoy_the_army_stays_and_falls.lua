local case = require "diplomacy.case"

case {
    number = "X.droidippy.1",
    name = "via convoy without any convoy the army stays and falls",
    orders = {
        England = { "A wal - lvp via" },
        France = { "F iri S F lvp - wal", "F lvp - wal" },
    },
    expect = { wal = "dislodged", lvp = "wal" },
}
