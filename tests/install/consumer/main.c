/* The smallest program over the installed library: header and library must be of one version. */
#include <lawspeaker/lawspeaker.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    printf("lawspeaker %s\n", law_version());
    return strcmp(law_version(), LAW_VERSION) == 0 ? 0 : 1;
}
