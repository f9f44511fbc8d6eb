/* The life of a script's process. It holds the script's session as host.open_script makes it, in a
 * state of its own in which nothing else is open, and does what its parent says until that closes
 * the socket. Files come from the parent, one by one, as they are wanted. */
#define _POSIX_C_SOURCE 200809L
#include "host.h"
#include "host_child.h"
#include "host_outcome.h"
#include "host_session.h"
#include "host_wire.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool host_is_child(int count, char **arguments)
{
    return count == 1 && strcmp(arguments[0], HOST_CHILD_NAME) == 0;
}

/* ---- What the parent supplies ---- */

static _Noreturn void end(int status)
{
    _exit(status);
}

/* The answer to what was asked last; without one this process has no parent any more. */
static wire_message receive(void)
{
    wire_message message;
    if (!wire_receive(&message))
        end(CHILD_DONE);
    return message;
}

static bool fetch(void *user, host_wanted wanted, int number, const char *name,
                  sandbox_source *source)
{
    (void)user;
    char bytes[WIRE_REQUEST_SIZE_MAX];
    int32_t file = number;
    size_t length = strlen(name);
    if (length > sizeof bytes - 1 - sizeof file) {
        snprintf(source->problem, sizeof source->problem, "its name is too long");
        return false;
    }
    bytes[0] = (char)wanted;
    memcpy(bytes + 1, &file, sizeof file);
    memcpy(bytes + 1 + sizeof file, name, length);
    if (!wire_send(WIRE_FETCH, bytes, 1 + sizeof file + length))
        end(CHILD_DONE);
    wire_message found = receive();
    if (found.kind != WIRE_FOUND) {
        snprintf(source->problem, sizeof source->problem, "%s", found.bytes);
        free(found.bytes);
        return false;
    }
    size_t shown = strlen(found.bytes) + 1;
    snprintf(source->chunk_name, sizeof source->chunk_name, "@%s", found.bytes);
    source->size = found.size - shown;
    memmove(found.bytes, found.bytes + shown, source->size + 1);
    source->text = found.bytes;
    return true;
}

static bool put(void *user, const char *bytes, size_t size)
{
    (void)user;
    return wire_send(WIRE_PRINT, bytes, size);
}

static const host_supply supply = {fetch, put, NULL};

/* ---- What the parent says ---- */

enum { SESSION = 1 }; /* where it is on the stack */

static const sandbox_caps caps = {.depth = 64, .entries = SIZE_MAX, .bytes = SIZE_MAX};

/* Pushes plain data. */
static void push_data(lua_State *L, const char *bytes, size_t size)
{
    char problem[OUTCOME_MESSAGE_SIZE];
    if (!sandbox_unpack(L, bytes, size, &caps, problem, sizeof problem))
        end(strcmp(problem, "not enough memory") == 0 ? CHILD_NO_MEMORY : CHILD_MISTAKE);
}

/* Sends the value on top, and pops it. */
static void answer(lua_State *L)
{
    sandbox_parcel parcel;
    char problem[OUTCOME_MESSAGE_SIZE];
    if (!sandbox_pack(L, -1, &caps, &parcel, problem, sizeof problem))
        end(CHILD_NO_MEMORY);
    bool is_sent = wire_send(WIRE_OUTCOME, parcel.bytes, parcel.size);
    free(parcel.bytes);
    if (!is_sent)
        end(CHILD_DONE);
    lua_pop(L, 1);
}

static int run_once(lua_State *L)
{
    return host_run_supplied(L, &supply);
}

/* The session, or nil, and the outcome. A script that is run once is no session. */
static int open_session(lua_State *L)
{
    lua_getfield(L, 1, "is_run");
    bool is_run = lua_toboolean(L, -1);
    lua_pop(L, 1);
    if (!is_run)
        return host_session_open(L, &supply);
    lua_pushnil(L);
    lua_insert(L, 1);
    lua_pushcfunction(L, run_once);
    lua_insert(L, 2);
    lua_call(L, 1, 1);
    return 2;
}

/* The only message that comes while no script runs: what it needs is taken first. Leaves a session
 * or nil on the stack. */
static void open_first(lua_State *L)
{
    wire_message message = receive();
    if (message.kind != WIRE_OPEN)
        end(CHILD_MISTAKE);
    lua_pushcfunction(L, open_session);
    push_data(L, message.bytes, message.size);
    free(message.bytes);
    lua_getfield(L, -1, "process_memory");
    if (!host_child_fence((uint64_t)lua_tointeger(L, -1)))
        end(CHILD_NO_FENCE);
    lua_pop(L, 1);
    if (!wire_send(WIRE_READY, NULL, 0))
        end(CHILD_DONE);
    lua_call(L, 1, 2);
    answer(L);
}

/* session:ask(function, given, times, preparation), as the message has it. */
static void ask(lua_State *L, const wire_message *message)
{
    wire_measure measure;
    if (message->size <= sizeof measure)
        end(CHILD_MISTAKE);
    memcpy(&measure, message->bytes, sizeof measure);
    const char *function = message->bytes + sizeof measure;
    const char *given = function + strlen(function) + 1;
    lua_getfield(L, SESSION, "ask");
    lua_pushvalue(L, SESSION);
    lua_pushstring(L, function);
    push_data(L, given, (size_t)(message->bytes + message->size - given));
    lua_pushinteger(L, measure.times);
    lua_pushinteger(L, measure.preparation);
    lua_call(L, 5, 1);
}

static void renew(lua_State *L)
{
    lua_getfield(L, SESSION, "renew");
    lua_pushvalue(L, SESSION);
    lua_call(L, 1, 1);
}

static int serve(lua_State *L)
{
    open_first(L);
    for (;;) {
        wire_message message = receive();
        if (lua_isnil(L, SESSION) || (message.kind != WIRE_ASK && message.kind != WIRE_RENEW))
            end(CHILD_MISTAKE);
        if (message.kind == WIRE_ASK)
            ask(L, &message);
        else
            renew(L);
        free(message.bytes);
        answer(L);
        lua_settop(L, SESSION);
    }
}

_Noreturn void host_child_run(void)
{
    if (!host_child_detach())
        end(CHILD_NO_FENCE);
    lua_State *L = luaL_newstate();
    if (L == NULL)
        end(CHILD_NO_MEMORY);
    lua_pushcfunction(L, serve);
    end(lua_pcall(L, 0, 0, 0) == LUA_ERRMEM ? CHILD_NO_MEMORY : CHILD_MISTAKE);
}
