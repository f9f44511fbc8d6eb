/* The module's entry: `require "lawspeaker"` in a stock Lua and in a sandbox, and how the module's
 * own Lua files, which are embedded, find each other. What is public is decided there, in init.lua.
 */
#include "module.h"
#include "diplomacy_values.h"
#include "embedded.h"
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

/* Registry keys: what the files of the module have given, by name; their table of globals. */
static const char loaded_key = 'l', environment_key = 'e';

static const char *const copied_libraries[] = {"string", "table", "math", "utf8", "coroutine"};

/* A raw copy of the table on top, in its place. */
static void copy_table(lua_State *L)
{
    lua_newtable(L);
    lua_pushnil(L);
    while (lua_next(L, -3)) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, -4);
    }
    lua_remove(L, -2);
}

/* Pushes the globals of the module's files: copies, so that a script that changes `string.format`
 * changes it for itself. */
static void push_new_environment(lua_State *L)
{
    if (sandbox_of(L)) {
        sandbox_push_environment(L);
        return;
    }
    lua_pushglobaltable(L);
    copy_table(L);
    for (size_t i = 0; i < sizeof copied_libraries / sizeof *copied_libraries; i++) {
        if (lua_getfield(L, -1, copied_libraries[i]) == LUA_TTABLE) {
            copy_table(L);
            lua_setfield(L, -2, copied_libraries[i]);
        } else {
            lua_pop(L, 1);
        }
    }
    lua_pushvalue(L, -1);
    lua_setfield(L, -2, "_G");
}

/* Loads an embedded file of this name and pushes what it gives; raises when there is none. */
static void load_file(lua_State *L, const char *name)
{
    if (!embedded_push(L, name))
        luaL_error(L, "the module has no file \"%s\"", name);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment_key);
    if (!lua_setupvalue(L, -2, 1))
        lua_pop(L, 1); /* a file that uses no global */
    lua_call(L, 0, 1);
}

void module_push(lua_State *L, const char *name)
{
    luaL_checkstack(L, 8, NULL);
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &loaded_key) != LUA_TTABLE)
        luaL_error(L, "the module is not open in this state");
    if (lua_getfield(L, -1, name) == LUA_TNIL) {
        lua_pop(L, 1);
        load_file(L, name);
        lua_pushvalue(L, -1);
        lua_setfield(L, -3, name);
    }
    lua_remove(L, -2);
}

/* The `require` of the module's own files, and a preloader of a stock state. */
static int require_own(lua_State *L)
{
    module_push(L, luaL_checkstring(L, 1));
    return 1;
}

static void open_core(lua_State *L, const char *path)
{
    lua_newtable(L);
    handle_define_box(L);
    bind_tables(L);
    bind_map(L);
    bind_position(L);
    bind_rules(L);
    bind_ask(L);
    bind_turn(L);
    bind_outcome(L);
    bind_legal(L);
    bind_json(L);
    bind_document(L);
    bind_schema(L);
    bind_describe(L);
    bind_state(L);
    bind_sight(L);
    bind_imagining(L);
    bind_cell(L);
    bind_log(L);
    bind_root(L);
    bind_rows(L);
    bind_row(L);
    bind_place(L);
    bind_data(L);
    bind_record(L);
    bind_views(L);
    bind_game(L);
    bind_choice(L);
    bind_trade(L);
    bind_diplomacy(L);
    bind_diplomacy_judge(L);
    bind_diplomacy_facts(L);
    bind_diplomacy_orders(L);
    bind_script(L);
    lua_pushstring(L, path);
    lua_setfield(L, -2, "path");
    lua_pushboolean(L, sandbox_of(L) != NULL);
    lua_setfield(L, -2, "is_sandboxed");
}

/* In a stock state the module's files can be required by their names, by tests and by the command
 * line. */
static void preload(lua_State *L)
{
    if (sandbox_of(L))
        return;
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
    for (const struct law_embedded *file = law_embedded_files; file->name; file++) {
        bool is_command_line = strncmp(file->name, "lawspeaker.cli", 14) == 0;
        if (is_command_line || strncmp(file->name, "lawspeaker.", 11) != 0)
            continue;
        lua_pushcfunction(L, require_own);
        lua_setfield(L, -2, file->name);
    }
    lua_pushcfunction(L, require_own);
    lua_setfield(L, -2, "lawspeaker.core");
    lua_pop(L, 1);
}

int luaopen_lawspeaker(lua_State *L)
{
    const char *path = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : NULL;
    luaL_checkstack(L, 12, NULL);
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &loaded_key) == LUA_TNIL) {
        push_new_environment(L);
        guard_open(L);
        script_open(L);
        lua_getfield(L, -1, "require"); /* the script's, for what it may require by name */
        lua_setfield(L, -2, "script_require");
        lua_pushcfunction(L, require_own);
        lua_setfield(L, -2, "require");
        lua_rawsetp(L, LUA_REGISTRYINDEX, &environment_key);
        lua_newtable(L);
        open_core(L, path);
        lua_setfield(L, -2, "lawspeaker.core");
        lua_rawsetp(L, LUA_REGISTRYINDEX, &loaded_key);
        preload(L);
    }
    lua_pop(L, 1);
    module_push(L, "lawspeaker.init");
    return 1;
}
