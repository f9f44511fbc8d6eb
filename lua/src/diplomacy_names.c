/* Names of places: an index by words in small letters, and what is said of names that fit none. */
#include "diplomacy_names.h"

#include "json_fault.h"
#include "json_text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
    KEY_SIZE_MAX = 255, /* longer names are nobody's */
    QUOTED_SIZE_MAX = 60,
    LISTED_MAX = 8
};

/* A name as it is looked for. */
typedef struct {
    uint32_t at, size; /* in the text */
    uint32_t hash;
    uint16_t place;
} name_entry;

/* The words that stand for a coast: "nc" and "north coast" both for "nc". */
typedef struct {
    uint32_t at, size;
    uint32_t short_at; /* what its id says behind that of its province */
} coast_entry;

struct dip_names {
    law_allocator allocator;
    const law_dip_map *map;
    json_text text; /* of all names and words, each closed by a zero */
    name_entry *entries;
    size_t count, capacity;
    uint32_t *slots; /* by hash: the number of an entry, from 1; a power of two of them */
    size_t slot_count;
    coast_entry *coasts;
    size_t coast_count, coast_capacity;
    uint32_t *hyphened; /* where in the text they stand */
    size_t hyphened_count, hyphened_capacity;
    uint32_t titles[LAW_DIP_PROVINCE_COUNT_MAX + 1]; /* by place: where in the text, plus 1; or 0 */
};

/* ---- words ---- */

typedef struct {
    const char *word;
    char sign;
} word_sign;

static const word_sign signs[] = {
    {"-", '-'},        {"to", '-'},      {"m", '-'},        {"move", '-'},    {"moves", '-'},
    {"r", '-'},        {"retreat", '-'}, {"retreats", '-'}, {"h", 'H'},       {"hold", 'H'},
    {"holds", 'H'},    {"stand", 'H'},   {"stands", 'H'},   {"s", 'S'},       {"support", 'S'},
    {"supports", 'S'}, {"c", 'C'},       {"convoy", 'C'},   {"convoys", 'C'}, {"b", 'B'},
    {"build", 'B'},    {"builds", 'B'},  {"d", 'D'},        {"disband", 'D'}, {"disbands", 'D'},
    {"remove", 'D'},   {"removes", 'D'}, {"via", 'V'},      {"by", 'V'},
};
static const word_sign types[] = {
    {"a", 'A'}, {"army", 'A'}, {"f", 'F'}, {"fleet", 'F'}, {"?", '?'},
};
static const char *const coast_words[][2] = {
    {"nc", "north coast"}, {"sc", "south coast"}, {"ec", "east coast"}, {"wc", "west coast"}};
enum { COAST_WORD_COUNT = sizeof coast_words / sizeof *coast_words };

static char find_sign(const word_sign *list, size_t count, const char *word, size_t size)
{
    if (size == 0)
        return '\0';
    char first = dip_names_small(word[0]);
    for (size_t i = 0; i < count; i++) {
        size_t j = 0;
        if (list[i].word[0] != first)
            continue;
        while (j < size && list[i].word[j] != '\0' && dip_names_small(word[j]) == list[i].word[j])
            j++;
        if (j == size && list[i].word[j] == '\0')
            return list[i].sign;
    }
    return '\0';
}

char dip_names_sign(const char *word, size_t size)
{
    return find_sign(signs, sizeof signs / sizeof *signs, word, size);
}

char dip_names_type(const char *word, size_t size)
{
    return find_sign(types, sizeof types / sizeof *types, word, size);
}

const char *dip_names_coast_words(const char *short_name)
{
    for (size_t i = 0; i < COAST_WORD_COUNT; i++) {
        if (strcmp(coast_words[i][0], short_name) == 0)
            return coast_words[i][1];
    }
    return NULL;
}

const char *dip_written_code_name(dip_written_code code)
{
    static const char *const names[DIP_WRITTEN_COUNT] = {
        [DIP_WRITTEN_FINE] = "fine",
        [DIP_WRITTEN_BAD_ORDER] = "bad_order",
        [DIP_WRITTEN_UNKNOWN_PLACE] = "unknown_place",
        [DIP_WRITTEN_SEVERAL_PLACES] = "several_places",
    };
    return names[code];
}

/* Small letters, single spaces, no dots, brackets, slashes, hyphens or underscores; the size, or 0
 * for nothing and for what is too long. */
