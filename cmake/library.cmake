# The library for other projects (doc/library.md): libcamlann, static and shared, with headers, CMake package and pkg-config file
# (`cmake --preset library`, build, `cmake --install build/library --prefix DIR`); and for a project that has this tree as a part,
# Camlann::rules and Camlann::engine.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

include(cmake/public_headers.cmake)
configure_file(${PROJECT_SOURCE_DIR}/cmake/Doxyfile.in ${PROJECT_BINARY_DIR}/Doxyfile @ONLY)

# Both libraries are made of the same objects.
set(objects "")
foreach(part base nn nn_avx2 rules camelot camelot_avx2 camblam notation game picture tables search engine)
  if(TARGET camlann_${part})
    list(APPEND objects $<TARGET_OBJECTS:camlann_${part}>)
  endif()
endforeach()
find_package(Threads REQUIRED)
foreach(kind static shared)
  string(TOUPPER ${kind} type)
  add_library(camlann_${kind} ${type} ${objects})
  set_target_properties(camlann_${kind} PROPERTIES OUTPUT_NAME camlann EXPORT_NAME ${kind} LINKER_LANGUAGE CXX
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
  target_compile_features(camlann_${kind} INTERFACE cxx_std_20)
  target_include_directories(camlann_${kind} INTERFACE
    $<BUILD_INTERFACE:${public_include}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()

# The targets of an installed Camlann (CamlannConfig.cmake.in) in this build, of the parts that each needs.
foreach(door rules engine)
  add_library(camlann_door_${door} INTERFACE)
  add_library(Camlann::${door} ALIAS camlann_door_${door})
endforeach()
target_compile_features(camlann_door_rules INTERFACE cxx_std_20)
target_include_directories(camlann_door_rules SYSTEM INTERFACE ${public_include})
target_link_libraries(camlann_door_rules INTERFACE $<LINK_ONLY:camlann_picture>)
target_link_libraries(camlann_door_engine INTERFACE camlann_door_rules $<LINK_ONLY:camlann_engine>)

# Exports only the declarations of the public headers, all in the namespace of the version. The names are mangled: a demangled
# template begins with what it returns, which may be of this namespace.
set(exports ${PROJECT_BINARY_DIR}/exports.map)
set(namespace "v${PROJECT_VERSION_MAJOR}")
string(LENGTH ${namespace} length)
set(namespace "7camlann${length}${namespace}")
file(CONFIGURE OUTPUT ${exports}
  CONTENT "{ global: _ZN${namespace}*; _ZNK${namespace}*; _ZT[VIS]N${namespace}*; local: *; };\n")
target_link_options(camlann_shared PRIVATE -Wl,--version-script=${exports} -Wl,-z,relro,-z,now -Wl,--no-undefined)
set_target_properties(camlann_shared PROPERTIES LINK_DEPENDS ${exports})
target_link_libraries(camlann_shared PRIVATE camlann_options ${ZSTD_LIBRARY} Threads::Threads)

# Another project does not install the parts that it is made of.
if(NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Camlann)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/CamlannConfig.cmake.in ${PROJECT_BINARY_DIR}/CamlannConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/CamlannConfigVersion.cmake COMPATIBILITY SameMajorVersion)
file(RELATIVE_PATH up_to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${PROJECT_SOURCE_DIR}/cmake/camlann.pc.in ${PROJECT_BINARY_DIR}/camlann.pc @ONLY)

# Programs need the component runtime when they run, development when they are compiled.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME development)
install(TARGETS camlann_static camlann_shared EXPORT CamlannTargets
  LIBRARY COMPONENT runtime NAMELINK_COMPONENT development)
install(EXPORT CamlannTargets NAMESPACE Camlann:: DESTINATION ${package})
install(FILES ${PROJECT_BINARY_DIR}/CamlannConfig.cmake ${PROJECT_BINARY_DIR}/CamlannConfigVersion.cmake DESTINATION ${package})
install(FILES ${PROJECT_BINARY_DIR}/camlann.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(DIRECTORY ${public_include}/camlann DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)
