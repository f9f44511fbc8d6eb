# What find_package(lawspeaker) reads: it gives the target lawspeaker::core, which needs only libc.
include("${CMAKE_CURRENT_LIST_DIR}/lawspeaker-targets.cmake")
