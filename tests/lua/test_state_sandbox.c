/* States of games in a sandbox: they live under its ceiling, what is done with them is charged, and
 * wherever a limit falls the script is stopped and nothing else happens. */
#include "sandbox_runs.h"

#include "module.h"

static const char *const modules[] = {"lawspeaker.core", "lawspeaker.check",
                                      "lawspeaker.game.schema", "lawspeaker.game.objects"};

/* Rules get these from the engine; the tests' scripts require them. */
static int set_up(lua_State *L)
{
    luaopen_lawspeaker(L);
    sandbox_preload(L, "lawspeaker");
    for (size_t i = 0; i < sizeof modules / sizeof *modules; i++) {
        module_push(L, modules[i]);
        sandbox_preload(L, modules[i]);
    }
    return 0;
}

static const char prelude[] =
    "local core, check = require 'lawspeaker.core', require 'lawspeaker.check'\n"
    "local schema = require 'lawspeaker.game.schema'\n"
    "local objects = require 'lawspeaker.game.objects'\n"
    "local made = schema.declare(check.context 'game', {\n"
    "    { 'card', { value = 'count', title = { text = 200 } }, most = 20000 },\n"
    "    { 'deck', { zone_of = 'card' } },\n"
    "    { 'hand', { zone_of = 'card', each = 'player', seen_by = 'owner' } },\n"
    "    { globals = { round = 'count' } },\n"
    "}, { 'red', 'blue' })\n"
    "local state = core.state_new(made)\n"
    "local g = objects.open(state)\n";

/* Runs a text behind the prelude. */
static outcome run_with(const char *text, const sandbox_limits *limits)
{
    outcome out = {.status = SANDBOX_OK};
    size_t size = sizeof prelude + strlen(text);
    char *source = malloc(size);
    assert_non_null(source);
    snprintf(source, size, "%s%s", prelude, text);
    sandbox *box;
    assert_true(sandbox_create(&box, limits));
    assert_int_equal(sandbox_run(box, sandbox_state(box), set_up, NULL, 0), SANDBOX_OK);
    sandbox_set_print(box, keep_line, &out);
    sandbox_ready(box);
    out.status = run_in(box, source, 0);
    if (out.status == SANDBOX_ERROR)
        sandbox_message(sandbox_state(box), -1, out.message, sizeof out.message);
    out.report = sandbox_report(box);
    out.usage = sandbox_used(box);
    sandbox_destroy(box);
    free(source);
    return out;
}

static const char task[] =
    "for value = 1, 40 do g.card:add({ value = value, title = 'x' }, g.deck) end\n"
    "g.deck:shuffle 'deck'\n"
    "local log = core.log_new(made)\n"
    "core.state_watch(state, log)\n"
    "for round = 1, 5 do\n"
    "    g.round = round\n"
    "    for card in g.deck:each() do\n"
    "        if card.value % 5 == round % 5 then g.hand.red:put(card) end\n"
    "    end\n"
    "    g.card:remove(g.hand.red:top())\n"
    "end\n"
    "local view = objects.open(core.state_view(state, 'blue'))\n"
    "assert(#view.hand.red == #g.hand.red and view.hand.red:top().value == nil)\n"
    "local read = core.state_from_bytes(made, core.state_bytes(state))\n"
    "assert(core.state_equal(read, state) and #core.state_difference(read, state) == 0)\n"
    "local _, message = pcall(function() g.rond = 1 end)\n"
    "print(message)\n"
    "print(core.state_hash(state), core.log_count(log), tostring(g.hand.red:top()))\n";

static void test_the_same_in_every_run(void **unused)
{
    (void)unused;
    sandbox_limits limits = sandbox_default_limits();
    outcome first = run_with(task, &limits), second = run_with(task, &limits);
    assert_string_equal(first.message, "");
    assert_int_equal(first.status, SANDBOX_OK);
    assert_non_null(strstr(first.printed, "script.lua:27: no global \"rond\"; did you mean"));
    assert_string_equal(first.printed, second.printed);
    assert_int_equal(first.usage.instructions, second.usage.instructions);
    assert_int_equal(first.usage.memory_peak, second.usage.memory_peak);
    free_outcome(&first);
    free_outcome(&second);
}

/* A limit anywhere in the task stops it there. Something beside it makes up for the memory that
 * there must be at least. */
