/* The module in a stock state whose allocator refuses: each request once, and once with the one
 * behind it, so that the collection which Lua tries in between does not help. Nothing crashes or
 * leaks, the error says what it is, and the state goes on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>
#include <lauxlib.h>
#include <lualib.h>
#include <string.h>

#include "failing_allocator.h"
#include "module.h"

/* What the state's allocator does when a request has been refused: refuse the next one too. */
typedef struct {
    failing_allocator inner;
    bool refuses_twice;
    bool has_repeated;
} state_memory;

static void *resize(void *user, void *block, size_t old_size, size_t new_size)
{
    state_memory *memory = user;
    if (block == NULL && new_size == 0)
        return NULL;
    law_allocator face = failing_allocator_face(&memory->inner);
    bool had_failed = memory->inner.has_failed;
    void *resized = face.resize(face.user, block, block == NULL ? 0 : old_size, new_size);
    if (memory->inner.has_failed && !had_failed && memory->refuses_twice && !memory->has_repeated) {
        memory->has_repeated = true;
        memory->inner.has_failed = false;
        memory->inner.fail_at = memory->inner.request_count + 1;
    }
    return resized;
}

static void refuse_at(state_memory *memory, size_t request, bool refuses_twice)
{
    memory->inner.fail_at = request;
    memory->inner.has_failed = false;
    memory->refuses_twice = refuses_twice;
    memory->has_repeated = false;
}

static const char johvets_script[] =
    "local law = require 'lawspeaker'\n"
    "local map = law.map { name = 'm', ages = { { 'A', 'a1', 'a2', 'a3' }, { 'B', 'b1' } },\n"
    "    adjacent = { { 'a1', 'a2' }, { 'a2', 'a3' }, { 'a1', 'a3' } },\n"
    "    link_points = { { 'p1', 'b1' } }, starts = { { players = { 'red', 'blue' },\n"
    "    units = { { 'u1', 'red', 'a1' }, { 'u2', 'blue', 'a3' } }, books = { { 'p1', 'a1' } } } } "
    "}\n"
    "local position = map:start(2)\n"
    "assert(position:clone() == position)\n"
    "local variant = law.variant { name = 'v', rules = { victory_fraction = { 3, 2 } },\n"
    "    hooks = { strength = function(ask, standard)\n"
    "        return standard + #ask.reinforcers + #ask.unit.id + #ask.order.type\n"
    "    end, supply_actions = function(ask)\n"
    "        assert(#ask:units() == 2 and ask:unit_region 'u1' == 'a2' and ask:book 'p1' == 'a2')\n"
    "        return #ask:units('red') + #ask:books('red') + #ask:control() + #ask:taken('red')\n"
    "    end } }\n"
    "local scenario = law.scenario { name = 's', map = map, start = 2, variant = variant,\n"
    "    orders = { { 'u1', 'move a2 carry p1' }, { 'u2', 'reinforce u1 move a2' } },\n"
    "    flee = { { 'u1', 'a1', { book = 'p1' } } }, supply = { { 'red', 'book a2 as p9' } },\n"
    "    expect = { u1 = 'succeeded: unopposed', strength = { u1 = 9 }, books = { p9 = 'a2' } } }\n"
    "local report = scenario:run()\n"
    "assert(report.passed, report.failures[1])\n"
    "local turn = assert(position:resolve { orders = { { 'u1', 'move a3' } } })\n"
    "assert(turn:verify() and turn:turning 'u1' and turn:result())\n"
    "assert(law.from_json(position:to_json()) == position)\n"
    "local message = select(2, pcall(law.map, { name = 'm', agse = {} }))\n"
    "assert(message:find 'did you mean \"ages\"' or message:find 'not enough memory', message)\n";

