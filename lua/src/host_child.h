/* A script's process: how it is started and ended by its parent, and what it does itself. */
#ifndef LAW_HOST_CHILD_H
#define LAW_HOST_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The name that the program is started by in such a process. */
#define HOST_CHILD_NAME "law-child"

/* How such a process ends by itself. */
enum {
    CHILD_DONE = 0,      /* its parent has closed the socket */
    CHILD_NO_MEMORY = 3, /* what the system gives it, not what its script may have */
    CHILD_NO_FENCE = 4,  /* the system cannot fence it in */
    CHILD_MISTAKE = 5    /* its parent has said what it does not understand */
};

/* ---- In the child (host_child_fence.c) ---- */

/* Before anything else: leaves the parent's session, keeps nothing but the socket, and ends when
 * the parent does. */
bool host_child_detach(void);

/* For good: no more memory than that, no new file, no process; and any system call that a script's
 * sandbox has no use for ends the process. */
bool host_child_fence(uint64_t memory);

/* ---- In the parent (host_child_process.c) ---- */

typedef struct {
    pid_t process; /* 0: there is none */
    pid_t owner;   /* who started it; a copy of the owner has no say in it */
    int socket;
} host_process;

/* False: the system refuses; errno. */
bool host_process_start(host_process *child);

/* Seconds of the processor that it may use, from its start on. */
void host_process_allow(const host_process *child, uint64_t seconds);

/* Ends it at once, if it has not ended, and leaves nothing of it. Answers as waitpid does. */
int host_process_end(host_process *child);

/* Why a process has ended, by what waitpid said of it: words that follow "its process", and which
 * limit that was: "time", "memory" or "process". */
const char *host_process_words(int status, char *words, size_t size);

#endif
