# The library for projects outside of this tree (doc/library.md): libcamlann, static and shared, with headers, CMake package and
# pkg-config file. `cmake --preset library`, build, `cmake --install build/library --prefix DIR`.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

include(cmake/public_headers.cmake)
configure_file(${CMAKE_SOURCE_DIR}/cmake/Doxyfile.in ${CMAKE_BINARY_DIR}/Doxyfile @ONLY)

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
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
  target_compile_features(camlann_${kind} INTERFACE cxx_std_20)
  target_include_directories(camlann_${kind} INTERFACE
    $<BUILD_INTERFACE:${public_include}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()

# Exports only the declarations of the public headers, all in the namespace of the version.
set(exports ${CMAKE_BINARY_DIR}/exports.map)
set(namespace "camlann::v${PROJECT_VERSION_MAJOR}_${PROJECT_VERSION_MINOR}::*")
file(CONFIGURE OUTPUT ${exports}
  CONTENT "{ global: extern \"C++\" { ${namespace}; typeinfo?for?${namespace}; typeinfo?name?for?${namespace}; vtable?for?${namespace}; };\n  local: *; };\n")
target_link_options(camlann_shared PRIVATE -Wl,--version-script=${exports} -Wl,-z,relro,-z,now -Wl,--no-undefined)
set_target_properties(camlann_shared PROPERTIES LINK_DEPENDS ${exports})
target_link_libraries(camlann_shared PRIVATE camlann_options ${ZSTD_LIBRARY} Threads::Threads)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Camlann)
configure_package_config_file(${CMAKE_SOURCE_DIR}/cmake/CamlannConfig.cmake.in ${CMAKE_BINARY_DIR}/CamlannConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/CamlannConfigVersion.cmake COMPATIBILITY SameMinorVersion)
file(RELATIVE_PATH up_to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${CMAKE_SOURCE_DIR}/cmake/camlann.pc.in ${CMAKE_BINARY_DIR}/camlann.pc @ONLY)

install(TARGETS camlann_static camlann_shared EXPORT CamlannTargets)
install(EXPORT CamlannTargets NAMESPACE Camlann:: DESTINATION ${package})
install(FILES ${CMAKE_BINARY_DIR}/CamlannConfig.cmake ${CMAKE_BINARY_DIR}/CamlannConfigVersion.cmake DESTINATION ${package})
install(FILES ${CMAKE_BINARY_DIR}/camlann.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(DIRECTORY ${public_include}/camlann DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
