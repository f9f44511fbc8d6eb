/* The library of a script against that of stock Lua: tests/lua/sandbox_library.lua calls both with
 * thousands of arguments, and what it prints must be the same, line by line. */
#include "sandbox_runs.h"

#include <lualib.h>

static const char script_path[] = "tests/lua/sandbox_library.lua";

static char *read_script(size_t *size)
{
    FILE *file = fopen(script_path, "rb");
    if (file == NULL)
        fail_msg("no file \"%s\": the test runs in the project's folder", script_path);
    enum { LARGEST = 1 << 20 };
    char *text = malloc(LARGEST);
    assert_non_null(text);
    *size = fread(text, 1, LARGEST, file);
    assert_in_range(*size, 1000, LARGEST - 1);
    fclose(file);
    return text;
}

static int print_in_stock(lua_State *L)
{
    luaL_Buffer line;
    int count = lua_gettop(L);
    luaL_buffinit(L, &line);
    for (int i = 1; i <= count; i++) {
        if (i > 1)
            luaL_addchar(&line, '\t');
        luaL_tolstring(L, i, NULL);
        luaL_addvalue(&line);
    }
    luaL_pushresult(&line);
    size_t size;
    const char *text = lua_tolstring(L, -1, &size);
    keep_line(lua_touserdata(L, lua_upvalueindex(1)), text, size);
    return 0;
}

static outcome run_in_stock(const char *source, size_t size)
{
    outcome out = {.status = SANDBOX_OK};
    lua_State *L = luaL_newstate();
    assert_non_null(L);
    luaL_openlibs(L);
    lua_pushlightuserdata(L, &out);
    lua_pushcclosure(L, print_in_stock, 1);
    lua_setglobal(L, "print");
    if (luaL_loadbufferx(L, source, size, "@script.lua", "t") != LUA_OK ||
        lua_pcall(L, 0, 0, 0) != LUA_OK)
        fail_msg("%s", lua_tostring(L, -1));
    lua_close(L);
    return out;
}

/* Lines may hold zero bytes, so they are compared by their length. */
static void check_same_lines(const outcome *stock, const outcome *ours)
{
    const char *a = stock->printed, *b = ours->printed;
    const char *a_end = a + stock->printed_size, *b_end = b + ours->printed_size;
    size_t lines = 0;
    while (a < a_end && b < b_end) {
        const char *a_line = memchr(a, '\n', (size_t)(a_end - a));
        const char *b_line = memchr(b, '\n', (size_t)(b_end - b));
        if (a_line - a != b_line - b || memcmp(a, b, (size_t)(a_line - a)) != 0)
            fail_msg("line %zu: stock \"%.*s\", ours \"%.*s\"", lines + 1, (int)(a_line - a), a,
                     (int)(b_line - b), b);
        a = a_line + 1;
        b = b_line + 1;
        lines++;
    }
    assert_true(a == a_end && b == b_end);
    assert_in_range(lines, 70000, 1000000);
}

static void the_library_answers_as_stock_lua_does(void **state)
{
    (void)state;
    size_t size;
    char *source = read_script(&size);
    sandbox_limits limits = sandbox_default_limits();
    limits.instructions = UINT64_MAX;
    limits.milliseconds = UINT32_MAX;
    outcome ours = run_bytes(source, size, &limits);
    if (ours.status != SANDBOX_OK)
        fail_msg("%s%s", ours.message, ours.report.text);
    outcome stock = run_in_stock(source, size);
    check_same_lines(&stock, &ours);
    free_outcome(&ours);
    free_outcome(&stock);
    free(source);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_library_answers_as_stock_lua_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
