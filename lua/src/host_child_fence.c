/* What a script's process may still do: compute, use the memory that it has, and talk over its
 * socket. Linux only. */
#define _GNU_SOURCE /* close_range, ucred */
#include "host_child.h"

#if defined(__linux__)

#include "host_wire.h"

#include <errno.h>
#include <fcntl.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define IS_SANITIZED true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SANITIZED true
#endif
#endif
#ifndef IS_SANITIZED
#define IS_SANITIZED false
#endif

/* Whether its parent is still the one that made the socket. */
static bool has_parent(void)
{
    struct ucred maker;
    socklen_t size = sizeof maker;
    return getsockopt(WIRE_SOCKET, SOL_SOCKET, SO_PEERCRED, &maker, &size) == 0 &&
           maker.pid == getppid();
}

bool host_child_detach(void)
{
    setsid(); /* it fails where that has been done already */
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || !has_parent())
        return false;
    close(STDIN_FILENO);
    close(STDOUT_FILENO);
    if (!IS_SANITIZED) /* whose reports are for people */
        close(STDERR_FILENO);
    return close_range(WIRE_SOCKET + 1, ~0u, 0) == 0 && fcntl(WIRE_SOCKET, F_GETFD) >= 0;
}

static bool limit(int resource, rlim_t most)
{
    const struct rlimit value = {most, most};
    return setrlimit(resource, &value) == 0;
}

/* Sanitizers map far more than they use; there a script's own ceiling has to do. */
static bool limit_resources(uint64_t memory)
{
    return limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NPROC, 0) &&
           limit(RLIMIT_NOFILE, IS_SANITIZED ? WIRE_SOCKET + 5 : 0) &&
           (IS_SANITIZED || limit(RLIMIT_AS, (rlim_t)memory));
}

/* Calls that are allowed whatever they are given. */
static const int allowed[] = {
    SCMP_SYS(brk),          SCMP_SYS(munmap),          SCMP_SYS(mremap),
    SCMP_SYS(madvise),      SCMP_SYS(futex),           SCMP_SYS(clock_gettime),
    SCMP_SYS(exit),         SCMP_SYS(exit_group),      SCMP_SYS(rt_sigreturn),
    SCMP_SYS(getrandom),    SCMP_SYS(restart_syscall), SCMP_SYS(clock_gettime64),
    SCMP_SYS(futex_time64),
};

/* What a sanitizer needs to say what it has found. */
static const int allowed_to_sanitizers[] = {
    SCMP_SYS(mprotect),          SCMP_SYS(openat),       SCMP_SYS(open),      SCMP_SYS(close),
    SCMP_SYS(readlink),          SCMP_SYS(readlinkat),   SCMP_SYS(getpid),    SCMP_SYS(gettid),
    SCMP_SYS(sigaltstack),       SCMP_SYS(rt_sigaction), SCMP_SYS(fstat),     SCMP_SYS(newfstatat),
    SCMP_SYS(sched_yield),       SCMP_SYS(getrlimit),    SCMP_SYS(prlimit64), SCMP_SYS(lseek),
    SCMP_SYS(rt_sigprocmask),    SCMP_SYS(stat),         SCMP_SYS(prctl),     SCMP_SYS(ioctl),
    SCMP_SYS(sched_getaffinity),
};

static bool allow_all(scmp_filter_ctx filter, const int *calls, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 0) != 0)
            return false;
    }
    return true;
}

static bool allow_if(scmp_filter_ctx filter, int call, unsigned argument, uint64_t mask,
                     uint64_t value)
{
    const struct scmp_arg_cmp condition = {argument, SCMP_CMP_MASKED_EQ, mask, value};
    return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &condition) == 0;
}

/* Memory of its own, and none that is code. */
static bool allow_memory(scmp_filter_ctx filter, int call)
{
    const struct scmp_arg_cmp conditions[] = {
        {2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0},
        {3, SCMP_CMP_MASKED_EQ, MAP_ANONYMOUS, MAP_ANONYMOUS},
    };
    return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 2, conditions) == 0;
}

static bool allow_some(scmp_filter_ctx filter)
{
    const uint64_t descriptor = 0xffffffff;
    return allow_if(filter, SCMP_SYS(read), 0, descriptor, WIRE_SOCKET) &&
           allow_if(filter, SCMP_SYS(write), 0, descriptor, WIRE_SOCKET) &&
           allow_memory(filter, SCMP_SYS(mmap)) && allow_memory(filter, SCMP_SYS(mmap2));
}

/* A sanitizer reads what its process looks like, and writes to people. */
static bool allow_sanitizers(scmp_filter_ctx filter)
{
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(read), 0) == 0 &&
           allow_if(filter, SCMP_SYS(write), 0, 0xffffffff, STDERR_FILENO) &&
           allow_if(filter, SCMP_SYS(mmap), 2, PROT_EXEC, 0) &&
           allow_all(filter, allowed_to_sanitizers,
                     sizeof allowed_to_sanitizers / sizeof *allowed_to_sanitizers);
}

static bool filter_calls(void)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    if (filter == NULL)
        return false;
    bool is_loaded = allow_all(filter, allowed, sizeof allowed / sizeof *allowed) &&
                     allow_some(filter) && (!IS_SANITIZED || allow_sanitizers(filter)) &&
                     seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(sysinfo), 0) == 0 &&
                     seccomp_load(filter) == 0;
    seccomp_release(filter);
    return is_loaded;
}

bool host_child_fence(uint64_t memory)
{
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_DUMPABLE, 0) == 0 &&
           limit_resources(memory) && filter_calls();
}

#else

bool host_child_detach(void)
{
    return false;
}

bool host_child_fence(uint64_t memory)
{
    (void)memory;
    return false;
}

#endif
