#include "server/services/push/push_client.hpp"

#include <curl/curl.h>
#include <curl/easy.h>
#include <curl/system.h>
#include <sys/socket.h>

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <string>

#include "server/services/push/endpoint.hpp"
#include "server/services/push/transfer.hpp"

namespace camlann::server {

namespace {

constexpr long connect_seconds = 5;
constexpr long answer_seconds = 10;
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

}  // namespace

PushClient::PushClient(bool loopback)
    : transfer_(std::make_unique<Transfer>()), loopback_(loopback) {}

PushClient::~PushClient() = default;

void PushClient::stop() {
  transfer_->stop();
}

Delivery PushClient::send(const PushRequest& request) {
  if (transfer_->stopped()) return Delivery::later;
  CURL* const curl = transfer_->handle();
  Headers headers;
  add(headers, keep_for);
  add(headers, "Urgency: normal");
  add(headers, "Topic: " + request.topic);
  add(headers, "Content-Type: application/octet-stream");
  add(headers, "Content-Encoding: aes128gcm");
  add(headers, "Authorization: " + request.authorization);
  add(headers, "Expect:");
  const char* const protocols = loopback_ ? "https,http" : "https";
  const bool set = transfer_->begin() &&
                   curl_easy_setopt(curl, CURLOPT_URL, request.endpoint.c_str()) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, protocols) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, connect_seconds) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_TIMEOUT, answer_seconds) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &loopback_) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, drop) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get()) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_POST, 1L) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_POSTFIELDS, request.body.data()) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE,
                                    static_cast<curl_off_t>(request.body.size())) == CURLE_OK;
  if (!set || curl_easy_perform(curl) != CURLE_OK) return Delivery::later;
  long status = 0;
  if (curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status) != CURLE_OK) return Delivery::later;
  return delivery_of(status);
}

}  // namespace camlann::server
