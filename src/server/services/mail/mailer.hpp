#pragma once
// Sends letters to a mail server (SMTP, RFC 5321) with libcurl, several at once. Blocks for half a
// minute for each at most; one thread, except for stop().

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/transfers.hpp"
#include "server/model/delivery.hpp"

namespace camlann::server {

struct MailOptions {
  std::string server;  // smtp://host:587 (TLS required except on this machine), or smtps://
  std::string user;    // empty: no authentication
  std::string password;
  std::string sender;  // "Camlann <club@example.org>"
  std::string site;    // "https://camlann.example.org", the start of links
};

/// Returns the error in the options, if there is one.
[[nodiscard]] Result<void> check(const MailOptions& options);

struct Mail {
  std::string to;
  std::string subject;
  std::string text;  // lines end with \n
};

class Mailer {
 public:
  /// The options must have been checked.
  explicit Mailer(MailOptions options);

  /// Called with the index of a letter as soon as its try has ended.
  using Ended = std::function<void(std::size_t index, Delivery delivery)>;
  /// Sends these letters. `ended` is not called for letters that stop() cancels, which can be sent
  /// again.
  void send(const std::vector<Mail>& mails, Millis now, const Ended& ended);
  void stop() { transfers_.stop(); }
  [[nodiscard]] const std::string& site() const { return options_.site; }

 private:
  const MailOptions options_;
  Transfers transfers_;
};

/// Returns the complete text of the letter, with its headers.
[[nodiscard]] std::string letter_text(const Mail& mail, const MailOptions& options, Millis now,
                                      const std::string& id);

}  // namespace camlann::server
