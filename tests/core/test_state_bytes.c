/* Bytes of states, of any origin: never a crash; either refused with a clear error, or a state that
 * agrees with itself and writes the same bytes again. Events of any origin likewise. And fixed
 * states have fixed hashes, so that other platforms agree. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "small_game.h"
#include "state_check.h"
#include "state_model.h"

enum { SCHEMA_COUNT = 200, MUTATION_COUNT = 250 };

static model_pair pair;

/* Bytes in memory of exactly their size, so that reading one too many is found. */
typedef struct {
    unsigned char *bytes;
    size_t size;
} text;

static text copy_of(const unsigned char *bytes, size_t size)
{
    text copy = {malloc(size > 0 ? size : 1), size};
    assert_non_null(copy.bytes);
    if (size > 0)
        memcpy(copy.bytes, bytes, size);
    return copy;
}

static text written(const law_state *state)
{
    text made = {NULL, law_state_write(NULL, 0, state)};
    made.bytes = malloc(made.size);
    assert_non_null(made.bytes);
    assert_int_equal(law_state_write(made.bytes, made.size, state), made.size);
    return made;
}

/* Whether it was read. */
static bool try_to_read(const law_schema *schema, text from)
{
    law_state *read;
    law_error error = {0};
    law_status status = law_state_read(&read, schema, from.bytes, from.size, NULL, &error);
    if (status != LAW_OK) {
        assert_null(read);
        assert_int_equal(status, LAW_BAD_ARGUMENT);
        assert_int_equal(error.status, LAW_BAD_ARGUMENT);
        assert_true(error.message[0] != '\0');
        return false;
    }
    text again = written(read);
    const char *mistake = state_mistake(read);
    if (mistake != NULL)
        fail_msg("seed %u: %s", (unsigned)pair.schema.seed, mistake);
    assert_int_equal(again.size, from.size);
    assert_memory_equal(again.bytes, from.bytes, from.size);
    free(again.bytes);
    law_state_destroy(read);
    return true;
}

/* ---- Mutations ---- */

static uint32_t below(size_t bound)
{
    return random_below(&pair.random, (uint32_t)bound);
}

static void set_byte(text *of)
{
    static const unsigned char values[] = {0, 1, 2, 3, 5, 9, 11, 0x7f, 0x80, 0xfe, 0xff};
    of->bytes[below(of->size)] = values[below(sizeof values)];
}

static void flip_bit(text *of)
{
    of->bytes[below(of->size)] ^= (unsigned char)(1u << below(8));
}

static void add_one(text *of)
{
    of->bytes[below(of->size)] += below(2) == 0 ? 1 : 0xff;
}

/* A piece of it comes to stand elsewhere as well. */
static void copy_piece(text *of)
{
    size_t size = 1 + below(of->size < 24 ? of->size : 24);
    size_t from = below(of->size - size + 1), to = below(of->size - size + 1);
    memmove(of->bytes + to, of->bytes + from, size);
}

static void cut_off(text *of)
{
    of->size = below(of->size);
}

static void make_longer(text *of)
{
    size_t more = 1 + below(8);
    unsigned char *longer = realloc(of->bytes, of->size + more);
    assert_non_null(longer);
    memset(longer + of->size, below(2) == 0 ? 0 : 0xff, more);
    *of = (text){longer, of->size + more};
}

static void take_piece_out(text *of)
{
    size_t size = 1 + below(of->size < 24 ? of->size : 24), at = below(of->size - size + 1);
    memmove(of->bytes + at, of->bytes + at + size, of->size - size - at);
    of->size -= size;
}

