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

static host_maps *new_maps(lua_State *L, const struct host_names *folders)
{
    host_maps *maps = lua_newuserdatauv(L, sizeof *maps, 0);
    memset(maps, 0, sizeof *maps);
    if (luaL_newmetatable(L, MAPS_TYPE)) {
        lua_pushcfunction(L, close_maps);
        lua_setfield(L, -2, "__gc");
    }
    lua_setmetatable(L, -2);
    maps->folders = folders;
    maps->limits = sandbox_default_limits();
    return maps;
}

static bool is_interrupted(void *user)
{
    (void)user;
    return host_interrupted() != 0;
}

/* What is found under names: maps of johvets, and boards of Diplomacy. */
typedef struct {
    host_maps *maps, *boards;
} named_maps;

static const law_map *find_map(void *user, const char *name, law_error *error)
{
    return host_maps_named(((named_maps *)user)->maps, name, error);
}

static const dip_names *find_board(void *user, const char *name, law_error *error)
{
    return host_maps_board(((named_maps *)user)->boards, name, error);
}

/* host.resolve { explain, files, maps, boards }: the exit status. Results go straight to the
 * descriptor, so what is buffered for it goes first. */
int host_resolve(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    struct host_names files = host_names_option(L, "files");
    struct host_names folders = host_names_option(L, "maps");
    struct host_names board_folders = host_names_option(L, "boards");
    lua_getfield(L, 1, "explain");
    bool explain = lua_toboolean(L, -1);

    named_maps found = {.maps = new_maps(L, &folders), .boards = new_maps(L, &board_folders)};
    found.boards->has_boards = true;
    const json_maps named = {.named_map = find_map, .named_board = find_board, .user = &found};
    const resolve_options options = {.explain = explain,
                                     .maps = &named,
                                     .output = STDOUT_FILENO,
                                     .messages = stderr,
                                     .is_interrupted = is_interrupted};
    fflush(stdout);
    int status = resolve(&options, (const char *const *)files.items, files.count);
    host_maps_close(found.maps);
    host_maps_close(found.boards);
    lua_pushinteger(L, status);
    return 1;
}
