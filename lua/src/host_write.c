/* host.make_folder; and host.write_file: a file is written whole or not at all. The text goes into
 * a new file beside the old one, reaches the disk, and takes the old one's name: whatever ends the
 * program in between, and however full the disk is, under that name there is the old text or the
 * new one. */
#define _XOPEN_SOURCE 700 /* realpath, fsync */
#include "host.h"

#include <errno.h>
#include <fcntl.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ATTEMPT_MAX = 100, NAME_ROOM = 64 };

/* A file that is being replaced. All paths are owned. */
typedef struct {
    char *path;      /* where it shall stand, links followed */
    char *folder;    /* the one that holds it */
    char *temporary; /* beside it; "" until it is there */
    struct stat old;
    bool has_old;
    int file;
} replacement;

const char *host_write_reason(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return "there is no such folder";
    case EACCES:
    case EPERM:
        return "it may not be written";
    case EROFS:
        return "the disk is for reading only";
    case ENOSPC:
    case EDQUOT:
        return "the disk is full";
    case EFBIG:
        return "a file may not be so long";
    case EISDIR:
        return "it is a folder";
    default:
        return host_reason(error);
    }
}

/* The file that a path leads to, where there is one; else the path itself. */
static char *follow(const char *path)
{
    char *found = realpath(path, NULL);
    if (found != NULL)
        return found;
    size_t size = strlen(path) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, path, size);
    return copy;
}

/* The folder of a path, with room for a name behind it; "./" where none is named. */
static char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    size_t size = slash != NULL ? (size_t)(slash - path) + 1 : 2;
    char *folder = malloc(size + NAME_ROOM);
    if (folder == NULL)
        return NULL;
    memcpy(folder, slash != NULL ? path : "./", size);
    folder[size] = '\0';
    return folder;
}

/* Looks at what stands there now; a reason where that is nothing to be replaced. */
static const char *look(replacement *it, const char *path)
{
    it->path = follow(path);
    it->folder = it->path != NULL ? folder_of(it->path) : NULL;
    it->temporary = it->path != NULL ? folder_of(it->path) : NULL;
    if (it->folder == NULL || it->temporary == NULL)
        return "not enough memory";
    if (path[0] == '\0')
        return "a file has a name";
    if (path[strlen(path) - 1] == '/')
        return "it is a folder";
    struct stat old, link;
    it->has_old = stat(it->path, &old) == 0;
    if (it->has_old)
        it->old = old;
    if (!it->has_old && errno != ENOENT)
        return host_write_reason(errno);
    if (!it->has_old && lstat(it->path, &link) == 0)
        return "it is a link that leads nowhere";
    if (it->has_old && S_ISDIR(it->old.st_mode))
        return "it is a folder";
    if (it->has_old && !S_ISREG(it->old.st_mode))
        return "it is not a regular file";
    /* The name could be given to another file in any case, but that is not what was allowed. */
    if (it->has_old && access(it->path, W_OK) != 0)
        return host_write_reason(errno);
    return NULL;
}

/* Whether the file that is open is nobody else's: no process that lives holds it, and it still has
 * the name by which it was opened. It is then held until it is closed. One that is new is ours also
 * where files cannot be held. */
static bool hold(int file, const char *path, bool is_new)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    struct stat opened, named;
    bool is_held = fcntl(file, F_SETLK, &lock) == 0;
    if (!is_held && (!is_new || errno == EACCES || errno == EAGAIN))
        return false;
    return fstat(file, &opened) == 0 && lstat(path, &named) == 0 && opened.st_dev == named.st_dev &&
           opened.st_ino == named.st_ino && opened.st_uid == geteuid();
}

/* Removes what a process has left behind that was killed. */
static void remove_left(const char *path)
{
    int file = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0)
        return;
    if (hold(file, path, false))
        unlink(path);
    close(file);
}

/* The names are the same in every process, so that each meets what others have left behind. */
static const char *create(replacement *it)
{
    size_t size = strlen(it->folder);
    int error = EEXIST;
    for (int attempt = 0; attempt < ATTEMPT_MAX && error == EEXIST; attempt++) {
        snprintf(it->temporary + size, NAME_ROOM, ".law-%d.tmp", attempt);
        remove_left(it->temporary);
        it->file = open(it->temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOCTTY | O_CLOEXEC, 0666);
        if (it->file >= 0 && hold(it->file, it->temporary, true))
            return NULL;
        error = it->file < 0 ? errno : EEXIST;
        if (it->file >= 0)
            close(it->file);
    }
    it->temporary[size] = '\0';
    return host_write_reason(error);
}

/* Whose file it is and what others may do with it stays as it was, as far as the system lets us. */
static const char *keep_permissions(const replacement *it)
{
    if (!it->has_old)
        return NULL;
    bool is_ours = fchown(it->file, it->old.st_uid, it->old.st_gid) == 0;
    mode_t kept = it->old.st_mode & (is_ours ? 07777 : 0777);
    return fchmod(it->file, kept) == 0 ? NULL : host_write_reason(errno);
}

const char *host_write_all(int file, const char *text, size_t size)
{
    while (size > 0) {
        ssize_t written = write(file, text, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return host_write_reason(written < 0 ? errno : EIO);
        text += written;
        size -= (size_t)written;
    }
    while (fsync(file) != 0) {
        if (errno != EINTR)
            return host_write_reason(errno);
    }
    return NULL;
}

void host_settle_folder(const char *folder)
{
    int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    fsync(file);
    close(file);
}

static const char *replace(replacement *it, const char *path, const char *text, size_t size)
{
    const char *reason = look(it, path);
    if (reason == NULL)
        reason = create(it);
    if (reason != NULL)
        return reason;
    reason = host_write_all(it->file, text, size);
    if (reason == NULL)
        reason = keep_permissions(it);
    if (reason == NULL && rename(it->temporary, it->path) != 0)
        reason = host_write_reason(errno);
    if (reason != NULL)
        unlink(it->temporary);
    else
        host_settle_folder(it->folder);
    close(it->file); /* all of it has reached the disk before; until here it is held */
    return reason;
}

/* host.write_file(path, text): true; or nil and why not, and the file is as it was. */
int host_write_file(lua_State *L)
{
    const char *path = luaL_checkstring(L, 1);
    size_t size = 0;
    const char *text = luaL_checklstring(L, 2, &size);
    replacement it = {.file = -1};
    const char *reason = replace(&it, path, text, size);
    free(it.path);
    free(it.folder);
    free(it.temporary);
    if (reason == NULL) {
        lua_pushboolean(L, 1);
        return 1;
    }
    lua_pushnil(L);
    lua_pushstring(L, reason);
    return 2;
}

/* host.make_folder(path): true; or nil and why not. The folder around it has to be there. */
int host_make_folder(lua_State *L)
{
    const char *path = luaL_checkstring(L, 1);
    if (mkdir(path, 0777) == 0) {
        lua_pushboolean(L, 1);
        return 1;
    }
    lua_pushnil(L);
    lua_pushstring(L, errno == EEXIST ? "it is there already" : host_write_reason(errno));
    return 2;
}
