/* host.open_child and host.run_child: as host.open_script and host.run_script, and the script runs
 * in a process of its own, which this one trusts in nothing: it has a deadline for whatever it is
 * asked, what it says is read with limits on everything, and however it ends, an outcome says so.
 */
#define _POSIX_C_SOURCE 200809L
#include "host_child.h"

#include "host.h"
#include "host_child_files.h"
#include "host_outcome.h"
#include "host_wire.h"

#include <errno.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CHILD_TYPE "lawspeaker.child"

enum {
    MILLISECOND = 1000 * 1000, /* in nanoseconds */
    SETUP_MILLISECONDS = 60000,
    GRACE_MILLISECONDS = 25, /* in which a script's own limit can still be reported */
    FETCH_COUNT_MAX = 20000, /* files a question; a script pays for each, and comes less far */
    STRANGERS_TABLE = 8192,
    ANSWER_ENTRIES_MAX = 1000000,
    GIVEN_DEPTH = 20,  /* as in this process */
    OUTCOME_DEPTH = 22 /* the answer's own, and what it lies in */
};

/* User values: the options, which keep the strings; the lists of maps and of variants; what opening
 * sends. */
enum { CHILD_OPTIONS = 1, CHILD_MAPS, CHILD_VARIANTS, CHILD_OPENING, CHILD_USER_VALUES = 4 };

typedef struct {
    host_process process;
    bool is_closed;
    bool is_ready; /* it is fenced in; what it was before is ours to answer for */
    bool is_open;  /* the script's files have run */
    child_files files;
    struct host_names maps;
    sandbox_caps caps;
    uint32_t opening_milliseconds, milliseconds, most_milliseconds;
    uint64_t granted; /* milliseconds, all together */
    int fetch_count;  /* since it was asked last */
    size_t file_count;

    bool prints;
    uint64_t printed, printed_most;
    int output_error;

    const char *status; /* how it ended, once it has; a constant */
    const char *limit;  /* constant, or NULL */
    char message[OUTCOME_MESSAGE_SIZE];
} host_child;

/* ---- How it ends ---- */

/* Ends the process for a reason of ours. */
static void stop(host_child *child, const char *status, const char *limit, const char *message)
{
    host_process_end(&child->process);
    child->status = status;
    child->limit = limit;
    snprintf(child->message, sizeof child->message, "%s", message);
}

/* The process has gone by itself; only one that has closed its socket and lives on is ended here.
 */
static void note_end(host_child *child)
{
    char words[OUTCOME_MESSAGE_SIZE - 32];
    child->limit = host_process_words(host_process_end(&child->process), words, sizeof words);
    child->status = child->is_ready ? "limit" : "impossible";
    snprintf(child->message, sizeof child->message, "its process %s", words);
}

static void stop_for(host_child *child, wire_status status, uint32_t milliseconds)
{
    char words[64];
    switch (status) {
    case WIRE_LATE:
        snprintf(words, sizeof words, "time limit of %lu milliseconds reached",
                 (unsigned long)milliseconds);
        stop(child, "limit", "time", words);
        break;
    case WIRE_STOPPED:
        stop(child, "interrupted", NULL, "interrupted");
        break;
    case WIRE_TOO_LONG:
        stop(child, "limit", "process", "its process sent more than it may");
        break;
    case WIRE_NO_MEMORY:
        stop(child, "limit", "memory", "not enough memory for what its process sent");
        break;
    default:
        note_end(child);
        break;
    }
}

static void stop_for_nonsense(host_child *child, const char *what)
{
    char words[OUTCOME_MESSAGE_SIZE];
    snprintf(words, sizeof words, "its process sent what is no answer: %.900s", what);
    stop(child, "limit", "process", words);
}

/* ---- What it may ask for: its files and its output ---- */

static void serve_file(host_child *child, const wire_message *wanted, uint64_t deadline,
                       uint32_t milliseconds)
{
    sandbox_source source = {.text = NULL};
    if (child->fetch_count++ >= FETCH_COUNT_MAX) {
        stop(child, "limit", "process", "its process asked for too many files");
        return;
    }
    if (!child_files_find(&child->files, wanted, &source)) {
        stop_for_nonsense(child, "it asked for a file that no script can ask for");
        return;
    }
    wire_status status = child_files_send(child->process.socket, &source, deadline);
    if (status != WIRE_OK)
        stop_for(child, status, milliseconds);
}

