/* How long something takes: samples that are long enough to be measured. */
#define _POSIX_C_SOURCE 200809L
#include "timing.h"

#include <stdlib.h>
#include <time.h>

enum { YARDSTICK_TABLE = 4096 };

timing_effort timing_effort_of(int haste)
{
    static const timing_effort efforts[] = {{9, 0.04}, {3, 0.01}, {1, 0.0001}};
    return efforts[haste];
}

double timing_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static int compare_doubles(const void *a, const void *b)
{
    double one = *(const double *)a, two = *(const double *)b;
    return (one > two) - (one < two);
}

timing timing_of(double *samples, int count)
{
    qsort(samples, (size_t)count, sizeof *samples, compare_doubles);
    return (timing){samples[0], samples[count / 2], samples[count - 1]};
}

timing timing_measure(timing_effort effort, timed *work, void *context)
{
    double samples[TIMING_SAMPLES_MAX];
    uint64_t count = 1;
    double took = work(context, count); /* warms up as well */
    while (took < effort.seconds && count < UINT64_C(1) << 40) {
        uint64_t more = took > 0 ? (uint64_t)(effort.seconds / took * 1.2) + 1 : 16;
        count *= more > 16 ? 16 : more < 2 ? 2 : more;
        took = work(context, count);
    }
    for (int i = 0; i < effort.samples; i++)
        samples[i] = work(context, count) / (double)count;
    return timing_of(samples, effort.samples);
}

static volatile uint64_t yardstick_result;

static double time_yardstick(void *context, uint64_t count)
{
    static uint64_t table[YARDSTICK_TABLE];
    (void)context;
    double start = timing_now();
    uint64_t state = 1;
    for (uint64_t i = 0; i < count * YARDSTICK_STEPS; i++) {
        state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        uint64_t *cell = &table[state >> 52];
        if ((*cell ^ state) & 1)
            *cell += state >> 7;
        else
            *cell ^= state;
    }
    yardstick_result = state + table[0];
    return timing_now() - start;
}

timing timing_yardstick(timing_effort effort)
{
    return timing_measure(effort, time_yardstick, NULL);
}
