#include "server/services/reminders/mail_messenger.hpp"

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

MailMessenger::MailMessenger(std::unique_ptr<Carrier> carrier, const Catalog& known)
    : carrier_(std::move(carrier)), known_(known) {}

void MailMessenger::deliver(const std::vector<Notice>& notices, NoticeStore& /*store*/,
                            const Ended& ended) {
  carrier_->deliver();
  for (const auto& notice : notices) {
    const auto words = words_of(notice, known_);
    ended(notice, carrier_->remind(words, notice.player) != Delivery::later);
    carrier_->deliver();
  }
}

}  // namespace camlann::server
