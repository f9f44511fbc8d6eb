/* What the tests of the sandbox share: making one, running a text in it, and keeping what it
 * prints. It knows only the public header. */
#ifndef LAWSPEAKER_TESTS_SANDBOX_RUNS_H
#define LAWSPEAKER_TESTS_SANDBOX_RUNS_H

#include "../../lua/src/sandbox.h"

#include <lauxlib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* What came of a script: how it ended, its error or report, and all that it printed. */
typedef struct outcome {
    sandbox_status status;
    sandbox_report_text report;
    sandbox_usage usage;
    char message[512];
    char *printed;
    size_t printed_size;
    size_t printed_room;
} outcome;

static inline void keep_line(void *user, const char *text, size_t size)
{
    outcome *out = user;
    if (size + 2 > out->printed_room - out->printed_size) {
        out->printed_room = (out->printed_room + size + 2) * 2;
        out->printed = realloc(out->printed, out->printed_room);
        assert_non_null(out->printed);
    }
    memcpy(out->printed + out->printed_size, text, size);
    memcpy(out->printed + out->printed_size + size, "\n", 2);
    out->printed_size += size + 1;
}

static inline void free_outcome(outcome *out)
{
    free(out->printed);
    memset(out, 0, sizeof *out);
}

static inline sandbox *make_ready(const sandbox_limits *limits)
{
    sandbox *box;
    assert_true(sandbox_create(&box, limits));
    sandbox_ready(box);
    return box;
}

/* Loads and runs a text to its end in a sandbox that exists. */
static inline sandbox_status run_in(sandbox *box, const char *source, int results)
{
    sandbox_status status = sandbox_load(box, source, strlen(source), "@script.lua");
    return status == SANDBOX_OK ? sandbox_call(box, sandbox_state(box), 0, results) : status;
}

static inline outcome run_bytes(const char *source, size_t size, const sandbox_limits *limits)
{
    outcome out = {.status = SANDBOX_OK};
    sandbox *box = make_ready(limits);
    sandbox_set_print(box, keep_line, &out);
    out.status = sandbox_load(box, source, size, "@script.lua");
    if (out.status == SANDBOX_OK)
        out.status = sandbox_call(box, sandbox_state(box), 0, 0);
    if (out.status == SANDBOX_ERROR)
        sandbox_message(sandbox_state(box), -1, out.message, sizeof out.message);
    out.report = sandbox_report(box);
    out.usage = sandbox_used(box);
    sandbox_destroy(box);
    return out;
}

static inline outcome run_text(const char *source, const sandbox_limits *limits)
{
    return run_bytes(source, strlen(source), limits);
}

/* Small limits, so that what must end by them does so soon. */
static inline sandbox_limits small_limits(void)
{
    sandbox_limits limits = sandbox_default_limits();
    limits.memory = (size_t)16 << 20;
    limits.instructions = 3 * 1000 * 1000;
    limits.milliseconds = 10 * 1000;
    return limits;
}

#endif
