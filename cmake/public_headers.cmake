# The public headers: these, with camlann/ in front (doc/decisions/0014-the-public-library.md).
set(public_headers
  base/result.hpp base/square.hpp base/square_set.hpp base/words.hpp
  rules/move.hpp rules/outcome.hpp rules/own_words.hpp rules/setup.hpp rules/technique.hpp rules/temper.hpp rules/variant_info.hpp rules/verdict.hpp
  notation/record.hpp notation/record_reader.hpp notation/record_writer.hpp notation/text_encoding.hpp
  game/catalog.hpp game/game.hpp game/own_words.hpp game/replay.hpp game/text.hpp game/tree.hpp game/tree_record.hpp
  picture/picture.hpp
  search/limits.hpp search/score.hpp
  tables/value.hpp
  engine/analyst.hpp engine/computer.hpp engine/table_prober.hpp engine/why.hpp)

# Their location in the build: the include folder for targets that use them like external projects.
set(public_include ${PROJECT_BINARY_DIR}/include)
find_path(EXPECTED_INCLUDE tl/expected.hpp REQUIRED)
configure_file(${EXPECTED_INCLUDE}/tl/expected.hpp ${public_include}/camlann/tl/expected.hpp COPYONLY)

# camlann_public_header(SOURCE NAME): copies it to include/camlann/NAME; its includes of our headers are resolved below camlann/,
# too.
function(camlann_public_header source name)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
  file(READ ${source} text)
  string(REGEX MATCHALL "#include \"[^\"]+\"" includes "${text}")
  foreach(include ${includes})
    string(REGEX REPLACE "#include \"(.*)\"" "\\1" include "${include}")
    if(NOT include IN_LIST public_headers AND NOT include MATCHES "^camlann/(rules|version)\\.hpp$")
      message(FATAL_ERROR "${name} is public and includes \"${include}\", which is not (cmake/public_headers.cmake)")
    endif()
  endforeach()
  string(REGEX REPLACE "#include \"(camlann/)?" "#include \"camlann/" text "${text}")
  string(REPLACE "#include <tl/expected.hpp>" "#include \"camlann/tl/expected.hpp\"" text "${text}")
  file(CONFIGURE OUTPUT ${public_include}/camlann/${name} CONTENT "${text}" @ONLY)
endfunction()
foreach(header ${public_headers})
  camlann_public_header(${PROJECT_SOURCE_DIR}/src/${header} ${header})
endforeach()
foreach(header rules.hpp picture.hpp engine.hpp format.hpp)
  camlann_public_header(${PROJECT_SOURCE_DIR}/include/camlann/${header} ${header})
endforeach()
