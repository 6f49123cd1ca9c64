#include "server/push/cut_short.hpp"

#include <curl/curl.h>
#include <curl/system.h>

#include <atomic>

namespace camlann::server {

namespace {

/// Called by libcurl now and then; anything but 0 ends the transfer.
int ask(void* stop, curl_off_t /*all*/, curl_off_t /*got*/, curl_off_t /*to_send*/,
        curl_off_t /*sent*/) {
  return static_cast<const std::atomic<bool>*>(stop)->load() ? 1 : 0;
}

}  // namespace

bool cut_short_on(CURL* curl, const std::atomic<bool>& stop) {
  // A resolver that does not answer is not waited for.
  return curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, ask) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &stop) == CURLE_OK;
}

}  // namespace camlann::server
