#pragma once
// Sends the queued letters, and reminders by mail. On the thread of Notifier.

#include <string>

#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/model/delivery.hpp"
#include "server/model/letter.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/store/mail_store.hpp"

namespace camlann::server {

class Carrier {
 public:
  /// `secret` signs the links that stop reminders.
  Carrier(MailStore store, MailOptions options, std::string secret, Clock clock, Namer namer,
          Log log);

  /// Sends what is due. The link's code is made now and stored only as a hash, so that only the
  /// letter contains it.
  void deliver();
  /// Cancels the current letter; unsent letters stay queued. Any thread.
  void stop() { mailer_.stop(); }
  [[nodiscard]] Delivery remind(const NoticeWords& words, const std::string& player);

 private:
  [[nodiscard]] Delivery send(const Letter& letter);
  [[nodiscard]] Delivery send(LetterPurpose purpose, const Addressee& to, const std::string& mail);

  MailStore store_;
  Mailer mailer_;
  const std::string secret_;
  const Clock clock_;
  const Namer namer_;
  const Log log_;
};

}  // namespace camlann::server
