/* The embedded files: the compiled ones are what the texts give, so that a state is the same
 * whichever of them it loads, and code of another Lua is not taken for ours. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "embedded.h"
#include "sandbox.h"

static bool is_lua(const struct law_embedded *file)
{
    return strcmp(file->name, "rules.md") != 0;
}

static void all_files_are_found_by_name(void **state)
{
    (void)state;
    assert_true(law_embedded_file_count > 100);
    assert_null(law_embedded_files[law_embedded_file_count].name);
    for (size_t i = 0; i < law_embedded_file_count; i++) {
        const struct law_embedded *file = &law_embedded_files[i];
        assert_ptr_equal(embedded_find(file->name), file);
        assert_int_equal(strlen((const char *)file->bytes), file->size);
        if (i > 0)
            assert_true(strcmp(file[-1].name, file->name) < 0);
    }
    assert_null(embedded_find(""));
    assert_null(embedded_find("lawspeaker"));
    assert_null(embedded_find("zzz"));
}

static void code_is_what_the_text_gives(void **state)
{
    (void)state;
    if (law_embedded_code_count == 0)
        skip();
    size_t count = 0;
    for (size_t i = 0; i < law_embedded_file_count; i++) {
        const struct law_embedded *file = &law_embedded_files[i];
        const struct law_embedded *code = embedded_code_of(file, lua_ident);
        assert_int_equal(code != NULL, is_lua(file));
        if (code == NULL)
            continue;
        embedded_code made;
        embedded_compile(file, &made);
        assert_non_null(made.bytes);
        assert_string_equal(code->name, file->name);
        assert_int_equal(made.size, code->size);
        assert_memory_equal(made.bytes, code->bytes, code->size);
        free(made.bytes);
        count++;
    }
    assert_int_equal(count, law_embedded_code_count);
}

static void code_of_another_lua_is_not_taken(void **state)
{
    (void)state;
    const struct law_embedded *file = embedded_find("lawspeaker.init");
    assert_null(embedded_code_of(file, "$LuaVersion: Lua 5.4.99  Copyright (C) $"));
    assert_null(embedded_code_of(file, ""));
    assert_null(embedded_code_of(file, NULL));
}

static int push_init(lua_State *L)
{
    lua_pushboolean(L, embedded_push(L, "lawspeaker.init") && lua_isfunction(L, -1));
    return 1;
}

static int push_nothing(lua_State *L)
{
    lua_pushboolean(L, !embedded_push(L, "lawspeaker.nothing") && lua_gettop(L) == 1);
    return 1;
}

/* A script still cannot load code, however it is handed over. */
static void a_sandbox_takes_code_of_the_library_alone(void **state)
{
    (void)state;
    sandbox_limits limits = sandbox_default_limits();
    sandbox *box;
    assert_true(sandbox_create(&box, &limits));
    lua_State *L = sandbox_state(box);
    assert_int_equal(sandbox_run(box, L, push_init, NULL, 1), SANDBOX_OK);
    assert_true(lua_toboolean(L, -1));
    assert_int_equal(sandbox_run(box, L, push_nothing, NULL, 1), SANDBOX_OK);
    assert_true(lua_toboolean(L, -1));
    embedded_code made;
    embedded_compile(embedded_find("lawspeaker.init"), &made);
    assert_int_equal(sandbox_load(box, made.bytes, made.size, "@init.lua"), SANDBOX_ERROR);
    assert_string_equal(lua_tostring(L, -1),
                        "init.lua: this is compiled Lua; a script is source text");
    free(made.bytes);
    sandbox_destroy(box);
}

static void what_is_no_lua_is_said_to_be_none(void **state)
{
    (void)state;
    const struct law_embedded file = {"lawspeaker.bad", (const unsigned char *)"local = 1", 9};
    embedded_code made;
    embedded_compile(&file, &made);
    assert_null(made.bytes);
    assert_string_equal(made.problem, "lawspeaker/bad.lua:1: <name> expected near '='");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_files_are_found_by_name),
        cmocka_unit_test(code_is_what_the_text_gives),
        cmocka_unit_test(code_of_another_lua_is_not_taken),
        cmocka_unit_test(a_sandbox_takes_code_of_the_library_alone),
        cmocka_unit_test(what_is_no_lua_is_said_to_be_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
