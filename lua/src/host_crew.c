/* A crew: child processes that each work through a share of numbered tasks, so that all cores are
 * used and a child that dies takes one task with it. It knows numbers and byte strings, not what
 * they mean.
 *
 * A child is a copy of this process and gets one task at a time over a socket; its answer asks for
 * the next. A message is a head (size, and whether the task raised) and the answer's bytes. */
#define _POSIX_C_SOURCE 200809L
#include "host.h"
#include "host_wire.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <errno.h>
#include <lauxlib.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define CREW_TYPE "lawspeaker.crew"

enum {
    WORKER_COUNT_MAX = 64,
    WAIT_MILLISECONDS = 200, /* a signal that arrives just before the wait is seen after it */
    /* So long one that has ended a child may take to come here as well. */
    SIGNAL_MILLISECONDS = 500
};

struct head {
    uint64_t size;
    uint64_t raised;
};

struct worker {
    pid_t process; /* 0: there is none */
    int socket;
    lua_Integer task; /* what it is at; 0: nothing */
    struct head head;
    size_t got; /* bytes of head and answer so far */
    char *answer;
};

struct crew {
    lua_Integer task_count, next_task, open_count; /* open: given or still to be given */
    int worker_count;
    struct worker workers[WORKER_COUNT_MAX];
    struct pollfd polls[WORKER_COUNT_MAX];
};

/* ---- The child ---- */

/* Answers tasks with the function on top of the stack until the parent closes the socket. */
static void work(lua_State *L, int socket)
{
    lua_Integer task;
    while (wire_read_all(socket, &task, sizeof task)) {
        lua_pushvalue(L, -1);
        lua_pushinteger(L, task);
        bool raised = lua_pcall(L, 1, 1, 0) != LUA_OK;
        size_t size = 0;
        const char *answer = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &size) : "";
        struct head head = {size, raised};
        if (!wire_write_all(socket, &head, sizeof head) || !wire_write_all(socket, answer, size))
            return;
        lua_pop(L, 1);
    }
}

/* A child ends with its parent, however that ends. Where the system knows no such thing, a child
 * whose parent has gone ends after the task it is at. */
static void end_with(pid_t parent)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent)
        _exit(1); /* it went before it was asked to tell */
}

/* ---- The parent ---- */

static void dismiss(struct worker *worker)
{
    if (worker->process == 0)
        return;
    close(worker->socket);
    kill(worker->process, SIGKILL);
    while (waitpid(worker->process, NULL, 0) < 0 && errno == EINTR)
        continue;
    free(worker->answer);
    *worker = (struct worker){.socket = -1};
}

static int crew_close(lua_State *L)
{
    struct crew *crew = luaL_checkudata(L, 1, CREW_TYPE);
    for (int i = 0; i < crew->worker_count; i++)
        dismiss(&crew->workers[i]);
    return 0;
}

/* Starts one child for the function on top of the stack; false when the system refuses. */
static bool hire(lua_State *L, struct crew *crew, struct worker *worker)
{
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0)
        return false;
    fflush(NULL); /* what is buffered is the parent's to write */
    pid_t parent = getpid(), process = fork();
    if (process < 0) {
        close(sockets[0]);
        close(sockets[1]);
        return false;
    }
    if (process == 0) {
        end_with(parent);
        signal(SIGINT, SIG_DFL);
        signal(SIGTERM, SIG_DFL);
        if (signal(SIGHUP, SIG_DFL) == SIG_IGN)
            signal(SIGHUP, SIG_IGN);
        close(sockets[0]);
        for (int i = 0; i < crew->worker_count; i++) {
            if (crew->workers[i].process != 0)
                close(crew->workers[i].socket);
        }
        work(L, sockets[1]);
        _exit(0);
    }
    close(sockets[1]);
    *worker = (struct worker){.process = process, .socket = sockets[0]};
    return true;
}

/* Gives a worker the next task, if one is left. */
static void assign(struct crew *crew, struct worker *worker)
{
    worker->task = 0;
    worker->got = 0;
    free(worker->answer);
    worker->answer = NULL;
    if (crew->next_task > crew->task_count)
        return;
    worker->task = crew->next_task++;
    /* Should the child be dead, its end is noticed when its answer is read. */
    wire_write_all(worker->socket, &worker->task, sizeof worker->task);
}

/* host.crew(tasks, workers, work): a crew that calls work(1) to work(tasks) in child processes. */
int host_crew(lua_State *L)
{
    lua_Integer task_count = luaL_checkinteger(L, 1);
    lua_Integer wanted = luaL_checkinteger(L, 2);
    luaL_checktype(L, 3, LUA_TFUNCTION);
    lua_settop(L, 3);

    struct crew *crew = lua_newuserdatauv(L, sizeof *crew, 1);
    memset(crew, 0, sizeof *crew);
    crew->task_count = crew->open_count = task_count;
    crew->next_task = 1;
    luaL_setmetatable(L, CREW_TYPE);
    lua_pushvalue(L, 3);
    lua_setiuservalue(L, 4, 1);

    if (wanted > task_count)
        wanted = task_count;
    if (wanted > WORKER_COUNT_MAX)
        wanted = WORKER_COUNT_MAX;
    lua_pushvalue(L, 3);
    for (lua_Integer i = 0; i < wanted; i++) {
        if (!hire(L, crew, &crew->workers[i]))
            break;
        crew->worker_count++;
        assign(crew, &crew->workers[i]);
    }
    lua_pushvalue(L, 4);
    return 1;
}

