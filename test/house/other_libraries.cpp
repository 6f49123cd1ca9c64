// Stands before the shared libraries that the program was built with, as newer ones do on a machine
// that has been upgraded since: they say other versions.

#include <curl/curl.h>
#include <unicode/uversion.h>

extern "C" {

// NOLINTBEGIN(readability-identifier-naming): the libraries' own names
int PQlibVersion() {
  return 990007;
}

const char* nats_GetVersion() {
  return "98.1.2";
}

void u_getVersion(UVersionInfo version) {
  version[0] = 96;
  version[1] = 5;
  version[2] = version[3] = 0;
}
// NOLINTEND(readability-identifier-naming)

curl_version_info_data* curl_version_info(CURLversion /*age*/) {
  static curl_version_info_data info{};
  info.version = "97.3.4";
  return &info;
}
}
