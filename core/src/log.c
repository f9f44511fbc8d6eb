/* What happened, in order: changes of a state and entries of the host's own. Everything an event
 * points to is copied, so that a log outlives what it tells of. What an event means to a state is
 * not known here: folding hands it to law_state_apply. */
#include <lawspeaker/state.h>

#include <assert.h>
#include <string.h>

#include "memory.h"
#include "names.h"
#include "schema.h"
#include "status.h"

enum {
    HOST = LAW_EVENT_KIND_COUNT,
    WORD = sizeof(uint64_t),
    EVENT_WORDS = (sizeof(law_event) + WORD - 1) / WORD
};
static_assert(EVENT_WORDS <= 64, "a word has a bit for each word of an event");

/* What an entry says lies among the words of the log from `start` on, as its kind has it. */
typedef struct {
    size_t start;
    uint32_t kind; /* of law_event_kind, or HOST */
    uint32_t rule; /* id among the log's rules; 0: none */
} entry;

typedef struct {
    void *value;
    uint32_t number;
    size_t entry; /* whose index */
} kept_block;

struct law_log {
    law_allocator allocator;
    const law_schema *schema;
    law__names rules;
    uint32_t rule; /* which entries made now bear */
    entry *entries;
    size_t count, entry_capacity;
    uint64_t *words;
    size_t word_count, word_capacity;
    kept_block *blocks; /* in the order of their entries */
    size_t block_count, block_capacity;
};

law_status law_log_create(law_log **out, const law_schema *schema, const law_allocator *allocator,
                          law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    *out = law__allocate(&chosen, sizeof **out);
    if (*out == NULL)
        return law__fail_memory(error, sizeof **out);
    **out = (law_log){.allocator = chosen, .schema = schema};
    return LAW_OK;
}

/* Those of the entries from `count` on. */
static void drop_blocks(law_log *log, size_t count)
{
    while (log->block_count > 0 && log->blocks[log->block_count - 1].entry >= count) {
        const kept_block *last = &log->blocks[--log->block_count];
        const law_block_type *type = law__schema_block(log->schema, last->number);
        type->destroy(last->value, type->user, &log->allocator);
    }
}

void law_log_destroy(law_log *log)
{
    if (log == NULL)
        return;
    law_allocator allocator = log->allocator;
    drop_blocks(log, 0);
    law__names_release(&log->rules, &allocator);
    law__release(&allocator, log->entries, log->entry_capacity * sizeof *log->entries);
    law__release(&allocator, log->words, log->word_capacity * sizeof *log->words);
    law__release(&allocator, log->blocks, log->block_capacity * sizeof *log->blocks);
    law__release(&allocator, log, sizeof *log);
}

law_status law_log_set_rule(law_log *log, const char *rule, law_error *error)
{
    uint32_t id = law__names_find(&log->rules, rule);
    if (rule != NULL && id == 0) {
        law_error first = {0};
        if (!law_name_is_valid(rule)) {
            law__keep_name_mistake(&first, "rule", rule);
            return law__fail(error, first.status, "%s", first.message);
        }
        id = law__names_add(&log->rules, &log->allocator, rule);
        if (id == 0)
            return law__fail(error, LAW_NO_MEMORY, "out of memory for the rules of a log");
    }
    log->rule = id;
    return LAW_OK;
}

/* ---- writing ---- */

static size_t words_for(size_t size)
{
    return size / WORD + (size % WORD != 0);
}

/* Room for one more entry of so many words; nothing that is kept changes. */
static bool reserve(law_log *log, size_t word_count)
{
    void *entries = log->entries, *words = log->words;
    if (!law__grow(&log->allocator, &entries, &log->entry_capacity, log->count,
                   sizeof *log->entries))
        return false;
    log->entries = entries;
    while (log->word_capacity - log->word_count < word_count) {
        if (!law__grow(&log->allocator, &words, &log->word_capacity, log->word_capacity, WORD))
            return false;
        log->words = words;
    }
    return true;
}

/* Nothing below fails: there is room. */
static void put(law_log *log, uint64_t word)
{
    log->words[log->word_count++] = word;
}

static void put_bytes(law_log *log, const void *bytes, size_t size)
{
    size_t words = words_for(size);
    if (words == 0)
        return;
    log->words[log->word_count + words - 1] = 0;
    memcpy(log->words + log->word_count, bytes, size);
    log->word_count += words;
}