/* Waits for a child that has closed its socket: how it ended, as waitpid has it. */
static int part_with(struct worker *worker)
{
    int status = 0;
    close(worker->socket);
    while (waitpid(worker->process, &status, 0) < 0 && errno == EINTR)
        continue;
    free(worker->answer);
    *worker = (struct worker){.socket = -1};
    return status;
}

/* Whether the process was asked to end, where a child has ended like that: what ends a whole group
 * of processes may come to the child first. */
static bool is_asked_to_end(int status)
{
    int number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (number != SIGINT && number != SIGTERM && number != SIGHUP)
        return host_interrupted() != 0;
    struct timespec pause = {0, 1000 * 1000};
    for (int i = 0; i < SIGNAL_MILLISECONDS && host_interrupted() == 0; i++)
        nanosleep(&pause, NULL);
    return host_interrupted() != 0;
}

/* Pushes why a child ended before it had answered, and has another in its place where tasks are
 * left. */
static void push_end(lua_State *L, struct crew *crew, struct worker *worker, int status)
{
    if (WIFSIGNALED(status))
        lua_pushfstring(L, "the process that ran it was ended by signal %d", WTERMSIG(status));
    else
        lua_pushfstring(L, "the process that ran it ended with status %d", WEXITSTATUS(status));
    if (crew->next_task > crew->task_count)
        return;
    lua_getiuservalue(L, 1, 1);
    if (hire(L, crew, worker))
        assign(crew, worker);
    lua_pop(L, 1);
}

/* Reads what has arrived. 1: the answer is whole; 0: not yet; -1: the child has ended. */
static int receive(lua_State *L, struct worker *worker)
{
    size_t head_size = sizeof worker->head;
    char *to = worker->got < head_size ? (char *)&worker->head + worker->got
                                       : worker->answer + (worker->got - head_size);
    size_t size = worker->got < head_size ? head_size - worker->got
                                          : head_size + worker->head.size - worker->got;
    ssize_t got = read(worker->socket, to, size);
    if (got < 0 && errno == EINTR)
        return 0;
    if (got <= 0)
        return -1;
    worker->got += (size_t)got;
    if (worker->got == head_size && worker->answer == NULL) {
        worker->answer = malloc(worker->head.size + 1);
        if (worker->answer == NULL)
            luaL_error(L, "not enough memory");
    }
    return worker->got == head_size + worker->head.size;
}

/* Pushes task, answer or nil, and what was raised; then gives the worker its next task. Nothing
 * where a worker has no answer because the process was asked to end. */
static int push_answer(lua_State *L, struct crew *crew, struct worker *worker, bool ended)
{
    lua_pushinteger(L, worker->task);
    if (ended) {
        int status = part_with(worker);
        if (is_asked_to_end(status))
            return 0;
        lua_pushnil(L);
        push_end(L, crew, worker, status);
    } else if (worker->head.raised != 0 && host_interrupted() != 0) {
        return 0;
    } else {
        if (worker->head.raised != 0)
            lua_pushnil(L);
        lua_pushlstring(L, worker->answer, worker->head.size);
        if (worker->head.raised == 0)
            lua_pushnil(L);
        assign(crew, worker);
    }
    crew->open_count--;
    return 3;
}

/* There is no child left and none can be had: the next task is answered by that. */
static int push_unstarted(lua_State *L, struct crew *crew)
{
    crew->open_count--;
    lua_pushinteger(L, crew->next_task++);
    lua_pushnil(L);
    lua_pushfstring(L, "no process could be started for it: %s", strerror(errno));
    return 3;
}

/* crew:wait(): the next task that is done, in whatever order: its number, then its answer, or nil
 * and what went wrong. Nothing when all are done, or when the process was asked to end. */
static int crew_wait(lua_State *L)
{
    struct crew *crew = luaL_checkudata(L, 1, CREW_TYPE);
    lua_settop(L, 1);
    while (crew->open_count > 0 && host_interrupted() == 0) {
        int busy = 0;
        for (int i = 0; i < crew->worker_count; i++) {
            bool is_busy = crew->workers[i].process != 0 && crew->workers[i].task != 0;
            crew->polls[i] =
                (struct pollfd){.fd = is_busy ? crew->workers[i].socket : -1, .events = POLLIN};
            busy += is_busy;
        }
        if (busy == 0)
            return push_unstarted(L, crew);
        if (poll(crew->polls, (nfds_t)crew->worker_count, WAIT_MILLISECONDS) < 0)
            continue; /* a signal; the loop's condition looks at it */
        for (int i = 0; i < crew->worker_count; i++) {
            if (crew->polls[i].revents == 0)
                continue;
            int state = receive(L, &crew->workers[i]);
            if (state != 0)
                return push_answer(L, crew, &crew->workers[i], state < 0);
        }
    }
    return 0;
}

void host_open_crew(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"wait", crew_wait}, {"__gc", crew_close}, {"__close", crew_close}, {NULL, NULL}};
    luaL_newmetatable(L, CREW_TYPE);
    luaL_setfuncs(L, methods, 0);
    lua_pushvalue(L, -1);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
}