static void put_out(void *user, const char *bytes, size_t size)
{
    host_child *child = user;
    if (child->output_error == 0 && fwrite(bytes, 1, size, stdout) != size)
        child->output_error = errno != 0 ? errno : EIO;
}

/* What it prints has been escaped, which a process that is not what we think need not have done. */
static void serve_print(host_child *child, const wire_message *printed)
{
    char words[80];
    if (!child->prints) {
        stop_for_nonsense(child, "it printed where it may not");
    } else if (printed->size > child->printed_most - child->printed) {
        snprintf(words, sizeof words, "output limit of %llu bytes reached",
                 (unsigned long long)child->printed_most);
        stop(child, "limit", "output", words);
    } else {
        child->printed += printed->size;
        host_escape(printed->bytes, printed->size, true, put_out, child);
        if (child->output_error != 0)
            stop(child, "closed", NULL, strerror(child->output_error));
    }
}

/* ---- Messages ---- */

/* Waits for a message of that kind, and serves what comes before it. False: it has ended. */
static bool await(host_child *child, wire_kind kind, wire_message *message, uint64_t deadline,
                  uint32_t milliseconds)
{
    size_t most = child->caps.bytes + (size_t)64 * 1024;
    while (child->process.process != 0) {
        wire_status status = wire_receive_until(child->process.socket, message, most, deadline);
        if (status != WIRE_OK) {
            stop_for(child, status, milliseconds);
            return false;
        }
        if (message->kind == kind)
            return true;
        if (message->kind == WIRE_FETCH)
            serve_file(child, message, deadline, milliseconds);
        else if (message->kind == WIRE_PRINT)
            serve_print(child, message);
        else
            stop_for_nonsense(child, "it is of no kind that is known");
        free(message->bytes);
        message->bytes = NULL;
    }
    return false;
}

/* Pushes the plain data that it answers, or nothing. */
static bool await_answer(lua_State *L, host_child *child, uint32_t milliseconds)
{
    wire_message message;
    uint64_t wait = (uint64_t)milliseconds + GRACE_MILLISECONDS;
    if (!await(child, WIRE_OUTCOME, &message, wire_now() + wait * MILLISECOND, milliseconds))
        return false;
    char problem[OUTCOME_MESSAGE_SIZE];
    bool is_read =
        sandbox_unpack(L, message.bytes, message.size, &child->caps, problem, sizeof problem);
    free(message.bytes);
    if (!is_read)
        stop_for_nonsense(child, problem);
    return is_read;
}

static void grant(host_child *child, uint64_t milliseconds)
{
    uint64_t before = child->granted / 1000;
    child->granted =
        child->granted < UINT64_MAX / 2 ? child->granted + milliseconds : UINT64_MAX / 2;
    child->fetch_count = 0;
    if (child->granted / 1000 != before)
        host_process_allow(&child->process, child->granted / 1000 + 1);
}

/* ---- Outcomes ---- */

/* A field of the answer at `from` that is a string becomes one of the outcome on top. */
static void take_text(lua_State *L, int from, const char *field)
{
    lua_getfield(L, from, field);
    if (lua_type(L, -1) == LUA_TSTRING)
        lua_setfield(L, -2, field);
    else
        lua_pop(L, 1);
}

/* Whether the value on top is an outcome, of which a process may tell these: whether we have been
 * interrupted is not for it to say. */
static bool is_outcome(lua_State *L)
{
    static const char *const statuses[] = {"ok",         "error",      "limit",
                                           "unreadable", "impossible", "closed"};
    if (lua_type(L, -1) != LUA_TTABLE)
        return false;
    lua_getfield(L, -1, "status");
    const char *status = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    lua_pop(L, 1);
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++) {
        if (strcmp(status, statuses[i]) == 0)
            return true;
    }
    return false;
}

/* Replaces the process's outcome on top by one that holds what an outcome holds. */
static void take_outcome(lua_State *L)
{
    static const char *const texts[] = {"status", "message", "place",  "within",
                                        "hook",   "limit",   "output", "unreadable"};
    int from = lua_gettop(L);
    lua_newtable(L);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        take_text(L, from, texts[i]);
    lua_getfield(L, from, "answer");
    lua_setfield(L, -2, "answer");
    lua_remove(L, from);
}

