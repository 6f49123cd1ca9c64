#include "server/services/push/public_post.hpp"

#include <curl/curl.h>
#include <curl/easy.h>
#include <curl/system.h>
#include <sys/socket.h>

#include <cstddef>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/transfers.hpp"
#include "server/services/push/endpoint.hpp"

namespace camlann::server {

namespace {

struct FreeList {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using Headers = std::unique_ptr<curl_slist, FreeList>;

void add(Headers& headers, const std::string& line) {
  curl_slist* const longer = curl_slist_append(headers.release(), line.c_str());
  if (longer == nullptr) std::abort();
  headers.reset(longer);
}

/// Holds the data of a transfer until its end.
struct Posting {
  PublicPost post;
  Headers headers;
  bool loopback = false;
};

/// Opens a socket only to allowed addresses. libcurl has resolved the name by now.
curl_socket_t open_socket(void* loopback, curlsocktype /*purpose*/, curl_sockaddr* address) {
  const bool allowed =
      *static_cast<const bool*>(loopback) ? is_loopback(address->addr) : is_public(address->addr);
  if (!allowed) return CURL_SOCKET_BAD;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/// Discards the response body.
std::size_t drop(char* /*bytes*/, std::size_t size, std::size_t count, void* /*unused*/) {
  return size * count;
}

/// Sets up the transfer; false if libcurl fails.
bool prepare(CURL* curl, const Posting& posting, long timeout_ms) {
  const auto& [post, headers, loopback] = posting;
  const char* const protocols = loopback ? "https,http" : "https";
  return curl_easy_setopt(curl, CURLOPT_URL, post.url.c_str()) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, protocols) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, timeout_ms) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &loopback) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, drop) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get()) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_POST, 1L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_POSTFIELDS, post.body.data()) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE,
                          static_cast<curl_off_t>(post.body.size())) == CURLE_OK;
}

PostOutcome post_outcome(CURL* curl, CURLcode result) {
  PostOutcome outcome;
  outcome.timed_out = result == CURLE_OPERATION_TIMEDOUT;
  long status = 0;
  if (result == CURLE_OK && curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK) {
    outcome.status = status;
  }
  return outcome;
}

}  // namespace

Transfer public_post(PublicPost post, std::vector<Share> shares, long timeout_ms, bool loopback,
                     std::function<void(const PostOutcome& outcome, Millis took)> ended) {
  const auto posting = std::make_shared<Posting>();
  posting->post = std::move(post);
  posting->loopback = loopback;
  for (const auto& line : posting->post.headers) add(posting->headers, line);
  add(posting->headers, "Expect:");
  return {std::move(shares),
          [posting, timeout_ms](CURL* curl) { return prepare(curl, *posting, timeout_ms); },
          [posting, ended = std::move(ended)](CURL* curl, CURLcode result, Millis took) {
            ended(post_outcome(curl, result), took);
          }};
}

}  // namespace camlann::server