/* A state of a game: its schema, rows, places, a position, views, a log, and all that is copied. */
static const char state_script[] =
    "local law = require 'lawspeaker'\n"
    "local check, core = require 'lawspeaker.check', require 'lawspeaker.core'\n"
    "local schema = require 'lawspeaker.game.schema'\n"
    "local objects = require 'lawspeaker.game.objects'\n"
    "local map = law.map { name = 'm', ages = { { 'A', 'a1' } },\n"
    "    starts = { { players = { 'red' }, units = { { 'u1', 'red', 'a1' } } } } }\n"
    "local draft = assert(core.state_new(schema.declare(check.context 'game', {\n"
    "    { 'point', { letter = 'id' }, static = true },\n"
    "    { 'unit', { name = 'text', side = 'player', at = 'point?', target = 'unit?',\n"
    "        traits = { set = { 'a', 'b' } }, wounds = { type = 'count', array = 3 } } },\n"
    "    { 'card', { suit = { 'spades', 'diamonds' } } },\n"
    "    { 'deck', { zone_of = 'card', seen_by = 'nobody', order = 'unknown' } },\n"
    "    { 'hand', { zone_of = 'card', each = 'player', seen_by = 'owner' } },\n"
    "    { globals = { round = 'count' } }, { 'position', { block = map } },\n"
    "}, { 'red', 'blue' })))\n"
    "local g = objects.open(draft)\n"
    "local point = g.point:add { letter = 'p' }\n"
    "local state = assert(core.state_seal(draft))\n"
    "objects.rebind(g, state)\n"
    "local log = assert(core.log_new(core.state_schema(state)))\n"
    "local before = assert(core.state_clone(state))\n"
    "core.state_watch(state, log)\n"
    "local one = g.unit:add { name = 'one', side = 'red', at = point, wounds = { 1, 2, 3 } }\n"
    "local two = g.unit:add { name = 'two', side = 'blue', target = one, traits = { 'b' } }\n"
    "for _ = 1, 4 do g.card:add({ suit = 'diamonds' }, g.deck) end\n"
    "g.deck:shuffle 'deck'\n"
    "g.hand.red:put(g.deck:top())\n"
    "g:reveal(g.hand.red, 'blue')\n"
    "g.round, g.position, two.target, one.wounds = 7, map:start(1), nil, { 4, 5, 6 }\n"
    "assert(g.position == map:start(1) and two.traits[1] == 'b' and one.at.letter == 'p')\n"
    "g.unit:remove(one)\n"
    "assert(not pcall(function() return one.name end))\n"
    "for card in g.deck:each() do assert(card.place == g.deck and card.suit == 'diamonds') end\n"
    "assert(core.state_draw(state, 'attack', 6) < 6)\n"
    "assert(core.log_add(log, 'noted') and core.log_count(log) > 10)\n"
    "for i = 1, core.log_count(log) do assert(core.log_get(log, i)) end\n"
    "assert(core.log_fold(before, log, 1, core.log_count(log)))\n"
    "assert(core.state_equal(before, state) and core.state_hash(before) == "
    "core.state_hash(state))\n"
    "local read = assert(core.state_from_bytes(core.state_schema(state), "
    "core.state_bytes(state)))\n"
    "assert(#core.state_difference(read, state) == 0 and core.state_copy(read, before))\n"
    "objects.open(read).round = 8\n"
    "assert(#assert(core.state_difference(read, state)) == 1)\n"
    "local view = objects.open(assert(core.state_view(state, 'blue')))\n"
    "assert(#view.deck == 3 and view.hand.red:top().suit == 'diamonds' and view.position)\n"
    "local message = select(2, pcall(function() two.nmae = 'x' end))\n"
    "assert(message:find 'did you mean \"name\"' or message:find 'not enough memory', message)\n";