static void test_every_limit_of_memory(void **unused)
{
    (void)unused;
    enum { BALLAST = 200000, STEPS = 150 };
    static const char ballast[] = "local ballast = string.rep('x', 200000)\n";
    char text[sizeof ballast + sizeof task];
    snprintf(text, sizeof text, "%s%s", ballast, task);
    sandbox_limits limits = sandbox_default_limits();
    outcome whole = run_with(text, &limits);
    size_t stopped = 0, count = 0, most = whole.usage.memory_peak;
    for (size_t memory = BALLAST; memory < most; memory += (most - BALLAST) / STEPS, count++) {
        limits.memory = memory;
        outcome out = run_with(text, &limits);
        assert_string_equal(out.message, "");
        if (out.status == SANDBOX_LIMIT) {
            assert_int_equal(out.report.limit, SANDBOX_MEMORY);
            stopped++;
        }
        free_outcome(&out);
    }
    assert_true(stopped > count / 2);
    free_outcome(&whole);
}

static void test_every_limit_of_instructions(void **unused)
{
    (void)unused;
    sandbox_limits limits = sandbox_default_limits();
    outcome whole = run_with(task, &limits);
    for (uint64_t part = 1; part < 100; part++) {
        limits.instructions = whole.usage.instructions * part / 100;
        outcome out = run_with(task, &limits);
        assert_int_equal(out.status, SANDBOX_LIMIT);
        assert_int_equal(out.report.limit, SANDBOX_INSTRUCTIONS);
        free_outcome(&out);
    }
    free_outcome(&whole);
}

/* States that nobody keeps leave room for others; those that are kept come to the ceiling. */
static void test_the_ceiling(void **unused)
{
    (void)unused;
    static const char fill[] =
        "for value = 1, 200 do g.card:add({ value = value }, g.deck) end\n"
        "local kept = {}\n"
        "for round = 1, 2000 do\n"
        "    local clone = core.state_clone(state)\n"
        "    if objects.open(clone).deck:top().value ~= 1 then error 'lost' end\n"
        "    kept[%s] = clone\n"
        "end\n";
    sandbox_limits limits = sandbox_default_limits();
    limits.memory = 4 << 20;
    char text[sizeof fill + 10];
    snprintf(text, sizeof text, fill, "1");
    outcome dropped = run_with(text, &limits);
    assert_string_equal(dropped.message, "");
    assert_int_equal(dropped.status, SANDBOX_OK);
    free_outcome(&dropped);
    snprintf(text, sizeof text, fill, "round");
    outcome kept = run_with(text, &limits);
    assert_int_equal(kept.status, SANDBOX_LIMIT);
    assert_int_equal(kept.report.limit, SANDBOX_MEMORY);
    free_outcome(&kept);
}

static uint64_t cost_of(const char *text)
{
    sandbox_limits limits = sandbox_default_limits();
    outcome out = run_with(text, &limits);
    assert_string_equal(out.message, "");
    assert_int_equal(out.status, SANDBOX_OK);
    uint64_t cost = out.usage.instructions;
    free_outcome(&out);
    return cost;
}

/* What takes time in C that grows with the data is charged by the data. */
static void test_work_in_c_is_charged(void **unused)
{
    (void)unused;
    static const char *const works[] = {
        "g.deck:each()",
        "g.card:each()",
        "core.state_clone(state)",
        "core.state_hash(state)",
        "core.state_bytes(state)",
        "core.state_view(state, 'red')",
        "core.state_copy(other, state)",
        "core.state_equal(other, state)",
        "core.state_difference(other, state)",
        "g.deck:shuffle 'deck'",
        "g.deck:put(g.deck:top(), 2990)",
        "g:reveal(g.deck, 'red')",
    };
    const char fill[] = "for value = 1, 3000 do g.card:add({ value = value }, g.deck) end\n"
                        "local other = core.state_clone(state)\n"
                        "assert(other)\n";
    uint64_t before = cost_of(fill);
    for (size_t i = 0; i < sizeof works / sizeof *works; i++) {
        char text[400];
        snprintf(text, sizeof text, "%slocal _ = %s\n", fill, works[i]);
        uint64_t cost = cost_of(text) - before;
        if (cost < 500)
            fail_msg("%s costs only %llu", works[i], (unsigned long long)cost);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_same_in_every_run),
        cmocka_unit_test(test_every_limit_of_memory),
        cmocka_unit_test(test_every_limit_of_instructions),
        cmocka_unit_test(test_the_ceiling),
        cmocka_unit_test(test_work_in_c_is_charged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