/* Pushes the outcome of a process that has ended. */
static void push_ending(lua_State *L, const host_child *child)
{
    lua_newtable(L);
    outcome_set_status(L, child->status, child->message);
    if (child->limit != NULL)
        outcome_set_limit(L, child->limit);
    if (child->output_error != 0) {
        lua_pushboolean(L, child->output_error == EPIPE);
        lua_setfield(L, -2, "gone");
    }
}

/* Waits for an outcome, and pushes it or that of the process. */
static void push_outcome(lua_State *L, host_child *child, uint32_t milliseconds)
{
    bool is_answered = child->process.process != 0 && await_answer(L, child, milliseconds);
    if (is_answered && !is_outcome(L)) {
        lua_pop(L, 1);
        stop_for_nonsense(child, "an outcome without a status");
        is_answered = false;
    }
    if (is_answered)
        take_outcome(L);
    else
        push_ending(L, child);
    if (lua_getfield(L, -1, "output") == LUA_TNIL) {
        lua_pushliteral(L, "");
        lua_setfield(L, -3, "output");
    }
    lua_pop(L, 1);
    outcome_set_files(L, &child->files.script);
}

/* ---- Opening ---- */

/* Starts the process and has it run the script's files; pushes the outcome. */
static void open_process(lua_State *L, host_child *child, const char *opening, size_t size)
{
    wire_message ready = {0};
    uint64_t deadline = wire_now() + (uint64_t)SETUP_MILLISECONDS * MILLISECOND;
    child->granted = 0;
    child->printed = 0;
    child->is_open = child->is_ready = false;
    host_script_forget(&child->files.script, 0);
    if (!host_process_start(&child->process)) {
        char words[OUTCOME_MESSAGE_SIZE];
        snprintf(words, sizeof words, "no process could be started for it: %s", strerror(errno));
        stop(child, "impossible", NULL, words);
    } else {
        grant(child, SETUP_MILLISECONDS + (uint64_t)child->opening_milliseconds);
        wire_status status =
            wire_send_until(child->process.socket, WIRE_OPEN, opening, size, deadline);
        if (status != WIRE_OK)
            stop_for(child, status, SETUP_MILLISECONDS);
        else
            child->is_ready = await(child, WIRE_READY, &ready, deadline, SETUP_MILLISECONDS);
        free(ready.bytes);
    }
    push_outcome(L, child, child->opening_milliseconds);
    lua_getfield(L, -1, "status");
    child->is_open = strcmp(lua_tostring(L, -1), "ok") == 0;
    child->file_count = child->files.script.loaded.count;
    lua_pop(L, 1);
    if (!child->is_open)
        host_process_end(&child->process);
}

/* More than a script with these limits can need: its region and what set-up takes, what is kept of
 * it, its data on the way in and out, and the program itself. */
static uint64_t process_memory(const sandbox_limits *limits)
{
    return (uint64_t)limits->memory * 5 + ((uint64_t)256 << 20);
}

/* Pushes what is sent to open: the options that matter there, as plain data in a string. */
static void push_opening(lua_State *L, const sandbox_limits *limits, bool is_run)
{
    static const char *const fields[] = {
        "given",
        "file",
        "about",
        "module",
        "instructions",
        "milliseconds",
        "memory",
        "output",
        "print",
        "traceback",
        "string",
        "arguments",
        "table",
        "variants",
        "renewable",
        "question_instructions",
        "question_milliseconds",
    };
    lua_newtable(L);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        lua_getfield(L, 1, fields[i]);
        lua_setfield(L, -2, fields[i]);
    }
    lua_newtable(L);
    lua_setfield(L, -2, "maps");
    lua_pushboolean(L, is_run);
    lua_setfield(L, -2, "is_run");
    lua_pushinteger(L, (lua_Integer)limits->table);
    lua_setfield(L, -2, "table");
    lua_pushinteger(L, (lua_Integer)process_memory(limits));
    lua_setfield(L, -2, "process_memory");
    const sandbox_caps caps = {.depth = OUTCOME_DEPTH, .entries = SIZE_MAX, .bytes = SIZE_MAX};
    char problem[OUTCOME_MESSAGE_SIZE];
    sandbox_parcel parcel;
    if (!sandbox_pack(L, -1, &caps, &parcel, problem, sizeof problem))
        luaL_error(L, "options: %s", problem);
    char *bytes = lua_newuserdatauv(L, parcel.size, 0);
    memcpy(bytes, parcel.bytes, parcel.size);
    free(parcel.bytes);
    lua_remove(L, -2);
}

