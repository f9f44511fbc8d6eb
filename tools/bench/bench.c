/* How fast the core is on this machine, each figure beside a fixed loop timed in the same run. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "cards.h"
#include "timing.h"

enum { BATCH_MAX = 256 };

static timing_effort effort;
static double yardstick_seconds; /* the loop, timed anew before each table */
static volatile uint64_t result; /* of what is done for its time alone */

static void fail(const char *what)
{
    fprintf(stderr, "bench: %s\n", what);
    exit(EXIT_FAILURE);
}

static void check(law_status status)
{
    if (status != LAW_OK)
        fail(law_status_name(status));
}

static double now(void)
{
    return timing_now();
}

static double measure(timed *work, void *context)
{
    return timing_measure(effort, work, context).median;
}

static void print_head(const char *what, const char *columns)
{
    yardstick_seconds = timing_yardstick(effort).median;
    printf("\n%s\n%s\n", what, columns);
}

static double yards(double seconds)
{
    return seconds / yardstick_seconds;
}

/* ---- Whole turns, and the contest alone ---- */

typedef struct {
    board on;
    law_turn *turn;
    law_rules rules;
    uint32_t variant;
    law_turn *batch[BATCH_MAX];
    uint32_t batch_size;
} players;

static void give_orders(const board *on, uint32_t variant, law_turn *turn)
{
    for (uint32_t i = 0; i < on->unit_count; i++)
        check(law_turn_order(turn, (law_player){0}, &on->orders[variant][i], NULL));
}

/* From a position to the next: orders for all, lists for those that flee, supply for all players.
 */
static void play_turn(players *p)
{
    const board *on = &p->on;
    const law_unit *fleeing;
    law_turn *turn = p->turn;
    uint32_t variant = p->variant++ % on->variant_count;
    check(law_turn_restart(turn, on->positions[variant], NULL));
    give_orders(on, variant, turn);
    check(law_turn_resolve(turn, NULL));
    size_t count = law_turn_fleeing(turn, &fleeing);
    for (size_t i = 0; i < count; i++) {
        const law_flight *list = &on->flights[variant][(fleeing[i].id - 1) * BOARD_FLIGHTS];
        check(law_turn_prefer(turn, fleeing[i], list, BOARD_FLIGHTS, NULL));
    }
    check(law_turn_flee(turn, NULL));
    for (uint32_t player = 0; player < BOARD_PLAYERS; player++)
        check(law_turn_supply(turn, (law_player){player + 1},
                              &on->supplies[variant][player * BOARD_ACTIONS], BOARD_ACTIONS, NULL,
                              NULL));
    check(law_turn_finish(turn, NULL));
}

static double time_turns(void *context, uint64_t count)
{
    double start = now();
    for (uint64_t i = 0; i < count; i++)
        play_turn(context);
    return now() - start;
}

/* Many turns with their orders in are resolved in a row, so that the clock is read seldom. */
static double time_resolve(void *context, uint64_t count)
{
    players *p = context;
    double took = 0;
    for (uint64_t done = 0; done < count; done += p->batch_size) {
        uint64_t left = count - done;
        uint32_t size = left < p->batch_size ? (uint32_t)left : p->batch_size;
        for (uint32_t i = 0; i < size; i++) {
            uint32_t variant = p->variant++ % p->on.variant_count;
            check(law_turn_restart(p->batch[i], p->on.positions[variant], NULL));
            give_orders(&p->on, variant, p->batch[i]);
        }
        double start = now();
        for (uint32_t i = 0; i < size; i++)
            check(law_turn_resolve(p->batch[i], NULL));
        took += now() - start;
    }
    return took;
}

static void begin_players(players *p)
{
    check(law_turn_begin(&p->turn, p->on.map, p->on.positions[0], &p->rules, NULL, NULL));
    p->batch_size = 1 + 8192 / p->on.unit_count;
    if (p->batch_size > BATCH_MAX)
        p->batch_size = BATCH_MAX;
    for (uint32_t i = 0; i < p->batch_size; i++)
        check(law_turn_begin(&p->batch[i], p->on.map, p->on.positions[0], &p->rules, NULL, NULL));
}

static void end_players(players *p)
{
    law_turn_destroy(p->turn);
    for (uint32_t i = 0; i < p->batch_size; i++)
        law_turn_destroy(p->batch[i]);
}

static void print_row(const char *what, uint32_t units, double turn)
{
    printf("%-18s %9" PRIu32 " %12.0f %14.3f %10.1f %14.3f\n", what, units, 1 / turn, turn * 1e6,
           turn * 1e9 / units, yards(turn));
}

static const char turn_columns[] =
    "                       units      a second   microseconds  ns a unit     yardsticks";

/* As dense as the standard board. `variety` is how many units' orders are played before one comes
 * again: few, and the processor learns them by heart, as it does for a bot that tries changes of
 * one turn; many, and each turn is news, as it is for a server of many games. */
