/* Plain data from one state to another: what crosses, what is refused and with which path, and
 * whose limits count. */
#include "sandbox_runs.h"

/* Runs a text that returns one value, copies that to a stock state, and shows it by another text.
 */
static void check_copy(const char *source, const char *shown, const char *problem,
                       const sandbox_caps *caps)
{
    sandbox_limits limits = small_limits();
    sandbox *box = make_ready(&limits);
    lua_State *stock = luaL_newstate();
    char message[256] = "";
    assert_non_null(stock);
    assert_int_equal(run_in(box, source, 1), SANDBOX_OK);
    bool copied = sandbox_copy(sandbox_state(box), -1, stock, caps, message, sizeof message);
    assert_string_equal(message, problem == NULL ? "" : problem);
    assert_int_equal(copied, problem == NULL);
    assert_int_equal(lua_gettop(stock), copied ? 1 : 0);
    assert_int_equal(lua_gettop(sandbox_state(box)), 1);
    if (copied) {
        /* Back again: a sandbox has the ordered pairs to show it. */
        assert_true(sandbox_copy(stock, 1, sandbox_state(box), caps, message, sizeof message));
        lua_setglobal(sandbox_state(box), "value");
        outcome out = {.status = SANDBOX_OK};
        sandbox_set_print(box, keep_line, &out);
        assert_int_equal(
            run_in(box,
                   "local function show(v)\n"
                   "  if type(v) ~= 'table' then return tostring(v) end\n"
                   "  local t = {}\n"
                   "  for k, w in pairs(v) do t[#t + 1] = tostring(k) .. '=' .. show(w) end\n"
                   "  return '{' .. table.concat(t, ' ') .. '}'\n"
                   "end print((show(value):gsub('%z', '<zero>')))",
                   0),
            SANDBOX_OK);
        out.printed[strlen(out.printed) - 1] = '\0';
        assert_string_equal(out.printed, shown);
        free_outcome(&out);
    }
    lua_close(stock);
    sandbox_destroy(box);
}

static void plain_data_crosses(void **state)
{
    (void)state;
    sandbox_caps caps = sandbox_default_caps();
    check_copy("return { ['a\\0b'] = 'c\\0d' }", "{a<zero>b=c<zero>d}", NULL, &caps);
    check_copy("return nil", "nil", NULL, &caps);
    check_copy("return { 1, 'two', { three = true, [-4] = false } }",
               "{1=1 2=two 3={-4=false three=true}}", NULL, &caps);
    check_copy("local shared = { 1 } return { shared, shared }", "{1={1=1} 2={1=1}}", NULL, &caps);
    check_copy("return setmetatable({ 5 }, { __index = error, __pairs = error, __len = error })",
               "{1=5}", NULL, &caps);
    caps.floats = true;
    check_copy("return { 2.5 }", "{1=2.5}", NULL, &caps);
}

static void other_data_is_refused_with_its_path(void **state)
{
    (void)state;
    sandbox_caps caps = sandbox_default_caps();
    check_copy("return print", NULL, "a function cannot cross", &caps);
    check_copy("return { {}, { units = { {}, { at = print } } } }", NULL,
               "[2].units[2].at: a function cannot cross", &caps);
    check_copy("return { x = coroutine.create(print) }", NULL, "x: a thread cannot cross", &caps);
    check_copy("return { [{}] = 1 }", NULL, "a key that is a table cannot cross", &caps);
    check_copy("return { [1.5] = 1 }", NULL, "a key that is a float cannot cross", &caps);
    check_copy("return { a = { 3.0 } }", NULL,
               "a[1]: a float (3) cannot cross; use an integer (\"//\" divides integers)", &caps);
    check_copy("local t = {} t.a = { b = t } return t", NULL,
               "a.b: a table that contains itself cannot cross", &caps);
    check_copy(
        "local t = 1 for i = 1, 17 do t = { t } end return t", NULL,
        "[1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]: tables are nested more than 16 deep",
        &caps);
    caps.entries = 10;
    check_copy("local t = {} for i = 1, 11 do t[i] = i end return { t }", NULL,
               "[1]: more than 10 entries", &caps);
    caps.entries = 1000;
    caps.bytes = 100;
    check_copy("return { ('x'):rep(60), ('y'):rep(60) }", NULL, "[2]: more than 100 bytes of text",
               &caps);
}

