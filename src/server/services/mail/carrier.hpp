#pragma once
// Sends the queued letters, and reminders by mail. On the thread of Notifier.

#include <cstddef>
#include <string>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/model/delivery.hpp"
#include "server/model/letter.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/store/mail_store.hpp"

namespace camlann::server {

/// A notice for the confirmed address of a player.
struct Reminder {
  NoticeWords words;
  std::string player;
};

class Carrier {
 public:
  /// `secret` signs the links that stop reminders.
  Carrier(MailStore store, MailOptions options, std::string secret, Clock clock, Namer namer,
          Log log);

  /// Sends what is due, and forgets links that have expired. The link's code is made now and stored
  /// only as a hash, so that only the letter contains it.
  void deliver();
  /// Cancels the letters on their way; unsent letters stay queued. Any thread.
  void stop() { mailer_.stop(); }
  /// Sends reminders; see Mailer::send().
  void remind(const std::vector<Reminder>& reminders, const Mailer::Ended& ended);

 private:
  /// A mail with a link, for one of the accounts of a letter.
  struct Addressed {
    std::size_t letter = 0;   // its index
    std::string stored_code;  // empty once the try has ended
    Mail mail;
  };
  /// Adds what must be sent for a letter. Returns the outcome of what need not be sent.
  [[nodiscard]] Delivery address(const Letter& letter, std::size_t index,
                                 std::vector<Addressed>& all);
  [[nodiscard]] Delivery address(LetterPurpose purpose, const Addressee& to,
                                 const std::string& mail, std::size_t index,
                                 std::vector<Addressed>& all);
  void settle(const Letter& letter, Delivery delivery);

  MailStore store_;
  Mailer mailer_;
  const std::string secret_;
  const Clock clock_;
  const Namer namer_;
  const Log log_;
};

}  // namespace camlann::server