static size_t text_size_of(const law_value *value)
{
    return value->kind == LAW_VALUE_TEXT ? value->text_size : 0;
}

static size_t purpose_size(const law_event *event)
{
    return event->purpose != NULL ? strlen(event->purpose) + 1 : 0;
}

static void keep_value(law_value *kept, const law_value *value)
{
    kept->kind = value->kind;
    kept->number = value->number;
    kept->row = value->row;
    kept->text_size = text_size_of(value);
}

/* An event as words, without what it points to. Copied field by field over zeroes, so that the
 * bytes between its fields are 0 as well. */
static void keep_event(uint64_t words[EVENT_WORDS], const law_event *event)
{
    law_event kept;
    memset(&kept, 0, sizeof kept);
    kept.kind = event->kind;
    kept.row = event->row;
    kept.column = event->column;
    kept.index = event->index;
    keep_value(&kept.before, &event->before);
    keep_value(&kept.after, &event->after);
    kept.from = event->from;
    kept.to = event->to;
    kept.position = event->position;
    kept.order_count = event->order_count;
    kept.viewers = event->viewers;
    kept.block = event->block;
    kept.bound = event->bound;
    kept.drawn = event->drawn;
    kept.dice = event->dice;
    kept.seed = event->seed;
    kept.viewer = event->viewer;
    kept.alias = event->alias;
    memset(words, 0, EVENT_WORDS * sizeof *words);
    memcpy(words, &kept, sizeof kept);
}

/* At most so many words are taken: most of an event's are 0, and those are left out. */
static size_t event_words(const law_event *event)
{
    return 1 + EVENT_WORDS + words_for(text_size_of(&event->before)) +
           words_for(text_size_of(&event->after)) +
           words_for(event->order_count * sizeof *event->order) + 2 +
           words_for(purpose_size(event));
}

static void put_event(law_log *log, const law_event *event)
{
    uint64_t words[EVENT_WORDS];
    size_t which_at = log->word_count;
    keep_event(words, event);
    put(log, 0);
    for (size_t i = 0; i < EVENT_WORDS; i++) {
        if (words[i] != 0) {
            log->words[which_at] |= UINT64_C(1) << i;
            put(log, words[i]);
        }
    }
    put_bytes(log, event->before.text, text_size_of(&event->before));
    put_bytes(log, event->after.text, text_size_of(&event->after));
    put_bytes(log, event->order, event->order_count * sizeof *event->order);
    if (event->kind == LAW_EVENT_BLOCK) /* the value, if there is one, has just been kept */
        put(log, event->block_value != NULL ? log->block_count : 0);
    put(log, event->purpose != NULL);
    put_bytes(log, event->purpose, purpose_size(event));
}

static void add_entry(law_log *log, uint32_t kind)
{
    log->entries[log->count++] = (entry){.start = log->word_count, .kind = kind, .rule = log->rule};
}

/* The clone is the last that can fail, so that it need not be taken back. */
static law_status keep_block(law_log *log, const law_event *event)
{
    void *blocks = log->blocks;
    if (!law__grow(&log->allocator, &blocks, &log->block_capacity, log->block_count,
                   sizeof *log->blocks))
        return LAW_NO_MEMORY;
    log->blocks = blocks;
    const law_block_type *type = law__schema_block(log->schema, event->block);
    void *clone;
    law_status status = type->clone(&clone, event->block_value, type->user, &log->allocator, NULL);
    if (status == LAW_OK)
        log->blocks[log->block_count++] = (kept_block){clone, event->block, log->count};
    return status;
}

static bool is_whole(const law_log *log, const law_event *event)
{
    return (unsigned)event->kind < LAW_EVENT_KIND_COUNT &&
           (event->order != NULL || event->order_count == 0) &&
           (event->before.text != NULL || text_size_of(&event->before) == 0) &&
           (event->after.text != NULL || text_size_of(&event->after) == 0) &&
           (event->kind != LAW_EVENT_BLOCK || law__schema_block(log->schema, event->block) != NULL);
}

law_status law_log_watch(void *user, const law_state *state, const law_event *event)
{
    law_log *log = user;
    (void)state;
    if (!is_whole(log, event))
        return LAW_BAD_ARGUMENT;
    if (!reserve(log, event_words(event)))
        return LAW_NO_MEMORY;
    if (event->kind == LAW_EVENT_BLOCK && event->block_value != NULL) {
        law_status status = keep_block(log, event);
        if (status != LAW_OK)
            return status;
    }
    add_entry(log, event->kind);
    put_event(log, event);
    return LAW_OK;
}

