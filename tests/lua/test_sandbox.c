/* The sandbox as its host sees it: life, limits, nested calls, the core's memory, print, require,
 * library code of ours, and the same counts on every run. The attacks are in
 * test_sandbox_attacks.c, the library in test_sandbox_library.c, data that crosses from one state
 * to another in test_sandbox_copy.c. */
#include "sandbox_runs.h"

/* ---- life and reports ---- */

static void a_script_runs_and_reports_its_use(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    outcome out = run_text("print('sum', 1 + 2) for i = 1, 10000 do end", &limits);
    assert_int_equal(out.status, SANDBOX_OK);
    assert_string_equal(out.printed, "sum\t3\n");
    assert_int_equal(out.report.limit, SANDBOX_NO_LIMIT);
    assert_in_range(out.usage.instructions, 10000, 11000);
    assert_true(out.usage.memory_peak > 0 && out.usage.memory_peak < 10000);
    free_outcome(&out);
}

static void an_impossible_memory_limit_is_refused(void **state)
{
    (void)state;
    sandbox *box;
    sandbox_limits limits = small_limits();
    limits.memory = 1000;
    assert_false(sandbox_create(&box, &limits));
    assert_null(box);
    limits.memory = SIZE_MAX;
    assert_false(sandbox_create(&box, &limits));
    assert_null(box);
    sandbox_destroy(NULL);
}

static void errors_carry_file_and_line(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    outcome out = run_text("local t\n\nprint(t.x)", &limits);
    assert_int_equal(out.status, SANDBOX_ERROR);
    assert_string_equal(out.message, "script.lua:3: attempt to index a nil value (local 't')");
    out = run_text("x = = 1", &limits);
    assert_int_equal(out.status, SANDBOX_ERROR);
    assert_string_equal(out.message, "script.lua:1: unexpected symbol near '='");
    out = run_text("error({})", &limits);
    assert_string_equal(out.message, "script.lua:1: (error object is a table value)");
    out = run_text("error()", &limits);
    assert_string_equal(out.message, "script.lua:1: (error object is a nil value)");
    out = run_text("pcall(error, {})\nassert(false, {})", &limits);
    assert_string_equal(out.message, "script.lua:2: (error object is a table value)");
    out =
        run_text("local _, raised = pcall(function()\nerror({}) end)\n\nerror(raised, 0)", &limits);
    assert_string_equal(out.message, "script.lua:2: (error object is a table value)");
    out = run_text("\nerror({}, 0)", &limits);
    assert_string_equal(out.message, "script.lua:2: (error object is a table value)");
    out = run_text("print(pcall(math.random, 2, 1))\npcall(nil)", &limits);
    assert_string_equal(out.printed,
                        "false\tbad argument #2 to 'math.random' (interval is empty)\n");
    free_outcome(&out);
    out = run_text("error(7)", &limits);
    assert_string_equal(out.message, "7");
    out = run_text("#!/usr/bin/env law\nerror('second line')", &limits);
    assert_string_equal(out.message, "script.lua:2: second line");
    out = run_text("\xEF\xBB\xBF"
                   "error('after a byte order mark')",
                   &limits);
    assert_string_equal(out.message, "script.lua:1: after a byte order mark");
}

static void text_from_a_script_is_escaped_and_cut(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    outcome out = run_text("error('\\27[31m\\0\\n\\t\\255\\xC2\\x9B\\xE2\\x80\\xAEü', 0)", &limits);
    assert_string_equal(out.message, "\\x1B[31m\\x00\\n\\t\\xFF\\xC2\\x9B\\xE2\\x80\\xAEü");
    out = run_text("error(('ü'):rep(5000), 0)", &limits);
    size_t length = strlen(out.message);
    assert_in_range(length, sizeof out.message - 4, sizeof out.message - 1);
    assert_string_equal(out.message + length - 3, "...");

    char text[8];
    sandbox_escape("abcdefg", 7, text, sizeof text);
    assert_string_equal(text, "abcdefg");
    sandbox_escape("abcdefgh", 8, text, sizeof text);
    assert_string_equal(text, "abcd...");
    sandbox_escape("\n\n\n\n", 4, text, sizeof text);
    assert_string_equal(text, "\\n\\n...");
    sandbox_escape("abc", 3, text, 1);
    assert_string_equal(text, "");
}