static size_t normalize(char key[KEY_SIZE_MAX + 1], const char *text, size_t size)
{
    size_t used = 0;
    bool is_apart = false;
    for (size_t i = 0; i < size; i++) {
        bool is_space = text[i] == ' ' || (text[i] >= '\t' && text[i] <= '\r');
        if (is_space || memchr(".()/_-", text[i], 6) != NULL) {
            is_apart = used > 0;
            continue;
        }
        if (used + 2 > KEY_SIZE_MAX)
            return 0;
        if (is_apart)
            key[used++] = ' ';
        is_apart = false;
        key[used++] = dip_names_small(text[i]);
    }
    key[used] = '\0';
    return used;
}

/* ---- messages ---- */

static void add_bytes(char message[DIP_MESSAGE_SIZE], const char *bytes, size_t size)
{
    size_t used = strlen(message);
    if (size > DIP_MESSAGE_SIZE - 1 - used)
        size = DIP_MESSAGE_SIZE - 1 - used;
    memcpy(message + used, bytes, size);
    message[used + size] = '\0';
}

void dip_message_add(char message[DIP_MESSAGE_SIZE], const char *text)
{
    add_bytes(message, text, strlen(text));
}

void dip_message_add_quoted(char message[DIP_MESSAGE_SIZE], const char *text, size_t size)
{
    size_t shown = 0;
    dip_message_add(message, "\"");
    while (shown < size && shown < QUOTED_SIZE_MAX) {
        unsigned char byte = (unsigned char)text[shown];
        size_t character = json_character_size(text + shown, size - shown);
        char escape[8];
        if (byte == '"' || byte == '\\')
            snprintf(escape, sizeof escape, "\\%c", byte);
        else if (character == 0 || byte < 0x20 || byte == 0x7f)
            snprintf(escape, sizeof escape, "\\x%02x", byte);
        else
            escape[0] = '\0';
        if (escape[0] != '\0')
            dip_message_add(message, escape);
        else
            add_bytes(message, text + shown, character);
        shown += character == 0 ? 1 : character;
    }
    dip_message_add(message, shown < size ? "\xe2\x80\xa6\"" : "\"");
}

/* ---- the index ---- */

/* Room for one element more; false: no memory. */
static bool grow(const law_allocator *allocator, void **list, size_t *capacity, size_t count,
                 size_t element_size)
{
    if (count < *capacity)
        return true;
    size_t grown = *capacity == 0 ? 16 : *capacity * 2;
    void *moved =
        allocator->resize(allocator->user, *list, *capacity * element_size, grown * element_size);
    if (moved == NULL)
        return false;
    *list = moved;
    *capacity = grown;
    return true;
}

/* Keeps a text and a zero; where it stands. Whether memory ran out, the text knows. */
static uint32_t keep(dip_names *names, const char *text, size_t size)
{
    uint32_t at = (uint32_t)names->text.size;
    json_text_add(&names->text, text, size);
    json_text_add(&names->text, "", 1);
    return at;
}

static uint32_t hash_of(const char *key, size_t size)
{
    uint32_t hash = 2166136261U;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ (unsigned char)key[i]) * 16777619U;
    return hash ^ hash >> 15;
}

static const name_entry *look_up(const dip_names *names, const char *key, size_t size)
{
    if (names->slot_count == 0 || size == 0)
        return NULL;
    uint32_t hash = hash_of(key, size);
    for (size_t slot = hash & (names->slot_count - 1); names->slots[slot] != 0;
         slot = (slot + 1) & (names->slot_count - 1)) {
        const name_entry *entry = &names->entries[names->slots[slot] - 1];
        if (entry->hash == hash && entry->size == size &&
            memcmp(names->text.bytes + entry->at, key, size) == 0)
            return entry;
    }
    return NULL;
}

static void put(dip_names *names, size_t number)
{
    size_t slot = names->entries[number].hash & (names->slot_count - 1);
    while (names->slots[slot] != 0)
        slot = (slot + 1) & (names->slot_count - 1);
    names->slots[slot] = (uint32_t)number + 1;
}

/* At least twice as many slots as entries. */
static bool grow_slots(dip_names *names)
{
    if ((names->count + 1) * 2 <= names->slot_count)
        return true;
    const law_allocator *allocator = &names->allocator;
    size_t count = names->slot_count == 0 ? 64 : names->slot_count * 2;
    uint32_t *slots = allocator->resize(allocator->user, NULL, 0, count * sizeof *slots);
    if (slots == NULL)
        return false;
    memset(slots, 0, count * sizeof *slots);
    if (names->slots != NULL)
        allocator->resize(allocator->user, names->slots, names->slot_count * sizeof *slots, 0);
    names->slots = slots;
    names->slot_count = count;
    for (size_t i = 0; i < names->count; i++)
        put(names, i);
    return true;
}

