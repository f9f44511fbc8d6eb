/* host.open_script: a script in a sandbox that stays open and is asked again and again. Each
 * question has a budget of instructions and time of its own; the memory is one for all of them. A
 * limit ends the session, an error only the question. One that was opened to be renewed goes back
 * to how it was then. */
#include "host_session.h"

#include "host.h"
#include "host_outcome.h"
#include "host_shelf.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#define SESSION_TYPE "lawspeaker.session"

/* User values: the options, which keep the strings, and the list of maps. */
enum { SESSION_OPTIONS = 1, SESSION_MAPS, SESSION_USER_VALUES = 2 };

typedef struct {
    host_script script; /* its box is NULL once it is closed */
    struct host_names maps;
    const char *module;
    uint64_t instructions, most_instructions; /* of one question; of several together */
    uint32_t milliseconds, most_milliseconds;
    int count;             /* of values that stay on the script's stack, for each question */
    size_t file_count;     /* of the files that it had read when it was opened */
    sandbox_image *opened; /* the state at that time; NULL: it is not renewable */
} host_session;

static int session_close(lua_State *L)
{
    host_session *session = luaL_checkudata(L, 1, SESSION_TYPE);
    host_script_close(&session->script);
    free(session->opened);
    session->opened = NULL;
    return 0;
}

static host_session *check_open(lua_State *L)
{
    host_session *session = luaL_checkudata(L, 1, SESSION_TYPE);
    if (session->script.box == NULL)
        luaL_error(L, "the session is closed");
    return session;
}

/* Gives the script what it may use up for a task that is worth so many questions. */
static void grant(const host_session *session, uint64_t times)
{
    uint64_t instructions = session->instructions, milliseconds = session->milliseconds;
    instructions = instructions < session->most_instructions / times ? instructions * times
                                                                     : session->most_instructions;
    milliseconds = milliseconds < session->most_milliseconds / times ? milliseconds * times
                                                                     : session->most_milliseconds;
    sandbox_grant(session->script.box, instructions, (uint32_t)milliseconds);
}

/* session:ask(function, given, times, preparation): the module's function(given, what the script
 * returned, what each of the variants returned); the outcome, as of host.run_script. `times`: the
 * limits of so many questions together (1). `preparation`: so many instructions more, until the
 * module says that it is prepared (0). */
static int session_ask(lua_State *L)
{
    host_session *session = check_open(L);
    host_script *script = &session->script;
    const outcome_question question = {script, session->module, luaL_checkstring(L, 2)};
    lua_Integer times = luaL_optinteger(L, 4, 1), preparation = luaL_optinteger(L, 5, 0);
    lua_settop(L, 3);
    lua_newtable(L);
    if (sandbox_is_exhausted(script->box)) {
        outcome_set_ending(L, script, SANDBOX_LIMIT);
    } else {
        lua_State *from = sandbox_state(script->box);
        grant(session, times > 1 ? (uint64_t)times : 1);
        sandbox_grant_preparation(script->box, preparation > 0 ? (uint64_t)preparation : 0);
        host_set_running(script->box);
        for (int i = 1; i <= session->count; i++)
            lua_pushvalue(from, i);
        outcome_ask(L, script, &question, 3, session->count);
        host_set_running(NULL);
    }
    outcome_set_traces(L, script);
    script->output_size = 0;
    script->output_cut = false;
    return 1;
}

/* session:renew(): all that was asked since it was opened is forgotten, also a limit that was hit;
 * true, or false where that cannot be. */
static int session_renew(lua_State *L)
{
    host_session *session = check_open(L);
    bool is_renewed = sandbox_renew(session->script.box, session->opened);
    if (is_renewed)
        host_script_forget(&session->script, session->file_count);
    lua_pushboolean(L, is_renewed);
    return 1;
}

