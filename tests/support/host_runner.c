/* host_runner FILE [ARGUMENT…]: runs a Lua file of the tests in a state like the command line's,
 * with `lawspeaker.host` and a library `machine`; and is itself what a script's process is started
 * from. */
#define _DEFAULT_SOURCE /* waitid with WNOWAIT */
#include "bad_child.h"
#include "host.h"
#include "host_wire.h"

#include <dirent.h>
#include <errno.h>
#include <lauxlib.h>
#include <lualib.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

/* machine.now(): seconds of a clock that only goes forward. */
static int machine_now(lua_State *L)
{
    lua_pushnumber(L, (lua_Number)wire_now() / 1e9);
    return 1;
}

/* machine.descriptors(): how many files are open. */
static int machine_descriptors(lua_State *L)
{
    DIR *folder = opendir("/proc/self/fd");
    lua_Integer count = 0;
    while (folder != NULL && readdir(folder) != NULL)
        count++;
    if (folder != NULL)
        closedir(folder);
    lua_pushinteger(L, count - 3); /* ".", "..", and the folder itself */
    return 1;
}

/* machine.has_children(): whether there is a process of ours, alive or ended and not waited for. */
static int machine_has_children(lua_State *L)
{
    siginfo_t info;
    lua_pushboolean(L, waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0);
    return 1;
}

/* machine.interrupt(): as if a signal had asked us to end; machine.alarm(seconds): later. */
static int machine_interrupt(lua_State *L)
{
    (void)L;
    host_interrupt(SIGINT);
    return 0;
}

static int machine_alarm(lua_State *L)
{
    alarm((unsigned)luaL_checkinteger(L, 1));
    return 0;
}

static const luaL_Reg machine[] = {{"now", machine_now},
                                   {"descriptors", machine_descriptors},
                                   {"has_children", machine_has_children},
                                   {"interrupt", machine_interrupt},
                                   {"alarm", machine_alarm},
                                   {NULL, NULL}};

static int run(lua_State *L)
{
    char **arguments = lua_touserdata(L, 1);
    luaL_openlibs(L);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
    lua_getfield(L, -1, LUA_LOADLIBNAME);
    lua_getfield(L, -1, "searchers");
    lua_rawgeti(L, -1, 2); /* the one for Lua files, beside those of the command line */
    host_set_require(L);
    lua_getfield(L, -3, "searchers");
    lua_insert(L, -2);
    lua_rawseti(L, -2, 3);
    luaL_newlib(L, machine);
    lua_pushstring(L, arguments[0]);
    lua_setfield(L, -2, "program");
#if defined(__SANITIZE_ADDRESS__)
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, "is_sanitized");
#endif
    lua_setfield(L, -5, "machine"); /* of those that are loaded */
    if (luaL_loadfile(L, arguments[1]) != LUA_OK)
        return lua_error(L);
    int count = 0;
    for (char **at = arguments + 2; *at != NULL; at++, count++)
        lua_pushstring(L, *at);
    lua_call(L, count, 0);
    return 0;
}

int main(int count, char **arguments)
{
    if (host_is_child(count, arguments)) {
        bad_child_run();
        host_child_run();
    }
    if (count < 2) {
        fputs("usage: host_runner FILE [ARGUMENT…]\n", stderr);
        return 2;
    }
    signal(SIGINT, host_interrupt);
    signal(SIGALRM, host_interrupt);
    signal(SIGPIPE, SIG_IGN);
    lua_State *L = luaL_newstate();
    if (L == NULL)
        return 1;
    lua_pushcfunction(L, run);
    lua_pushlightuserdata(L, arguments);
    int status = lua_pcall(L, 1, 0, 0);
    if (status != LUA_OK)
        fprintf(stderr, "%s\n", luaL_tolstring(L, -1, NULL));
    lua_close(L);
    return status == LUA_OK ? 0 : 1;
}