static law_status fail(law_error *error, law_status status, const char *format, ...)
{
    va_list arguments;
    error->status = status;
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return status;
}

static law_status fail_memory(law_error *error)
{
    return fail(error, LAW_NO_MEMORY, "not enough memory");
}

/* Each word of a key, in turn: whether one of them is a word of orders, which is then shown. */
static const char *find_word(const char *key, size_t size, size_t *word_size)
{
    for (size_t at = 0; at < size;) {
        const char *end = memchr(key + at, ' ', size - at);
        *word_size = end != NULL ? (size_t)(end - key) - at : size - at;
        if (dip_names_sign(key + at, *word_size) != '\0' ||
            dip_names_type(key + at, *word_size) != '\0')
            return key + at;
        at += *word_size + 1;
    }
    return NULL;
}

/* Notes each word of a name that has a hyphen between others. */
static bool add_hyphened(dip_names *names, const char *text, size_t size)
{
    for (size_t at = 0; at < size;) {
        size_t end = at;
        while (end < size && text[end] != ' ' && !(text[end] >= '\t' && text[end] <= '\r'))
            end++;
        bool is_hyphened = end - at > 2 && memchr(text + at + 1, '-', end - at - 2) != NULL;
        if (is_hyphened) {
            void *list = names->hyphened;
            if (!grow(&names->allocator, &list, &names->hyphened_capacity, names->hyphened_count,
                      sizeof *names->hyphened))
                return false;
            names->hyphened = list;
            names->hyphened[names->hyphened_count++] = keep(names, text + at, end - at);
            if (names->text.failed)
                return false;
            for (char *c = names->text.bytes + names->text.size - 1 - (end - at); *c != '\0'; c++)
                *c = dip_names_small(*c);
        }
        at = end + 1;
    }
    return true;
}

static law_status add_name(dip_names *names, law_dip_place place, const char *text,
                           law_error *error)
{
    char key[KEY_SIZE_MAX + 1] = "";
    size_t word_size, size = normalize(key, text, strlen(text));
    const char *word = find_word(key, size, &word_size);
    if (word != NULL)
        return fail(error, LAW_BAD_NAME,
                    "no place can be called \"%s\": \"%.*s\" is a word of orders", key,
                    (int)word_size, word);
    const name_entry *known = look_up(names, key, size);
    if (known != NULL && known->place != place.id)
        return fail(error, LAW_DUPLICATE, "\"%.60s\" would be two places, \"%s\" and \"%s\"", text,
                    law_dip_map_place_name(names->map, (law_dip_place){known->place}),
                    law_dip_map_place_name(names->map, place));
    if (known == NULL && size > 0) {
        void *list = names->entries;
        if (!grow_slots(names) ||
            !grow(&names->allocator, &list, &names->capacity, names->count, sizeof *names->entries))
            return fail_memory(error);
        names->entries = list;
        name_entry *entry = &names->entries[names->count];
        *entry = (name_entry){.at = keep(names, key, size),
                              .size = (uint32_t)size,
                              .hash = hash_of(key, size),
                              .place = place.id};
        if (names->text.failed)
            return fail_memory(error);
        put(names, names->count++);
    }
    return add_hyphened(names, text, strlen(text)) ? LAW_OK : fail_memory(error);
}

law_status dip_names_add_id(dip_names *names, law_dip_place province, const char *id,
                            law_error *error)
{
    return add_name(names, province, id, error);
}

law_status dip_names_add_title(dip_names *names, law_dip_place province, const char *title,
                               law_error *error)
{
    law_status status = add_name(names, province, title, error);
    if (status != LAW_OK)
        return status;
    names->titles[province.id] = keep(names, title, strlen(title)) + 1;
    return names->text.failed ? fail_memory(error) : LAW_OK;
}

/* Words for a coast; later ones hide earlier ones. */
static bool add_coast(dip_names *names, const char *words, uint32_t short_at)
{
    char key[KEY_SIZE_MAX + 1] = "";
    size_t size = normalize(key, words, strlen(words));
    void *list = names->coasts;
    if (!grow(&names->allocator, &list, &names->coast_capacity, names->coast_count,
              sizeof *names->coasts))
        return false;
    names->coasts = list;
    names->coasts[names->coast_count++] =
        (coast_entry){.at = keep(names, key, size), .size = (uint32_t)size, .short_at = short_at};
    return !names->text.failed;
}

