/* Orders as texts: split at the words that orders are written with, and put together again. */
#include "diplomacy_text.h"

#include <stdio.h>
#include <string.h>

/* ---- words ---- */

enum {
    SPACED_SIZE_MAX = DIP_TEXT_SIZE_READ * 3 + 1, /* each byte may become " - " */
    WORD_COUNT_MAX = DIP_TEXT_SIZE_READ,
    PHRASE_COUNT_MAX = WORD_COUNT_MAX + 1,
};

typedef struct {
    const char *at;
    size_t size;
    char sign; /* what it says if it is no part of a name */
} text_word;

typedef struct {
    char bytes[SPACED_SIZE_MAX];
    size_t size;
    bool is_split; /* a dash or an arrow stands alone */
} spaced_text;

static bool is_space(char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/* The bytes that stand between words: dashes and arrows of all kinds are one sign. */
static size_t dash_size(const char *text, size_t size)
{
    static const char *const dashes[] = {"\xe2\x80\x93", "\xe2\x80\x94", "\xe2\x88\x92",
                                         "\xe2\x86\x92"};
    if (size >= 3 && text[0] == '\xe2') {
        for (size_t i = 0; i < sizeof dashes / sizeof *dashes; i++) {
            if (memcmp(text, dashes[i], 3) == 0)
                return 3;
        }
    }
    if (size == 0 || (text[0] != '-' && text[0] != '='))
        return 0;
    size_t run = 1;
    while (run < size && text[run] == text[0])
        run++;
    return run < size && text[run] == '>' ? run + 1 : 0;
}

static bool is_gap(char byte)
{
    return is_space(byte) || byte == '(' || byte == ')' || byte == ',' || byte == ';';
}

static void add_dash(spaced_text *spaced)
{
    memcpy(spaced->bytes + spaced->size, " - ", 3);
    spaced->size += 3;
    spaced->is_split = true;
}

/* Dashes and arrows, where they stand alone or at the edge of a word. */
static void set_apart(spaced_text *spaced, const char *text, size_t size)
{
    spaced->size = 0;
    spaced->is_split = false;
    for (size_t i = 0; i < size;) {
        size_t dash = dash_size(text + i, size - i);
        if (dash > 0) {
            add_dash(spaced);
            i += dash;
            continue;
        }
        size_t run = 0;
        while (i + run < size && text[i + run] == '-')
            run++;
        bool is_after = spaced->size > 0 && spaced->bytes[spaced->size - 1] == ' ';
        bool is_before = i + run < size &&
                         (is_gap(text[i + run]) || dash_size(text + i + run, size - i - run) > 0);
        if (run > 0 && (is_after || is_before)) {
            add_dash(spaced);
        } else if (run > 0) {
            memcpy(spaced->bytes + spaced->size, text + i, run);
            spaced->size += run;
        } else {
            spaced->bytes[spaced->size] = text[i];
            if (is_gap(text[i]))
                spaced->bytes[spaced->size] = ' ';
            spaced->size++;
            run = 1;
        }
        i += run;
    }
}

/* Whether a name stands there, in letters of any size. */
static bool is_name_at(const spaced_text *spaced, size_t at, const char *name, size_t size)
{
    if (size > spaced->size - at)
        return false;
    for (size_t i = 0; i < size; i++) {
        if (dip_names_small(spaced->bytes[at + i]) != name[i])
            return false;
    }
    return true;
}

/* Where none stands alone, as in "A par-bur", each dash is one, but for those in full names. */
static void split_dashes(spaced_text *spaced, const dip_names *names)
{
    const char *name;
    for (size_t number = 0; (name = dip_names_hyphened(names, number)) != NULL; number++) {
        size_t size = strlen(name), at = 0;
        while (at < spaced->size && !is_name_at(spaced, at, name, size))
            at++;
        for (size_t i = at; i < spaced->size && i < at + size; i++) {
            if (spaced->bytes[i] == '-')
                spaced->bytes[i] = ' ';
        }
    }
    char copy[SPACED_SIZE_MAX];
    size_t copied = spaced->size;
    memcpy(copy, spaced->bytes, copied);
    spaced->size = 0;
    for (size_t i = 0; i < copied; i++) {
        if (copy[i] != '-')
            spaced->bytes[spaced->size++] = copy[i];
        else if (i == 0 || copy[i - 1] != '-')
            add_dash(spaced);
    }
}

static size_t split_words(text_word *words, const spaced_text *spaced)
{
    size_t count = 0;
    for (size_t i = 0; i < spaced->size;) {
        size_t start = i;
        while (i < spaced->size && !is_space(spaced->bytes[i]))
            i++;
        if (i > start)
            words[count++] = (text_word){.at = spaced->bytes + start, .size = i - start};
        else
            i++;
    }
    return count;
}

/* ---- phrases ---- */

/* Phrases and the signs between them: "F Nth", "A Lon", "Nwy", and "C-". */
typedef struct {
    const char *at;
    size_t size, word_count;
    size_t type_size; /* of its first word */
} phrase;

typedef struct {
    phrase phrases[PHRASE_COUNT_MAX];
    size_t count;
    char signs[PHRASE_COUNT_MAX]; /* closed by a zero */
    size_t sign_count;
} sentence;

/* A build or removal says so first or last. */
static char sign_of(const text_word *word, size_t index, size_t count, const sentence *said)
{
    char sign = dip_names_sign(word->at, word->size);
    bool is_adjustment = sign == 'B' || sign == 'D';
    if (is_adjustment && index > 0 && (index + 1 < count || said->sign_count > 0))
        return '\0';
    return sign;
}

static void add_word(phrase *to, const text_word *word)
{
    if (to->word_count++ == 0) {
        to->at = word->at;
        to->type_size = word->size;
    }
    to->size = (size_t)(word->at + word->size - to->at);
}

static void split_phrases(sentence *said, const text_word *words, size_t count)
{
    said->phrases[0] = (phrase){.at = ""};
    said->count = 1;
    said->sign_count = 0;
    for (size_t i = 0; i < count; i++) {
        char sign = sign_of(&words[i], i, count, said);
        phrase *last = &said->phrases[said->count - 1];
        char before = '\0';
        if (said->sign_count > 0)
            before = said->signs[said->sign_count - 1];
        /* "moves to", "via convoy" */
        bool is_more = last->word_count == 0 &&
                       ((sign == '-' && before == '-') || (sign == 'C' && before == 'V'));
        if (sign == '\0') {
            add_word(last, &words[i]);
        } else if (!is_more) {
            said->signs[said->sign_count++] = sign;
            said->phrases[said->count++] = (phrase){.at = ""};
        }
    }
    said->signs[said->sign_count] = '\0';
}

/* ---- reading ---- */

typedef struct {
    const dip_names *names;
    const char *text; /* the whole, for complaints */
    size_t size;
    dip_complaint *complaint;
} reader;

static bool fail(const reader *r, const char *message)
{
    r->complaint->code = DIP_WRITTEN_BAD_ORDER;
    r->complaint->message[0] = '\0';
    dip_message_add(r->complaint->message, message);
    return false;
}

static bool refuse(const reader *r)
{
    r->complaint->code = DIP_WRITTEN_BAD_ORDER;
    r->complaint->message[0] = '\0';
    dip_message_add_quoted(r->complaint->message, r->text, r->size);
    dip_message_add(r->complaint->message,
                    " is no order; orders are as in A par - bur, A par H, A mun S A ber - kie, "
                    "F nth C A lon - nwy, B A par, D A par, waive");
    return false;
}

static bool read_place(const reader *r, law_dip_place *place, const phrase *words, const char *what)
{
    if (words->word_count == 0) {
        char message[64];
        snprintf(message, sizeof message, "%s is missing", what);
        return fail(r, message);
    }
    *place = dip_names_find(r->names, words->at, words->size, r->complaint);
    return place->id != 0;
}

/* "A Lon", "army London", "lon": the place, and the type or '\0'. */
static bool read_unit(const reader *r, char *type, law_dip_place *at, const phrase *words,
                      const char *what)
{
    phrase rest = *words;
    *type = '\0';
    if (rest.word_count > 1)
        *type = dip_names_type(rest.at, rest.type_size);
    if (*type != '\0') {
        size_t skipped = rest.type_size;
        while (is_space(rest.at[skipped]))
            skipped++;
        rest.at += skipped;
        rest.size -= skipped;
        rest.word_count--;
    }
    if (*type == '?')
        *type = '\0';
    return read_place(r, at, &rest, what);
}

/* What follows the ordered unit, by the signs: which further phrases are there; 0: none. */
typedef struct {
    const char *signs;
    dip_written_kind kind;
    uint8_t of, to;
    bool is_via;
} order_form;

static const order_form forms[] = {
    {"-", DIP_WRITTEN_MOVE, 0, 1, false},          {"H", DIP_WRITTEN_HOLD, 0, 0, false},
    {"S-", DIP_WRITTEN_SUPPORT_MOVE, 1, 2, false}, {"S", DIP_WRITTEN_SUPPORT_HOLD, 1, 0, false},
    {"C-", DIP_WRITTEN_CONVOY, 1, 2, false},       {"-V", DIP_WRITTEN_MOVE, 0, 1, true},
    {"SH", DIP_WRITTEN_SUPPORT_HOLD, 1, 0, false}, {"S-V", DIP_WRITTEN_SUPPORT_MOVE, 1, 2, false},
    {"C-V", DIP_WRITTEN_CONVOY, 1, 2, false},
};

static bool read_form(const reader *r, dip_written_order *order, const sentence *said,
                      const order_form *form)
{
    size_t last = form->to > 0 ? form->to : form->of;
    for (size_t i = last + 1; i < said->count; i++) {
        if (said->phrases[i].word_count > 0)
            return refuse(r);
    }
    order->kind = form->kind;
    order->is_via = form->is_via;
    return read_unit(r, &order->unit, &order->at, &said->phrases[0], "the unit") &&
           (form->of == 0 || read_unit(r, &order->of_unit, &order->of, &said->phrases[form->of],
                                       "the other unit")) &&
           (form->to == 0 || read_place(r, &order->to, &said->phrases[form->to], "where to"));
}

static bool read_adjustment(const reader *r, dip_written_order *order, const sentence *said)
{
    const phrase *first = &said->phrases[0], *second = &said->phrases[1];
    if (first->word_count > 0 && second->word_count > 0)
        return refuse(r);
    order->kind = said->signs[0] == 'B' ? DIP_WRITTEN_BUILD : DIP_WRITTEN_REMOVE;
    if (!read_unit(r, &order->unit, &order->at, first->word_count > 0 ? first : second, "where"))
        return false;
    return order->kind == DIP_WRITTEN_REMOVE || order->unit != '\0' ||
           fail(r, "a build says what is built: B A ank, or B F ank");
}

static bool is_waiver(const text_word *word)
{
    static const char waives[] = "waives";
    if (word->size != 5 && word->size != 6)
        return false;
    for (size_t i = 0; i < word->size; i++) {
        if (dip_names_small(word->at[i]) != waives[i])
            return false;
    }
    return true;
}

bool dip_text_read(dip_written_order *order, const dip_names *names, const char *text, size_t size,
                   dip_complaint *complaint)
{
    reader r = {.names = names, .text = text, .size = size, .complaint = complaint};
    spaced_text spaced;
    text_word words[WORD_COUNT_MAX];
    sentence said;
    *order = (dip_written_order){.kind = DIP_WRITTEN_WAIVE};
    if (size > DIP_TEXT_SIZE_READ) {
        char message[80];
        snprintf(message, sizeof message, "an order has at most %d bytes, this has %zu",
                 DIP_TEXT_SIZE_READ, size);
        return fail(&r, message);
    }
    set_apart(&spaced, text, size);
    if (!spaced.is_split)
        split_dashes(&spaced, names);
    size_t count = split_words(words, &spaced);
    if (count == 1 && is_waiver(&words[0]))
        return true;
    split_phrases(&said, words, count);
    if (said.sign_count == 1 && (said.signs[0] == 'B' || said.signs[0] == 'D'))
        return read_adjustment(&r, order, &said);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (strcmp(forms[i].signs, said.signs) == 0)
            return read_form(&r, order, &said, &forms[i]);
    }
    return refuse(&r);
}