/* One to three changes; the bytes then lie in memory of exactly their size. */
static text mutated(text original)
{
    static void (*const changes[])(text *) = {
        set_byte, set_byte, flip_bit, flip_bit,   flip_bit,    add_one,
        add_one,  add_one,  cut_off,  copy_piece, make_longer, take_piece_out,
    };
    text changed = copy_of(original.bytes, original.size);
    for (uint32_t left = 1 + below(3); left > 0 && changed.size > 0; left--)
        changes[below(sizeof changes / sizeof *changes)](&changed);
    text exact = copy_of(changed.bytes, changed.size);
    free(changed.bytes);
    return exact;
}

static bool is_same(text a, text b)
{
    return a.size == b.size && memcmp(a.bytes, b.bytes, a.size) == 0;
}

typedef struct {
    uint32_t read, refused;
} mutation_counts;

static void mutate(const law_state *state, uint32_t count, mutation_counts *counts)
{
    text original = written(state);
    assert_true(try_to_read(law_state_schema(state), original));
    for (uint32_t i = 0; i < count; i++) {
        text changed = mutated(original);
        if (!is_same(changed, original)) {
            if (try_to_read(law_state_schema(state), changed))
                counts->read++;
            else
                counts->refused++;
        }
        free(changed.bytes);
    }
    free(original.bytes);
}

static void test_corrupt_states_are_refused_or_read(void **state)
{
    (void)state;
    mutation_counts counts = {0};
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        model_pair_begin(&pair, seed, NULL);
        if (seed % 3 == 0) { /* a draft, whose static tables are among the bytes */
            for (int i = 0; i < 60; i++)
                model_pair_step(&pair);
        } else {
            model_pair_fill(&pair, 70);
        }
        mutate(pair.state, MUTATION_COUNT, &counts);
        model_pair_end(&pair);
    }
    print_message("%u read, %u refused\n", (unsigned)counts.read, (unsigned)counts.refused);
    assert_true(counts.read > 500 && counts.refused > 5000);
}

static void test_corrupt_views_are_refused_or_read(void **state)
{
    (void)state;
    mutation_counts counts = {0};
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 70);
        for (uint32_t viewer = 0; viewer <= pair.schema.player_count; viewer++) {
            law_state *view;
            assert_int_equal(law_state_view(&view, pair.state, (law_player){viewer}, NULL), LAW_OK);
            mutate(view, MUTATION_COUNT / 5, &counts);
            law_state_destroy(view);
        }
        model_pair_end(&pair);
    }
    print_message("%u read, %u refused\n", (unsigned)counts.read, (unsigned)counts.refused);
    assert_true(counts.read > 100 && counts.refused > 2000);
}

static void test_every_truncation_is_refused(void **state)
{
    (void)state;
    model_pair_begin(&pair, 7, NULL);
    model_pair_fill(&pair, 80);
    text whole = written(pair.state);
    for (size_t size = 0; size < whole.size; size++) {
        text part = copy_of(whole.bytes, size);
        assert_false(try_to_read(law_state_schema(pair.state), part));
        free(part.bytes);
    }
    free(whole.bytes);
    model_pair_end(&pair);
}

/* An even increment would make a stream of half the numbers; the generator has none. */
static void test_dice_that_no_seed_gives_are_refused(void **state)
{
    (void)state;
    small_game game;
    uint32_t drawn;
    small_game_begin(&game, NULL);
    assert_int_equal(law_state_draw(&drawn, game.state, "attack", 6, NULL), LAW_OK);
    text bytes = written(game.state);
    size_t at = 0;
    while (memcmp(bytes.bytes + at, "attack", 6) != 0)
        at++;
    unsigned char *increment = bytes.bytes + at + 6 + 8; /* behind the name and the state */
    assert_true(try_to_read(game.schema, bytes));
    assert_int_equal(*increment & 1, 1);
    *increment ^= 2;
    assert_true(try_to_read(game.schema, bytes));
    *increment ^= 1;
    assert_false(try_to_read(game.schema, bytes));
    free(bytes.bytes);
    small_game_end(&game);
}

