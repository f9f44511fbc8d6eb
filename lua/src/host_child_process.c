/* A script's process, seen by the one that starts it. It is this program once more, so that it
 * begins with nothing of what this process knows, and with no environment. */
#define _GNU_SOURCE /* POSIX_SPAWN_SETSID, prlimit */
#include "host_child.h"

#include <stdio.h>
#include <string.h>

#if defined(__linux__)

#include "host_wire.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/* Starts it with that socket in its place; 0 or an errno. */
static int spawn(pid_t *process, int socket)
{
    static char name[] = HOST_CHILD_NAME;
    char *arguments[] = {name, NULL}, *environment[] = {NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int error = posix_spawn_file_actions_init(&files);
    if (error != 0)
        return error;
    error = posix_spawnattr_init(&attributes);
    if (error == 0) {
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &all);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                                  POSIX_SPAWN_SETSID);
        error = posix_spawn_file_actions_adddup2(&files, socket, WIRE_SOCKET);
        if (error == 0)
            error =
                posix_spawn(process, "/proc/self/exe", &files, &attributes, arguments, environment);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&files);
    return error;
}

bool host_process_start(host_process *child)
{
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
        return false;
    pid_t process = 0;
    int error = spawn(&process, sockets[1]);
    close(sockets[1]);
    if (error != 0) {
        close(sockets[0]);
        errno = error;
        return false;
    }
    *child = (host_process){process, getpid(), sockets[0]};
    return true;
}

/* Only the soft limit: the other could not be raised again. */
void host_process_allow(const host_process *child, uint64_t seconds)
{
    const struct rlimit limit = {(rlim_t)seconds, RLIM_INFINITY};
    prlimit(child->process, RLIMIT_CPU, &limit, NULL);
}

int host_process_end(host_process *child)
{
    int status = 0;
    if (child->process == 0)
        return status;
    close(child->socket);
    if (child->owner == getpid()) {
        kill(child->process, SIGKILL);
        while (waitpid(child->process, &status, 0) < 0 && errno == EINTR)
            continue;
    }
    *child = (host_process){.socket = -1};
    return status;
}

static const char *signal_words(int signal_number)
{
    static const struct {
        int number;
        const char *words;
    } known[] = {
        {SIGSYS, "SIGSYS, for a system call that no script needs"},
        {SIGXCPU, "SIGXCPU, for using the processor for too long"},
        {SIGKILL, "SIGKILL"},
        {SIGSEGV, "SIGSEGV"},
        {SIGABRT, "SIGABRT"},
        {SIGBUS, "SIGBUS"},
        {SIGFPE, "SIGFPE"},
        {SIGILL, "SIGILL"},
        {SIGTERM, "SIGTERM"},
        {SIGXFSZ, "SIGXFSZ"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (known[i].number == signal_number)
            return known[i].words;
    }
    return NULL;
}

const char *host_process_words(int status, char *words, size_t size)
{
    if (WIFSIGNALED(status)) {
        const char *name = signal_words(WTERMSIG(status));
        if (name != NULL)
            snprintf(words, size, "was killed by %s", name);
        else
            snprintf(words, size, "was killed by signal %d", WTERMSIG(status));
        return WTERMSIG(status) == SIGXCPU ? "time" : "process";
    }
    if (WEXITSTATUS(status) == CHILD_NO_MEMORY) {
        snprintf(words, size, "ran out of memory");
        return "memory";
    }
    if (WEXITSTATUS(status) == CHILD_NO_FENCE)
        snprintf(words, size, "could not be fenced in: the system refuses seccomp or a limit");
    else
        snprintf(words, size, "ended by itself, with status %d", WEXITSTATUS(status));
    return "process";
}

#else

bool host_process_start(host_process *child)
{
    (void)child;
    return false;
}

void host_process_allow(const host_process *child, uint64_t seconds)
{
    (void)child;
    (void)seconds;
}

int host_process_end(host_process *child)
{
    (void)child;
    return 0;
}

const char *host_process_words(int status, char *words, size_t size)
{
    (void)status;
    snprintf(words, size, "has ended");
    return "process";
}

#endif
