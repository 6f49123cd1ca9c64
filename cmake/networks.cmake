# Writes the files of a folder into a C++ source: cmake -D FOLDER=data/networks -D OUT=x.cpp -P networks.cmake
file(GLOB files "${FOLDER}/*.network")
list(SORT files)
set(arrays "")
set(views "")
set(number 0)
foreach(file ${files})
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  string(REGEX REPLACE "('[^']*',)('[^']*',)('[^']*',)('[^']*',)('[^']*',)('[^']*',)('[^']*',)('[^']*',)" "\\0\n" bytes "${bytes}")
  string(APPEND arrays "constexpr char file_${number}[] = {\n${bytes}};\n")
  string(APPEND views "    {file_${number}, sizeof(file_${number})},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUT} "#include \"engine/built_in_networks.hpp\"

#include <array>
#include <span>
#include <string_view>

namespace camlann {
namespace {

${arrays}
constexpr std::array<std::string_view, ${number}> files{{
${views}}};

}  // namespace

std::span<const std::string_view> built_in_networks() {
  return files;
}

}  // namespace camlann
")
