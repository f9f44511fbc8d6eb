-- Lua 5.4 everywhere; globals are read, never made.
std = "lua54"
max_line_length = 100
max_code_line_length = 100
max_string_line_length = false
max_comment_line_length = 100
color = false

exclude_files = { "build/**" }
