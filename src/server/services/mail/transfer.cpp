#include "server/services/mail/transfer.hpp"

#include <curl/curl.h>
#include <curl/easy.h>
#include <curl/system.h>

#include <atomic>
#include <cstdlib>

namespace camlann::server {

namespace {

/// Called by libcurl about once per second; a nonzero result ends the transfer.
int ask(void* stop, curl_off_t /*all*/, curl_off_t /*got*/, curl_off_t /*to_send*/,
        curl_off_t /*sent*/) {
  return static_cast<const std::atomic<bool>*>(stop)->load() ? 1 : 0;
}

}  // namespace

Transfer::Transfer() : handle_(curl_easy_init()) {
  if (handle_ == nullptr) std::abort();
}

Transfer::~Transfer() {
  curl_easy_cleanup(handle_);
}

bool Transfer::begin() {
  curl_easy_reset(handle_);
  // Shutdown does not wait for a resolver that does not answer.
  return curl_easy_setopt(handle_, CURLOPT_QUICK_EXIT, 1L) == CURLE_OK &&
         curl_easy_setopt(handle_, CURLOPT_NOPROGRESS, 0L) == CURLE_OK &&
         curl_easy_setopt(handle_, CURLOPT_XFERINFOFUNCTION, ask) == CURLE_OK &&
         curl_easy_setopt(handle_, CURLOPT_XFERINFODATA, &stop_) == CURLE_OK &&
         curl_easy_setopt(handle_, CURLOPT_PROXY, "") == CURLE_OK &&
         curl_easy_setopt(handle_, CURLOPT_NOSIGNAL, 1L) == CURLE_OK;
}

}  // namespace camlann::server
