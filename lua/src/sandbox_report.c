/* What is told about a script: which limit it hit and where, and text from it made fit to print. */
#include "sandbox_private.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *const limit_names[] = {
    [SANDBOX_NO_LIMIT] = "none",
    [SANDBOX_INSTRUCTIONS] = "instructions",
    [SANDBOX_MEMORY] = "memory",
    [SANDBOX_TIME] = "time",
    [SANDBOX_INTERRUPTED] = "interrupted",
    [SANDBOX_DEPTH] = "depth",
    [SANDBOX_SOURCE] = "source",
    [SANDBOX_STRING] = "string",
    [SANDBOX_TABLE] = "table",
    [SANDBOX_STACK] = "stack",
};

const char *sandbox_limit_name(sandbox_limit limit)
{
    size_t index = (size_t)limit;
    return index < sizeof limit_names / sizeof *limit_names ? limit_names[index] : "unknown";
}

/* ---- text that is safe to print ---- */

/* The length of a valid UTF-8 sequence of printable meaning at the start of `bytes`, or 0. */
static size_t utf8_length(const unsigned char *bytes, size_t count)
{
    unsigned char first = bytes[0];
    size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || length > count)
        return 0;
    for (size_t i = 1; i < length; i++) {
        if ((bytes[i] & 0xC0) != 0x80)
            return 0;
    }
    bool too_short = (first == 0xE0 && bytes[1] < 0xA0) || (first == 0xF0 && bytes[1] < 0x90);
    bool surrogate = first == 0xED && bytes[1] >= 0xA0;
    bool too_large = first == 0xF4 && bytes[1] >= 0x90;
    bool control = first == 0xC2 && bytes[1] < 0xA0; /* C1 controls move cursors, too */
    bool turning = first == 0xE2 && ((bytes[1] == 0x80 && bytes[2] >= 0xA8 && bytes[2] <= 0xAE) ||
                                     (bytes[1] == 0x81 && bytes[2] >= 0xA6 && bytes[2] <= 0xA9));
    return too_short || surrogate || too_large || control || turning ? 0 : length;
}

/* Writes one escaped piece to `piece` and answers how many bytes of input it stands for. */
static size_t escape_one(const unsigned char *bytes, size_t count, char piece[8])
{
    unsigned char byte = bytes[0];
    if (byte >= 0x80) {
        size_t length = utf8_length(bytes, count);
        if (length > 0) {
            memcpy(piece, bytes, length);
            piece[length] = '\0';
            return length;
        }
    }
    if (byte == '\n')
        strcpy(piece, "\\n");
    else if (byte == '\t')
        strcpy(piece, "\\t");
    else if (byte < 0x20 || byte >= 0x7F)
        snprintf(piece, 8, "\\x%02X", byte);
    else
        snprintf(piece, 8, "%c", byte);
    return 1;
}

void sandbox_escape(const char *bytes, size_t count, char *text, size_t size)
{
    static const char cut_mark[] = "...";
    if (size == 0)
        return;
    size_t used = 0;
    size_t last_fitting = 0; /* where the cut mark still has room */
    size_t at = 0;
    while (at < count) {
        char piece[8];
        at += escape_one((const unsigned char *)bytes + at, count - at, piece);
        size_t length = strlen(piece);
        if (used + length >= size) {
            if (last_fitting + sizeof cut_mark <= size)
                memcpy(text + last_fitting, cut_mark, sizeof cut_mark);
            else
                text[last_fitting] = '\0';
            return;
        }
        memcpy(text + used, piece, length);
        used += length;
        if (used + sizeof cut_mark <= size)
            last_fitting = used;
    }
    text[used] = '\0';
}

void sandbox_message(lua_State *L, int index, char *text, size_t size)
{
    if (lua_type(L, index) == LUA_TSTRING) {
        size_t count;
        const char *bytes = lua_tolstring(L, index, &count);
        sandbox_escape(bytes, count, text, size);
        return;
    }
    char described[192];
    sandbox *box = sandbox_of(L);
    bool is_known = box != NULL && box->raised_type == lua_type(L, index) &&
                    box->raised == lua_topointer(L, index);
    if (lua_isinteger(L, index))
        snprintf(described, sizeof described, LUA_INTEGER_FMT, lua_tointeger(L, index));
    else if (lua_type(L, index) == LUA_TNUMBER)
        snprintf(described, sizeof described, LUA_NUMBER_FMT, lua_tonumber(L, index));
    else
        snprintf(described, sizeof described, "%s(error object is a %s value)",
                 is_known ? box->raised_at : "", lua_typename(L, lua_type(L, index)));
    sandbox_escape(described, strlen(described), text, size);
}

/* ---- reports ---- */

/* What follows only reads what Lua has, so it may be called at any moment, from inside an
 * allocation as well. */

static void write_place(const lua_Debug *activation, char *place, size_t size)
{
    char raw[LUA_IDSIZE + 16];
    snprintf(raw, sizeof raw, "%s:%d", activation->short_src, activation->currentline);
    sandbox_escape(raw, strlen(raw), place, size);
}

/* Where the script is: the innermost function that comes from a file, else from anywhere. */
static void find_place(lua_State *L, char *place, size_t size)
{
    enum { LEVELS = 50 };
    place[0] = '\0';
    lua_Debug activation;
    for (int level = 0; level < LEVELS && lua_getstack(L, level, &activation) == 1; level++) {
        lua_getinfo(L, "Sl", &activation);
        bool from_file = activation.source[0] == '@';
        if (activation.currentline <= 0 || (!from_file && place[0] != '\0'))
            continue;
        write_place(&activation, place, size);
        if (from_file)
            return;
    }
}

