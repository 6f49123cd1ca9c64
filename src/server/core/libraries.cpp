#include "server/core/libraries.hpp"

#include <curl/curl.h>
#include <openssl/crypto.h>
#include <unicode/uversion.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "bus/nats_bus.hpp"
#include "database/database.hpp"

namespace camlann::server {

std::vector<std::pair<std::string, std::string>> libraries_that_run() {
  UVersionInfo version;
  u_getVersion(version);
  std::array<char, U_MAX_VERSION_STRING_LENGTH> icu{};
  u_versionToString(version, icu.data());
  return {{"libpq", database::libpq_version()},
          {"nats.c", bus::nats_version()},
          {"OpenSSL", OpenSSL_version(OPENSSL_VERSION_STRING)},
          {"libcurl", curl_version_info(CURLVERSION_NOW)->version},
          {"ICU", icu.data()}};
}

}  // namespace camlann::server