static void reports_name_limit_figure_and_place(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    outcome out = run_text("local n = 0\nwhile true do\n  n = n + 1\nend", &limits);
    assert_int_equal(out.status, SANDBOX_LIMIT);
    assert_int_equal(out.report.limit, SANDBOX_INSTRUCTIONS);
    assert_int_equal(out.report.figure, 3000000);
    assert_string_equal(out.report.text, "instruction limit of 3000000 reached");
    assert_memory_equal(out.report.place, "script.lua:", 11);

    out = run_text("local t = {}\nfor i = 1, 1e9 do t[i] = { i } end", &limits);
    assert_string_equal(out.report.text, "memory limit of 16777216 bytes reached");
    assert_string_equal(out.report.place, "script.lua:2");
    assert_true(out.usage.memory_peak <= limits.memory);

    out = run_text("return ('x'):rep(2000000)", &limits);
    assert_string_equal(out.report.text, "string of 2000000 bytes is over the limit of 1048576");
    assert_string_equal(sandbox_limit_name(out.report.limit), "string");

    limits.table = 1024;
    out = run_text("local t = {} for i = 1, 2000 do t[-i] = i end", &limits);
    assert_string_equal(out.report.text, "table of 2048 entries is over the limit of 1024");
    out = run_text("local t = {} for i = 1, 2000 do t[i] = i end", &limits);
    assert_int_equal(out.status, SANDBOX_OK);

    limits.source = 10;
    out = run_text("local x = 1", &limits);
    assert_string_equal(out.report.text, "source text of 11 bytes is over the limit of 10");
}

static void exactly_the_budget_is_allowed(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    const char *source = "for i = 1, 100000 do end";
    outcome out = run_text(source, &limits);
    limits.instructions = out.usage.instructions;
    assert_int_equal(run_text(source, &limits).status, SANDBOX_OK);
    limits.instructions--;
    assert_int_equal(run_text(source, &limits).status, SANDBOX_LIMIT);
}

static void a_dead_state_answers_nothing_but_limit(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    assert_int_equal(run_in(box, "while true do end", 0), SANDBOX_LIMIT);
    assert_true(sandbox_is_exhausted(box));
    assert_int_equal(run_in(box, "return 1", 1), SANDBOX_LIMIT);
    sandbox_grant(box, 1000000, 1000);
    assert_int_equal(run_in(box, "return 1", 1), SANDBOX_LIMIT);
    assert_int_equal(sandbox_report(box).limit, SANDBOX_INSTRUCTIONS);
    sandbox_destroy(box);
}

static void a_grant_counts_from_now(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    for (int question = 0; question < 10; question++) {
        sandbox_grant(box, 1000000, 1000);
        assert_int_equal(run_in(box, "for i = 1, 900000 do end", 0), SANDBOX_OK);
    }
    sandbox_grant(box, 1000000, 1000);
    assert_int_equal(run_in(box, "for i = 1, 1100000 do end", 0), SANDBOX_LIMIT);
    assert_string_equal(sandbox_report(box).text, "instruction limit of 1000000 reached");
    sandbox_destroy(box);
}

static void a_preparation_is_no_part_of_the_task(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    sandbox_grant(box, 1000000, 1000);
    sandbox_grant_preparation(box, 500000);
    assert_int_equal(run_in(box, "for i = 1, 400000 do end", 0), SANDBOX_OK);
    sandbox_end_preparation(box);
    assert_int_equal(run_in(box, "for i = 1, 900000 do end", 0), SANDBOX_OK);
    sandbox_end_preparation(box); /* gives nothing back */
    assert_int_equal(run_in(box, "for i = 1, 200000 do end", 0), SANDBOX_LIMIT);
    assert_string_equal(sandbox_report(box).text, "instruction limit of 1000000 reached");
    sandbox_destroy(box);
}

