/* Script processes that do what none should: they begin as every one does, fence included, and then
 * misbehave in the way that the name of their script's file says. What runs scripts for players
 * must see through all of it. */
#define _GNU_SOURCE
#include "bad_child.h"

#include "host.h"
#include "host_child.h"
#include "host_wire.h"

#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void send_raw(uint64_t kind, uint64_t size, const void *bytes, size_t count)
{
    uint64_t head[2] = {kind, size};
    if (write(WIRE_SOCKET, head, sizeof head) < 0 || write(WIRE_SOCKET, bytes, count) < 0)
        _exit(CHILD_DONE);
}

static void send_outcome(const char *bytes, size_t size)
{
    send_raw(WIRE_OUTCOME, size, bytes, size);
}

/* What a system call gives is nothing to see: none of these comes back. */
static void open_file(void)
{
    (void)!open("/etc/passwd", O_RDONLY);
}
static void make_socket(void)
{
    (void)!socket(AF_INET, SOCK_STREAM, 0);
}
static void fork_itself(void)
{
    syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
}
static void start_program(void)
{
    execl("/bin/true", "true", (char *)NULL);
}
static void kill_parent(void)
{
    kill(getppid(), SIGKILL);
}
static void trace_parent(void)
{
    syscall(SYS_ptrace, 16, getppid(), 0, 0);
}
static void map_code(void)
{
    void *code = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    (void)code;
}
static void make_code(void)
{
    static char page[8192];
    mprotect((void *)((uintptr_t)(page + 4095) & ~(uintptr_t)4095), 4096, PROT_READ | PROT_EXEC);
}
static void write_elsewhere(void)
{
    (void)!write(1, "x", 1);
}
static void raise_limit(void)
{
    syscall(SYS_prlimit64, 0, 0, 0, 0);
}
static void sleep_long(void)
{
    struct timespec second = {1, 0};
    nanosleep(&second, NULL);
}

static void loop(void)
{
    for (volatile int i = 0;; i++)
        continue;
}
static void wait_for_ever(void)
{
    char byte;
    while (read(WIRE_SOCKET, &byte, 1) > 0)
        continue;
}
static void end_quietly(void)
{
    _exit(0);
}
static void end_with_seven(void)
{
    _exit(7);
}
static void close_socket(void)
{
    /* the call is not allowed: closing is ending */
    close(WIRE_SOCKET);
}
static void fault(void)
{
    volatile uintptr_t nowhere = 16;
    *(volatile int *)nowhere = 1;
}
static void fill_memory(void)
{
    for (;;) {
        char *block = malloc(1 << 20);
        if (block == NULL)
            _exit(CHILD_NO_MEMORY);
        memset(block, 1, 1 << 20);
    }
}

static void say_nonsense(void)
{
    send_outcome("What?", 5);
}
static void say_nothing(void)
{
    send_outcome("", 0);
}
static void say_half(void)
{
    send_outcome("{s\xff\xff\xff\xff\xff\xff\xff\x7f", 10);
}
static void say_no_table(void)
{
    send_outcome("t", 1);
}
static void say_no_status(void)
{
    send_outcome("{}", 2);
}
static void say_wrong_kind(void)
{
    send_raw(99, 0, "", 0);
}
static void say_parents_kind(void)
{
    send_raw(WIRE_FOUND, 0, "", 0);
}
static void say_too_much(void)
{
    send_raw(WIRE_OUTCOME, UINT64_MAX, "", 0);
}
static void say_slowly(void)
{
    send_raw(WIRE_OUTCOME, 1000, "{", 1);
    loop();
}
static void nest(void)
{
    static char text[100000];
    for (size_t i = 0; i + 2 < sizeof text; i += 2)
        memcpy(text + i, "{t", 2);
    send_outcome(text, sizeof text);
}
static void make_many(void)
{
    enum { COUNT = 3000000 };
    char *text = malloc(4 * COUNT);
    for (size_t i = 0; i < COUNT; i++)
        memcpy(text + 4 * i, "t{}t", 4);
    text[0] = '{';
    send_outcome(text, 4 * COUNT);
    loop();
}
static void index_by_table(void)
{
    send_outcome("{{}t}", 5);
}
static void index_by_nil(void)
{
    send_outcome("{nt}", 4);
}
static void print_forever(void)
{
    for (;;)
        send_raw(WIRE_PRINT, 3, "you", 3);
}

