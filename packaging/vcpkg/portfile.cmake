# An overlay port of the library (doc/library.md): `vcpkg install camlann --overlay-ports=CAMLANN/packaging/vcpkg`, where CAMLANN is this
# tree. It builds the tree that it lies in, so it needs no address and no checksum.
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS
    -DCAMLANN_LIBRARY=ON
    -DCAMLANN_TESTS=OFF
    # The Python module has its own packages.
    -DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON
    -DCMAKE_DISABLE_FIND_PACKAGE_pybind11=ON)
# The static and the shared library: CamlannConfig.cmake has both, and the program that links chooses.
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(PACKAGE_NAME Camlann CONFIG_PATH lib/cmake/Camlann)
vcpkg_fixup_pkgconfig()

file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share" "${CURRENT_PACKAGES_DIR}/share/doc")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