static void test_a_state_is_read_under_its_own_schema_alone(void **state)
{
    (void)state;
    static model_pair others;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        model_pair_begin(&pair, seed, NULL);
        model_pair_begin(&others, seed + 1, NULL);
        text bytes = written(pair.state);
        assert_true(try_to_read(pair.placed, bytes));
        assert_false(try_to_read(others.placed, bytes));
        free(bytes.bytes);
        model_pair_end(&pair);
        model_pair_end(&others);
    }
}

/* ---- Events of any origin ---- */

typedef struct {
    law_event kept;
    law_row order[MODEL_ROW_MAX];
} told_event;

static uint32_t odd_number(void)
{
    static const uint32_t numbers[] = {0,  1,  2,  3,   4,     5,     7,          10,        11,
                                       63, 64, 65, 255, 65535, 65536, 0x7fffffff, UINT32_MAX};
    return numbers[below(sizeof numbers / sizeof *numbers)];
}

static void make_odd_value(law_value *value)
{
    *value = (law_value){.kind = (law_value_kind)below(LAW_VALUE_KIND_COUNT + 1),
                         .number = (int64_t)odd_number() - below(3)};
    value->row = (law_row){odd_number() % 8, odd_number()};
    if (below(2) == 0) {
        value->text = "some odd text";
        value->text_size = below(14);
    }
}

/* An event of which every field may be anything. */
static void make_odd_event(told_event *told)
{
    static const char *const purposes[] = {NULL, "", "deck", "not an id", "x"};
    law_event *event = &told->kept;
    *event = (law_event){.kind = (law_event_kind)below(LAW_EVENT_KIND_COUNT + 1)};
    event->row = (law_row){1 + below(pair.schema.table_count + 1), 1 + below(MODEL_ROW_MAX + 1)};
    event->column.id = below(MODEL_COLUMN_MAX + 2);
    event->index = below(4) == 0 ? odd_number() : 0;
    make_odd_value(&event->before);
    make_odd_value(&event->after);
    event->from = (law_place){below(MODEL_ZONE_MAX + 2), below(4)};
    event->to = (law_place){below(MODEL_ZONE_MAX + 2), below(4)};
    event->position = below(2) == 0 ? below(4) : odd_number();
    event->order_count = below(MODEL_ROW_MAX);
    event->order = event->order_count > 0 ? told->order : NULL;
    for (size_t i = 0; i < MODEL_ROW_MAX; i++)
        told->order[i] = (law_row){event->row.table, below(MODEL_ROW_MAX + 1)};
    event->viewers = odd_number();
    event->block = below(3);
    event->purpose = purposes[below(5)];
    event->bound = odd_number();
    event->drawn = odd_number();
    event->dice = (law_dice){random_next(&pair.random), random_next(&pair.random)};
    event->viewer.id = below(MODEL_PLAYER_MAX + 2);
    event->alias = below(3) == 0 ? odd_number() : below(MODEL_ROW_MAX);
}

static void test_odd_events_are_refused_or_applied(void **state)
{
    (void)state;
    uint32_t applied = 0, refused = 0;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 40);
        for (int i = 0; i < 300; i++) {
            told_event told;
            law_error error = {0};
            uint64_t hash = law_state_hash(pair.state);
            make_odd_event(&told);
            law_status status = law_state_apply(pair.state, &told.kept, &error);
            if (status == LAW_OK) {
                applied++;
                continue;
            }
            refused++;
            assert_int_equal(error.status, status);
            assert_true(error.message[0] != '\0');
            assert_true(law_state_hash(pair.state) == hash);
        }
        /* Applied events may leave a cell without what must be given, as those of an addition do;
         * all else holds. */
        law_state *clone;
        assert_int_equal(law_state_clone(&clone, pair.state, NULL), LAW_OK);
        assert_true(law_state_equal(clone, pair.state));
        law_state_destroy(clone);
        model_pair_end(&pair);
    }
    print_message("%u applied, %u refused\n", (unsigned)applied, (unsigned)refused);
    assert_true(applied > 300 && refused > 3000);
}