static void a_long_preparation_uses_up_the_task(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    sandbox_grant(box, 1000000, 1000);
    sandbox_grant_preparation(box, 500000);
    assert_int_equal(run_in(box, "for i = 1, 1200000 do end", 0), SANDBOX_OK);
    sandbox_end_preparation(box);
    assert_int_equal(run_in(box, "for i = 1, 400000 do end", 0), SANDBOX_LIMIT);
    sandbox_destroy(box);
}

static void interrupted_scripts_stop(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    sandbox_interrupt(box);
    assert_int_equal(run_in(box, "return 1", 0), SANDBOX_LIMIT);
    assert_int_equal(sandbox_report(box).limit, SANDBOX_INTERRUPTED);
    sandbox_destroy(box);
}

static void time_is_counted_over_all_calls(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    limits.instructions = UINT64_MAX;
    limits.milliseconds = 150;
    sandbox *box = make_ready(&limits);
    int calls = 0;
    sandbox_status status;
    while ((status = run_in(box, "for i = 1, 3000000 do end", 0)) == SANDBOX_OK)
        calls++;
    assert_int_equal(status, SANDBOX_LIMIT);
    assert_int_equal(sandbox_report(box).limit, SANDBOX_TIME);
    assert_string_equal(sandbox_report(box).text, "time limit of 150 milliseconds reached");
    assert_in_range(calls, 0, 1000);
    sandbox_destroy(box);
}

static void garbage_is_collected_before_the_ceiling(void **state)
{
    (void)state;
    sandbox_limits limits = sandbox_default_limits();
    limits.memory = (size_t)1 << 20;
    outcome out = run_text("local kept = {}\n"
                           "for i = 1, 8000 do kept[i] = { i } end\n"
                           "for i = 1, 300000 do local x = { i, tostring(i) } end\n"
                           "print(#kept)",
                           &limits);
    assert_int_equal(out.status, SANDBOX_OK);
    assert_string_equal(out.printed, "8000\n");
    assert_true(out.usage.memory_peak <= limits.memory);
    free_outcome(&out);
}

/* ---- nesting ---- */

typedef struct nest {
    sandbox *box;
    int entered;
    int left;
    int limits_seen;
} nest;

/* As a core would: it calls back, and goes on after the callback has failed. */
static bool call_back(nest *n, lua_State *L)
{
    n->entered++;
    lua_pushvalue(L, 1);
    sandbox_status status = sandbox_call(n->box, L, 0, 0);
    n->left++;
    if (status == SANDBOX_LIMIT)
        n->limits_seen++;
    if (status == SANDBOX_ERROR)
        lua_pop(L, 1);
    return status == SANDBOX_OK;
}

static int binding(lua_State *L)
{
    nest *n = lua_touserdata(L, lua_upvalueindex(1));
    bool done = call_back(n, L);
    if (sandbox_is_exhausted(n->box))
        sandbox_leave(L);
    lua_pushboolean(L, done);
    return 1;
}

static sandbox *make_with_binding(nest *n, const sandbox_limits *limits)
{
    assert_true(sandbox_create(&n->box, limits));
    lua_State *L = sandbox_state(n->box);
    lua_pushlightuserdata(L, n);
    lua_pushcclosure(L, binding, 1);
    lua_setglobal(L, "through");
    sandbox_ready(n->box);
    return n->box;
}

