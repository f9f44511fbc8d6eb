/* host.run_script: a file in a sandbox, then a question about it to a file of the module (its
 * scenarios shall run, it shall be checked, …); what came of it as plain data. */
#include "host.h"
#include "host_outcome.h"
#include "host_session.h"
#include "host_shelf.h"

#include <lauxlib.h>

#define SCRIPT_TYPE "lawspeaker.script"

static int close_script(lua_State *L)
{
    host_script_close(luaL_checkudata(L, 1, SCRIPT_TYPE));
    return 0;
}

static host_script *new_script(lua_State *L)
{
    host_script *script = lua_newuserdatauv(L, sizeof *script, 0);
    *script = host_script_empty();
    if (luaL_newmetatable(L, SCRIPT_TYPE)) {
        lua_pushcfunction(L, close_script);
        lua_setfield(L, -2, "__gc");
        lua_pushcfunction(L, close_script);
        lua_setfield(L, -2, "__close");
    }
    lua_setmetatable(L, -2);
    return script;
}

/* Asks with what is in the field `given` of the options and with what the script returned, which is
 * on top of its stack. */
static void ask(lua_State *L, host_script *script, const char *module)
{
    const outcome_question question = {script, module, "run"};
    lua_getfield(L, 1, "given");
    lua_insert(L, -2);
    outcome_ask(L, script, &question, lua_gettop(L) - 1, 1);
    lua_remove(L, -2);
}

/* Runs the file of a variant: false when that did not end well. */
static bool run_variant(lua_State *L, host_script *script, const char *variant)
{
    sandbox_status status = SANDBOX_OK;
    char problem[OUTCOME_MESSAGE_SIZE];
    host_opening opening =
        host_script_run_variant(script, variant, &status, problem, sizeof problem);
    if (opening != HOST_OPENED)
        outcome_set_problem(L, opening, problem, variant);
    else
        outcome_set_ending(L, script, status);
    return opening == HOST_OPENED && status == SANDBOX_OK;
}

/* The same with all that were named. */
static bool run_variants(lua_State *L, host_script *script, const struct host_names *variants)
{
    for (size_t i = 0; i < variants->count; i++) {
        if (!run_variant(L, script, variants->items[i]))
            return false;
    }
    return true;
}

static void run_and_ask(lua_State *L, host_script *script, const char *module,
                        const struct host_names *arguments)
{
    sandbox_status status = SANDBOX_OK;
    if (script->file != NULL)
        status = host_script_run(script, arguments);
    else
        lua_pushnil(sandbox_state(script->box));
    outcome_set_ending(L, script, status);
    if (status == SANDBOX_OK)
        ask(L, script, module);
}

/* With the option `in_child` it is host.run_child. */
int host_run_script(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_getfield(L, 1, "in_child");
    bool in_child = lua_toboolean(L, -1);
    lua_settop(L, 1);
    if (in_child)
        return host_run_child(L);
    return host_run_supplied(L, NULL);
}

int host_run_supplied(lua_State *L, const host_supply *supply)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    struct host_names arguments = host_names_option(L, "arguments");
    struct host_names maps = host_names_option(L, "maps");
    struct host_names variants = host_names_option(L, "variants");
    outcome_options options = outcome_read_options(L);

    host_shelf *shelf = host_shelf_of(L); /* before the script, so that it ends after it */
    host_script *script = new_script(L);
    script->supply = supply;
    script->shelf = shelf;
    script->prints = options.prints;
    script->printed_most = options.printed_most;
    script->maps = &maps;
    script->traceback = options.traceback;
    lua_newtable(L);
    char problem[OUTCOME_MESSAGE_SIZE];
    host_opening opening =
        host_script_open(script, options.file, &options.limits, problem, sizeof problem);
    if (opening != HOST_OPENED)
        outcome_set_problem(L, opening, problem, NULL);
    else if (run_variants(L, script, &variants))
        run_and_ask(L, script, options.module, &arguments);
    outcome_set_traces(L, script);
    host_script_close(script);
    return 1;
}
