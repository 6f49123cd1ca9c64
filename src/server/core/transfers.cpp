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
#include <memory>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"

namespace camlann::server {

namespace {

/// Delay until stop() takes effect.
constexpr int poll_ms = 100;
/// Time between questions for further transfers while none ends.
constexpr Millis pause_between_questions = 500;

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
  Run(const Transfers::More& more, std::size_t at_once, std::atomic<bool>& stop)
      : more_(more), at_once_(at_once), stop_(stop), multi_(curl_multi_init()) {
    if (multi_ == nullptr) std::abort();
  }
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() {
    for (auto& one : going_) (void)curl_multi_remove_handle(multi_.get(), one.handle.get());
  }

  void go_on() {
    int running = 0;
    for (bool some = true; some;) {
      const bool fresh = take_more();
      begin();
      some = fresh || !going_.empty();
      if (going_.empty()) continue;
      if (curl_multi_perform(multi_.get(), &running) != CURLM_OK) return;
      take_ended();
      if (running > 0) (void)curl_multi_poll(multi_.get(), nullptr, 0, poll_ms, nullptr);
    }
  }

 private:
  struct Going {
    Transfer transfer;
    std::unique_ptr<CURL, FreeEasy> handle;
    Millis begun = 0;
  };

  /// Takes further transfers, at times; true if there are any.
  bool take_more() {
    if (stop_) return false;
    const auto now = steady_clock();
    if (!going_.empty() && !one_ended_ && now < asked_ + pause_between_questions) return false;
    one_ended_ = false;
    asked_ = now;
    auto fresh = more_();
    for (auto& transfer : fresh) waiting_.push_back(std::move(transfer));
    return !fresh.empty();
  }
  /// Begins what waits, within the limits.
  void begin() {
    for (auto next = waiting_.begin();
         next != waiting_.end() && going_.size() < at_once_ && !stop_;) {
      if (!in_use_.have_room(next->shares)) {
        ++next;
        continue;
      }
      Going going{std::move(*next), std::unique_ptr<CURL, FreeEasy>(curl_easy_init()),
                  steady_clock()};
      next = waiting_.erase(next);
      CURL* const curl = going.handle.get();
      if (curl == nullptr) std::abort();
      if (!prepare(curl, going.transfer, stop_) ||
          curl_multi_add_handle(multi_.get(), curl) != CURLM_OK) {
        going.transfer.ended(curl, CURLE_FAILED_INIT, 0);
        continue;
      }
      in_use_.take(going.transfer.shares);
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
    in_use_.give_back(one.transfer.shares);
    (void)curl_multi_remove_handle(multi_.get(), curl);
    one_ended_ = true;
    if (result == CURLE_ABORTED_BY_CALLBACK) return;
    one.transfer.ended(curl, result, steady_clock() - one.begun);
  }

  const Transfers::More& more_;
  const std::size_t at_once_;
  std::atomic<bool>& stop_;
  std::unique_ptr<CURLM, FreeMulti> multi_;
  std::list<Going> going_;
  std::list<Transfer> waiting_;
  SharesInUse in_use_;  // by those on their way
  Millis asked_ = 0;    // for more
  bool one_ended_ = false;
};

}  // namespace

bool SharesInUse::have_room(const std::vector<Share>& shares) const {
  return std::all_of(shares.begin(), shares.end(), [this](const Share& share) {
    const auto found = counts_.find(share.of);
    return (found == counts_.end() ? 0 : found->second) < share.most;
  });
}

void SharesInUse::take(const std::vector<Share>& shares) {
  for (const auto& share : shares) ++counts_[share.of];
}

void SharesInUse::give_back(const std::vector<Share>& shares) {
  for (const auto& share : shares) {
    const auto found = counts_.find(share.of);
    if (--found->second == 0) counts_.erase(found);
  }
}

void Transfers::run(std::vector<Transfer> transfers) {
  run([&transfers] { return std::exchange(transfers, {}); });
}

void Transfers::run(const More& more) {
  Run(more, at_once_, stopped_).go_on();
}

}  // namespace camlann::server