static int child_close(lua_State *L)
{
    host_child *child = luaL_checkudata(L, 1, CHILD_TYPE);
    host_process_end(&child->process);
    host_script_close(&child->files.script);
    child->is_closed = true;
    return 0;
}

static host_child *check_open(lua_State *L)
{
    host_child *child = luaL_checkudata(L, 1, CHILD_TYPE);
    if (child->is_closed)
        luaL_error(L, "the session is closed");
    if (child->process.process != 0 && child->process.owner != getpid())
        luaL_error(L, "the session belongs to the process that opened it");
    return child;
}

/* ---- Asking ---- */

static uint32_t time_of(const host_child *child, const wire_measure *measure)
{
    uint64_t most = child->most_milliseconds;
    uint64_t count = measure->times > 1 ? (uint64_t)measure->times : 1;
    uint64_t milliseconds = child->milliseconds;
    milliseconds = milliseconds < most / count ? milliseconds * count : most;
    return (uint32_t)milliseconds;
}

/* What is sent to ask: the measure, the function's name and a zero, the plain data at 3. False when
 * that cannot cross, with a message. */
static bool pack_question(lua_State *L, const wire_measure *measure, sandbox_parcel *question,
                          char *message, size_t message_size)
{
    const sandbox_caps caps = {.depth = GIVEN_DEPTH, .entries = SIZE_MAX, .bytes = SIZE_MAX};
    sandbox_parcel given;
    if (!sandbox_pack(L, 3, &caps, &given, message, message_size))
        return false;
    const char *function = lua_tostring(L, 2);
    size_t length = strlen(function) + 1;
    question->size = sizeof *measure + length + given.size;
    question->bytes = malloc(question->size);
    if (question->bytes != NULL) {
        memcpy(question->bytes, measure, sizeof *measure);
        memcpy(question->bytes + sizeof *measure, function, length);
        memcpy(question->bytes + sizeof *measure + length, given.bytes, given.size);
    } else {
        snprintf(message, message_size, "not enough memory");
    }
    free(given.bytes);
    return question->bytes != NULL;
}

static bool send_question(lua_State *L, host_child *child, const wire_measure *measure,
                          uint32_t milliseconds, char *message, size_t message_size)
{
    sandbox_parcel question;
    if (!pack_question(L, measure, &question, message, message_size))
        return false;
    uint64_t wait = (uint64_t)milliseconds + GRACE_MILLISECONDS;
    wire_status status = wire_send_until(child->process.socket, WIRE_ASK, question.bytes,
                                         question.size, wire_now() + wait * MILLISECOND);
    free(question.bytes);
    if (status != WIRE_OK)
        stop_for(child, status, milliseconds);
    return true;
}

/* session:ask(function, given, times, preparation), as for a session in this process. */
static int child_ask(lua_State *L)
{
    host_child *child = check_open(L);
    luaL_checkstring(L, 2);
    const wire_measure measure = {.times = luaL_optinteger(L, 4, 1),
                                  .preparation = luaL_optinteger(L, 5, 0)};
    lua_settop(L, 3);
    uint32_t milliseconds = time_of(child, &measure);
    char message[OUTCOME_MESSAGE_SIZE];
    if (child->process.process != 0) {
        grant(child, milliseconds);
        if (!send_question(L, child, &measure, milliseconds, message, sizeof message)) {
            lua_newtable(L);
            outcome_set_status(L, "error", message);
            outcome_set_traces(L, &child->files.script);
            return 1;
        }
    }
    push_outcome(L, child, milliseconds);
    return 1;
}