static void a_limit_passes_every_frame_of_the_host(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    nest n = {.box = NULL};
    sandbox *box = make_with_binding(&n, &limits);
    assert_int_equal(run_in(box,
                            "local function spin() while true do end end\n"
                            "through(function() pcall(through, function()\n"
                            "  coroutine.wrap(function() through(spin) end)()\n"
                            "end) end)\n"
                            "reached = true",
                            0),
                     SANDBOX_LIMIT);
    assert_int_equal(n.entered, 3);
    assert_int_equal(n.left, 3);
    assert_int_equal(n.limits_seen, 3);
    assert_string_equal(sandbox_report(box).place, "script.lua:1");
    sandbox_destroy(box);
}

/* Where a script came to an end that has one file and calls another one. */
static sandbox_report_text report_about(const char *subject, const char *text)
{
    static const char aside[] = "function spin() while true do end end\n"
                                "function call(f) pcall(f) end";
    sandbox_limits limits = small_limits();
    nest n = {.box = NULL};
    sandbox *box = make_with_binding(&n, &limits);
    sandbox_set_subject(box, subject);
    assert_int_equal(sandbox_load(box, aside, sizeof aside - 1, "@aside.lua"), SANDBOX_OK);
    assert_int_equal(sandbox_call(box, sandbox_state(box), 0, 0), SANDBOX_OK);
    assert_int_equal(run_in(box, text, 0), SANDBOX_LIMIT);
    sandbox_report_text report = sandbox_report(box);
    sandbox_destroy(box);
    return report;
}

static void reports_are_about_one_file(void **state)
{
    (void)state;
    static const struct {
        const char *text, *place;
    } ends[] = {
        {"\nspin() spin()", "script.lua:2"},
        {"\ncall(spin)", "script.lua:2"},
        {"local f = coroutine.wrap(spin)\nf()", "script.lua:2"},
        {"local f = coroutine.wrap(function()\n pcall(spin)\nend)\nf()", "script.lua:2"},
        {"local r = coroutine.create(function() call(coroutine.wrap(spin)) end)\n"
         "coroutine.resume(r)",
         "script.lua:1"},
        {"pcall(coroutine.wrap(function() error() end))\n"
         "coroutine.wrap(function() coroutine.yield() end)()\nspin()",
         "script.lua:3"},
        {"\nthrough(spin)", "script.lua:2"},
        {"coroutine.wrap(function()\n through(coroutine.wrap(spin)) end)()", "script.lua:2"},
    };
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        sandbox_report_text report = report_about("script.lua", ends[i].text);
        assert_string_equal(report.place, ends[i].place);
        assert_string_equal(report.within, "aside.lua:1");
        report = report_about("another.lua", ends[i].text);
        assert_string_equal(report.place, "aside.lua:1");
        assert_string_equal(report.within, "");
    }
    sandbox_report_text report = report_about("script.lua", "while true do end");
    assert_string_equal(report.place, "script.lua:1");
    assert_string_equal(report.within, "");
}

static void an_error_stops_at_the_innermost_call(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    nest n = {.box = NULL};
    sandbox *box = make_with_binding(&n, &limits);
    assert_int_equal(run_in(box, "return through(function() error('x') end), through(print)", 2),
                     SANDBOX_OK);
    assert_false(lua_toboolean(sandbox_state(box), -2));
    assert_true(lua_toboolean(sandbox_state(box), -1));
    sandbox_destroy(box);
}

static void depth_is_cut_with_a_report(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    limits.depth = 5;
    nest n = {.box = NULL};
    sandbox *box = make_with_binding(&n, &limits);
    assert_int_equal(run_in(box, "local function f() through(f) end f()", 0), SANDBOX_LIMIT);
    assert_string_equal(sandbox_report(box).text,
                        "limit of 5 nested calls into the script reached");
    assert_int_equal(n.entered, 5);
    assert_int_equal(n.left, 5);
    sandbox_destroy(box);
}

static int raise_or_hog(lua_State *L)
{
    if (*(int *)lua_touserdata(L, 1) == 0)
        return luaL_error(L, "from the host");
    for (int i = 1;; i++)
        lua_pushfstring(L, "%d", i), lua_checkstack(L, 1);
}

