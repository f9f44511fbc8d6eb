/* Status names, and the one way to fill a caller's error. */
#ifndef LAW_STATUS_H
#define LAW_STATUS_H

#include <lawspeaker/lawspeaker.h>

#if defined(__GNUC__)
#define LAW_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define LAW_PRINTF(text, first)
#endif

/* Fills `error`, when there is one, and returns `status`. */
law_status law__fail(law_error *error, law_status status, const char *format, ...) LAW_PRINTF(3, 4);
law_status law__fail_memory(law_error *error, size_t size);

/* Text from outside as a message can hold it: cut, and a ? for each byte that is not printable
 * ASCII. */
enum { LAW__SHOWN_SIZE = 81 };
const char *law__shown(char shown[LAW__SHOWN_SIZE], const char *text);

/* The same for a builder, which keeps the first of its mistakes. Returns false. */
bool law__keep_first(law_error *error, law_status status, const char *format, ...) LAW_PRINTF(3, 4);
bool law__keep_name_mistake(law_error *error, const char *what, const char *name);

#endif
