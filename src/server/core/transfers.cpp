#include "server/core/transfers.hpp"

#include <curl/curl.h>
#include <curl/easy.h>
#include <curl/multi.h>
#include <curl/system.h>

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

namespace camlann::server {

namespace {

/// Delay until stop() takes effect.
constexpr int poll_ms = 100;

struct FreeEasy {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
struct FreeMulti {
  void operator()(CURLM* handle) const { (void)curl_multi_cleanup(handle); }
};

/// Ends a transfer if it returns nonzero; libcurl calls it at each step. Removing the handle of an
/// unfinished letter instead would wait for the mail server.
int ask(void* stop, curl_off_t /*all*/, curl_off_t /*got*/, curl_off_t /*to_send*/,
        curl_off_t /*sent*/) {
  return static_cast<const std::atomic<bool>*>(stop)->load() ? 1 : 0;
}

bool prepare(CURL* curl, const Transfer& transfer, std::atomic<bool>& stop) {
  // Shutdown does not wait for a resolver that does not answer.
  return curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, ask) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &stop) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_PROXY, "") == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L) == CURLE_OK && transfer.prepare(curl);
}

/// The transfers of one call of run().
class Run {
 public:
  Run(const std::vector<Transfer>& transfers, const Transfers::Limits& limits,
      std::atomic<bool>& stop)
      : limits_(limits), stop_(stop), multi_(curl_multi_init()) {
    if (multi_ == nullptr) std::abort();
    for (const auto& transfer : transfers) waiting_.push_back(&transfer);
  }
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() {
    for (auto& one : going_) (void)curl_multi_remove_handle(multi_.get(), one.handle.get());
  }

  void go_on() {
    int running = 0;
    for (begin(); !going_.empty(); begin()) {
      if (curl_multi_perform(multi_.get(), &running) != CURLM_OK) break;
      take_ended();
      if (running > 0) (void)curl_multi_poll(multi_.get(), nullptr, 0, poll_ms, nullptr);
    }
  }

 private:
  struct Going {
    const Transfer* transfer = nullptr;
    std::unique_ptr<CURL, FreeEasy> handle;
  };

  /// Begins what waits, within the limits.
  void begin() {
    for (auto next = waiting_.begin();
         next != waiting_.end() && going_.size() < limits_.at_once && !stop_;) {
      const auto& transfer = **next;
      auto& count = of_group_[transfer.group];
      if (count >= limits_.of_group) {
        ++next;
        continue;
      }
      next = waiting_.erase(next);
      Going going{&transfer, std::unique_ptr<CURL, FreeEasy>(curl_easy_init())};
      CURL* const curl = going.handle.get();
      if (curl == nullptr) std::abort();
      if (!prepare(curl, transfer, stop_) ||
          curl_multi_add_handle(multi_.get(), curl) != CURLM_OK) {
        transfer.ended(curl, CURLE_FAILED_INIT);
        continue;
      }
      ++count;
      going_.push_back(std::move(going));
    }
  }
  void take_ended() {
    int left = 0;
    while (const CURLMsg* const message = curl_multi_info_read(multi_.get(), &left)) {
      if (message->msg == CURLMSG_DONE) take(message->easy_handle, message->data.result);
    }
  }
  void take(CURL* curl, CURLcode result) {
    const auto found = std::find_if(going_.begin(), going_.end(),
                                    [&](const Going& one) { return one.handle.get() == curl; });
    const auto one = std::move(*found);
    going_.erase(found);
    --of_group_[one.transfer->group];
    (void)curl_multi_remove_handle(multi_.get(), curl);
    if (result != CURLE_ABORTED_BY_CALLBACK) one.transfer->ended(curl, result);
  }

  const Transfers::Limits limits_;
  std::atomic<bool>& stop_;
  std::unique_ptr<CURLM, FreeMulti> multi_;
  std::list<Going> going_;
  std::list<const Transfer*> waiting_;
  std::map<std::string, std::size_t> of_group_;  // on their way
};

}  // namespace

void Transfers::run(const std::vector<Transfer>& transfers) {
  Run(transfers, limits_, stopped_).go_on();
}

}  // namespace camlann::server