static void host_functions_run_under_the_limits(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    lua_State *L = sandbox_state(box);
    int what = 0;
    assert_int_equal(sandbox_run(box, L, raise_or_hog, &what, 0), SANDBOX_ERROR);
    assert_string_equal(lua_tostring(L, -1), "from the host");
    lua_pop(L, 1);
    what = 1;
    assert_int_equal(sandbox_run(box, L, raise_or_hog, &what, 0), SANDBOX_LIMIT);
    sandbox_destroy(box);
}

static int charge_much(lua_State *L)
{
    sandbox_charge(L, (uint64_t)luaL_checkinteger(L, 1));
    return 0;
}

static void bindings_may_charge(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box;
    assert_true(sandbox_create(&box, &limits));
    lua_register(sandbox_state(box), "charge", charge_much);
    sandbox_ready(box);
    assert_int_equal(run_in(box, "charge(1000000) charge(1000000)", 0), SANDBOX_OK);
    assert_in_range(sandbox_used(box).instructions, 2000000, 2001000);
    assert_int_equal(run_in(box, "pcall(charge, -1)", 0), SANDBOX_LIMIT);
    assert_int_equal(sandbox_report(box).limit, SANDBOX_INSTRUCTIONS);
    sandbox_destroy(box);
}

/* ---- the core's memory ---- */

static void core_memory_is_refused_at_the_ceiling(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    sandbox_allocator memory = sandbox_core_allocator(box);
    char *block = memory.resize(memory.user, NULL, 0, 1000000);
    assert_non_null(block);
    memset(block, 'x', 1000000);
    assert_in_range(sandbox_used(box).memory, 1000000, 1001000);
    block = memory.resize(memory.user, block, 1000000, 2000000);
    assert_non_null(block);
    assert_int_equal(block[999999], 'x');
    assert_false(sandbox_is_exhausted(box));
    assert_null(memory.resize(memory.user, NULL, 0, limits.memory));
    assert_true(sandbox_is_exhausted(box));
    assert_null(memory.resize(memory.user, block, 2000000, 0));
    sandbox_destroy(box);
}

static int grow_in_core(lua_State *L)
{
    sandbox_allocator memory = sandbox_core_allocator(sandbox_of(L));
    size_t size = (size_t)luaL_checkinteger(L, 1);
    if (memory.resize(memory.user, NULL, 0, size) == NULL)
        sandbox_leave(L);
    return 0;
}

static void a_binding_leaves_when_the_core_has_no_memory(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box;
    assert_true(sandbox_create(&box, &limits));
    lua_register(sandbox_state(box), "grow", grow_in_core);
    sandbox_ready(box);
    assert_int_equal(run_in(box, "while true do pcall(grow, 100000) end", 0), SANDBOX_LIMIT);
    assert_int_equal(sandbox_report(box).limit, SANDBOX_MEMORY);
    sandbox_destroy(box);
}

static void stock_states_are_told_apart(void **state)
{
    (void)state;
    lua_State *stock = luaL_newstate();
    assert_non_null(stock);
    assert_null(sandbox_of(stock));
    sandbox_charge(stock, UINT64_MAX);
    lua_pushcfunction(stock, grow_in_core);
    lua_close(stock);

    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    assert_ptr_equal(sandbox_of(sandbox_state(box)), box);
    sandbox_destroy(box);
}

/* ---- print, require, library code ---- */

typedef struct folder {
    int asked;
    char last[64];
} folder;

static bool find_in_folder(void *user, const char *name, sandbox_source *source)
{
    static const struct {
        const char *name, *text;
    } files[] = {
        {"values", "return { 1, 2, 3 }"},       {"nothing", "count = (count or 0) + 1"},
        {"circle", "return require('circle')"}, {"wrong", "return ]"},
        {"failing", "error('at loading')"},     {"spinning", "while true do end"},
        {"deep/inner-part", "return ..."},
    };
    folder *f = user;
    f->asked++;
    snprintf(f->last, sizeof f->last, "%s", name);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        if (strcmp(files[i].name, name) == 0) {
            source->text = files[i].text;
            source->size = strlen(files[i].text);
            snprintf(source->chunk_name, sizeof source->chunk_name, "@%s.lua", name);
            return true;
        }
    }
    snprintf(source->problem, sizeof source->problem, "no file \"%s.lua\" beside the script", name);
    return false;
}