bool dip_text_read_unit(char *type, law_dip_place *at, const dip_names *names, const char *text,
                        size_t size, dip_complaint *complaint)
{
    reader r = {.names = names, .text = text, .size = size, .complaint = complaint};
    spaced_text spaced;
    text_word words[WORD_COUNT_MAX];
    phrase all = {.at = ""};
    if (size > DIP_TEXT_SIZE_READ)
        return fail(&r, "it is too long for a unit, which is as in A bud");
    set_apart(&spaced, text, size);
    size_t count = split_words(words, &spaced);
    for (size_t i = 0; i < count; i++)
        add_word(&all, &words[i]);
    if (!read_unit(&r, type, at, &all, "the unit"))
        return false;
    return *type != '\0' || fail(&r, "it says no type of unit, as in A bud");
}

/* ---- writing ---- */

/* Behind what is written already; names have at most LAW_NAME_SIZE_MAX bytes, so it has room. */
static size_t add_text(char text[DIP_TEXT_SIZE], size_t size, const char *more)
{
    size_t more_size = strlen(more);
    if (more_size > DIP_TEXT_SIZE - 1 - size)
        more_size = DIP_TEXT_SIZE - 1 - size;
    memcpy(text + size, more, more_size);
    text[size + more_size] = '\0';
    return size + more_size;
}