/* The innermost line of the file on this thread. */
static bool find_line(lua_State *L, const char *file, char *place, size_t size)
{
    enum { LEVELS = 200 };
    lua_Debug activation;
    for (int level = 0; level < LEVELS && lua_getstack(L, level, &activation) == 1; level++) {
        lua_getinfo(L, "Sl", &activation);
        if (activation.currentline > 0 && activation.source[0] == '@' &&
            strcmp(activation.source + 1, file) == 0) {
            write_place(&activation, place, size);
            return true;
        }
    }
    return false;
}

/* Names the innermost line of the subject, on what runs or else on what waits for that; what was
 * the place is then within. */
static void name_subject(sandbox *box)
{
    enum { THREADS = 20 };
    char place[sizeof box->report.place];
    const sandbox_waiting *waiting = box->waiting;
    bool is_found = find_line(box->running, box->subject, place, sizeof place);
    for (int i = 0; i < THREADS && !is_found && waiting != NULL; i++, waiting = waiting->outer)
        is_found = waiting->thread != NULL &&
                   find_line(waiting->thread, box->subject, place, sizeof place);
    if (!is_found || strcmp(place, box->report.place) == 0)
        return;
    memcpy(box->report.within, box->report.place, sizeof place);
    memcpy(box->report.place, place, sizeof place);
}

static uint64_t figure_of(const sandbox_limits *limits, sandbox_limit limit)
{
    switch (limit) {
    case SANDBOX_INSTRUCTIONS:
        return limits->instructions;
    case SANDBOX_MEMORY:
        return limits->memory;
    case SANDBOX_TIME:
        return limits->milliseconds;
    case SANDBOX_DEPTH:
        return (uint64_t)limits->depth;
    case SANDBOX_SOURCE:
        return limits->source;
    case SANDBOX_STRING:
        return limits->string;
    case SANDBOX_TABLE:
        return limits->table;
    case SANDBOX_STACK:
        return limits->stack;
    case SANDBOX_NO_LIMIT:
    case SANDBOX_INTERRUPTED:
        break;
    }
    return 0;
}

static void describe(sandbox_report_text *report, uint64_t found)
{
    char *text = report->text;
    size_t size = sizeof report->text;
    uint64_t figure = report->figure;
    switch (report->limit) {
    case SANDBOX_NO_LIMIT:
        snprintf(text, size, "no limit was reached");
        break;
    case SANDBOX_INSTRUCTIONS:
        snprintf(text, size, "instruction limit of %" PRIu64 " reached", figure);
        break;
    case SANDBOX_MEMORY:
        snprintf(text, size, "memory limit of %" PRIu64 " bytes reached", figure);
        break;
    case SANDBOX_TIME:
        snprintf(text, size, "time limit of %" PRIu64 " milliseconds reached", figure);
        break;
    case SANDBOX_INTERRUPTED:
        snprintf(text, size, "interrupted");
        break;
    case SANDBOX_DEPTH:
        snprintf(text, size, "limit of %" PRIu64 " nested calls into the script reached", figure);
        break;
    case SANDBOX_SOURCE:
        snprintf(text, size, "source text of %" PRIu64 " bytes is over the limit of %" PRIu64,
                 found, figure);
        break;
    case SANDBOX_TABLE:
        snprintf(text, size, "table of %" PRIu64 " entries is over the limit of %" PRIu64, found,
                 figure);
        break;
    case SANDBOX_STACK:
        if (found > 0)
            snprintf(text, size, "a __call metamethod leads to another one, again and again");
        else
            snprintf(text, size,
                     "stack limit of %" PRIu64
                     " values reached: calls nested too deep, or too many arguments",
                     figure);
        break;
    case SANDBOX_STRING:
        snprintf(text, size, "string of %" PRIu64 " bytes is over the limit of %" PRIu64, found,
                 figure);
        break;
    }
}

/* The place in a text that is being compiled; of a long name, its end. */
static void name_compiled(sandbox *box)
{
    enum { LINE_ROOM = 16 };
    size_t size = strlen(box->compiled), room = sizeof box->report.place - LINE_ROOM;
    const char *name = size < room ? box->compiled : box->compiled + size - room;
    char place[sizeof box->report.place];
    snprintf(place, sizeof place, "%s:%d", name, box->compiled_line);
    sandbox_escape(place, strlen(place), box->report.place, sizeof box->report.place);
}

void sandbox_record(sandbox *box, sandbox_limit limit, uint64_t found)
{
    if (box->dead)
        return;
    box->dead = true;
    box->checkpoint = 0; /* whoever goes on by mistake leaves at the next charge */
    box->report.limit = limit;
    box->report.figure = figure_of(&box->limits, limit);
    describe(&box->report, found);
    if (box->compiled != NULL)
        name_compiled(box);
    else if (box->running != NULL)
        find_place(box->running, box->report.place, sizeof box->report.place);
    if (box->subject != NULL && box->running != NULL)
        name_subject(box);
}

sandbox_report_text sandbox_report(const sandbox *box)
{
    sandbox_report_text report = box->report;
    if (report.limit == SANDBOX_NO_LIMIT)
        describe(&report, 0);
    return report;
}
