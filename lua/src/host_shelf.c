/* The shelf is a userdata in the registry, with room for the few kinds of states that one command
 * has scripts in. */
#include "host_shelf.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#define SHELF_TYPE "lawspeaker.shelf"

enum { ROOM = 4 };

typedef struct {
    sandbox *box; /* NULL: empty */
    bool prints;
    host_fresh fresh;
} place;

struct host_shelf {
    place places[ROOM];
    int turn; /* the place that was emptied last, for want of room */
    bool is_used;
};

static void empty(place *at)
{
    sandbox_destroy(at->box);
    free(at->fresh.image);
    *at = (place){.box = NULL};
}

static int close_shelf(lua_State *L)
{
    host_shelf *shelf = luaL_checkudata(L, 1, SHELF_TYPE);
    for (int i = 0; i < ROOM; i++)
        empty(&shelf->places[i]);
    return 0;
}

host_shelf *host_shelf_of(lua_State *L)
{
    if (lua_getfield(L, LUA_REGISTRYINDEX, SHELF_TYPE ".own") == LUA_TNIL) {
        lua_pop(L, 1);
        host_shelf *shelf = lua_newuserdatauv(L, sizeof *shelf, 0);
        memset(shelf, 0, sizeof *shelf);
        if (luaL_newmetatable(L, SHELF_TYPE)) {
            lua_pushcfunction(L, close_shelf);
            lua_setfield(L, -2, "__gc");
        }
        lua_setmetatable(L, -2);
        lua_pushvalue(L, -1);
        lua_setfield(L, LUA_REGISTRYINDEX, SHELF_TYPE ".own");
    }
    host_shelf *shelf = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return shelf;
}

bool host_shelf_is_used(host_shelf *shelf)
{
    bool is_used = shelf->is_used;
    shelf->is_used = true;
    return is_used;
}

static bool is_same(const sandbox_limits *a, const sandbox_limits *b)
{
    return a->memory == b->memory && a->instructions == b->instructions &&
           a->milliseconds == b->milliseconds && a->source == b->source && a->string == b->string &&
           a->table == b->table && a->stack == b->stack && a->depth == b->depth &&
           a->seed == b->seed;
}

bool host_shelf_take(host_script *script, const sandbox_limits *limits)
{
    for (int i = 0; i < ROOM; i++) {
        place *at = &script->shelf->places[i];
        if (at->box == NULL || at->prints != script->prints || !is_same(&at->fresh.limits, limits))
            continue;
        script->box = at->box;
        script->fresh = at->fresh;
        *at = (place){.box = NULL};
        return true;
    }
    return false;
}

/* An empty place, or else each in turn. */
static place *find_place(host_shelf *shelf)
{
    for (int i = 0; i < ROOM; i++) {
        if (shelf->places[i].box == NULL)
            return &shelf->places[i];
    }
    shelf->turn = (shelf->turn + 1) % ROOM;
    return &shelf->places[shelf->turn];
}

void host_shelf_put(host_script *script)
{
    place *at = find_place(script->shelf);
    empty(at);
    if (sandbox_renew(script->box, script->fresh.image)) {
        *at = (place){script->box, script->prints, script->fresh};
    } else {
        sandbox_destroy(script->box);
        free(script->fresh.image);
    }
    script->box = NULL;
    script->fresh = (host_fresh){.image = NULL};
}