/* A board of Diplomacy: declared, read, and played for a year. */
static const char diplomacy_script[] =
    "local law = require 'lawspeaker'\n"
    "local board = law.diplomacy_map { name = 'm', powers = { 'red', 'blue' }, provinces = {\n"
    "    { 'hav', 'coast', home = 'red', title = 'Haven' }, { 'wald', 'land', centre = true },\n"
    "    { 'isth', 'coast', home = 'blue', coasts = { 'isth/nc', 'isth/sc' } },\n"
    "    { 'sound', 'sea', other_ids = { 'snd' } }, { 'gulf', 'sea' } },\n"
    "    army = { { 'hav', 'wald' }, { 'wald', 'isth' } },\n"
    "    fleet = { { 'sound', 'hav', 'isth/nc', 'gulf' }, { 'gulf', 'isth/sc' } },\n"
    "    start = { red = { 'A hav' }, blue = { 'F isth/sc' } } }\n"
    "assert(#board:places() == 7 and board:place('sound').terrain == 'sea' and board:start())\n"
    "assert(board:find 'SND' == 'sound' and #board:neighbours('gulf', 'F') == 2)\n"
    "local units = assert(board:units { red = { 'A hav', 'F sound' },\n"
    "    blue = { 'F gulf', 'F isth/sc', 'A wald' } })\n"
    "local legal = assert(board:legal_orders(units))\n"
    "for number = 1, #units do\n"
    "    assert(#legal:texts(number) == legal:count(number))\n"
    "    assert(board:order_text(legal:order(number, 1)) == legal:text(number, 1))\n"
    "end\n"
    "local sheets = assert(board:give_orders(units, { red = { 'A hav - isth', 'F snd C A hav - "
    "isth' },\n"
    "    blue = { 'A wald S F gulf - sound', 'F gulf - sound', { kind = 'support_move',\n"
    "    at = 'isth', of = 'gulf', to = 'sound' }, 'A hav H' } }))\n"
    "local form = { units = units, orders = sheets.orders, rules = { paradox = 'rule_1982' } }\n"
    "local moved = assert(board:move(form))\n"
    "form.verdicts = moved.verdicts\n"
    "assert(#sheets.refused == 1 and board:verify(form))\n"
    "for number = 1, #units do assert(board:facts(form, number)) end\n"
    "moved.dislodged[1] = { 'red', 'F', 'sound' }\n"
    "moved.units = { units[1], units[3], units[4] }\n"
    "moved.orders = { 'F sound - hav' }\n"
    "assert(board:retreats(moved) and #assert(board:retreat(moved)).verdicts == 1)\n"
    "local winter = { units = { units[1] }, owners = { hav = 'red', isth = 'blue', wald = 'red' "
    "},\n"
    "    orders = { blue = { 'B F isth/nc' }, red = { { kind = 'waive' } } } }\n"
    "assert(board:balance(winter).red == 1 and board:adjustments(winter).blue.most == 1)\n"
    "assert(#assert(board:adjust(winter)).units == 2)\n"
    "local message = select(2, pcall(board.move, board, { unist = {} }))\n"
    "assert(message:find 'did you mean \"units\"' or message:find 'not enough memory', message)\n";

static const char *script; /* what the test at hand runs */

static int run_script(lua_State *L)
{
    if (luaL_loadbufferx(L, script, strlen(script), "=script", "t") != LUA_OK)
        return lua_error(L);
    lua_call(L, 0, 0);
    return 0;
}

static int open_module(lua_State *L)
{
    luaL_openlibs(L);
    luaL_requiref(L, "lawspeaker", luaopen_lawspeaker, 0);
    lua_settop(L, 0);
    return 0;
}

/* Calls a function in protected mode; false when memory ran out. Any other error fails the test. */
static bool survives(lua_State *L, lua_CFunction function)
{
    lua_pushcfunction(L, function);
    if (lua_pcall(L, 0, 0, 0) == LUA_OK)
        return true;
    const char *message = lua_tostring(L, -1);
    if (message == NULL || strstr(message, "not enough memory") == NULL)
        fail_msg("another error: %s", message != NULL ? message : "(not a string)");
    lua_pop(L, 1);
    return false;
}

static lua_State *open_state(state_memory *memory)
{
    *memory = (state_memory){0};
    failing_allocator_begin(&memory->inner, 0);
    lua_State *L = lua_newstate(resize, memory);
    assert_non_null(L);
    assert_true(survives(L, open_module));
    assert_true(survives(L, run_script));
    return L;
}

