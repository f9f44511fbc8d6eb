# Writes the C file that holds the embedded Lua files, for lua/src/embedded.h.
# LIST: a text file of lines `name=path`. OUTPUT: the C file to write.
cmake_minimum_required(VERSION 3.22)

file(STRINGS ${LIST} entries ENCODING UTF-8)
list(TRANSFORM entries REPLACE "^([^=]*)=" "\\1\t") # a tab comes before all that a name is made of
list(SORT entries COMPARE STRING)

file(WRITE ${OUTPUT}
"/* Written by lua/embed.cmake from the Lua files; change those instead. */
#include \"embedded.h\"

#pragma GCC diagnostic ignored \"-Woverlength-strings\"

")
set(rows "")
set(index 0)
foreach(entry IN LISTS entries)
  string(FIND "${entry}" "\t" tab)
  string(SUBSTRING "${entry}" 0 ${tab} name)
  math(EXPR after "${tab} + 1")
  string(SUBSTRING "${entry}" ${after} -1 path)

  file(READ ${path} hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${hex}")
  # Twenty bytes a line: four characters each.
  string(REPEAT "...." 20 line)
  string(REGEX REPLACE "(${line})" "\\1\"\n    \"" bytes "${bytes}")

  # A string, since compilers take a list of numbers far more slowly; its end is the closing NUL.
  file(APPEND ${OUTPUT}
    "static const unsigned char file_${index}[] =\n    \"${bytes}\";\n\n")
  string(APPEND rows "    {\"${name}\", file_${index}, ${size}},\n")
  math(EXPR index "${index} + 1")
endforeach()

file(APPEND ${OUTPUT}
"const struct law_embedded law_embedded_files[] = {
${rows}    {NULL, NULL, 0},
};

const size_t law_embedded_file_count = ${index};
")
