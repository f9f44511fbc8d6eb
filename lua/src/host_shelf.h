/* States in which the module is set up, put aside when their script ends. The next script with the
 * same limits goes on with one, as it was before any script ran in it, and need not set up a state
 * of its own. One shelf belongs to the state of a command line. */
#ifndef LAW_HOST_SHELF_H
#define LAW_HOST_SHELF_H

#include "host_script.h"

/* The shelf of this state, which makes it at first use; raises when there is no memory for it. It
 * lives as long as the state. */
host_shelf *host_shelf_of(lua_State *L);

/* Whether scripts come one after the other here, so that a copy of a state is worth its making:
 * false at the first time it is asked. */
bool host_shelf_is_used(host_shelf *shelf);

/* Gives a script, which has none, a state with these limits; false when there is none. */
bool host_shelf_take(host_script *script, const sandbox_limits *limits);

/* Takes over the state of a script, which has an image. */
void host_shelf_put(host_script *script);

#endif