static void print_nothing(void)
{
    for (;;)
        send_raw(WIRE_PRINT, 0, "", 0);
}

static void ask_for(char wanted, int32_t number, const char *name, size_t length)
{
    char bytes[512] = {wanted};
    memcpy(bytes + 1, &number, sizeof number);
    memcpy(bytes + 5, name, length);
    send_raw(WIRE_FETCH, 5 + length, bytes, 5 + length);
}
static void read_parents_folder(void)
{
    ask_for(1, 0, "../secret", 9);
}
static void read_from_root(void)
{
    ask_for(1, 0, "/etc/passwd", 11);
}
static void read_unknown_file(void)
{
    ask_for(0, 77, "", 0);
}
static void read_no_file(void)
{
    ask_for(0, -1, "", 0);
}
static void read_split_name(void)
{
    ask_for(1, 0, "a\0b", 3);
}
static void read_nameless(void)
{
    send_raw(WIRE_FETCH, 2, "\1\0", 2);
}
static void read_what(void)
{
    ask_for(9, 0, "a", 1);
}
static void read_on(void)
{
    char found[4096];
    for (;;) {
        ask_for(1, 0, "nothing", 7);
        if (read(WIRE_SOCKET, found, sizeof found) <= 0)
            _exit(CHILD_DONE);
    }
}
/* A map's name is made safe where it is looked for: there is none, and that is all. */
static void read_maps_parent(void)
{
    char found[4096];
    ask_for(2, 0, "../../etc/passwd", 16);
    if (read(WIRE_SOCKET, found, sizeof found) < 16 || found[0] != WIRE_NONE)
        loop();
    end_with_seven();
}

static const struct {
    const char *name;
    void (*act)(void);
} ways[] = {
    {"open_file", open_file},
    {"make_socket", make_socket},
    {"fork_itself", fork_itself},
    {"start_program", start_program},
    {"kill_parent", kill_parent},
    {"trace_parent", trace_parent},
    {"map_code", map_code},
    {"make_code", make_code},
    {"write_elsewhere", write_elsewhere},
    {"raise_limit", raise_limit},
    {"sleep_long", sleep_long},
    {"loop", loop},
    {"wait_for_ever", wait_for_ever},
    {"end_quietly", end_quietly},
    {"end_with_seven", end_with_seven},
    {"close_socket", close_socket},
    {"fault", fault},
    {"fill_memory", fill_memory},
    {"say_nonsense", say_nonsense},
    {"say_nothing", say_nothing},
    {"say_half", say_half},
    {"say_no_table", say_no_table},
    {"say_no_status", say_no_status},
    {"say_wrong_kind", say_wrong_kind},
    {"say_parents_kind", say_parents_kind},
    {"say_too_much", say_too_much},
    {"say_slowly", say_slowly},
    {"nest", nest},
    {"make_many", make_many},
    {"index_by_table", index_by_table},
    {"index_by_nil", index_by_nil},
    {"print_forever", print_forever},
    {"print_nothing", print_nothing},
    {"read_parents_folder", read_parents_folder},
    {"read_from_root", read_from_root},
    {"read_unknown_file", read_unknown_file},
    {"read_no_file", read_no_file},
    {"read_split_name", read_split_name},
    {"read_nameless", read_nameless},
    {"read_what", read_what},
    {"read_on", read_on},
    {"read_maps_parent", read_maps_parent},
};

/* Finds the way in what is sent to open a script: its options hold "bad/NAME." as a file's name. */
static void (*find_way(void))(void)
{
    char bytes[4096];
    ssize_t size = recv(WIRE_SOCKET, bytes, sizeof bytes, MSG_PEEK);
    const char *file = size > 0 ? memmem(bytes, (size_t)size, "bad/", 4) : NULL;
    for (size_t i = 0; file != NULL && i < sizeof ways / sizeof *ways; i++) {
        size_t length = strlen(ways[i].name);
        if (strncmp(file + 4, ways[i].name, length) == 0 && file[4 + length] == '.')
            return ways[i].act;
    }
    return NULL;
}

void bad_child_run(void)
{
    void (*act)(void) = find_way();
    if (act == NULL)
        return;
    wire_message opening;
    if (!host_child_detach() || !wire_receive(&opening) || !host_child_fence((uint64_t)128 << 20) ||
        !wire_send(WIRE_READY, NULL, 0))
        _exit(CHILD_NO_FENCE);
    act();
    wait_for_ever();
    _exit(CHILD_DONE);
}
