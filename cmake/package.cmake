# The Debian package of the program with its page (script/package): `cpack -G DEB` in the build folder, once program and page are built.
# What is packed is built before, by name: not everything that could be.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

# What the program says of itself.
set(package_files ${CMAKE_BINARY_DIR}/package)
add_custom_command(OUTPUT ${package_files}/camlann.1.gz ${package_files}/camlann.bash ${package_files}/changelog.gz
  COMMAND ${CMAKE_COMMAND} -E make_directory ${package_files}
  COMMAND camlann man | gzip -9n > ${package_files}/camlann.1.gz
  COMMAND camlann completion bash > ${package_files}/camlann.bash
  COMMAND gzip -9nc ${CMAKE_SOURCE_DIR}/CHANGELOG.md > ${package_files}/changelog.gz
  DEPENDS camlann ${CMAKE_SOURCE_DIR}/CHANGELOG.md VERBATIM)
add_custom_target(camlann_package_files DEPENDS ${package_files}/camlann.1.gz)

install(TARGETS camlann RUNTIME DESTINATION usr/bin)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/web/dist/ DESTINATION usr/share/camlann/web)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/data/records/ DESTINATION usr/share/camlann/records)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/data/books/ DESTINATION usr/share/camlann/books)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/data/self-play/ DESTINATION usr/share/camlann/self-play)
install(FILES ${package_files}/camlann.1.gz DESTINATION usr/share/man/man1)
install(FILES ${package_files}/camlann.bash DESTINATION usr/share/bash-completion/completions RENAME camlann)
install(FILES ${package_files}/changelog.gz DESTINATION usr/share/doc/camlann)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION usr/share/doc/camlann RENAME copyright)
# All pages: those for hosts lead to most of the others. Images of containers leave out what is below usr/share/doc.
install(DIRECTORY ${CMAKE_SOURCE_DIR}/doc/ DESTINATION usr/share/doc/camlann COMPONENT documents)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/packaging/monitoring DESTINATION usr/share/camlann COMPONENT documents)
install(FILES ${CMAKE_SOURCE_DIR}/packaging/camlann.toml ${CMAKE_SOURCE_DIR}/packaging/worker.toml DESTINATION etc/camlann)
install(PROGRAMS ${CMAKE_SOURCE_DIR}/packaging/backup DESTINATION usr/lib/camlann)
foreach(unit camlann.service camlann-worker.service camlann-backup.service camlann-backup.timer)
  install(FILES ${CMAKE_SOURCE_DIR}/packaging/${unit} DESTINATION lib/systemd/system)
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME camlann)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "Camlann contributors <camlann@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "play Camelot, Cam and their relatives, on a server of your own")
set(CPACK_PACKAGE_DESCRIPTION "A server with its page for playing games of the Camelot family against each other and
the computer, with tournaments, an archive of games and studies; and the same games,
the engine and its tools on the command line.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adduser, ca-certificates")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "librsvg2-2")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  "${CMAKE_SOURCE_DIR}/packaging/debian/postinst;${CMAKE_SOURCE_DIR}/packaging/debian/prerm;${CMAKE_SOURCE_DIR}/packaging/debian/postrm;${CMAKE_SOURCE_DIR}/packaging/debian/conffiles")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGING_INSTALL_PREFIX /)
set(CPACK_STRIP_FILES ON)
include(CPack)
