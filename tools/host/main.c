/* The program `law`: a Lua state of the command line's own, in which lawspeaker.cli runs, and the
 * exit status that it gives. It knows processes and signals, no commands. */
#define _POSIX_C_SOURCE 200809L
#include "host.h"

#include <fcntl.h>
#include <lauxlib.h>
#include <lualib.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { STATUS_BROKEN = 70 }; /* a mistake of the program's own */

/* A file that is opened must not become standard output because that was closed. What takes its
 * place is open for reading only, so that writing fails and is reported. */
static void open_standard_streams(void)
{
    int file = open("/dev/null", O_RDONLY);
    while (file >= 0 && file <= STDERR_FILENO)
        file = dup(file);
    if (file > STDERR_FILENO)
        close(file);
}

/* SIGINT, SIGTERM and SIGHUP are noted, the last unless it is ignored, as below nohup; a write to a
 * reader that has gone, or into a file that may not grow, fails instead of ending us. */
static void set_signals(void)
{
    struct sigaction action = {.sa_handler = host_interrupt};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    struct sigaction old;
    if (sigaction(SIGHUP, NULL, &old) == 0 && old.sa_handler != SIG_IGN)
        sigaction(SIGHUP, &action, NULL);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, NULL);
#ifdef SIGXFSZ
    sigaction(SIGXFSZ, &action, NULL);
#endif
}

/* In protected mode: arguments are argc and argv, the result is the exit status. */
static int run_command_line(lua_State *L)
{
    int count = (int)lua_tointeger(L, 1);
    char **arguments = lua_touserdata(L, 2);
    luaL_checkversion(L);
    lua_pushboolean(L, 1);
    lua_setfield(L, LUA_REGISTRYINDEX, "LUA_NOENV");
    luaL_openlibs(L);
    host_set_require(L);

    lua_getglobal(L, "require");
    lua_pushstring(L, "lawspeaker.cli");
    lua_call(L, 1, 1);
    lua_getfield(L, -1, "run");
    lua_createtable(L, count > 0 ? count - 1 : 0, 0);
    for (int i = 1; i < count; i++) {
        lua_pushstring(L, arguments[i]);
        lua_rawseti(L, -2, i);
    }
    lua_call(L, 1, 1);
    return 1;
}

static int report_broken(lua_State *L)
{
    const char *message = lua_tostring(L, -1);
    fprintf(stderr, "law: internal error: %s\n", message != NULL ? message : "unknown");
    return STATUS_BROKEN;
}

int main(int argc, char **argv)
{
    if (host_is_child(argc, argv))
        host_child_run();
    open_standard_streams();
    set_signals();
    lua_State *L = luaL_newstate();
    if (L == NULL) {
        fputs("law: not enough memory\n", stderr);
        return STATUS_BROKEN;
    }
    lua_pushcfunction(L, run_command_line);
    lua_pushinteger(L, argc);
    lua_pushlightuserdata(L, argv);
    int status = lua_pcall(L, 2, 1, 0) == LUA_OK ? (int)lua_tointeger(L, -1) : report_broken(L);
    lua_close(L);

    /* Whoever waits for us shall see which signal it was. */
    if (host_interrupted() != 0) {
        signal(host_interrupted(), SIG_DFL);
        raise(host_interrupted());
    }
    return status;
}