/* ---- Fixed numbers ---- */

/* A state with something of everything in it. */
static void play_fixed(small_game *game)
{
    law_state *state = game->state;
    void *block;
    uint32_t drawn;
    law_state_seed(state, 42);
    law_row first = small_unit(state, RED, 1), second = small_unit(state, BLUE, 3);
    small_set(state, first, UNIT_NAME, 0, as_text("Johny"));
    small_set(state, first, UNIT_POINTS, 0, as_integer(5));
    small_set(state, first, UNIT_TAGS, 0, as_set(0x2a5));
    small_set(state, first, UNIT_ALLIES, 0, as_players(5));
    small_set(state, first, UNIT_KIND, 0, as_choice(2));
    small_set(state, second, UNIT_MEMORY, 1, as_integer(-5));
    small_set(state, second, UNIT_TARGET, 0, as_row(first));
    small_set(state, second, UNIT_UPRIGHT, 0, as_flag(true));
    small_set(state, second, UNIT_SECRET, 0, as_integer(99));
    small_deck(state, 10);
    small_card(state, 3, 12, SITE, 2);
    assert_int_equal(law_state_shuffle(state, (law_place){DECK, 0}, "deck", NULL), LAW_OK);
    small_move(state, law_state_row_at(state, (law_place){DECK, 0}, 0), HAND, GREEN, 0);
    small_move(state, law_state_row_at(state, (law_place){DECK, 0}, 0), HEAP, 0, 0);
    law_row top = law_state_row_at(state, (law_place){DECK, 0}, 0);
    assert_int_equal(law_state_reveal(state, top, 3, NULL), LAW_OK);
    small_pact(state, RED, GREEN);
    small_set(state, (law_row){GLOBALS, 1}, GLOBAL_ROUND, 0, as_integer(-(INT64_C(1) << 53)));
    assert_int_equal(law_state_draw(&drawn, state, "attack", 6, NULL), LAW_OK);
    assert_int_equal(model_block_make(&block, 1234567, NULL), LAW_OK);
    assert_int_equal(law_state_set_block(state, 1, block, NULL), LAW_OK);
}

static void test_a_fixed_state_has_a_fixed_hash(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    play_fixed(&game);
    assert_null(state_mistake(game.state));
    assert_true(law_schema_hash(game.draft_schema) == UINT64_C(0x9a3a1d07250781c4));
    assert_true(law_schema_hash(game.schema) == UINT64_C(0x8efc4451c229f730));
    assert_true(law_state_hash(game.state) == UINT64_C(0xbbc5e6e6a0366e4f));
    assert_int_equal(law_state_write(NULL, 0, game.state), 416);
    static const uint64_t views[] = {
        UINT64_C(0xf08f1d1ae099a0cc),
        UINT64_C(0xad1659b160f16f03),
        UINT64_C(0x46621a39396aee92),
        UINT64_C(0xc098dd6cf86a8dcf),
    };
    for (uint32_t viewer = 0; viewer <= SMALL_PLAYER_COUNT; viewer++) {
        law_state *view;
        assert_int_equal(law_state_view(&view, game.state, (law_player){viewer}, NULL), LAW_OK);
        assert_true(law_state_hash(view) == views[viewer]);
        law_state_destroy(view);
    }
    small_game_end(&game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_corrupt_states_are_refused_or_read),
        cmocka_unit_test(test_corrupt_views_are_refused_or_read),
        cmocka_unit_test(test_every_truncation_is_refused),
        cmocka_unit_test(test_dice_that_no_seed_gives_are_refused),
        cmocka_unit_test(test_a_state_is_read_under_its_own_schema_alone),
        cmocka_unit_test(test_odd_events_are_refused_or_applied),
        cmocka_unit_test(test_a_fixed_state_has_a_fixed_hash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
