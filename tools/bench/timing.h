/* What measurements share: seconds of computing time, and a fixed loop to measure them by. */
#ifndef LAW_BENCH_TIMING_H
#define LAW_BENCH_TIMING_H

#include <stdint.h>

enum { YARDSTICK_STEPS = 1000, TIMING_SAMPLES_MAX = 11 };

/* Does something `count` times and returns the seconds that this took. */
typedef double timed(void *context, uint64_t count);

/* Seconds for one. */
typedef struct {
    double least, median, most;
} timing;

typedef struct {
    int samples;    /* at most TIMING_SAMPLES_MAX */
    double seconds; /* each sample takes at least this long */
} timing_effort;

/* 0: as a measurement is to be; 1: quick; 2: hardly at all, to see that everything runs. */
timing_effort timing_effort_of(int haste);
/* Time that this process has computed, so that others on the machine do not count. */
double timing_now(void);
timing timing_of(double *samples, int count); /* sorts them */
timing timing_measure(timing_effort effort, timed *work, void *context);
/* Times YARDSTICK_STEPS of arithmetic and a small table, nothing that a library could make
 * faster. */
timing timing_yardstick(timing_effort effort);

#endif
