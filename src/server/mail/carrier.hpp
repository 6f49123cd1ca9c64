#pragma once
// Sends the letters that wait in the database, and reminders by mail. On the thread of Notifier.

#include <string>

#include "server/clock.hpp"
#include "server/log.hpp"
#include "server/mail/letter.hpp"
#include "server/mail/mailer.hpp"
#include "server/push/push_client.hpp"
#include "server/reminders/words.hpp"
#include "server/secret.hpp"
#include "server/store/mail_store.hpp"

namespace camlann::server {

class Carrier {
 public:
  /// `secret`: of the links that stop reminders.
  Carrier(MailStore store, MailOptions options, std::string secret, Clock clock, Namer namer,
          Log log);

  /// Sends what is due; a link is made now and kept hashed, so that only the letter has it.
  void deliver();
  /// Cuts short what is under way; what was not sent stays as it was. Any thread.
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