static size_t add_unit(char text[DIP_TEXT_SIZE], size_t size, const law_dip_map *map, char type,
                       law_dip_place at)
{
    const char head[] = {type, ' ', '\0'};
    size = add_text(text, size, head);
    return add_text(text, size, at.id != 0 ? law_dip_map_place_name(map, at) : "?");
}

static char letter_of(law_dip_type type)
{
    return type == LAW_DIP_FLEET ? 'F' : 'A';
}

size_t dip_text_write_unit(char text[DIP_TEXT_SIZE], const law_dip_map *map,
                           const law_dip_unit *unit)
{
    return add_unit(text, 0, map, letter_of(unit->type), unit->at);
}

size_t dip_text_write(char text[DIP_TEXT_SIZE], const law_dip_map *map, const law_dip_unit *unit,
                      const law_dip_order *order, const law_dip_unit *other)
{
    static const char *const signs[LAW_DIP_ORDER_COUNT] = {
        [LAW_DIP_HOLD] = " H",          [LAW_DIP_MOVE] = "",      [LAW_DIP_SUPPORT_HOLD] = " S ",
        [LAW_DIP_SUPPORT_MOVE] = " S ", [LAW_DIP_CONVOY] = " C ",
    };
    size_t size = dip_text_write_unit(text, map, unit);
    size = add_text(text, size, signs[order->kind]);
    if (order->kind >= LAW_DIP_SUPPORT_HOLD && other != NULL)
        size = add_unit(text, size, map, letter_of(other->type), other->at);
    else if (order->kind >= LAW_DIP_SUPPORT_HOLD)
        size = add_unit(text, size, map, '?', order->of);
    if (order->kind != LAW_DIP_HOLD && order->kind != LAW_DIP_SUPPORT_HOLD) {
        size = add_text(text, size, " - ");
        size =
            add_text(text, size, order->to.id != 0 ? law_dip_map_place_name(map, order->to) : "?");
    }
    return order->kind == LAW_DIP_MOVE && order->is_via ? add_text(text, size, " via") : size;
}

size_t dip_text_write_adjustment(char text[DIP_TEXT_SIZE], const law_dip_map *map,
                                 const law_dip_adjustment *order)
{
    if (order->kind == LAW_DIP_WAIVE)
        return add_text(text, 0, "waive");
    size_t size = add_text(text, 0, order->kind == LAW_DIP_BUILD ? "B " : "D ");
    return add_unit(text, size, map, letter_of(order->type), order->at);
}
