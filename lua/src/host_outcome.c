/* Outcomes of scripts. An error is handed over as the script made it and escaped where it is
 * printed; nothing here raises on account of a script. */
#include "host_outcome.h"

#include "module.h"

#include <errno.h>
#include <lauxlib.h>
#include <string.h>

enum {
    TRACEBACK_SIZE = 64 * 1024,
    REPORT_DEPTH = 20,
};

/* ---- The options ---- */

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

static lua_Integer integer_option(lua_State *L, const char *name)
{
    lua_getfield(L, 1, name);
    lua_Integer value = luaL_checkinteger(L, -1);
    lua_pop(L, 1);
    return value;
}

static lua_Integer optional(lua_State *L, const char *name, lua_Integer otherwise)
{
    lua_getfield(L, 1, name);
    lua_Integer value = luaL_optinteger(L, -1, otherwise);
    lua_pop(L, 1);
    return value;
}

static bool has_option(lua_State *L, const char *name)
{
    bool is_there = lua_getfield(L, 1, name) != LUA_TNIL;
    lua_pop(L, 1);
    return is_there;
}

static bool flag_option(lua_State *L, const char *name)
{
    lua_getfield(L, 1, name);
    bool value = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return value;
}

/* The table keeps the string alive. */
static const char *name_option(lua_State *L, const char *name)
{
    lua_getfield(L, 1, name);
    const char *value = luaL_optstring(L, -1, NULL);
    lua_pop(L, 1);
    return value;
}

outcome_options outcome_read_options(lua_State *L)
{
    outcome_options options = {.file = name_option(L, "file"),
                               .about = name_option(L, "about"),
                               .module = name_option(L, "module"),
                               .limits = sandbox_default_limits(),
                               .prints = flag_option(L, "print"),
                               .traceback = flag_option(L, "traceback"),
                               .printed_most = (uint64_t)integer_option(L, "output")};
    if (options.module == NULL)
        luaL_error(L, "a script is asked nothing: no module is named");
    options.limits.memory = (size_t)integer_option(L, "memory");
    options.limits.instructions = (uint64_t)integer_option(L, "instructions");
    options.limits.milliseconds = (uint32_t)integer_option(L, "milliseconds");
    options.limits.string = (size_t)optional(L, "string", (lua_Integer)options.limits.string);
    options.limits.table = (size_t)optional(L, "table", (lua_Integer)options.limits.table);
    options.instructions =
        (uint64_t)optional(L, "question_instructions", (lua_Integer)options.limits.instructions);
    options.milliseconds =
        (uint32_t)optional(L, "question_milliseconds", (lua_Integer)options.limits.milliseconds);
    bool is_named =
        has_option(L, "question_instructions") || has_option(L, "question_milliseconds");
    options.most_instructions = !is_named ? UINT64_MAX
                                : options.instructions > options.limits.instructions
                                    ? options.instructions
                                    : options.limits.instructions;
    options.most_milliseconds = !is_named ? UINT32_MAX
                                : options.milliseconds > options.limits.milliseconds
                                    ? options.milliseconds
                                    : options.limits.milliseconds;
    return options;
}

/* ---- The outcome ---- */

void outcome_set_status(lua_State *L, const char *status, const char *message)
{
    lua_pushstring(L, status);
    lua_setfield(L, -2, "status");
    lua_pushstring(L, message);
    lua_setfield(L, -2, "message");
}

void outcome_set_limit(lua_State *L, const char *limit)
{
    lua_pushstring(L, limit);
    lua_setfield(L, -2, "limit");
}

void outcome_set_problem(lua_State *L, host_opening opening, const char *problem, const char *other)
{
    const char *status = opening == HOST_UNREADABLE   ? "unreadable"
                         : opening == HOST_IMPOSSIBLE ? "impossible"
                                                      : "limit";
    outcome_set_status(L, status, problem);
    if (other == NULL)
        return;
    lua_pushstring(L, other);
    lua_setfield(L, -2, "unreadable");
}

