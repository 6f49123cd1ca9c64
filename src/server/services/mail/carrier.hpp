#pragma once
// Sends the queued letters, on a separate thread, so that nothing else holds up a new password.
// Letters to confirm an address, of which anyone can request many, have few of its places.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/hourly_counts.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/core/transfers.hpp"
#include "server/model/delivery.hpp"
#include "server/model/letter.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/store/mail_store.hpp"

namespace camlann::server {

class Carrier {
 public:
  Carrier(MailStore store, MailOptions options, Clock clock, Namer namer, Log log);

  /// Delivers again and again, until close().
  void run();
  /// Ends run() within a second; unsent letters stay queued. Any thread.
  void close();

  /// Sends what is due, also what becomes due meanwhile, and forgets links that have
  /// expired. The link's code is made now and stored
  /// only as a hash, so that only the letter contains it.
  void deliver();
  /// Cancels the letters on their way. Any thread.
  void stop() { mailer_.stop(); }

 private:
  /// A letter with mails on their way, one for each account.
  struct Going {
    Letter letter;
    std::vector<Share> shares;
    std::set<std::string> codes;  // as stored, of mails that have not been tried
    Delivery worst = Delivery::taken;
  };

  /// Returns the mails of letters that can be sent now.
  [[nodiscard]] std::vector<OutgoingMail> next();
  void add_next(LetterPurpose purpose, std::vector<OutgoingMail>& mails);
  void begin(Going going, std::vector<OutgoingMail>& mails);
  /// Adds what must be sent for a letter. Returns the outcome of what need not be sent.
  [[nodiscard]] Delivery address(Going& going, std::vector<OutgoingMail>& mails);
  [[nodiscard]] Delivery address(Going& going, const Addressee& to, const std::string& mail,
                                 std::vector<OutgoingMail>& mails);
  /// Notes the end of a try.
  void end(std::int64_t letter, const std::string& code, Delivery delivery);
  void settle(const Letter& letter, Delivery delivery);
  /// Removes what stop() cancelled. It was not tried, and its codes are in no letter.
  void forget_cancelled();
  void run_once();

  MailStore store_;
  Mailer mailer_;
  const Clock clock_;
  const Namer namer_;
  const Log log_;
  std::map<std::int64_t, Going> going_;  // by the letter's id
  SharesInUse in_use_;                   // by letters in going_
  std::set<std::int64_t> unsettled_;     // their rows could not be written; not tried again at once
  bool more_ = false;                    // further letters can be prepared
  HourlyCounts<std::pair<LetterPurpose, std::string>> sent_;  // by recipient
  Actor actor_;                                               // without requests
};

}  // namespace camlann::server