/* What the id of a coast says behind that of its province: "nc" of "spa/nc"; NULL: nothing. */
static const char *short_name_of(const law_dip_map *map, law_dip_place coast)
{
    const char *name = law_dip_map_place_name(map, coast);
    const char *province = law_dip_map_place_name(map, law_dip_map_province_of(map, coast));
    size_t size = strlen(province);
    return strncmp(name, province, size) == 0 && name[size] == '/' ? name + size + 1 : NULL;
}

static bool add_coasts(dip_names *names)
{
    for (size_t i = 0; i < COAST_WORD_COUNT; i++) {
        uint32_t short_at = keep(names, coast_words[i][0], strlen(coast_words[i][0]));
        if (!add_coast(names, coast_words[i][0], short_at) ||
            !add_coast(names, coast_words[i][1], short_at))
            return false;
    }
    uint32_t province_count = law_dip_map_province_count(names->map);
    for (uint32_t i = province_count + 1; i <= law_dip_map_place_count(names->map); i++) {
        const char *name = short_name_of(names->map, (law_dip_place){(uint16_t)i});
        if (name == NULL)
            continue;
        uint32_t short_at = keep(names, name, strlen(name));
        const char *long_name = dip_names_coast_words(name);
        if (!add_coast(names, name, short_at) ||
            (long_name != NULL && !add_coast(names, long_name, short_at)))
            return false;
    }
    return true;
}

dip_names *dip_names_new(const law_dip_map *map, const law_allocator *allocator)
{
    law_allocator own = json_allocator(allocator);
    dip_names *names = own.resize(own.user, NULL, 0, sizeof *names);
    if (names == NULL)
        return NULL;
    *names = (dip_names){.allocator = own, .map = map, .text = json_text_empty(&own)};
    if (add_coasts(names))
        return names;
    dip_names_destroy(names);
    return NULL;
}

void dip_names_destroy(dip_names *names)
{
    if (names == NULL)
        return;
    law_allocator own = names->allocator;
    const struct {
        void *block;
        size_t size;
    } blocks[] = {
        {names->entries, names->capacity * sizeof *names->entries},
        {names->slots, names->slot_count * sizeof *names->slots},
        {names->coasts, names->coast_capacity * sizeof *names->coasts},
        {names->hyphened, names->hyphened_capacity * sizeof *names->hyphened},
        {names, sizeof *names},
    };
    json_text_destroy(&names->text);
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) {
        if (blocks[i].block != NULL)
            own.resize(own.user, blocks[i].block, blocks[i].size, 0);
    }
}

const law_dip_map *dip_names_map(const dip_names *names)
{
    return names->map;
}

size_t dip_names_size(const dip_names *names)
{
    return names->text.size;
}

size_t dip_names_hyphened_count(const dip_names *names)
{
    return names->hyphened_count;
}

const char *dip_names_hyphened(const dip_names *names, size_t number)
{
    return number < names->hyphened_count ? names->text.bytes + names->hyphened[number] : NULL;
}

/* ---- finding ---- */

static void begin_complaint(dip_complaint *complaint, dip_written_code code)
{
    complaint->code = code;
    complaint->message[0] = '\0';
}

/* "bot" (Gulf of Bothnia) */
static void add_place(const dip_names *names, dip_complaint *complaint, law_dip_place place)
{
    const char *id = law_dip_map_place_name(names->map, place);
    dip_message_add_quoted(complaint->message, id, strlen(id));
    if (names->titles[place.id] == 0)
        return;
    dip_message_add(complaint->message, " (");
    dip_message_add(complaint->message, names->text.bytes + names->titles[place.id] - 1);
    dip_message_add(complaint->message, ")");
}

static law_dip_place refuse_several(const dip_names *names, dip_complaint *complaint,
                                    const char *words, size_t size,
                                    const bool fits[LAW_DIP_PROVINCE_COUNT_MAX + 1], size_t count)
{
    char counted[48];
    size_t listed = 0;
    begin_complaint(complaint, DIP_WRITTEN_SEVERAL_PLACES);
    dip_message_add_quoted(complaint->message, words, size);
    snprintf(counted, sizeof counted, " fits %zu places: ", count);
    dip_message_add(complaint->message, counted);
    for (uint16_t i = 1; i <= LAW_DIP_PROVINCE_COUNT_MAX && listed < LISTED_MAX; i++) {
        if (!fits[i])
            continue;
        if (listed++ > 0)
            dip_message_add(complaint->message, ", ");
        add_place(names, complaint, (law_dip_place){i});
    }
    if (count > LISTED_MAX) {
        snprintf(counted, sizeof counted, ", and %zu more", count - LISTED_MAX);
        dip_message_add(complaint->message, counted);
    }
    return (law_dip_place){0};
}