law_status law_log_add(law_log *log, const void *bytes, size_t size, law_error *error)
{
    if (bytes == NULL && size > 0)
        return law__fail(error, LAW_BAD_ARGUMENT, "an entry of %zu bytes without the bytes", size);
    if (!reserve(log, 1 + words_for(size)))
        return law__fail(error, LAW_NO_MEMORY, "out of memory for an entry of %zu bytes in a log",
                         size);
    add_entry(log, HOST);
    put(log, size);
    put_bytes(log, bytes, size);
    return LAW_OK;
}

/* ---- reading ---- */

static const void *take_bytes(const uint64_t **at, size_t size)
{
    const void *bytes = *at;
    *at += words_for(size);
    return bytes;
}

static void take_text(law_value *value, const uint64_t **at)
{
    if (value->kind == LAW_VALUE_TEXT)
        value->text = take_bytes(at, value->text_size);
}

static void take_event(law_event *out, const law_log *log, const uint64_t *at)
{
    uint64_t words[EVENT_WORDS] = {0};
    uint64_t which = *at++;
    for (size_t i = 0; i < EVENT_WORDS; i++) {
        if ((which >> i & 1) != 0)
            words[i] = *at++;
    }
    memcpy(out, words, sizeof *out);
    take_text(&out->before, &at);
    take_text(&out->after, &at);
    if (out->order_count > 0)
        out->order = take_bytes(&at, out->order_count * sizeof *out->order);
    if (out->kind == LAW_EVENT_BLOCK) {
        uint64_t block = *at++;
        out->block_value = block != 0 ? log->blocks[block - 1].value : NULL;
    }
    if (*at++ != 0)
        out->purpose = (const char *)at;
}

size_t law_log_count(const law_log *log)
{
    return log->count;
}

const char *law_log_rule(const law_log *log, size_t index)
{
    return index < log->count ? law__names_at(&log->rules, log->entries[index].rule) : NULL;
}

bool law_log_event(law_event *out, const law_log *log, size_t index)
{
    *out = (law_event){0};
    if (index >= log->count || log->entries[index].kind == HOST)
        return false;
    take_event(out, log, log->words + log->entries[index].start);
    return true;
}

const void *law_log_bytes(size_t *size, const law_log *log, size_t index)
{
    *size = 0;
    if (index >= log->count || log->entries[index].kind != HOST)
        return NULL;
    const uint64_t *at = log->words + log->entries[index].start;
    *size = (size_t)at[0];
    return *size > 0 ? (const void *)(at + 1) : "";
}

/* ---- cutting and folding ---- */

law_status law_log_cut(law_log *log, size_t count, law_error *error)
{
    if (count > log->count)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "a log of %zu entries cannot be cut to %zu; it can be cut to fewer",
                         log->count, count);
    if (count == log->count)
        return LAW_OK;
    drop_blocks(log, count);
    log->word_count = log->entries[count].start;
    log->count = count;
    return LAW_OK;
}

static law_status apply_all(law_state *state, const law_log *log, size_t from, size_t to,
                            law_error *error)
{
    for (size_t index = from; index < to; index++) {
        law_event event;
        law_error first = {0};
        if (!law_log_event(&event, log, index))
            continue;
        law_status status = law_state_apply(state, &event, &first);
        if (status != LAW_OK)
            return law__fail(error, status, "entry %zu of the log: %s", index, first.message);
    }
    return LAW_OK;
}

law_status law_log_fold(law_state *state, const law_log *log, size_t from, size_t to,
                        law_error *error)
{
    if (from > to || to > log->count)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "entries %zu to %zu of a log that has %zu cannot be applied", from, to,
                         log->count);
    /* The values of blocks pass from one to the other, so both must mean the same by them. */
    if (law_state_schema(state)->shape_hash != log->schema->shape_hash)
        return law__fail(error, LAW_BAD_ARGUMENT, "the log is of a state with another schema");
    law_state *folded;
    law_status status = law_state_clone(&folded, state, error);
    if (status != LAW_OK)
        return status;
    status = apply_all(folded, log, from, to, error);
    if (status == LAW_OK)
        status = law_state_copy(state, folded, error);
    law_state_destroy(folded);
    return status;
}
