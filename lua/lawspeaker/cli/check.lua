return { name = "check", summary = "x" , description = "x", run = function() return 0 end }