static void bench_sizes(const char *what, uint32_t variety, const uint32_t *sizes, size_t count)
{
    char title[120];
    double resolve[6];
    snprintf(title, sizeof title, "%s: restart, orders, resolve, flee, supply, finish", what);
    print_head(title, turn_columns);
    for (size_t i = 0; i < count; i++) {
        players p = {.variant = 0};
        law_rules_standard(&p.rules, sizeof p.rules);
        board_make_typical(&p.on, sizes[i], sizes[i] < variety ? variety / sizes[i] : 1);
        begin_players(&p);
        print_row("", sizes[i], measure(time_turns, &p));
        fflush(stdout);
        resolve[i] = measure(time_resolve, &p);
        end_players(&p);
        board_remove(&p.on);
    }
    snprintf(title, sizeof title, "%s: the contest alone, law_turn_resolve", what);
    print_head(title, turn_columns);
    for (size_t i = 0; i < count; i++)
        print_row("", sizes[i], resolve[i]);
}

static void bench_turns(bool is_quick)
{
    static const uint32_t sizes[] = {8, 30, 300, 3000, 60000, 1000000};
    size_t count = is_quick ? 5 : 6;
    bench_sizes("one turn again and again", 1, sizes, count);
    bench_sizes("always other turns", 12000, sizes, 4);
}

static void bench_worst(bool is_quick)
{
    static const char *const names[] = {"blocked chain", "turning ring", "tied links"};
    print_head("worst cases, whole turns", turn_columns);
    for (int shape = 0; shape < SHAPE_COUNT; shape++) {
        for (uint32_t size = 1000; size <= (is_quick ? 10000 : 100000); size *= 10) {
            players p = {.variant = 0};
            law_rules_standard(&p.rules, sizeof p.rules);
            board_make_worst(&p.on, size, (board_shape)shape);
            begin_players(&p);
            print_row(names[shape], size, measure(time_turns, &p));
            end_players(&p);
            board_remove(&p.on);
        }
    }
}

/* ---- Positions and hooks ---- */

static double time_clones(void *context, uint64_t count)
{
    const law_position *position = context;
    double start = now();
    for (uint64_t i = 0; i < count; i++) {
        law_position *clone;
        check(law_position_clone(&clone, position, NULL, NULL));
        law_position_destroy(clone, NULL);
    }
    return now() - start;
}

static double time_hashes(void *context, uint64_t count)
{
    const law_position *position = context;
    uint64_t sum = 0;
    double start = now();
    for (uint64_t i = 0; i < count; i++)
        sum += law_position_hash(position);
    double took = now() - start;
    result = sum;
    return took;
}

static void print_one(const char *what, double seconds)
{
    printf("%-28s %12.0f %14.1f %14.3f\n", what, 1 / seconds, seconds * 1e9, yards(seconds));
}

static const char one_columns[] =
    "                                 a second    nanoseconds     yardsticks";

static uint64_t asked;

static law_status keep_standard(void *user, const law_question *question, int64_t *answer)
{
    (void)user;
    asked += question->kind == LAW_ASK_STRENGTH && *answer > 0;
    return LAW_OK;
}

/* The difference that asking makes, a question; both are timed in turns. */
static double time_of_a_hook(uint32_t unit_count)
{
    players without = {.variant = 0}, with = {.variant = 0};
    law_rules_standard(&without.rules, sizeof without.rules);
    with.rules = without.rules;
    with.rules.hooks[LAW_ASK_STRENGTH] = keep_standard;
    board_make_typical(&without.on, unit_count, 8);
    board_make_typical(&with.on, unit_count, 8);
    begin_players(&without);
    begin_players(&with);
    double samples[TIMING_SAMPLES_MAX];
    for (int i = 0; i < effort.samples; i++)
        samples[i] = measure(time_resolve, &with) - measure(time_resolve, &without);
    double median = timing_of(samples, effort.samples).median;
    end_players(&without);
    end_players(&with);
    board_remove(&without.on);
    board_remove(&with.on);
    if (asked == 0)
        fail("the hook was never asked");
    return median / unit_count;
}

static void bench_small_things(void)
{
    board on;
    board_make_typical(&on, 30, 1);
    print_head("a position of 30 units, and a hook", one_columns);
    print_one("clone and destroy", measure(time_clones, on.positions[0]));
    print_one("hash", measure(time_hashes, on.positions[0]));
    print_one("one question to a C hook", time_of_a_hook(30));
    printf("the position has %zu bytes\n", law_position_size(on.positions[0]));
    board_remove(&on);
}

/* ---- A state of any game ---- */

static double time_state_clones(void *context, uint64_t count)
{
    const cards *c = context;
    double start = now();
    for (uint64_t i = 0; i < count; i++) {
        law_state *clone;
        check(law_state_clone(&clone, c->state, NULL));
        law_state_destroy(clone);
    }
    return now() - start;
}

