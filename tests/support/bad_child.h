/* Script processes that misbehave, for tests. */
#ifndef LAW_BAD_CHILD_H
#define LAW_BAD_CHILD_H

/* In a script's process: does not come back where the script's file says how to misbehave. */
void bad_child_run(void);

#endif
