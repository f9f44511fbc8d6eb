/* host.run_script: a file in a sandbox, then a question about it to a file of the module (its
 * scenarios shall run, it shall be checked, …); what came of it as plain data. */
#include "host.h"
#include "host_script.h"
#include "module.h"

#include <errno.h>
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#define SCRIPT_TYPE "lawspeaker.script"

enum {
    MESSAGE_SIZE = 1024,
    TRACEBACK_SIZE = 64 * 1024,
    REPORT_DEPTH = 20,
};

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

/* ---- The options: a table at index 1 ---- */

static lua_Integer integer_option(lua_State *L, const char *name)
{
    lua_getfield(L, 1, name);
    lua_Integer value = luaL_checkinteger(L, -1);
    lua_pop(L, 1);
    return value;
}

static bool flag_option(lua_State *L, const char *name)
{
    lua_getfield(L, 1, name);
    bool value = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return value;
}

static sandbox_limits limits_option(lua_State *L)
{
    sandbox_limits limits = sandbox_default_limits();
    limits.memory = (size_t)integer_option(L, "memory");
    limits.instructions = (uint64_t)integer_option(L, "instructions");
    limits.milliseconds = (uint32_t)integer_option(L, "milliseconds");
    return limits;
}

struct host_names host_names_option(lua_State *L, const char *field)
{
    lua_getfield(L, 1, field);
    int list = lua_gettop(L);
    size_t count = (size_t)luaL_len(L, list);
    char **items = lua_newuserdatauv(L, (count + 1) * sizeof *items, 0);
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, list, (lua_Integer)i + 1);
        items[i] = (char *)luaL_checkstring(L, -1);
        lua_pop(L, 1);
    }
    return (struct host_names){items, count};
}

/* ---- The outcome: a table on top of the stack ---- */

static void set_status(lua_State *L, const char *status, const char *message)
{
    lua_pushstring(L, status);
    lua_setfield(L, -2, "status");
    lua_pushstring(L, message);
    lua_setfield(L, -2, "message");
}

/* The error on top of the script's stack, as the script made it; it is escaped where it is printed.
 */
static void set_error(lua_State *L, const host_script *script)
{
    lua_State *from = sandbox_state(script->box);
    char message[MESSAGE_SIZE];
    sandbox_message(from, -1, message, sizeof message);
    set_status(L, "error", message);
    if (lua_type(from, -1) != LUA_TSTRING)
        return;
    size_t size = 0, most = script->traceback ? TRACEBACK_SIZE : MESSAGE_SIZE;
    const char *text = lua_tolstring(from, -1, &size);
    lua_pushlstring(L, text, size < most ? size : most);
    if (size > most) {
        lua_pushstring(L, "...");
        lua_concat(L, 2);
    }
    lua_setfield(L, -2, "message");
}

static void set_limit(lua_State *L, const host_script *script)
{
    sandbox_report_text report = sandbox_report(script->box);
    if (script->output_error != 0) {
        set_status(L, "closed", strerror(script->output_error));
        lua_pushboolean(L, script->output_error == EPIPE);
        lua_setfield(L, -2, "gone");
    } else if (report.limit == SANDBOX_INTERRUPTED && !script->is_over_output) {
        set_status(L, "interrupted", report.text);
    } else {
        set_status(L, "limit", report.text);
        if (script->is_over_output) {
            lua_pushfstring(L, "output limit of %I bytes reached",
                            (LUAI_UACINT)script->printed_most);
            lua_setfield(L, -2, "message");
        }
        lua_pushstring(L, report.place);
        lua_setfield(L, -2, "place");
        lua_pushstring(L, script->limit_note);
        lua_setfield(L, -2, "hook");
    }
}

static void set_ending(lua_State *L, const host_script *script, sandbox_status status)
{
    if (status == SANDBOX_OK)
        set_status(L, "ok", NULL);
    else if (status == SANDBOX_ERROR)
        set_error(L, script);
    else
        set_limit(L, script);
}