static law_dip_place refuse_unknown(const dip_names *names, dip_complaint *complaint,
                                    const char *words, size_t size)
{
    char key[KEY_SIZE_MAX + 1] = "";
    begin_complaint(complaint, DIP_WRITTEN_UNKNOWN_PLACE);
    dip_message_add(complaint->message, "no place ");
    dip_message_add_quoted(complaint->message, words, size);
    if (normalize(key, words, size) == 0)
        return (law_dip_place){0};
    json_near near = {.given = key};
    for (size_t i = 0; i < names->count; i++)
        json_near_offer(&near, names->text.bytes + names->entries[i].at);
    if (near.name != NULL) {
        dip_message_add(complaint->message, "; did you mean \"");
        dip_message_add(complaint->message, near.name);
        dip_message_add(complaint->message, "\"?");
    }
    return (law_dip_place){0};
}

static law_dip_place refuse_coast(const dip_names *names, dip_complaint *complaint,
                                  law_dip_place province, const char *short_name)
{
    begin_complaint(complaint, DIP_WRITTEN_UNKNOWN_PLACE);
    add_place(names, complaint, province);
    dip_message_add(complaint->message, " has no coast ");
    dip_message_add_quoted(complaint->message, short_name, strlen(short_name));
    uint32_t count = law_dip_map_coast_count(names->map, province);
    dip_message_add(complaint->message, count > 0 ? "; it has " : "; it has none of its own");
    for (uint32_t i = 0; i < count; i++) {
        const char *coast =
            law_dip_map_place_name(names->map, law_dip_map_coast(names->map, province, i));
        dip_message_add(complaint->message, i > 0 ? " and " : "");
        dip_message_add_quoted(complaint->message, coast, strlen(coast));
    }
    return (law_dip_place){0};
}

/* The province of which a name is that, or the only one of which a name begins so. */
static law_dip_place find_province(const dip_names *names, const char *key, size_t size,
                                   const char *words, size_t words_size, dip_complaint *complaint)
{
    bool fits[LAW_DIP_PROVINCE_COUNT_MAX + 1] = {false};
    size_t count = 0;
    law_dip_place found = {0};
    const name_entry *known = look_up(names, key, size);
    if (known != NULL)
        return (law_dip_place){known->place};
    for (size_t i = 0; i < names->count && size > 0; i++) {
        const name_entry *entry = &names->entries[i];
        if (fits[entry->place] || entry->size < size ||
            memcmp(names->text.bytes + entry->at, key, size) != 0)
            continue;
        fits[entry->place] = true;
        found.id = entry->place;
        count++;
    }
    if (count == 1)
        return found;
    return count > 1 ? refuse_several(names, complaint, words, words_size, fits, count)
                     : refuse_unknown(names, complaint, words, words_size);
}

/* The longest words for a coast that a key ends with: "spa nc"; NULL: none. */
static const coast_entry *split_coast(const dip_names *names, const char *key, size_t size)
{
    const coast_entry *best = NULL;
    for (size_t i = 0; i < names->coast_count; i++) {
        const coast_entry *coast = &names->coasts[i];
        if (size < coast->size || size - coast->size < 2 || key[size - coast->size - 1] != ' ' ||
            (best != NULL && coast->size < best->size) ||
            memcmp(key + size - coast->size, names->text.bytes + coast->at, coast->size) != 0)
            continue;
        best = coast;
    }
    return best;
}

static law_dip_place find_coast(const dip_names *names, law_dip_place province,
                                const char *short_name, dip_complaint *complaint)
{
    uint32_t count = law_dip_map_coast_count(names->map, province);
    for (uint32_t i = 0; i < count; i++) {
        law_dip_place coast = law_dip_map_coast(names->map, province, i);
        const char *own = short_name_of(names->map, coast);
        if (own != NULL && strcmp(own, short_name) == 0)
            return coast;
    }
    return refuse_coast(names, complaint, province, short_name);
}

law_dip_place dip_names_find(const dip_names *names, const char *words, size_t size,
                             dip_complaint *complaint)
{
    char key[KEY_SIZE_MAX + 1] = "";
    size_t key_size = normalize(key, words, size);
    const name_entry *known = look_up(names, key, key_size);
    if (known != NULL)
        return (law_dip_place){known->place};
    const coast_entry *coast = split_coast(names, key, key_size);
    if (coast == NULL)
        return find_province(names, key, key_size, words, size, complaint);
    law_dip_place province =
        find_province(names, key, key_size - coast->size - 1, words, size, complaint);
    if (province.id == 0)
        return province;
    return find_coast(names, province, names->text.bytes + coast->short_at, complaint);
}