static double time_state_views(void *context, uint64_t count)
{
    const cards *c = context;
    double start = now();
    for (uint64_t i = 0; i < count; i++) {
        law_state *view;
        check(
            law_state_view(&view, c->state, (law_player){(uint32_t)(i % CARDS_PLAYERS) + 1}, NULL));
        law_state_destroy(view);
    }
    return now() - start;
}

static double time_state_hashes(void *context, uint64_t count)
{
    const cards *c = context;
    uint64_t sum = 0;
    double start = now();
    for (uint64_t i = 0; i < count; i++)
        sum += law_state_hash(c->state);
    double took = now() - start;
    result = sum;
    return took;
}

static law_row some_unit(const cards *c, uint64_t index)
{
    return (law_row){c->unit.id, (uint32_t)(index % CARDS_UNITS) + 1};
}

static double time_gets(void *context, uint64_t count)
{
    const cards *c = context;
    uint64_t sum = 0;
    double start = now();
    for (uint64_t i = 0; i < count; i++)
        sum += (uint64_t)law_state_get(c->state, some_unit(c, i), c->points, 0).number;
    double took = now() - start;
    result = sum;
    return took;
}

static double time_sets(void *context, uint64_t count)
{
    const cards *c = context;
    law_value value = {.kind = LAW_VALUE_INTEGER};
    double start = now();
    for (uint64_t i = 0; i < count; i++) {
        value.number = (int64_t)(i / CARDS_UNITS % 1000);
        check(law_state_set(c->state, some_unit(c, i), c->points, 0, &value, NULL));
    }
    return now() - start;
}

/* From the top of the deck into a hand, where four viewers' aliases may change, and back. */
static double time_moves(void *context, uint64_t count)
{
    const cards *c = context;
    const law_place deck = {c->deck.id, 0};
    double start = now();
    for (uint64_t i = 0; i < count; i += 2) {
        law_row card = law_state_row_at(c->state, deck, 0);
        law_place hand = {c->hand.id, (uint32_t)(i / 2 % CARDS_PLAYERS) + 1};
        check(law_state_move(c->state, card, hand, UINT32_MAX, NULL));
        check(law_state_move(c->state, card, deck, UINT32_MAX, NULL));
    }
    return now() - start;
}

static double time_states_to_bytes(void *context, uint64_t count)
{
    const cards *c = context;
    static unsigned char bytes[1 << 16];
    double start = now();
    for (uint64_t i = 0; i < count; i++) {
        law_state *read;
        size_t size = law_state_write(bytes, sizeof bytes, c->state);
        check(law_state_read(&read, c->schema, bytes, size, NULL, NULL));
        law_state_destroy(read);
    }
    return now() - start;
}

static void bench_states(void)
{
    cards c;
    cards_make(&c);
    print_head("a state of cards and units", one_columns);
    print_one("clone and destroy", measure(time_state_clones, &c));
    print_one("hash", measure(time_state_hashes, &c));
    print_one("view of a player", measure(time_state_views, &c));
    print_one("get a cell", measure(time_gets, &c));
    print_one("set a cell", measure(time_sets, &c));
    print_one("move a card", measure(time_moves, &c));
    print_one("write and read", measure(time_states_to_bytes, &c));
    printf("the state has %zu bytes, the map not counted, which clones share\n",
           law_state_size(c.state));
    cards_remove(&c);
}

static void print_help(FILE *to)
{
    fputs(
        "usage: bench [--quick]\n\n"
        "Measures the core in this process's computing time: medians of several samples, each "
        "figure also in\n"
        "yardsticks, that is, as a multiple of a fixed loop of 1000 steps timed in the same run.\n"
        "  --quick  fewer and shorter samples, and no board of a million units\n",
        to);
}

int main(int argument_count, char **arguments)
{
    bool is_quick = false;
    for (int i = 1; i < argument_count; i++) {
        if (strcmp(arguments[i], "--help") == 0 || strcmp(arguments[i], "-h") == 0) {
            print_help(stdout);
            return EXIT_SUCCESS;
        }
        if (strcmp(arguments[i], "--quick") != 0) {
            fprintf(stderr, "bench: unknown argument \"%s\"\n", arguments[i]);
            print_help(stderr);
            return 2;
        }
        is_quick = true;
    }
    effort = timing_effort_of(is_quick);
    yardstick_seconds = timing_yardstick(effort).median;
    printf("yardstick: %d steps of a fixed loop take %.3f microseconds\n", YARDSTICK_STEPS,
           yardstick_seconds * 1e6);
    bench_turns(is_quick);
    bench_worst(is_quick);
    bench_small_things();
    bench_states();
    return EXIT_SUCCESS;
}
