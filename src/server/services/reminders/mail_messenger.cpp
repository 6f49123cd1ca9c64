#include "server/services/reminders/mail_messenger.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "server/model/delivery.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/carrier.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

namespace {

/// The number of reminders that letters wait for at most.
constexpr std::size_t between_letters = 8;

}  // namespace

MailMessenger::MailMessenger(std::unique_ptr<Carrier> carrier, const Catalog& known)
    : carrier_(std::move(carrier)), known_(known) {}

void MailMessenger::deliver(const std::vector<Notice>& notices, NoticeStore& /*store*/,
                            const Ended& ended) {
  carrier_->deliver();
  for (std::size_t first = 0; first < notices.size(); first += between_letters) {
    const auto last = std::min(notices.size(), first + between_letters);
    std::vector<Reminder> reminders;
    reminders.reserve(last - first);
    for (auto i = first; i < last; ++i) {
      reminders.push_back({words_of(notices[i], known_), notices[i].player});
    }
    carrier_->remind(reminders, [&](std::size_t index, Delivery delivery) {
      ended(notices[first + index], delivery != Delivery::later);
    });
    carrier_->deliver();
  }
}

}  // namespace camlann::server
