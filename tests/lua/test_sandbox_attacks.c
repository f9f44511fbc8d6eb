/* What hostile scripts try, each contained: it ends by a limit, with an error, or harmlessly,
 * within the time it was given, and the process goes on. Found by attacking Lua 5.4.4; new finds go
 * into the table at the end of its kind. */
#define _DEFAULT_SOURCE /* clock_gettime, also with C_EXTENSIONS off */

#include "sandbox_runs.h"

#include <time.h>

/* Only for attacks that may end by the clock. The others must end by the counters, also where the
 * machine is slow. */
enum { MILLISECONDS = 400 };

/* A script is `head`, then `part` so many times, then `tail`. */
typedef struct attack {
    const char *name;
    sandbox_status status;
    sandbox_limit limit;  /* with SANDBOX_LIMIT; SANDBOX_NO_LIMIT: whichever comes first */
    const char *expected; /* the error, or all that is printed; NULL: anything */
    const char *head, *part, *tail;
    int times;
} attack;

static char *compose(const attack *a)
{
    size_t head = strlen(a->head), part = a->part != NULL ? strlen(a->part) : 0;
    size_t tail = a->tail != NULL ? strlen(a->tail) : 0;
    char *text = malloc(head + part * (size_t)a->times + tail + 1);
    assert_non_null(text);
    char *at = memcpy(text, a->head, head);
    at += head;
    for (int i = 0; i < a->times; i++, at += part)
        memcpy(at, a->part, part);
    if (tail > 0)
        memcpy(at, a->tail, tail);
    at[tail] = '\0';
    return text;
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void check_attack(const attack *a)
{
    sandbox_limits limits = small_limits();
    if (a->limit == SANDBOX_NO_LIMIT)
        limits.milliseconds = MILLISECONDS;
    limits.instructions = 20 * 1000 * 1000;
    char *source = compose(a);
    double start = seconds_now();
    outcome out = run_text(source, &limits);
    double passed = seconds_now() - start;
    free(source);

    bool is_limit = out.status == SANDBOX_LIMIT;
    const char *found = is_limit                      ? out.report.text
                        : out.status == SANDBOX_ERROR ? out.message
                        : out.printed != NULL         ? out.printed
                                                      : "";
    bool as_expected = out.status == a->status &&
                       (a->limit == SANDBOX_NO_LIMIT || out.report.limit == a->limit) &&
                       (a->expected == NULL || strcmp(a->expected, found) == 0);
    if (!as_expected)
        fail_msg("%s: status %d, \"%s\"", a->name, (int)out.status, found);
    if (out.usage.memory_peak > limits.memory)
        fail_msg("%s: used %zu bytes", a->name, out.usage.memory_peak);
    if (passed > 10)
        fail_msg("%s: took %.3f s with a limit of %d ms", a->name, passed, MILLISECONDS);
    free_outcome(&out);
}

static void check_attacks(const attack *attacks, size_t count)
{
    for (size_t i = 0; i < count; i++)
        check_attack(&attacks[i]);
}

#define CHECK(attacks) check_attacks(attacks, sizeof(attacks) / sizeof *(attacks))
#define ENDS_BY(it)    .status = SANDBOX_LIMIT, .limit = (it), .expected = NULL
#define INSTRUCTIONS   ENDS_BY(SANDBOX_INSTRUCTIONS)
#define MEMORY         ENDS_BY(SANDBOX_MEMORY)
#define STRING         ENDS_BY(SANDBOX_STRING)
#define ANY_LIMIT      ENDS_BY(SANDBOX_NO_LIMIT)
#define FAILS(text)    .status = SANDBOX_ERROR, .expected = (text)
#define PRINTS(text)   .status = SANDBOX_OK, .expected = (text)

static void endless_loops_end(void **state)
{
    (void)state;
    static const attack attacks[] = {
        {"loop", INSTRUCTIONS, .head = "while true do end"},
        {"goto", INSTRUCTIONS, .head = "::again:: goto again"},
        {"tail call", INSTRUCTIONS, .head = "local function f() return f() end f()"},
        {"for over nothing", INSTRUCTIONS, .head = "for _ in function() return 1 end do end"},
        {"inside pcall", INSTRUCTIONS,
         .head = "while true do pcall(function() while true do end end) end"},
        {"in an xpcall handler", INSTRUCTIONS,
         .head = "xpcall(error, function() while true do end end)"},
        {"in a handler of a handler", ANY_LIMIT,
         .head = "local function h(e) while true do xpcall(error, h, e) end end xpcall(error, h)"},
        {"in a coroutine", INSTRUCTIONS,
         .head = "coroutine.wrap(function() while true do end end)()"},
        {"fresh coroutines", INSTRUCTIONS,
         .head = "while true do coroutine.wrap(function() end)() end"},
        {"coroutines that rest early", INSTRUCTIONS,
         .head = "while true do local c = coroutine.wrap(function() for i = 1, 20 do end\n"
                 "coroutine.yield() end) c() end"},
        {"in a metamethod", INSTRUCTIONS,
         .head = "local t = setmetatable({}, { __index = function() while true do end end })\n"
                 "return t.x"},
        {"in __tostring of an error", FAILS("script.lua:1: (error object is a table value)"),
         .head = "error(setmetatable({}, { __tostring = function() while true do end end }))"},
        {"in a comparison of sort", INSTRUCTIONS,
         .head = "table.sort({ 2, 1 }, function() while true do end end)"},
        {"in a replacement of gsub", INSTRUCTIONS,
         .head = "('x'):gsub('x', function() while true do end end)"},
        {"in __pairs", INSTRUCTIONS,
         .head = "pairs(setmetatable({}, { __pairs = function() while true do end end }))"},
        {"in __close", INSTRUCTIONS,
         .head = "local mt = {} local t = setmetatable({}, mt)\n"
                 "mt.__close = function() while true do end end\n"
                 "pcall(function() local x <close> = t error('x') end)"},
        {"in __close of a dead coroutine", INSTRUCTIONS,
         .head =
             "local mt = {} local t = setmetatable({}, mt)\n"
             "mt.__close = function() while true do end end\n"
             "local c = coroutine.create(function() local x <close> = t coroutine.yield() end)\n"
             "coroutine.resume(c) coroutine.close(c)"},
    };
    CHECK(attacks);
}

static void memory_ends(void **state)
{
    (void)state;
    static const attack attacks[] = {
        {"a growing list", MEMORY, .head = "local t = {} for i = 1, 1e9 do t[i] = { i } end"},
        {"a growing hash", MEMORY, .head = "local t = {} for i = 1, 1e9 do t['k' .. i] = i end"},
        {"nested tables", MEMORY, .head = "local t = {} while true do t = { t } end"},
        {"closures", MEMORY,
         .head = "local f = print while true do local g = f f = function() return g end end"},
        {"coroutines", MEMORY,
         .head = "local t = {} for i = 1, 1e9 do t[i] = coroutine.create(print) end"},
        {"many strings", MEMORY, .head = "local t = {} for i = 1, 1e9 do t[i] = ('y'):rep(i) end"},
        {"inside pcall", MEMORY,
         .head =
             "local t = {} while true do pcall(function() t[#t + 1] = ('x'):rep(9999) end) end"},
        {"long strings without end", INSTRUCTIONS,
         .head = "while true do local s = ('x'):rep(1 << 20) end"},
        {"doubling a string", STRING, .head = "local s = 'x' while true do s = s .. s end"},
        {"a gigabyte string", STRING, .head = "return ('x'):rep(1 << 30)"},
        {"the longest string", STRING, .head = "return ('xy'):rep(math.maxinteger, 'z')"},
        {"a large pack", STRING, .head = "return ('').pack('c1000000000', '')"},
        {"a large gsub", STRING, .head = "return (('a'):rep(9999):gsub('a', ('b'):rep(9999)))"},
        {"a large concat", STRING,
         .head = "local t = {} for i = 1, 200 do t[i] = ('x'):rep(9999) end\n"
                 "return table.concat(t)"},
        {"a large separator", STRING,
         .head = "return table.concat({ 1, 2, 3 }, ('x'):rep(999999))"},
        {"a false length to sort", ANY_LIMIT,
         .head = "table.sort(setmetatable({}, { __len = function() return 1 << 29 end }))"},
        {"endless recursion", ANY_LIMIT, .head = "local function f() return 1 + f() end f()"},
    };
    CHECK(attacks);
}

static void the_c_stack_holds(void **state)
{
    (void)state;
    static const attack attacks[] = {
        {"a chain of coroutine.close",
         PRINTS("false\tcannot close a coroutine while another one is being closed\ntrue\n"),
         .head =
             "local last\n"
             "for i = 1, 5000 do\n"
             "  local before, mt = last, {}\n"
             "  local closing = setmetatable({}, mt)\n"
             "  mt.__close = function() if i == 5000 then print(pcall(coroutine.close, before))\n"
             "    elseif before then coroutine.close(before) end end\n"
             "  last = coroutine.create(function() local x <close> = closing coroutine.yield() "
             "end)\n"
             "  coroutine.resume(last)\n"
             "end\n"
             "print(coroutine.close(last))"},
        {"nested resume", .status = SANDBOX_OK,
         .head = "local function f() return coroutine.resume(coroutine.create(f)) end f()"},
        {"nested wrap", .status = SANDBOX_ERROR,
         .head = "local function f() return coroutine.wrap(f)() end f()"},
        {"nested pcall", .status = SANDBOX_OK,
         .head = "local function f() return pcall(f) end f()"},
        {"nested xpcall", .status = SANDBOX_OK,
         .head = "local function f() return xpcall(f, f) end f()"},
        {"nested pcall, twice", ANY_LIMIT, .head = "local function f() pcall(f) f() end f()"},
        {"nested tostring", .status = SANDBOX_ERROR,
         .head = "local t = setmetatable({}, { __tostring = tostring }) print(t)"},
        {"nested gsub", .status = SANDBOX_ERROR,
         .head = "local function f(s) return (s:gsub('.', f)) end f('x')"},
        {"nested sort", .status = SANDBOX_ERROR,
         .head = "local function f() table.sort({ 2, 1 }, f) end f()"},
        {"nested require", .status = SANDBOX_ERROR, .head = "require('x')"},
        {"nested __index", .status = SANDBOX_ERROR,
         .head =
             "local t t = setmetatable({}, { __index = function(_, k) return t[k .. 'x'] end })\n"
             "return t.a"},
        {"a circle of __index", .status = SANDBOX_ERROR,
         .head = "local t = {} t.__index = t setmetatable(t, t) return t.x"},
        {"nested __concat", .status = SANDBOX_ERROR,
         .head = "local t = setmetatable({}, { __concat = function(a, b) return a .. b end })\n"
                 "return t .. t"},
        {"nested __eq", .status = SANDBOX_ERROR,
         .head = "local mt = { __eq = function(a, b) return a == b end }\n"
                 "return setmetatable({}, mt) == setmetatable({}, mt)"},
        {"errors in handlers", ANY_LIMIT,
         .head = "local function h(e) error(e) end\n"
                 "local function g(e) return select(2, xpcall(error, h, e)) end\n"
                 "xpcall(error, g, 'x') local function f() return f() .. 'x' end xpcall(f, h)"},
    };
    CHECK(attacks);
}

/* Inside a chain of __call no hook fires, and its time is quadratic in the stack: what counts is
 * that no stack becomes large. */
static void check_stack(const char *source, const char *report, size_t most)
{
    sandbox_limits limits = sandbox_default_limits();
    double start = seconds_now();
    outcome out = run_text(source, &limits);
    double passed = seconds_now() - start;
    if (out.status != (report != NULL ? SANDBOX_LIMIT : SANDBOX_OK) ||
        (report != NULL && strcmp(out.report.text, report) != 0))
        fail_msg("%s: status %d, \"%s\"", source, (int)out.status, out.report.text);
    if (out.usage.stack_peak > most)
        fail_msg("%s: a stack of %zu values", source, out.usage.stack_peak);
    if (passed > 10)
        fail_msg("%s: took %.3f s", source, passed);
    free_outcome(&out);
}

static void stacks_are_bounded(void **state)
{
    (void)state;
    static const char chain[] = "a __call metamethod leads to another one, again and again";
    static const char deep[] = "stack limit of 81920 values reached: calls nested too deep, or too "
                               "many arguments";
    check_stack("local t = setmetatable({}, {}) getmetatable(t).__call = t pcall(t)", chain, 3000);
    check_stack("local t = {} for i = 1, 100000 do t = setmetatable({}, { __call = t }) end\n"
                "pcall(t)",
                chain, 3000);
    check_stack("local t = setmetatable({}, {}) getmetatable(t).__call = t\n"
                "coroutine.wrap(function() t() end)()",
                chain, 3000);
    check_stack("local t = setmetatable({}, {}) getmetatable(t).__call = t\n"
                "local list = {} for i = 1, 16000 do list[i] = i end\n"
                "select('#', table.unpack(list)) t()",
                deep, 163845);
    check_stack("local t = print for i = 1, 100 do t = setmetatable({}, { __call = t }) end t()",
                NULL, 1000);
    check_stack("local function f(n) return n == 0 and 0 or 1 + f(n - 1) end\n"
                "for i = 1, 5 do assert(f(5000) == 5000) end",
                NULL, 81920);
    check_stack("local function f(a, b, c, d, n) local e, g = a, b\n"
                "  if n == 0 then return 0 end local x = f(e, g, c, d, n - 1) return x + 1 end\n"
                "assert(f(1, 2, 3, 4, 2000) == 2000)",
                NULL, 81920);
    check_stack("local function f() return 1 + f() end pcall(f)", deep, 163840);
    check_stack("local function f() return 1 + f() end coroutine.wrap(f)()", deep, 163840);
}

/* What the core allocates for a script counts, though it cannot be stopped at that moment. */
static void memory_of_the_core_is_charged(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    sandbox_allocator core = sandbox_core_allocator(box);
    uint64_t before = sandbox_used(box).instructions;
    for (uint64_t round = 0; sandbox_used(box).instructions <= limits.instructions; round++) {
        void *block = core.resize(core.user, NULL, 0, 160);
        assert_non_null(block);
        core.resize(core.user, block, 160, 0);
        assert_in_range(sandbox_used(box).instructions - before, (round + 1) * 70,
                        (round + 1) * 70);
    }
    assert_int_equal(run_in(box, "return 1", 0), SANDBOX_LIMIT);
    assert_int_equal(sandbox_report(box).limit, SANDBOX_INSTRUCTIONS);
    sandbox_destroy(box);
}

#define TOO_DEEP(line)                                                                             \
    "script.lua:" line ": blocks, functions or operators are nested too deep (about 190 is the "   \
    "most; a long chain of \"..\" can be a table.concat)"

static void the_compiler_is_bounded(void **state)
{
    (void)state;
    static const attack attacks[] = {
        {"a chain of fields", FAILS("script.lua:1: more than 40 fields and indexes in one chain"),
         "local a = {} return a", ".b", "", 100000},
        {"a chain of indexes", FAILS("script.lua:1: more than 40 fields and indexes in one chain"),
         "local a = {} return a", "[a]", "", 100000},
        {"a chain in a chain", FAILS("script.lua:1: more than 40 fields and indexes in one chain"),
         "local a = {} return a", "[a.b]", "", 30},
        {"a chain with comments",
         FAILS("script.lua:1: more than 40 fields and indexes in one chain"),
         "local a = {} return a", ".--[==[ ]] ]==]b", "", 50},
        {"a chain behind a string",
         FAILS("script.lua:2: more than 40 fields and indexes in one chain"),
         "local s = '\\\n' .. \"'\" .. [[']] return s", ".b", "", 50},
        {"a chain in parentheses",
         FAILS("script.lua:1: more than 40 fields and indexes in one chain"),
         "local a = {} return ((((((a.b.c.d.e.f.g.h).b.c.d.e.f.g.h).b.c.d.e.f.g.h).b.c.d.e.f.g.h)"
         ".b.c.d.e.f.g.h).b.c.d.e.f.g.h)",
         "", "", 0},
        {"forty fields", FAILS("script.lua:1: attempt to index a nil value (field 'b')"),
         "local a = {} return a", ".b", "", 40},
        {"many short chains", PRINTS(""), "local a = { b = { c = 1 } } local x = 0 ",
         "x = a.b.c + a['b'].c ", "", 3000},
        {"a chain of calls", FAILS("script.lua:1: attempt to call a nil value (field 'b')"),
         "local a = {} return a", ".b()", "", 10000},
        {"parentheses", FAILS("script.lua:1: brackets are nested more than 200 deep"), "return ",
         "(", "", 100000},
        {"braces", FAILS("script.lua:1: brackets are nested more than 200 deep"), "return ", "{",
         "", 100000},
        {"parentheses that Lua counts", .status = SANDBOX_ERROR, .head = "return ", .part = "(",
         .times = 199},
        {"nested functions", FAILS(TOO_DEEP("1")), "return ", "function() return ", "", 300},
        {"nested blocks", FAILS(TOO_DEEP("1")), "", "do ", "", 100000},
        {"nested blocks in lines", FAILS(TOO_DEEP("199")), "", "do\n", "", 100000},
        {"nested blocks further down", FAILS(TOO_DEEP("5")), "\n\n--[[\n]]\n", "do ", "", 100000},
        {"unary operators", FAILS(TOO_DEEP("1")), "return ", "not ", "1", 100000},
        {"powers", FAILS(TOO_DEEP("1")), "return 2", "^2", "", 100000},
        {"right associative operators", FAILS(TOO_DEEP("1")), "return 1", " .. 1", "", 1000},
        {"alternatives", ANY_LIMIT, "local a return ", "a or ", "a", 150000},
        {"conditions", ANY_LIMIT, "if a then ", "elseif a then ", "end", 70000},
        {"labels", ANY_LIMIT, "", "do ::a:: end ", "", 70000},
        {"breaks", FAILS("script.lua:1: more than 4000 times \"goto\" and \"break\" in one file"),
         "while a do ", "if b then break end ", "end", 40000},
        {"constants", PRINTS("30000\n"), "local t = { ", "'x', 1.5, ", "} print(#t)", 15000},
        {"locals",
         FAILS("script.lua:1: too many local variables (limit is 200) in main function "
               "near '='"),
         "", "local a = 1 ", "", 300},
        {"a byte that is no token", FAILS("script.lua:1: unexpected symbol near '<\\1>'"), "\x01",
         "", "", 0},
        {"a string without an end", FAILS("script.lua:1: unfinished string near <eof>"),
         "return \"abc", "", "", 0},
        {"a comment without an end",
         FAILS("script.lua:1: unfinished long comment (starting at line 1) near <eof>"), "--[[ abc",
         "", "", 0},
        {"brackets that only close", FAILS("script.lua:1: unexpected symbol near ']'"), "", "]", "",
         1000},
    };
    CHECK(attacks);
}

static void binary_chunks_are_refused(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    static const char chunk[] = "\x1bLua\x54\x00\x19\x93\r\n\x1a\n";
    outcome out = run_bytes(chunk, sizeof chunk, &limits);
    assert_int_equal(out.status, SANDBOX_ERROR);
    assert_string_equal(out.message, "script.lua: this is compiled Lua; a script is source text");
    out = run_bytes("return \0 1", 10, &limits);
    assert_int_equal(out.status, SANDBOX_ERROR);
}

static void loops_inside_the_library_end(void **state)
{
    (void)state;
    static const attack attacks[] = {
        {"backtracking", ANY_LIMIT, .head = "('a'):rep(99999):find(('.-'):rep(20) .. 'b')"},
        {"more backtracking", ANY_LIMIT,
         .head = "('a'):rep(30):match(('a?'):rep(30) .. ('a'):rep(31))"},
        {"backtracking in captures", ANY_LIMIT,
         .head = "('a'):rep(9999):find(('(.*)'):rep(30) .. 'b')"},
        {"balance without end", ANY_LIMIT, .head = "('('):rep(99999):gsub('%b()', '')"},
        {"a large set", ANY_LIMIT,
         .head = "('q'):rep(999999):find('[' .. ('a-c'):rep(99999) .. ']*b')"},
        {"plain find", ANY_LIMIT,
         .head = "local s = ('a'):rep(500000) local p = ('a'):rep(250000) .. 'b'\n"
                 "while true do s:find(p, 1, true) end"},
        {"a pattern too deep", FAILS("script.lua:1: pattern too complex"),
         .head = "('a'):rep(300):find(('a?'):rep(300))"},
        {"too many captures", FAILS("script.lua:1: too many captures"),
         .head = "('a'):find(('()'):rep(33))"},
        {"gmatch over nothing", INSTRUCTIONS,
         .head = "while true do for _ in (''):gmatch('') do end end"},
        {"insert with a false length", INSTRUCTIONS,
         .head = "table.insert(setmetatable({}, { __len = function() return 1 << 60 end }), 1, 2)"},
        {"remove with a false length", INSTRUCTIONS,
         .head = "table.remove(setmetatable({}, { __len = function() return 1 << 60 end }), 1)"},
        {"concat with a false length",
         FAILS("script.lua:1: invalid value (nil) at index 1 in table for "
               "'concat'"),
         .head = "table.concat(setmetatable({}, { __len = function() return 1 << 60 end }))"},
        {"concat of numbers without end", ANY_LIMIT,
         .head = "table.concat(setmetatable({}, { __len = function() return 1 << 60 end,\n"
                 "__index = function() return '' end }))"},
        {"unpack with a false length", FAILS("script.lua:1: too many results to unpack"),
         .head = "table.unpack(setmetatable({}, { __len = function() return 1 << 60 end }))"},
        {"move without end", INSTRUCTIONS, .head = "table.move({}, 1, math.maxinteger - 1, 2)"},
        {"sort that never agrees", PRINTS("done\n"),
         .head = "local t = {} for i = 1, 1000 do t[i] = i * 7919 % 1000 end\n"
                 "table.sort(t, function() return true end)\n"
                 "table.sort(t, function(a, b) return a <= b end)\n"
                 "table.sort(t, function(a, b) t[#t + 1] = 1 return a < b end) print('done')"},
        {"comparing long strings", ANY_LIMIT,
         .head = "local a, b = ('x'):rep(1000000), ('x'):rep(1000000)\n"
                 "while a == b and a <= b do end"},
        {"long keys", ANY_LIMIT,
         .head = "local t, a, b = {}, ('x'):rep(1000000), ('x'):rep(1000000) t[a] = 1\n"
                 "while t[b] do end"},
        {"hundreds of thousands of arguments", ANY_LIMIT,
         .head = "local function f(...) return select('#', ...) end\n"
                 "local function g(...) while true do f(...) end end\n"
                 "g(table.unpack({}, 1, 200000))"},
        {"a table that grows at every key", ANY_LIMIT,
         .head = "local t = {} for i = 1, (1 << 16) - 1 do t['k' .. i] = i end local i = 0\n"
                 "while true do i = i + 1 local k = 'q' .. i t[k] = 1 t[k] = nil end"},
        {"pairs over a large empty table", ANY_LIMIT,
         .head = "local t = {} for i = 1, 200000 do t[i] = i end\n"
                 "for i = 1, 199999 do t[i] = nil end while true do pairs(t) end"},
        {"errors in a long function", ANY_LIMIT, "local function f(q) goto last do ", "x = 1 ",
         "end ::last:: return q.a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s.t.u.v.w.x.y.z end\n"
         "local t = {} t.a = setmetatable({}, { __index = function(s, k) return k ~= 'z' and s or "
         "nil\n"
         "end }) while true do pcall(f, t) end",
         90000},
        {"errors deep in the stack", ANY_LIMIT,
         .head = "local function f(n) if n > 0 then return (f(n - 1)) end\n"
                 "while true do pcall(error, 'x', 1 << 30) end end f(50000)"},
        {"large steps", .status = SANDBOX_OK,
         .head = "for i = math.mininteger, math.maxinteger, math.maxinteger do end\n"
                 "assert(not pcall(function() for i = 1, 10, 0 do end end))"},
        {"printing without end", ANY_LIMIT, .head = "while true do print(('x'):rep(100)) end"},
    };
    CHECK(attacks);
}

static void what_is_absent_stays_absent(void **state)
{
    (void)state;
    static const attack attacks[] = {
        {"globals",
         PRINTS("_G _VERSION assert coroutine error getmetatable ipairs math pairs pcall print "
                "rawequal rawget rawlen rawset require select setmetatable string table "
                "tonumber tostring type utf8 xpcall\n"),
         .head =
             "local t = {} for k in pairs(_G) do t[#t + 1] = k end print(table.concat(t, ' '))"},
        {"libraries",
         PRINTS(
             "coroutine: close create isyieldable resume running status wrap yield\n"
             "math: abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min "
             "mininteger modf pi rad random sin sqrt tan tointeger type ult\n"
             "string: byte char find format gmatch gsub len lower match pack packsize rep reverse "
             "sub unpack upper\n"
             "table: concat insert move pack remove sort unpack\n"
             "utf8: char charpattern codepoint codes len offset\n"),
         .head = "for _, n in ipairs { 'coroutine', 'math', 'string', 'table', 'utf8' } do\n"
                 "local t = {} for k in pairs(_G[n]) do t[#t + 1] = k end\n"
                 "print(n .. ': ' .. table.concat(t, ' ')) end"},
        {"finalizers and weak tables", PRINTS("false false false false\n"),
         .head = "local mt, r = {}, {} local t = setmetatable({}, mt)\n"
                 "for _, k in ipairs { '__gc', '__mode', '__close' } do\n"
                 "  r[#r + 1] = tostring(pcall(setmetatable, {}, { [k] = print })) end\n"
                 "mt.__gc = print r[4] = tostring(pcall(setmetatable, t, mt))\n"
                 "print(table.concat(r, ' '))"},
        {"the string metatable", PRINTS("false\tfalse\tABC\n"),
         .head = "print(getmetatable(''), pcall(setmetatable, '', {}), ('abc'):upper())"},
        {"addresses", PRINTS("table function thread nan nan\n"),
         .head = "print(table.concat({ tostring {}, tostring(print),\n"
                 "tostring(coroutine.create(print)), tostring(0 / 0), tostring(-(0 / 0)) }, ' '))\n"
                 "assert(not pcall(string.format, '%p', {}))"},
        {"yield across a call of the library", PRINTS("false\n"),
         .head = "coroutine.wrap(function() table.sort({ 2, 1 }, function()\n"
                 "  print((pcall(coroutine.yield))) end) end)()"},
        {"resume of what runs", PRINTS("false\tcannot resume non-suspended coroutine\n"),
         .head = "print(coroutine.resume((coroutine.running())))"},
        {"close of what runs", PRINTS("false\tcannot close a running coroutine\n"),
         .head = "print(pcall(coroutine.close, (coroutine.running())))"},
        {"keys without order",
         FAILS("script.lua:1: pairs: a key that is a table has no order; use a "
               "list, or a name for a key"),
         .head = "for k in pairs { [{}] = 1 } do end"},
    };
    CHECK(attacks);
}

/* A list of keys and values must come in one order, however the table was filled. */
static void pairs_is_ordered(void **state)
{
    (void)state;
    static const attack attacks[] = {
        {"order",
         PRINTS("false,true,-9223372036854775808,-1,-0.5,0,1,1.5,2,9007199254740993,"
                "10000000000000000,inf,A,a,a b,aa,b\n"),
         .head =
             "local keys = { 'b', 'aa', 2, 1.5, true, 'a', -1, 'A', 0, 1, false, 1 / 0, -0.5, "
             "1e16,\n"
             "  math.mininteger, (1 << 53) + 1, 'a b' }\n"
             "for round = 1, 50 do\n"
             "  for i = #keys, 2, -1 do local j = math.random(i) keys[i], keys[j] = keys[j], "
             "keys[i] end\n"
             "  local t, seen = {}, {} for _, k in ipairs(keys) do t[k] = k end\n"
             "  for k, v in pairs(t) do assert(k == v) seen[#seen + 1] = tostring(k) end\n"
             "  local text = table.concat(seen, ',') first = first or text assert(text == first)\n"
             "end print(first)"},
        {"many keys", PRINTS("ok\n"),
         .head = "local t, last, n = {}, '', 0 for i = 1, 5000 do t['k' .. math.random(1 << 40)] = "
                 "i end\n"
                 "for k in pairs(t) do assert(last < k) last, n = k, n + 1 t[k] = nil end\n"
                 "assert(n > 4990) for _ in pairs(t) do error('left') end print('ok')"},
        {"changes while it runs", PRINTS("1 2 4\n"),
         .head = "local t, seen = { 1, 2, 3, 4 }, {} for k in pairs(t) do\n"
                 "seen[#seen + 1] = k t[3] = nil t[k] = 9 end print(table.concat(seen, ' '))"},
        {"keys that go while it runs", PRINTS("a c\n"),
         .head = "local t, seen = { a = 1, b = 2, c = 3 }, {} for k in pairs(t) do\n"
                 "seen[#seen + 1] = k t.b = nil end print(table.concat(seen, ' '))"},
        {"of its own", PRINTS("7\t8\n"),
         .head =
             "local t = setmetatable({}, { __pairs = function() return function(_, k)\n"
             "if not k then return 7, 8 end end end }) for k, v in pairs(t) do print(k, v) end"},
    };
    CHECK(attacks);
}

static void sort_is_stable(void **state)
{
    (void)state;
    static const attack attacks[] = {
        {"stable", PRINTS("ok\n"),
         .head =
             "for _, size in ipairs { 2, 7, 8, 9, 16, 17, 100, 1000 } do\n"
             "  local t = {} for i = 1, size do t[i] = { key = math.random(5), place = i } end\n"
             "  table.sort(t, function(a, b) return a.key < b.key end)\n"
             "  for i = 2, size do local a, b = t[i - 1], t[i]\n"
             "    assert(a.key < b.key or a.key == b.key and a.place < b.place) end\n"
             "end print('ok')"},
        {"by metamethods", PRINTS("1 2 3\n"),
         .head =
             "local mt = { __lt = function(a, b) return a[1] < b[1] end } local t = {}\n"
             "for i, v in ipairs { 3, 1, 2 } do t[i] = setmetatable({ v }, mt) end table.sort(t)\n"
             "print(t[1][1] .. ' ' .. t[2][1] .. ' ' .. t[3][1])"},
        {"of what cannot be compared", FAILS("attempt to compare string with number"),
         .head = "table.sort { 1, 'x', 2 }"},
    };
    CHECK(attacks);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(endless_loops_end),
        cmocka_unit_test(memory_ends),
        cmocka_unit_test(the_c_stack_holds),
        cmocka_unit_test(stacks_are_bounded),
        cmocka_unit_test(memory_of_the_core_is_charged),
        cmocka_unit_test(the_compiler_is_bounded),
        cmocka_unit_test(binary_chunks_are_refused),
        cmocka_unit_test(loops_inside_the_library_end),
        cmocka_unit_test(what_is_absent_stays_absent),
        cmocka_unit_test(pairs_is_ordered),
        cmocka_unit_test(sort_is_stable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