static void require_reads_once_and_only_by_name(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    folder f = {.asked = 0};
    outcome out = {.status = SANDBOX_OK};
    sandbox *box;
    assert_true(sandbox_create(&box, &limits));
    lua_State *L = sandbox_state(box);
    lua_pushliteral(L, "the library itself");
    sandbox_preload(L, "lawspeaker");
    sandbox_set_require(box, find_in_folder, &f);
    sandbox_set_print(box, keep_line, &out);
    sandbox_ready(box);
    assert_int_equal(
        run_in(
            box,
            "print(require('lawspeaker'), #require('values'), require('values') == "
            "require('values'))\n"
            "print(require('nothing'), require('nothing'), count, require('deep/inner-part'))\n"
            "for _, name in ipairs { 'missing', 'circle', 'wrong', 'failing' } do\n"
            "  print(pcall(require, name))\n"
            "end\n"
            "for _, name in ipairs { '', '.', '../x', '/etc/passwd', 'a..b', 'a\\0b', '-', 'a b',\n"
            "                        ('x'):rep(64) } do\n"
            "  assert(not pcall(require, name))\n"
            "end",
            0),
        SANDBOX_OK);
    assert_string_equal(out.printed,
                        "the library itself\t3\ttrue\n"
                        "true\ttrue\t1\tdeep/inner-part\n"
                        "false\tno module \"missing\": no file \"missing.lua\" beside the script\n"
                        "false\tcircle.lua:1: module \"circle\" requires itself\n"
                        "false\twrong.lua:1: unexpected symbol near ']'\n"
                        "false\tfailing.lua:1: at loading\n");
    assert_int_equal(f.asked, 7);
    assert_string_equal(f.last, "failing");
    assert_int_equal(run_in(box, "pcall(require, 'spinning')", 0), SANDBOX_LIMIT);
    assert_string_equal(sandbox_report(box).place, "spinning.lua:1");
    free_outcome(&out);
    sandbox_destroy(box);
}

static void library_code_keeps_its_own_functions(void **state)
{
    (void)state;
    static const char library[] =
        "local keys = 0\n"
        "for _ in rawpairs { [{}] = 1, [print] = 2 } do keys = keys + 1 end\n"
        "local shape = string.format('%d %s', keys, type(next))\n"
        "function script.shout(text)\n"
        "  return shape .. string.upper(text) .. (where(2) or '')\n"
        "end\n"
        "hidden = true\n";
    sandbox_limits limits = small_limits();
    outcome out = {.status = SANDBOX_OK};
    sandbox *box;
    assert_true(sandbox_create(&box, &limits));
    lua_State *L = sandbox_state(box);
    sandbox_push_environment(L);
    assert_int_equal(sandbox_load_library(box, library, strlen(library), "=library"), SANDBOX_OK);
    assert_int_equal(sandbox_call(box, L, 0, 0), SANDBOX_OK);
    assert_int_equal(lua_gettop(L), 0);
    sandbox_set_print(box, keep_line, &out);
    sandbox_ready(box);
    assert_int_equal(run_in(box,
                            "string.upper = nil\n"
                            "print(shout('ab'), hidden, next, rawpairs, script, where)",
                            0),
                     SANDBOX_OK);
    assert_string_equal(out.printed, "2 functionABscript.lua:2: \tnil\tnil\tnil\tnil\tnil\n");
    free_outcome(&out);

    sandbox_push_environment(L);
    assert_int_equal(sandbox_load_library(box, "return ]", 8, "=library"), SANDBOX_ERROR);
    assert_string_equal(lua_tostring(L, -1), "library:1: unexpected symbol near ']'");
    assert_int_equal(lua_gettop(L), 1);
    sandbox_destroy(box);
}

