# Writes the C file that holds the embedded Lua files, for lua/src/embedded.h.
# LIST: a text file of lines `name=path`. OUTPUT: the C file to write.
cmake_minimum_required(VERSION 3.22)

file(STRINGS ${LIST} entries ENCODING UTF-8)
list(SORT entries COMPARE STRING)

set(arrays "")
set(rows "")
set(index 0)
foreach(entry IN LISTS entries)
  string(FIND "${entry}" "=" equals)
  string(SUBSTRING "${entry}" 0 ${equals} name)
  math(EXPR after "${equals} + 1")
  string(SUBSTRING "${entry}" ${after} -1 path)

  file(READ ${path} hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
  # Sixteen bytes a line: five characters each.
  string(REPEAT "....." 16 line)
  string(REGEX REPLACE "(${line})" "\\1\n    " bytes "${bytes}")

  # The closing NUL keeps the array of an empty file legal C.
  string(APPEND arrays
    "static const unsigned char file_${index}[] = {\n    ${bytes}0x00};\n\n")
  string(APPEND rows "    {\"${name}\", file_${index}, ${size}},\n")
  math(EXPR index "${index} + 1")
endforeach()

file(WRITE ${OUTPUT}
"/* Written by lua/embed.cmake from the Lua files; change those instead. */
#include \"embedded.h\"

${arrays}const struct law_embedded law_embedded_files[] = {
${rows}    {NULL, NULL, 0},
};
")
