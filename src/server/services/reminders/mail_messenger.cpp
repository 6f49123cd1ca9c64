#include "server/services/reminders/mail_messenger.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/model/delivery.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/letters.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/store/mail_store.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t reminders_at_once = 8;

}  // namespace

MailMessenger::MailMessenger(MailStore store, MailOptions options, std::string secret, Clock clock,
                             const Catalog& known)
    : store_(std::move(store)),
      mailer_(std::move(options), reminders_at_once),
      secret_(std::move(secret)),
      clock_(std::move(clock)),
      known_(known) {}

void MailMessenger::deliver(const std::vector<Notice>& notices, NoticeStore& /*store*/,
                            const Ended& ended) {
  std::vector<OutgoingMail> letters;
  for (const auto& notice : notices) {
    const auto address = store_.address_of(notice.player);
    if (!address || address->empty()) {
      ended(notice, address.has_value(), 0);
      continue;
    }
    letters.push_back({reminder(letter_words_of(notice, known_), *address, mailer_.site(),
                                stop_code(notice.player, secret_)),
                       {},
                       [&notice, &ended](Delivery delivery, Millis took) {
                         ended(notice, delivery != Delivery::later, took);
                       }});
  }
  mailer_.send(std::move(letters), clock_());
}

}  // namespace camlann::server
