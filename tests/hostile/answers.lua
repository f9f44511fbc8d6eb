-- Answers that are none. Those marked "illegal" are refused, told in the record, and the question
-- gets its default. The value is the answer.
local list = {}

local function add(name, source, expected)
    list[#list + 1] = { name, expected or "illegal", source, "bot" }
end

add("function", "return print")
add("closure", "return function() return 1 end")
add("true", "return true")
add("false", "return false")
add("float", "return 1.5")
add("float-that-is-whole", "return 1.0")
add("infinity", "return math.huge")
add("nan", "return 0/0")
add("negative", "return -1")
add("zero", "return 0")
add("too-large", "return 6")
add("largest", "return math.maxinteger")
add("least", "return math.mininteger")
add("string", "return 'nonsense'")
add("number-in-words", "return '77'")
add("empty-string", "return ''")
add("control-bytes", "return '\\27[2J\\0\\r\\n\\u{202e}\\xff'")
add("long-string", "return ('x'):rep(100000)", "contained")
add("format", "return '%s%n%99999d'")
add("command", "return '/abandon'")
add("coroutine", "return coroutine.create(print)")
add("userdata", "return view")
add("question", "return question")
add("random", "return random")
add("library", "return string")
add("globals", "return _G")
add("empty-where-a-number", "return question.kind == 'slots' and 5 or {}")
add("list", "return { 1, 2, 3 }")
add("cycle", "local t = {} t[1] = t return t")
add("cycle-by-name", "local t = {} t.x = t return t")
add("deep", "local t = {} for i = 1, 10000 do t = { t } end return t",
    "contained")
add("large", "local t = {} for i = 1, 5000 do t[i] = { i, 'go' } end return t")
add("wide-keys", "local t = {} for i = 1, 500 do t['k' .. i] = 'go' end return t")
add("holes", "return { [1] = 1, [3] = 3, [1 << 40] = 4 }")
add("keys-that-are-tables", "return { [{}] = 1 }")
add("keys-that-are-functions", "return { [print] = 1 }")
add("keys-that-are-floats", "return { [1.5] = 1 }")
add("index-metamethod",
    "return setmetatable({}, { __index = function() return { 1, 'go' } end })", "contained")
add("length-metamethod",
    "return setmetatable({}, { __len = function() return 1 << 40 end })", "contained")
add("looping-index",
    "return setmetatable({}, { __index = function() while true do end end })", "contained")
add("looping-length",
    "return setmetatable({}, { __len = function() while true do end end })", "contained")
add("looping-pairs", [[return setmetatable({},
    { __pairs = function() return function() return 1, 1 end end })]], "contained")
add("looping-tostring",
    "return setmetatable({}, { __tostring = function() while true do end end })", "contained")
add("looping-name", "return setmetatable({}, { __name = ('x'):rep(1 << 18) })", "contained")
add("looping-equal", [[return setmetatable({},
    { __eq = function() while true do end end, __lt = function() while true do end end })]],
    "contained")
add("raising-index", "return setmetatable({}, { __index = error })", "contained")
add("iterator", "return question:legal()")
add("other-players-piece", [[
    for piece in view.piece:each() do
        if piece.owner ~= view.player then return { { piece, 'go' } } end
    end]])
add("same-piece-twice", [[
    for piece in view.piece:each() do
        if piece.owner == view.player then return { { piece, 'go' }, { piece, 'stay' } } end
    end]])
add("unknown-order", [[
    for piece in view.piece:each() do
        if piece.owner == view.player then return { { piece, 'fly' } } end
    end]])
add("a-card", [[
    for card in view.hand[view.player]:each() do return { { card, 'go' } } end]])
add("row-alone", "for piece in view.piece:each() do return piece end")
add("row-as-text", "return { { 'piece/1', 'go' }, { 'piece/99', 'go' } }")
add("row-of-data", "return { { { row = 'piece/99' }, 'go' } }")
add("row-of-simulation", [[
    for piece in view:simulate():view():piece():each() do return { { piece, 'go' } } end]],
    "error")
add("sheet-of-nothing", "return question.kind == 'slots' and question:sheet():answer() or 99",
    "contained")
add("sheet-wrong", "question:sheet():set('nothing', 'x') return 99", "contained")
add("many-values", "return nil, 1, 2, 3", "nothing")
add("other-number", "return { number = 77, answer = 1 }")
add("default-of-other", "return { default = true }")

return list
