# Every target of ours is compiled with our warnings, which our presets make errors, and none passes a warning option on to those
# who link it.

# All targets of a folder and of those below it.
function(camlann_targets_below folder result)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(child ${below})
    camlann_targets_below(${child} more)
    list(APPEND targets ${more})
  endforeach()
  set(${result} ${targets} PARENT_SCOPE)
endfunction()

# A line for each target: its name, what it is compiled with, and what its users are.
function(camlann_write_compile_options)
  camlann_targets_below(${CMAKE_SOURCE_DIR} targets)
  set(text "")
  foreach(target ${targets})
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "UTILITY")
      continue()
    endif()
    set(own "(no code)")
    if(NOT type STREQUAL "INTERFACE_LIBRARY")
      set(own "$<TARGET_PROPERTY:${target},COMPILE_OPTIONS>;$<$<BOOL:$<TARGET_PROPERTY:${target},COMPILE_WARNING_AS_ERROR>>:-Werror>")
    endif()
    string(APPEND text "${target} | ${own} | $<TARGET_PROPERTY:${target},INTERFACE_COMPILE_OPTIONS>\n")
  endforeach()
  file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/test/house/compile_options.txt CONTENT "${text}")
endfunction()
# When all targets are known.
cmake_language(DEFER DIRECTORY ${CMAKE_SOURCE_DIR} CALL camlann_write_compile_options)

add_test(NAME house.warnings
  COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/warnings_test.sh ${CMAKE_CURRENT_BINARY_DIR}/compile_options.txt ${CMAKE_COMPILE_WARNING_AS_ERROR})
set_tests_properties(house.warnings PROPERTIES LABELS fast)
