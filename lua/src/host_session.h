/* Scripts that stay open or are run once, in this process or in a child of its own. */
#ifndef LAW_HOST_SESSION_H
#define LAW_HOST_SESSION_H

#include "host_script.h"

/* host.open_script { … }: a session, or nil; and the outcome of opening it. `supply`: NULL, or
 * where the script's files come from, which lives as long as the session. */
int host_session_open(lua_State *L, const host_supply *supply);

/* host.run_script { … }: an outcome. */
int host_run_supplied(lua_State *L, const host_supply *supply);

#endif
