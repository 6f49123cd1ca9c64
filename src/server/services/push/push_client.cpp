#include "server/services/push/push_client.hpp"

#include <curl/curl.h>
#include <curl/easy.h>
#include <curl/system.h>
#include <sys/socket.h>

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/core/sha256.hpp"
#include "server/core/transfers.hpp"
#include "server/model/delivery.hpp"
#include "server/services/push/endpoint.hpp"

namespace camlann::server {

namespace {

constexpr long answer_ms = 2000;
constexpr std::size_t most_at_once = 50;
/// Limits one push service with its subdomains, so that the others have their turns while it does
/// not answer.
constexpr std::size_t most_of_one = 20;
/// Lifetime of an undelivered message at the push service.
constexpr const char* keep_for = "TTL: 86400";

struct FreeList {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using Headers = std::unique_ptr<curl_slist, FreeList>;

void add(Headers& headers, const std::string& line) {
  curl_slist* const longer = curl_slist_append(headers.release(), line.c_str());
  if (longer == nullptr) std::abort();
  headers.reset(longer);
}

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

Delivery delivery_of(long status) {
  if (status >= 200 && status < 300) return Delivery::taken;
  if (status == 404 || status == 410) return Delivery::gone;
  const bool passes = status == 408 || status == 429 || status >= 500;
  return passes ? Delivery::later : Delivery::refused;
}

/// Returns the topic, or its digest: push services refuse a longer one (RFC 8030, 5.4).
std::string topic_of(const std::string& topic) {
  constexpr std::size_t longest = 32;
  if (topic.size() <= longest) return topic;
  const auto digest = sha256(topic);
  return to_base64url(std::string(digest.begin(), digest.end())).substr(0, longest);
}

Headers headers_of(const PushRequest& request) {
  Headers headers;
  add(headers, keep_for);
  add(headers, "Urgency: normal");
  add(headers, "Topic: " + topic_of(request.topic));
  add(headers, "Content-Type: application/octet-stream");
  add(headers, "Content-Encoding: aes128gcm");
  add(headers, "Authorization: " + request.authorization);
  add(headers, "Expect:");
  return headers;
}

/// Sets up the transfer; false if libcurl fails.
bool prepare(CURL* curl, const PushRequest& request, curl_slist* headers, const bool& loopback) {
  const char* const protocols = loopback ? "https,http" : "https";
  return curl_easy_setopt(curl, CURLOPT_URL, request.endpoint.c_str()) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, protocols) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, answer_ms) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &loopback) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, drop) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_POST, 1L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_POSTFIELDS, request.body.data()) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE,
                          static_cast<curl_off_t>(request.body.size())) == CURLE_OK;
}

Delivery delivery_of(CURL* curl, CURLcode result) {
  if (result == CURLE_OPERATION_TIMEDOUT) return Delivery::timed_out;
  long status = 0;
  if (result != CURLE_OK || curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status) != CURLE_OK) {
    return Delivery::later;
  }
  return delivery_of(status);
}

}  // namespace

PushClient::PushClient(bool loopback) : loopback_(loopback), transfers_(most_at_once) {}

std::vector<PushOutcome> PushClient::send(const std::vector<PushRequest>& requests) {
  std::vector<PushOutcome> outcomes(requests.size());
  std::vector<Headers> headers;
  std::vector<Transfer> transfers;
  headers.reserve(requests.size());
  transfers.reserve(requests.size());
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const auto& request = requests[i];
    curl_slist* const list = headers.emplace_back(headers_of(request)).get();
    transfers.push_back(
        {{{push_domain(request.endpoint), most_of_one}},
         [&request, list, this](CURL* curl) { return prepare(curl, request, list, loopback_); },
         [&outcomes, i](CURL* curl, CURLcode result, Millis took) {
           outcomes[i] = {delivery_of(curl, result), took};
         }});
  }
  transfers_.run(std::move(transfers));
  return outcomes;
}

}  // namespace camlann::server
