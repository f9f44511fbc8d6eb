/* Files and folders for the command line: read whole, or listed in byte order. What cannot be read
 * says why in words of its own; nothing here waits for a pipe or a terminal that answers to a
 * file's name. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "host.h"
#include "sort.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FOLDER_TYPE "lawspeaker.folder"

/* A file that is longer is nobody's script or map; it is refused before it fills the memory. */
enum { FILE_SIZE_MAX = 64 * 1024 * 1024 };

static const char *kind_of_mode(mode_t mode)
{
    return S_ISREG(mode) ? "file" : S_ISDIR(mode) ? "folder" : S_ISLNK(mode) ? "link" : "other";
}

/* host.kind(path): "file", "folder" or "other", links followed; or nil and why not. */
int host_kind(lua_State *L)
{
    const char *path = luaL_checkstring(L, 1);
    struct stat info;
    if (stat(path, &info) != 0) {
        lua_pushnil(L);
        lua_pushstring(L, host_reason(errno));
        return 2;
    }
    lua_pushstring(L, kind_of_mode(info.st_mode));
    return 1;
}

/* Opens what can be read as a whole, or says why not. */
static int open_regular(const char *path, size_t *size, const char **reason)
{
    /* Without O_NONBLOCK, opening a named pipe would wait for somebody to write into it. */
    int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) {
        *reason = host_reason(errno);
        return -1;
    }
    struct stat info;
    if (fstat(file, &info) != 0)
        *reason = host_reason(errno);
    else if (S_ISDIR(info.st_mode))
        *reason = "it is a folder";
    else if (!S_ISREG(info.st_mode))
        *reason = "it is not a regular file";
    else if (info.st_size > FILE_SIZE_MAX)
        *reason = "it is longer than 64 MiB";
    else {
        *size = (size_t)info.st_size;
        return file;
    }
    close(file);
    return -1;
}

/* Reads up to size bytes; returns how many, or -1. */
static ssize_t read_all(int file, char *bytes, size_t size)
{
    size_t done = 0;
    while (done < size) {
        ssize_t got = read(file, bytes + done, size - done);
        if (got < 0 && errno == EINTR && host_interrupted() == 0)
            continue;
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        done += (size_t)got;
    }
    return (ssize_t)done;
}

bool host_read_file(lua_State *L, const char *path)
{
    size_t size = 0;
    const char *reason = NULL;
    struct stat info;
    /* The buffer comes first: what follows it must not raise while the file is open. */
    if (stat(path, &info) == 0 && S_ISREG(info.st_mode) && info.st_size <= FILE_SIZE_MAX)
        size = (size_t)info.st_size;
    luaL_Buffer buffer;
    char *bytes = luaL_buffinitsize(L, &buffer, size > 0 ? size : 1);

    size_t found = 0;
    int file = open_regular(path, &found, &reason);
    ssize_t got = -1;
    if (file >= 0) {
        /* A file that grew in between is read as long as it was. */
        got = read_all(file, bytes, found < size ? found : size);
        if (got < 0)
            reason = host_reason(errno);
        close(file);
    }
    luaL_pushresultsize(&buffer, got > 0 ? (size_t)got : 0);
    if (reason == NULL)
        return true;
    lua_pop(L, 1);
    lua_pushstring(L, reason);
    return false;
}

/* An open folder, closed by Lua should anything raise. */
static int folder_close(lua_State *L)
{
    DIR **folder = luaL_checkudata(L, 1, FOLDER_TYPE);
    if (*folder != NULL)
        closedir(*folder);
    *folder = NULL;
    return 0;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* "file", "folder" or "other"; a link to a folder is "linked folder", one that leads nowhere is
 * "broken link", any other is what it leads to. */
static const char *entry_kind(int folder, const char *name)
{
    struct stat info;
    if (fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
        return "other";
    if (!S_ISLNK(info.st_mode))
        return kind_of_mode(info.st_mode);
    if (fstatat(folder, name, &info, 0) != 0)
        return "broken link";
    return S_ISDIR(info.st_mode) ? "linked folder" : kind_of_mode(info.st_mode);
}

/* Appends all names to the table at `table`, as readdir gives them; returns 0 or the error's
 * number. */
static int read_names(lua_State *L, DIR *folder, int table, lua_Integer *count)
{
    for (;;) {
        errno = 0;
        struct dirent *entry = readdir(folder);
        if (entry == NULL)
            return errno;
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        lua_pushstring(L, entry->d_name);
        lua_rawseti(L, table, ++*count);
    }
}

static int push_failure(lua_State *L, int error)
{
    lua_pushnil(L);
    lua_pushstring(L, error == ENOENT ? "no such folder" : host_reason(error));
    return 2;
}

/* host.list(path): a list of { name, kind } in the byte order of the names; or nil and why not. */
int host_list(lua_State *L)
{
    const char *path = luaL_checkstring(L, 1);
    lua_settop(L, 1);
    DIR **folder = lua_newuserdatauv(L, sizeof(DIR *), 0);
    *folder = NULL;
    if (luaL_newmetatable(L, FOLDER_TYPE)) {
        lua_pushcfunction(L, folder_close);
        lua_setfield(L, -2, "__gc");
    }
    lua_setmetatable(L, 2);

    *folder = opendir(path);
    if (*folder == NULL)
        return push_failure(L, errno);
    lua_Integer count = 0;
    lua_newtable(L); /* the names, which keep the strings alive that are sorted below */
    int error = read_names(L, *folder, 3, &count);
    if (error != 0)
        return push_failure(L, error);

    const char **names = lua_newuserdatauv(L, ((size_t)count + 1) * sizeof *names, 0);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, 3, i);
        names[i - 1] = lua_tostring(L, -1);
        lua_pop(L, 1);
    }
    sort_items(names, (size_t)count, sizeof *names, compare_names);

    lua_createtable(L, (int)count, 0);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_createtable(L, 2, 0);
        lua_pushstring(L, names[i - 1]);
        lua_rawseti(L, -2, 1);
        lua_pushstring(L, entry_kind(dirfd(*folder), names[i - 1]));
        lua_rawseti(L, -2, 2);
        lua_rawseti(L, -2, i);
    }
    closedir(*folder);
    *folder = NULL;
    return 1;
}

bool host_read_bytes(const char *path, char **bytes, size_t *size, const char **reason)
{
    *bytes = NULL;
    *size = 0;
    *reason = NULL;
    size_t found = 0;
    int file = open_regular(path, &found, reason);
    if (file < 0)
        return false;
    *bytes = malloc(found + 1);
    ssize_t got = *bytes != NULL ? read_all(file, *bytes, found) : -1;
    if (got < 0) {
        *reason = *bytes != NULL ? host_reason(errno) : "not enough memory";
        free(*bytes);
        *bytes = NULL;
    } else {
        *size = (size_t)got;
    }
    close(file);
    return *reason == NULL;
}

char *host_find_inside(const char *folder, const char *relative)
{
    char *base = realpath(*folder != '\0' ? folder : "/", NULL);
    size_t size = strlen(folder) + 1 + strlen(relative);
    char *wanted = malloc(size + 1);
    if (wanted != NULL)
        snprintf(wanted, size + 1, "%s/%s", folder, relative);
    char *found = wanted != NULL ? realpath(wanted, NULL) : NULL;
    free(wanted);
    if (base != NULL && found != NULL) {
        size_t length = strcmp(base, "/") == 0 ? 0 : strlen(base);
        if (strncmp(base, found, length) == 0 && found[length] == '/') {
            free(base);
            return found;
        }
    }
    free(base);
    free(found);
    return NULL;
}