static host_session *new_session(lua_State *L)
{
    static const luaL_Reg methods[] = {{"ask", session_ask},       {"renew", session_renew},
                                       {"close", session_close},   {"__gc", session_close},
                                       {"__close", session_close}, {NULL, NULL}};
    host_session *session = lua_newuserdatauv(L, sizeof *session, SESSION_USER_VALUES);
    memset(session, 0, sizeof *session);
    session->script = host_script_empty();
    if (luaL_newmetatable(L, SESSION_TYPE)) {
        luaL_setfuncs(L, methods, 0);
        lua_pushvalue(L, -1);
        lua_setfield(L, -2, "__index");
    }
    lua_setmetatable(L, -2);
    return session;
}

/* Runs the script's file and those of variants; what they return stays on the script's stack, nil
 * for a script that is not named. The outcome says how it went. */
static bool run_files(lua_State *L, host_session *session, const struct host_names *variants,
                      const struct host_names *arguments)
{
    host_script *script = &session->script;
    lua_State *from = sandbox_state(script->box);
    char problem[OUTCOME_MESSAGE_SIZE];
    sandbox_status status = SANDBOX_OK;
    if (script->file != NULL)
        status = host_script_run(script, arguments);
    else
        lua_pushnil(from);
    /* all values, and once more for a question */
    if (!lua_checkstack(from, 2 * (int)variants->count + LUA_MINSTACK)) {
        outcome_set_problem(L, HOST_NO_MEMORY, "too many variants", NULL);
        return false;
    }
    for (size_t i = 0; i < variants->count && status == SANDBOX_OK; i++) {
        const char *variant = variants->items[i];
        host_opening opening =
            host_script_run_other(script, variant, &status, problem, sizeof problem);
        if (opening != HOST_OPENED) {
            outcome_set_problem(L, opening, problem, variant);
            return false;
        }
    }
    outcome_set_ending(L, script, status);
    session->count = 1 + (int)variants->count;
    return status == SANDBOX_OK;
}

/* Keeps the script as it is now, to be renewed; false, with an outcome, where that cannot be. */
static bool keep(lua_State *L, host_session *session)
{
    session->file_count = session->script.loaded.count;
    lua_getfield(L, 1, "renewable");
    bool is_wanted = lua_toboolean(L, -1);
    lua_pop(L, 1);
    if (!is_wanted)
        return true;
    session->opened = sandbox_keep(session->script.box);
    if (session->opened == NULL)
        outcome_set_problem(L, HOST_NO_MEMORY, "not enough memory", NULL);
    return session->opened != NULL;
}

int host_open_script(lua_State *L)
{
    return host_session_open(L, NULL);
}

/* Options besides those of outcome_read_options: maps, arguments, variants, and `renewable`, for
 * which a copy of the state is kept. */
int host_session_open(lua_State *L, const host_supply *supply)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    host_shelf *shelf = host_shelf_of(L); /* before the session, so that it ends after it */
    host_session *session = new_session(L);
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, 2, SESSION_OPTIONS);
    session->maps = host_names_option(L, "maps");
    lua_setiuservalue(L, 2, SESSION_MAPS);
    struct host_names arguments = host_names_option(L, "arguments");
    struct host_names variants = host_names_option(L, "variants");
    outcome_options options = outcome_read_options(L);
    session->module = options.module;
    session->instructions = options.instructions;
    session->milliseconds = options.milliseconds;
    session->most_instructions = options.most_instructions;
    session->most_milliseconds = options.most_milliseconds;

    host_script *script = &session->script;
    script->supply = supply;
    script->shelf = shelf;
    script->about = options.about;
    script->prints = options.prints;
    script->printed_most = options.printed_most;
    script->maps = &session->maps;
    script->traceback = options.traceback;
    lua_newtable(L);
    char problem[OUTCOME_MESSAGE_SIZE];
    host_opening opening =
        host_script_open(script, options.file, &options.limits, problem, sizeof problem);
    bool is_open =
        opening == HOST_OPENED && run_files(L, session, &variants, &arguments) && keep(L, session);
    if (opening != HOST_OPENED)
        outcome_set_problem(L, opening, problem, NULL);
    outcome_set_traces(L, script);
    script->output_size = 0;
    host_set_running(NULL);
    if (is_open) {
        lua_pushvalue(L, 2);
    } else {
        host_script_close(script);
        lua_pushnil(L);
    }
    lua_insert(L, -2);
    return 2;
}