static void a_copy_obeys_the_limits_of_both_sides(void **state)
{
    (void)state;
    sandbox_limits limits = small_limits();
    sandbox_caps caps = sandbox_default_caps();
    char message[256];
    sandbox *from = make_ready(&limits);
    limits.memory = 70000;
    sandbox *to = make_ready(&limits);
    assert_int_equal(run_in(from, "return { ('x'):rep(100000) }", 1), SANDBOX_OK);
    assert_false(
        sandbox_copy(sandbox_state(from), -1, sandbox_state(to), &caps, message, sizeof message));
    assert_string_equal(message, "memory limit of 70000 bytes reached");
    assert_true(sandbox_is_exhausted(to));
    assert_false(sandbox_is_exhausted(from));
    sandbox_destroy(from);
    sandbox_destroy(to);
}

static uint64_t next_number(uint64_t *seed)
{
    *seed = *seed * UINT64_C(6364136223846793005) + 1442695040888963407;
    return *seed >> 33;
}

/* Unpacks into a stock state, within caps; whatever happens, the state is left in order. */
static bool unpack(lua_State *to, const char *bytes, size_t size, const sandbox_caps *caps)
{
    char message[256] = "";
    bool is_read = sandbox_unpack(to, bytes, size, caps, message, sizeof message);
    assert_int_equal(lua_gettop(to), is_read ? 1 : 0);
    assert_int_equal(message[0] == '\0', is_read);
    lua_settop(to, 0);
    return is_read;
}

/* What another process has packed may be anything: data that was cut off, lengthened or changed is
 * read as other data or refused, and never read past its end. */
static void any_bytes_can_be_unpacked(void **state)
{
    (void)state;
    enum { CHANGES = 20000 };
    sandbox_limits limits = small_limits();
    sandbox_caps caps = sandbox_default_caps();
    char message[256];
    sandbox *box = make_ready(&limits);
    lua_State *to = luaL_newstate();
    sandbox_parcel packed;
    assert_int_equal(run_in(box,
                            "return { 1, 'two', { three = true, [-4] = false, five = {} },\n"
                            "  list = { 1, 2, 3, { 'deep', { 'deeper' } } }, [true] = 'yes' }",
                            1),
                     SANDBOX_OK);
    assert_true(sandbox_pack(sandbox_state(box), -1, &caps, &packed, message, sizeof message));
    assert_true(unpack(to, packed.bytes, packed.size, &caps));
    for (size_t size = 1; size < packed.size; size++) {
        char *cut = malloc(size + 1); /* of its own, so that a sanitizer sees where it ends */
        assert_non_null(cut);
        memcpy(cut, packed.bytes, size);
        assert_false(unpack(to, cut, size, &caps));
        cut[size] = 'n';
        assert_false(size + 1 != packed.size && unpack(to, cut, size + 1, &caps));
        free(cut);
    }
    uint64_t seed = 1;
    int read = 0;
    char *changed = malloc(packed.size);
    assert_non_null(changed);
    for (int i = 0; i < CHANGES; i++) {
        memcpy(changed, packed.bytes, packed.size);
        for (uint64_t count = next_number(&seed) % 4 + 1; count > 0; count--) {
            static const char letters[] = "ntFifs{}";
            size_t at = next_number(&seed) % packed.size;
            changed[at] = next_number(&seed) % 2 == 0 ? (char)next_number(&seed)
                                                      : letters[next_number(&seed) % 8];
        }
        read += unpack(to, changed, packed.size, &caps);
    }
    assert_true(read > 0 && read < CHANGES);
    free(changed);
    free(packed.bytes);
    lua_close(to);
    sandbox_destroy(box);
}

static void unpacking_has_its_own_caps(void **state)
{
    (void)state;
    lua_State *to = luaL_newstate();
    sandbox_caps caps = {.depth = 2, .entries = 2, .bytes = 3, .floats = false};
    char text[] = "s\4\0\0\0\0\0\0\0four", number[] = "f\0\0\0\0\0\0\0\0";
    assert_true(unpack(to, "{t{t{}", 0, &caps) == false);
    assert_true(unpack(to, "{ttFt}", 6, &caps));
    assert_false(unpack(to, "{ttFttF}", 8, &caps));
    assert_true(unpack(to, "{t{}}", 5, &caps));
    assert_false(unpack(to, "{t{t{}}}", 8, &caps));
    assert_false(unpack(to, text, sizeof text - 1, &caps));
    assert_false(unpack(to, number, sizeof number - 1, &caps));
    assert_false(unpack(to, "{nt}", 4, &caps));
    assert_false(unpack(to, "{{}t}", 5, &caps));
    assert_false(unpack(to, "tt", 2, &caps));
    lua_close(to);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain_data_crosses),
        cmocka_unit_test(other_data_is_refused_with_its_path),
        cmocka_unit_test(a_copy_obeys_the_limits_of_both_sides),
        cmocka_unit_test(any_bytes_can_be_unpacked),
        cmocka_unit_test(unpacking_has_its_own_caps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
