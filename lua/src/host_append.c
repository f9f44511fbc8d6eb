/* host.open_append: a file that grows by whole texts, of which each has reached the disk when the
 * call returns. While it is open no other process of ours can open it so. */
#define _DEFAULT_SOURCE /* flock, realpath */
#include "host.h"

#include <errno.h>
#include <fcntl.h>
#include <lauxlib.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define APPEND_TYPE "lawspeaker.append"

/* A process that was killed may take so long until its children have gone, too. */
enum { LOCK_ATTEMPT_MAX = 40, LOCK_WAIT_MILLISECONDS = 50 };

static int append_close(lua_State *L)
{
    int *file = luaL_checkudata(L, 1, APPEND_TYPE);
    if (*file >= 0)
        close(*file);
    *file = -1;
    return 0;
}

static int check_file(lua_State *L)
{
    int file = *(int *)luaL_checkudata(L, 1, APPEND_TYPE);
    if (file < 0)
        luaL_error(L, "the file is closed");
    return file;
}

static int push_failure(lua_State *L, const char *reason)
{
    lua_pushnil(L);
    lua_pushstring(L, reason);
    return 2;
}

/* file:append(text): true; or nil and why not, and the file is as it was. */
static int append_append(lua_State *L)
{
    int file = check_file(L);
    size_t size = 0;
    const char *text = luaL_checklstring(L, 2, &size);
    struct stat before;
    if (fstat(file, &before) != 0)
        return push_failure(L, host_write_reason(errno));
    const char *reason = host_write_all(file, text, size);
    if (reason != NULL) {
        if (ftruncate(file, before.st_size) != 0)
            reason = host_write_reason(errno);
        return push_failure(L, reason);
    }
    lua_pushboolean(L, 1);
    return 1;
}

/* file:cut(size): nothing behind so many bytes stays. True; or nil and why not. */
static int append_cut(lua_State *L)
{
    int file = check_file(L);
    if (ftruncate(file, (off_t)luaL_checkinteger(L, 2)) != 0 || fsync(file) != 0)
        return push_failure(L, host_write_reason(errno));
    lua_pushboolean(L, 1);
    return 1;
}

/* False where another process has it. A disk on which files cannot be held holds none. */
static bool hold(int file)
{
    for (int attempt = 0; attempt < LOCK_ATTEMPT_MAX; attempt++) {
        if (flock(file, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR))
            return true;
        poll(NULL, 0, LOCK_WAIT_MILLISECONDS);
    }
    return false;
}

/* The name of a file that may be new reaches the disk as its lines will. */
static void settle_name(const char *path)
{
    char *whole = realpath(path, NULL);
    char *slash = whole != NULL ? strrchr(whole, '/') : NULL;
    if (slash != NULL) {
        slash[slash == whole ? 1 : 0] = '\0';
        host_settle_folder(whole);
    }
    free(whole);
}

/* host.open_append(path): the file, made where there is none; or nil and why not. */
int host_open_append(lua_State *L)
{
    static const luaL_Reg methods[] = {{"append", append_append}, {"cut", append_cut},
                                       {"close", append_close},   {"__gc", append_close},
                                       {"__close", append_close}, {NULL, NULL}};
    const char *path = luaL_checkstring(L, 1);
    int *file = lua_newuserdatauv(L, sizeof *file, 0);
    *file = -1;
    if (luaL_newmetatable(L, APPEND_TYPE)) {
        luaL_setfuncs(L, methods, 0);
        lua_pushvalue(L, -1);
        lua_setfield(L, -2, "__index");
    }
    lua_setmetatable(L, -2);

    *file = open(path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666);
    if (*file < 0)
        return push_failure(L, host_write_reason(errno));
    struct stat info;
    if (fstat(*file, &info) != 0 || !S_ISREG(info.st_mode))
        return push_failure(L, "it is not a regular file");
    if (!hold(*file))
        return push_failure(L, "another process is writing it");
    if (info.st_size == 0)
        settle_name(path);
    return 1;
}