/* ---- the same on every run ---- */

static const char churning[] =
    "local t, kept = {}, { print, pcall, math.floor }\n"
    "for i = 1, 1e9 do\n"
    "  local k = 'k' .. math.random(3000)\n"
    "  t[k] = not t[k] and { i } or nil\n"
    "  local u = { [t] = 1, [kept[i % 3 + 1]] = 2, [k] = 3 }\n"
    "  if i % 7 == 0 then t[u] = i end\n"
    "  if i % 1000 == 0 then coroutine.wrap(function() coroutine.yield(k:rep(i % 50)) end)() end\n"
    "end";

static void counts_are_the_same_on_every_run(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    limits.memory = (size_t)2 << 20;
    limits.instructions = 20 * 1000 * 1000;
    limits.seed = 42;
    sandbox *other = make_ready(&limits); /* so that the second run lies elsewhere */
    outcome first = run_text(churning, &limits);
    outcome second = run_text(churning, &limits);
    assert_int_equal(first.report.limit, SANDBOX_MEMORY);
    if (sandbox_is_reproducible(other)) {
        assert_int_equal(first.usage.instructions, second.usage.instructions);
        assert_int_equal(first.usage.memory, second.usage.memory);
    }
#if defined(__linux__) && defined(__x86_64__)
    assert_true(sandbox_is_reproducible(other));
#endif
    sandbox_destroy(other);
}

static void the_seed_decides_the_numbers(void **state)
{
    (void)state;
    const char *source = "print(math.random(0), math.random(0), math.random(0), math.random(6))";
    sandbox_limits limits = small_limits();
    outcome first = run_text(source, &limits);
    outcome second = run_text(source, &limits);
    limits.seed = 2;
    outcome third = run_text(source, &limits);
    assert_string_equal(first.printed, second.printed);
    assert_string_not_equal(first.printed, third.printed);
    /* xoshiro256** with a state drawn from SplitMix64 with seed 1, by another implementation. */
    const char *numbers = "-5480124913605472059\t-8846382939111011094\t-7856363154187860716\t";
    assert_memory_equal(first.printed, numbers, strlen(numbers));
    free_outcome(&first);
    free_outcome(&second);
    free_outcome(&third);
}

/* What a state prints, and has used after that. */
static outcome step_kept(sandbox *box)
{
    outcome out = {.status = SANDBOX_OK};
    sandbox_set_print(box, keep_line, &out);
    sandbox_grant(box, 100000, 1000);
    out.status = run_in(box,
                        "count = (count or 0) + 1 kept[#kept + 1] = ('x'):rep(100 * count)\n"
                        "print(count, #kept, math.random(1 << 40), #table.concat(kept))\n"
                        "string.upper = nil",
                        0);
    out.usage = sandbox_used(box);
    return out;
}

static void a_kept_state_comes_back_as_it_was(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    assert_false(sandbox_renew(box, NULL));
    assert_int_equal(run_in(box, "kept = { ('y'):rep(1000) }", 0), SANDBOX_OK);
    sandbox_image *image = sandbox_keep(box);
    assert_non_null(image);
    outcome first = step_kept(box);
    assert_int_equal(first.status, SANDBOX_OK);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 5; i++) {
            outcome more = step_kept(box);
            free_outcome(&more);
        }
        if (round == 1)
            assert_int_equal(run_in(box, "while true do kept[#kept + 1] = {} end", 0),
                             SANDBOX_LIMIT);
        assert_int_equal(sandbox_is_exhausted(box), round == 1);
        assert_true(sandbox_renew(box, image));
        assert_false(sandbox_is_exhausted(box));
        outcome again = step_kept(box);
        assert_int_equal(again.status, SANDBOX_OK);
        assert_string_equal(again.printed, first.printed);
        assert_int_equal(again.usage.instructions, first.usage.instructions);
        assert_int_equal(again.usage.memory, first.usage.memory);
        assert_int_equal(again.usage.memory_peak, first.usage.memory_peak);
        free_outcome(&again);
    }
    free_outcome(&first);
    free(image);
    sandbox_destroy(box);
}

