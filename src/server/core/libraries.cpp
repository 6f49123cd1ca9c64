#include "server/core/libraries.hpp"

#include <curl/curl.h>
#include <openssl/crypto.h>

#include <string>
#include <utility>
#include <vector>

#include "bus/nats_bus.hpp"
#include "database/database.hpp"

namespace camlann::server {

std::vector<std::pair<std::string, std::string>> libraries_that_run() {
  return {{"libpq", database::libpq_version()},
          {"nats.c", bus::nats_version()},
          {"OpenSSL", OpenSSL_version(OPENSSL_VERSION_STRING)},
          {"libcurl", curl_version_info(CURLVERSION_NOW)->version}};
}

}  // namespace camlann::server