/* Has the process go back to how it was when opened; false when it has ended, or kept nothing. */
static bool renew_process(lua_State *L, host_child *child)
{
    if (child->process.process == 0)
        return false;
    grant(child, SETUP_MILLISECONDS);
    wire_status status = wire_send_until(child->process.socket, WIRE_RENEW, NULL, 0,
                                         wire_now() + (uint64_t)SETUP_MILLISECONDS * MILLISECOND);
    if (status != WIRE_OK) {
        stop_for(child, status, SETUP_MILLISECONDS);
        return false;
    }
    if (!await_answer(L, child, SETUP_MILLISECONDS))
        return false;
    bool is_renewed = lua_type(L, -1) == LUA_TBOOLEAN && lua_toboolean(L, -1);
    lua_pop(L, 1);
    return is_renewed;
}

/* session:renew(): true; or false and an outcome. A process that has ended, or that was not opened
 * to be renewed, is started again. */
static int child_renew(lua_State *L)
{
    host_child *child = check_open(L);
    lua_settop(L, 1);
    if (renew_process(L, child)) {
        host_script_forget(&child->files.script, child->file_count);
        child->printed = 0;
        lua_pushboolean(L, 1);
        return 1;
    }
    host_process_end(&child->process);
    lua_getiuservalue(L, 1, CHILD_OPENING);
    open_process(L, child, lua_touserdata(L, -1), lua_rawlen(L, -1));
    lua_pushboolean(L, child->is_open);
    if (child->is_open)
        return 1;
    lua_insert(L, -2);
    return 2;
}

static host_child *new_child(lua_State *L)
{
    static const luaL_Reg methods[] = {{"ask", child_ask},       {"renew", child_renew},
                                       {"close", child_close},   {"__gc", child_close},
                                       {"__close", child_close}, {NULL, NULL}};
    host_child *child = lua_newuserdatauv(L, sizeof *child, CHILD_USER_VALUES);
    memset(child, 0, sizeof *child);
    child->files.script = host_script_empty();
    child->process.socket = -1;
    if (luaL_newmetatable(L, CHILD_TYPE)) {
        luaL_setfuncs(L, methods, 0);
        lua_pushvalue(L, -1);
        lua_setfield(L, -2, "__index");
    }
    lua_setmetatable(L, -2);
    return child;
}

/* The options of a child at index 2; its opening is left on the stack. */
static void read_options(lua_State *L, host_child *child, bool is_run)
{
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, 2, CHILD_OPTIONS);
    child->maps = host_names_option(L, "maps");
    lua_setiuservalue(L, 2, CHILD_MAPS);
    child->files.variants = host_names_option(L, "variants");
    lua_setiuservalue(L, 2, CHILD_VARIANTS);
    host_names_option(L, "arguments"); /* which raises what is wrong with them */
    outcome_options options = outcome_read_options(L);
    if (lua_getfield(L, 1, "table") == LUA_TNIL)
        options.limits.table = STRANGERS_TABLE;
    lua_settop(L, 2);
    child->files.file = options.file;
    child->files.script.maps = &child->maps;
    child->opening_milliseconds = options.limits.milliseconds;
    child->milliseconds = options.milliseconds;
    child->most_milliseconds = options.most_milliseconds;
    child->prints = options.prints;
    child->printed_most = options.printed_most;
    child->caps = (sandbox_caps){
        .depth = OUTCOME_DEPTH, .entries = ANSWER_ENTRIES_MAX, .bytes = options.limits.memory};
    push_opening(L, &options.limits, is_run);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, 2, CHILD_OPENING);
}

/* A process that has opened its script, or has run it; leaves it at 2 and the outcome on top. */
static host_child *start(lua_State *L, bool is_run)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    host_child *child = new_child(L);
    read_options(L, child, is_run);
#if defined(__linux__)
    open_process(L, child, lua_touserdata(L, 3), lua_rawlen(L, 3));
#else
    stop(child, "impossible", NULL,
         "a script runs in a process of its own on Linux only; run it in this one (--trust)");
    push_outcome(L, child, 0);
#endif
    return child;
}

/* host.open_child { … }: a session, or nil; and the outcome of opening it. Options as those of
 * host.open_script; tables may have 8,192 entries where `table` does not say otherwise. */
int host_open_child(lua_State *L)
{
    host_child *child = start(L, false);
    if (child->is_open)
        lua_pushvalue(L, 2);
    else
        lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
}

/* host.run_child { … }: the outcome, as of host.run_script. */
int host_run_child(lua_State *L)
{
    host_child *child = start(L, true);
    host_process_end(&child->process);
    host_script_close(&child->files.script);
    child->is_closed = true;
    return 1;
}
