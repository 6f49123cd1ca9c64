#include "server/services/push/push_client.hpp"

#include <curl/curl.h>
#include <curl/easy.h>
#include <curl/multi.h>
#include <curl/system.h>
#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/model/delivery.hpp"
#include "server/services/push/endpoint.hpp"

namespace camlann::server {

namespace {

constexpr long answer_ms = 2000;
constexpr std::size_t most_at_once = 50;
/// Limits one push service, so that the others have their turns while it does not answer.
constexpr std::size_t most_of_origin = 20;
/// Delay until stop() takes effect.
constexpr int poll_ms = 100;
/// Lifetime of an undelivered message at the push service.
constexpr const char* keep_for = "TTL: 86400";

struct FreeList {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using Headers = std::unique_ptr<curl_slist, FreeList>;

struct FreeEasy {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
struct FreeMulti {
  void operator()(CURLM* handle) const { (void)curl_multi_cleanup(handle); }
};

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

std::string origin_of(const std::string& endpoint) {
  const auto host = endpoint.find("://");
  return endpoint.substr(0, host == std::string::npos ? host : endpoint.find('/', host + 3));
}

/// A message on its way.
struct Sending {
  std::size_t request = 0;  // its index
  Headers headers;
  std::unique_ptr<CURL, FreeEasy> handle;
};

Headers headers_of(const PushRequest& request) {
  Headers headers;
  add(headers, keep_for);
  add(headers, "Urgency: normal");
  add(headers, "Topic: " + request.topic);
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
                          static_cast<curl_off_t>(request.body.size())) == CURLE_OK &&
         // Shutdown does not wait for a resolver that does not answer.
         curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_PROXY, "") == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L) == CURLE_OK;
}

Delivery delivery_of(CURL* curl, CURLcode result) {
  if (result == CURLE_OPERATION_TIMEDOUT) return Delivery::timed_out;
  long status = 0;
  if (result != CURLE_OK || curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status) != CURLE_OK) {
    return Delivery::later;
  }
  return delivery_of(status);
}

/// The messages of one call of send().
class Post {
 public:
  Post(const std::vector<PushRequest>& requests, const bool& loopback)
      : requests_(requests),
        loopback_(loopback),
        deliveries_(requests.size(), Delivery::later),
        multi_(curl_multi_init()) {
    if (multi_ == nullptr) std::abort();
    for (std::size_t i = 0; i < requests.size(); ++i) waiting_.push_back(i);
  }
  Post(const Post&) = delete;
  Post& operator=(const Post&) = delete;
  ~Post() {
    for (auto& sending : going_) (void)curl_multi_remove_handle(multi_.get(), sending.handle.get());
  }

  [[nodiscard]] std::vector<Delivery> run(const std::atomic<bool>& stopped) {
    int running = 0;
    for (begin(); !going_.empty() && !stopped; begin()) {
      if (curl_multi_perform(multi_.get(), &running) != CURLM_OK) break;
      take_ended();
      if (running > 0) (void)curl_multi_poll(multi_.get(), nullptr, 0, poll_ms, nullptr);
    }
    return std::move(deliveries_);
  }

 private:
  /// Begins what waits, within the bounds.
  void begin() {
    for (auto next = waiting_.begin(); next != waiting_.end() && going_.size() < most_at_once;) {
      const auto& request = requests_[*next];
      auto& count = of_origin_[origin_of(request.endpoint)];
      if (count >= most_of_origin) {
        ++next;
        continue;
      }
      Sending sending{*next, headers_of(request), {}};
      sending.handle.reset(curl_easy_init());
      CURL* const curl = sending.handle.get();
      if (curl == nullptr) std::abort();
      next = waiting_.erase(next);
      if (!prepare(curl, request, sending.headers.get(), loopback_)) continue;
      if (curl_multi_add_handle(multi_.get(), curl) != CURLM_OK) continue;
      ++count;
      going_.push_back(std::move(sending));
    }
  }
  void take_ended() {
    int left = 0;
    while (const CURLMsg* const message = curl_multi_info_read(multi_.get(), &left)) {
      if (message->msg == CURLMSG_DONE) take(message->easy_handle, message->data.result);
    }
  }
  void take(CURL* curl, CURLcode result) {
    const auto found = std::find_if(going_.begin(), going_.end(), [&](const Sending& sending) {
      return sending.handle.get() == curl;
    });
    deliveries_[found->request] = delivery_of(curl, result);
    --of_origin_[origin_of(requests_[found->request].endpoint)];
    (void)curl_multi_remove_handle(multi_.get(), curl);
    going_.erase(found);
  }

  const std::vector<PushRequest>& requests_;
  const bool& loopback_;
  std::vector<Delivery> deliveries_;
  std::unique_ptr<CURLM, FreeMulti> multi_;
  std::list<Sending> going_;
  std::list<std::size_t> waiting_;
  std::map<std::string, std::size_t> of_origin_;  // on their way
};

}  // namespace

std::vector<Delivery> PushClient::send(const std::vector<PushRequest>& requests) {
  return Post(requests, loopback_).run(stopped_);
}

}  // namespace camlann::server
