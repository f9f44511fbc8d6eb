/* host.resolve: the loop of `law resolve`, with maps by name from the map path. */
#define _POSIX_C_SOURCE 200809L
#include "host.h"
#include "host_maps.h"
#include "host_outcome.h"
#include "resolve.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define MAPS_TYPE "lawspeaker.maps"

static int close_maps(lua_State *L)
{
    host_maps_close(luaL_checkudata(L, 1, MAPS_TYPE));
    return 0;
}

static host_maps *new_maps(lua_State *L)
{
    host_maps *maps = lua_newuserdatauv(L, sizeof *maps, 0);
    memset(maps, 0, sizeof *maps);
    if (luaL_newmetatable(L, MAPS_TYPE)) {
        lua_pushcfunction(L, close_maps);
        lua_setfield(L, -2, "__gc");
    }
    lua_setmetatable(L, -2);
    return maps;
}

static bool is_interrupted(void *user)
{
    (void)user;
    return host_interrupted() != 0;
}

/* host.resolve { explain, files, maps }: the exit status. Results go straight to the descriptor, so
 * what is buffered for it goes first. */
int host_resolve(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    struct host_names files = host_names_option(L, "files");
    struct host_names folders = host_names_option(L, "maps");
    lua_getfield(L, 1, "explain");
    bool explain = lua_toboolean(L, -1);

    host_maps *maps = new_maps(L);
    maps->folders = &folders;
    maps->limits = sandbox_default_limits();
    const json_maps named = {.named_map = host_maps_named, .user = maps};
    const resolve_options options = {.explain = explain,
                                     .maps = &named,
                                     .output = STDOUT_FILENO,
                                     .messages = stderr,
                                     .is_interrupted = is_interrupted};
    fflush(stdout);
    int status = resolve(&options, (const char *const *)files.items, files.count);
    host_maps_close(maps);
    lua_pushinteger(L, status);
    return 1;
}