/* The error on top of the script's stack. */
static void set_error(lua_State *L, const host_script *script)
{
    lua_State *from = sandbox_state(script->box);
    char message[OUTCOME_MESSAGE_SIZE];
    sandbox_message(from, -1, message, sizeof message);
    outcome_set_status(L, "error", message);
    if (lua_type(from, -1) != LUA_TSTRING)
        return;
    size_t size = 0, most = script->traceback ? TRACEBACK_SIZE : OUTCOME_MESSAGE_SIZE;
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
        outcome_set_status(L, "closed", strerror(script->output_error));
        lua_pushboolean(L, script->output_error == EPIPE);
        lua_setfield(L, -2, "gone");
    } else if (report.limit == SANDBOX_INTERRUPTED && !script->is_over_output) {
        outcome_set_status(L, "interrupted", report.text);
    } else {
        outcome_set_status(L, "limit", report.text);
        outcome_set_limit(L, script->is_over_output ? "output" : sandbox_limit_name(report.limit));
        if (script->is_over_output) {
            lua_pushfstring(L, "output limit of %I bytes reached",
                            (LUAI_UACINT)script->printed_most);
            lua_setfield(L, -2, "message");
        }
        lua_pushstring(L, report.place);
        lua_setfield(L, -2, "place");
        lua_pushstring(L, report.within);
        lua_setfield(L, -2, "within");
        lua_pushstring(L, script->fresh.limit_note);
        lua_setfield(L, -2, "hook");
    }
}

void outcome_set_ending(lua_State *L, const host_script *script, sandbox_status status)
{
    if (status == SANDBOX_OK)
        outcome_set_status(L, "ok", NULL);
    else if (status == SANDBOX_ERROR)
        set_error(L, script);
    else
        set_limit(L, script);
}

void outcome_set_traces(lua_State *L, const host_script *script)
{
    lua_pushlstring(L, script->output_size > 0 ? script->output : "", script->output_size);
    lua_setfield(L, -2, "output");
    outcome_set_files(L, script);
}

void outcome_set_files(lua_State *L, const host_script *script)
{
    lua_createtable(L, (int)script->loaded.count, 0);
    for (size_t i = 0; i < script->loaded.count; i++) {
        lua_pushstring(L, script->loaded.items[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "files");
}

/* ---- What is asked of the script once it has run ---- */

/* In the sandbox: what the question gives, what it is about, an outcome_question. */
static int ask_module(lua_State *L)
{
    const outcome_question *question = lua_touserdata(L, -1);
    lua_pop(L, 1);
    int count = lua_gettop(L);
    module_push(L, question->module);
    lua_getfield(L, -1, question->function);
    lua_replace(L, -2);
    lua_insert(L, 1);
    host_call_traced(L, question->script, count);
    return 1;
}

/* The script's own memory limit bounds what can be handed over. */
static bool copy(lua_State *from, int index, lua_State *to, char message[OUTCOME_MESSAGE_SIZE])
{
    sandbox_caps caps = {.depth = REPORT_DEPTH, .entries = SIZE_MAX, .bytes = SIZE_MAX};
    return sandbox_copy(from, index, to, &caps, message, OUTCOME_MESSAGE_SIZE);
}

/* Calls with the copied question below the values it is about; false when there is no answer. */
static bool call_asked(lua_State *L, host_script *script, const outcome_question *question,
                       int count)
{
    lua_State *from = sandbox_state(script->box);
    outcome_question asked = *question;
    lua_insert(from, -1 - count);
    lua_pushcfunction(from, ask_module);
    lua_insert(from, -2 - count);
    lua_pushlightuserdata(from, &asked);
    sandbox_status status = sandbox_call(script->box, from, count + 2, 1);
    outcome_set_ending(L, script, status);
    if (status == SANDBOX_ERROR)
        lua_pop(from, 1);
    return status == SANDBOX_OK;
}

void outcome_ask(lua_State *L, host_script *script, const outcome_question *question, int given,
                 int count)
{
    lua_State *from = sandbox_state(script->box);
    char message[OUTCOME_MESSAGE_SIZE];
    bool is_copied = copy(L, given, from, message);
    if (is_copied) {
        if (!call_asked(L, script, question, count))
            return;
        is_copied = copy(from, -1, L, message);
        if (is_copied)
            lua_setfield(L, -2, "answer");
        count = 1;
    }
    bool is_dead = sandbox_is_exhausted(script->box);
    if (!is_dead)
        lua_pop(from, count);
    if (is_copied)
        return;
    outcome_set_status(L, is_dead ? "limit" : "error", message);
    if (is_dead)
        outcome_set_limit(L, sandbox_limit_name(sandbox_report(script->box).limit));
}