/* Argument: an image of the state. */
static int keep_inside(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    sandbox_image *kept = sandbox_keep(box);
    lua_pushboolean(L, kept != NULL || sandbox_renew(box, lua_touserdata(L, 1)));
    free(kept);
    return 1;
}

static void a_running_state_is_neither_kept_nor_renewed(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    lua_State *L = sandbox_state(box);
    sandbox_image *image = sandbox_keep(box);
    assert_non_null(image);
    assert_int_equal(sandbox_run(box, L, keep_inside, image, 1), SANDBOX_OK);
    assert_false(lua_toboolean(L, -1));
    assert_int_equal(run_in(box, "while true do end", 0), SANDBOX_LIMIT);
    assert_null(sandbox_keep(box));
    assert_true(sandbox_renew(box, image));
    free(image);
    sandbox_destroy(box);
}

static void a_state_is_renewed_by_images_of_its_own_only(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits), *other = make_ready(&limits);
    sandbox_image *early = sandbox_keep(box);
    assert_int_equal(run_in(box, "late = true", 0), SANDBOX_OK);
    sandbox_image *late = sandbox_keep(box);
    assert_false(sandbox_renew(other, early));
    assert_true(sandbox_renew(box, early));
    assert_int_equal(run_in(box, "assert(late == nil)", 0), SANDBOX_OK);
    assert_true(sandbox_renew(box, late));
    assert_int_equal(run_in(box, "assert(late)", 0), SANDBOX_OK);
    free(early);
    free(late);
    sandbox_destroy(other);
    sandbox_destroy(box);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_script_runs_and_reports_its_use),
        cmocka_unit_test(an_impossible_memory_limit_is_refused),
        cmocka_unit_test(errors_carry_file_and_line),
        cmocka_unit_test(text_from_a_script_is_escaped_and_cut),
        cmocka_unit_test(reports_name_limit_figure_and_place),
        cmocka_unit_test(exactly_the_budget_is_allowed),
        cmocka_unit_test(a_dead_state_answers_nothing_but_limit),
        cmocka_unit_test(a_grant_counts_from_now),
        cmocka_unit_test(a_preparation_is_no_part_of_the_task),
        cmocka_unit_test(a_long_preparation_uses_up_the_task),
        cmocka_unit_test(interrupted_scripts_stop),
        cmocka_unit_test(time_is_counted_over_all_calls),
        cmocka_unit_test(garbage_is_collected_before_the_ceiling),
        cmocka_unit_test(a_limit_passes_every_frame_of_the_host),
        cmocka_unit_test(reports_are_about_one_file),
        cmocka_unit_test(an_error_stops_at_the_innermost_call),
        cmocka_unit_test(depth_is_cut_with_a_report),
        cmocka_unit_test(host_functions_run_under_the_limits),
        cmocka_unit_test(bindings_may_charge),
        cmocka_unit_test(core_memory_is_refused_at_the_ceiling),
        cmocka_unit_test(a_binding_leaves_when_the_core_has_no_memory),
        cmocka_unit_test(stock_states_are_told_apart),
        cmocka_unit_test(require_reads_once_and_only_by_name),
        cmocka_unit_test(library_code_keeps_its_own_functions),
        cmocka_unit_test(counts_are_the_same_on_every_run),
        cmocka_unit_test(the_seed_decides_the_numbers),
        cmocka_unit_test(a_kept_state_comes_back_as_it_was),
        cmocka_unit_test(a_running_state_is_neither_kept_nor_renewed),
        cmocka_unit_test(a_state_is_renewed_by_images_of_its_own_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