/* What it printed, where that was kept, and which files it consists of. */
static void set_traces(lua_State *L, const host_script *script)
{
    lua_pushlstring(L, script->output_size > 0 ? script->output : "", script->output_size);
    lua_setfield(L, -2, "output");
    lua_createtable(L, (int)script->loaded.count, 0);
    for (size_t i = 0; i < script->loaded.count; i++) {
        lua_pushstring(L, script->loaded.items[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "files");
}

/* ---- What is asked of the script once it has run ---- */

struct question {
    const host_script *script;
    const char *module; /* a file of the module, as in "lawspeaker.runner" */
};

/* In the sandbox: what the script returned, what the question gives, a question. Answers with the
 * module's run(given, returned). */
static int ask_module(lua_State *L)
{
    const struct question *question = lua_touserdata(L, 3);
    lua_settop(L, 2);
    module_push(L, question->module);
    lua_getfield(L, -1, "run");
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 1);
    host_call_traced(L, question->script, 2);
    return 1;
}

/* The script's own memory limit bounds what can be handed over. */
static bool copy(lua_State *from, int index, lua_State *to, char message[MESSAGE_SIZE])
{
    sandbox_caps caps = {.depth = REPORT_DEPTH, .entries = SIZE_MAX, .bytes = SIZE_MAX};
    return sandbox_copy(from, index, to, &caps, message, MESSAGE_SIZE);
}

/* Asks with what is in the field `given` of the options; the answer becomes a field of the outcome.
 * On top of the script's stack is what it returned. */
static void ask(lua_State *L, host_script *script, const char *module)
{
    lua_State *box_state = sandbox_state(script->box);
    struct question question = {script, module};
    char message[MESSAGE_SIZE];
    lua_pushcfunction(box_state, ask_module);
    lua_insert(box_state, -2);
    lua_getfield(L, 1, "given");
    bool is_copied = copy(L, -1, box_state, message);
    lua_pop(L, 1);
    if (is_copied) {
        lua_pushlightuserdata(box_state, &question);
        sandbox_status status = sandbox_call(script->box, box_state, 3, 1);
        set_ending(L, script, status);
        if (status != SANDBOX_OK)
            return;
        is_copied = copy(box_state, -1, L, message);
    }
    if (is_copied)
        lua_setfield(L, -2, "answer");
    else
        set_status(L, sandbox_is_exhausted(script->box) ? "limit" : "error", message);
}

/* Runs the file of a variant, where one was named: false when that did not end well. */
static bool run_variant(lua_State *L, host_script *script, const char *variant)
{
    sandbox_status status = SANDBOX_OK;
    char problem[MESSAGE_SIZE];
    if (variant == NULL)
        return true;
    if (host_script_run_variant(script, variant, &status, problem, sizeof problem) != HOST_OPENED) {
        set_status(L, "unreadable", problem);
        lua_pushstring(L, variant);
        lua_setfield(L, -2, "unreadable");
        return false;
    }
    set_ending(L, script, status);
    return status == SANDBOX_OK;
}

static void run_and_ask(lua_State *L, host_script *script, const char *module,
                        const struct host_names *arguments)
{
    sandbox_status status = SANDBOX_OK;
    if (script->file != NULL)
        status = host_script_run(script, arguments);
    else
        lua_pushnil(sandbox_state(script->box));
    set_ending(L, script, status);
    if (status == SANDBOX_OK)
        ask(L, script, module);
}

int host_run_script(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_getfield(L, 1, "file");
    const char *file = luaL_optstring(L, 2, NULL);
    struct host_names arguments = host_names_option(L, "arguments");
    struct host_names maps = host_names_option(L, "maps");
    sandbox_limits limits = limits_option(L);
    lua_getfield(L, 1, "module");
    const char *module = luaL_checkstring(L, -1);
    lua_getfield(L, 1, "variant");
    const char *variant = luaL_optstring(L, -1, NULL);

    host_script *script = new_script(L);
    script->prints = flag_option(L, "print");
    script->printed_most = (uint64_t)integer_option(L, "output");
    script->maps = &maps;
    script->traceback = flag_option(L, "traceback");
    lua_newtable(L);
    char problem[MESSAGE_SIZE];
    switch (host_script_open(script, file, &limits, problem, sizeof problem)) {
    case HOST_UNREADABLE:
        set_status(L, "unreadable", problem);
        break;
    case HOST_IMPOSSIBLE:
        set_status(L, "impossible", problem);
        break;
    case HOST_NO_MEMORY:
        set_status(L, "limit", problem);
        break;
    case HOST_OPENED:
        if (run_variant(L, script, variant))
            run_and_ask(L, script, module, &arguments);
        break;
    }
    set_traces(L, script);
    host_script_close(script);
    return 1;
}
