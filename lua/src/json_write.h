/* Results of `law resolve`: a played turn, or what is wrong with a line. Members, their order and
 * their white space are the format's, so equal results are equal bytes. */
#ifndef LAW_JSON_WRITE_H
#define LAW_JSON_WRITE_H

#include "json_read.h"
#include "json_text.h"

/* Adds the result of a case that was played, without a line feed; `explain` adds the facts. False
 * when memory ran out: what was added is then to be dropped. */
bool json_result_write(json_text *out, const json_case *played, bool explain);

/* The same for a line that cannot be used. `id` may be NULL. */
bool json_fault_write(json_text *out, const char *id, size_t id_size, const json_fault *fault,
                      uint64_t line);

#endif
