-- The limits of a script that options change: the command line makes its options from this, help
-- and the reference their tables. It does nothing. `unit`: what one of them is, in words.
local limits = {
    { name = "memory", value = "MB", default = 256, most = 65536, unit = "MiB",
        sentence = "the most memory a script may use, in MiB" },
    { name = "instructions", value = "N", default = 200000000, most = 1000000000000000,
        sentence = "the most instructions it may take" },
    { name = "seconds", value = "N", default = 20, most = 86400,
        sentence = "the longest it may take, whatever it does" },
    { name = "output", value = "MB", default = 64, most = 65536, unit = "MiB",
        sentence = "the most that it may print, in MiB" },
}

for index = 1, #limits do
    limits[limits[index].name] = limits[index]
end

return limits