static void close_state(lua_State *L, state_memory *memory)
{
    assert_true(survives(L, run_script));
    lua_close(L);
    failing_allocator_finish(&memory->inner);
}

/* The state goes on after each refusal, so one serves for many; but it keeps what was declared in
 * it, and each refusal collects all of that. */
enum { REFUSALS_A_STATE = 60 };

static void refuse_each(size_t step, bool twice)
{
    state_memory memory;
    lua_State *L = open_state(&memory);
    size_t refused_count = 0, error_count = 0;
    for (size_t request = 1;; request += step) {
        refuse_at(&memory, memory.inner.request_count + request, twice);
        bool was_fine = survives(L, run_script);
        bool was_refused = memory.inner.has_failed || memory.has_repeated;
        refuse_at(&memory, 0, false);
        if (!was_refused)
            break;
        refused_count++;
        error_count += !was_fine;
        if (refused_count % REFUSALS_A_STATE == 0) {
            close_state(L, &memory);
            L = open_state(&memory);
        }
    }
    close_state(L, &memory);
    print_message("%zu requests refused, %zu errors\n", refused_count, error_count);
    assert_true(refused_count * step > 1000);
    assert_true(error_count > 0 && error_count <= refused_count);
    assert_true(!twice || error_count > refused_count / 2);
}

static void test_every_request_of_a_script(void **unused)
{
    (void)unused;
    script = johvets_script;
    refuse_each(1, false);
}

static void test_pairs_of_requests_of_a_script(void **unused)
{
    (void)unused;
    script = johvets_script;
    refuse_each(3, true);
}

static void test_every_request_of_a_state(void **unused)
{
    (void)unused;
    script = state_script;
    refuse_each(1, false);
}

static void test_pairs_of_requests_of_a_state(void **unused)
{
    (void)unused;
    script = state_script;
    refuse_each(3, true);
}

/* All of them take long: LAWSPEAKER_GAMES=1. */
static size_t step_of_a_board(void)
{
    return getenv("LAWSPEAKER_GAMES") != NULL ? 1 : 13;
}

static void test_every_request_of_a_board(void **unused)
{
    (void)unused;
    script = diplomacy_script;
    refuse_each(step_of_a_board(), false);
}

static void test_pairs_of_requests_of_a_board(void **unused)
{
    (void)unused;
    script = diplomacy_script;
    refuse_each(step_of_a_board() * 3, true);
}

/* A module that was not opened for want of memory is opened by a second try. */
static void open_with_refusal(size_t request, bool twice, bool *was_refused)
{
    state_memory memory = {0};
    failing_allocator_begin(&memory.inner, 0);
    lua_State *L = lua_newstate(resize, &memory);
    assert_non_null(L);
    refuse_at(&memory, memory.inner.request_count + request, twice);
    survives(L, open_module);
    *was_refused = memory.inner.has_failed || memory.has_repeated;
    refuse_at(&memory, 0, false);
    assert_true(survives(L, open_module));
    assert_true(survives(L, run_script));
    lua_close(L);
    failing_allocator_finish(&memory.inner);
}

static void test_requests_of_opening(void **unused)
{
    (void)unused;
    script = johvets_script;
    bool was_refused = true;
    size_t count = 0;
    for (size_t request = 1; was_refused; request += 1 + request / 16, count++)
        open_with_refusal(request, count % 2 == 1, &was_refused);
    assert_true(count > 40);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_request_of_a_script),
        cmocka_unit_test(test_pairs_of_requests_of_a_script),
        cmocka_unit_test(test_every_request_of_a_state),
        cmocka_unit_test(test_pairs_of_requests_of_a_state),
        cmocka_unit_test(test_every_request_of_a_board),
        cmocka_unit_test(test_pairs_of_requests_of_a_board),
        cmocka_unit_test(test_requests_of_opening),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
