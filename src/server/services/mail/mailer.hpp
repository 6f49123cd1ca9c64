#pragma once
// Sends letters to a mail server (SMTP, RFC 5321) with libcurl, several at once. Blocks for half a
// minute for each at most; one thread, except for stop().

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/transfers.hpp"
#include "server/model/delivery.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

struct MailOptions {
  std::string server;  // smtp://host:587 (TLS required except on this machine), or smtps://
  std::string user;    // empty: no authentication
  std::string password;
  std::string sender;  // "Camlann <club@example.org>"
  std::string site;    // "https://camlann.example.org", the start of links
  /// Returns what the host has set of the site, at the time of a letter.
  std::function<Site()> own = [] { return Site(); };
};

/// Returns the error in the options, if there is one.
[[nodiscard]] Result<void> check(const MailOptions& options);

struct Mail {
  std::string to;
  std::string subject;
  std::string text;  // lines end with \n
  /// The address that ends such letters by a POST (RFC 8058); empty if there is none.
  std::string stop;
};

/// A letter on its way.
struct OutgoingMail {
  Mail mail;
  std::vector<Share> shares;  // in addition to those of its domain
  /// Called with the duration as soon as the try has ended; not if stop() cancels it, and then it
  /// can be sent again.
  std::function<void(Delivery delivery, Millis took)> ended;
};

class Mailer {
 public:
  /// The options must have been checked.
  Mailer(MailOptions options, std::size_t at_once);

  /// Returns further letters.
  using More = std::function<std::vector<OutgoingMail>()>;
  /// Sends the letters that `more` returns, until it returns none and all have been tried. It is
  /// called on this thread, also while letters are on their way.
  void send(const More& more, const Clock& clock);
  /// Sends these letters.
  void send(std::vector<OutgoingMail> letters, Millis now);
  void stop() { transfers_.stop(); }
  [[nodiscard]] bool stopped() const { return transfers_.stopped(); }
  [[nodiscard]] const std::string& site() const { return options_.site; }

 private:
  [[nodiscard]] std::vector<Transfer> transfers_of(std::vector<OutgoingMail> letters,
                                                   Millis now) const;

  const MailOptions options_;
  Transfers transfers_;
};

/// Returns the shares of the letters to an address: of its domain, which may answer slowly, and of
/// all that end alike, since its owner can make any number of subdomains.
[[nodiscard]] std::vector<Share> shares_of(std::string_view address);

/// Returns the complete text of the letter, with its headers.
[[nodiscard]] std::string letter_text(const Mail& mail, const MailOptions& options, Millis now,
                                      const std::string& id);

}  // namespace camlann::server
