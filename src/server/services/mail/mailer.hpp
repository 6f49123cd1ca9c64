#pragma once
// Sends letters to a mail server (SMTP, RFC 5321) with libcurl. Blocks for a few seconds at most;
// one thread.

#include <memory>
#include <string>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/model/delivery.hpp"

namespace camlann::server {

class Transfer;

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
  Mailer(const Mailer&) = delete;
  Mailer& operator=(const Mailer&) = delete;
  ~Mailer();

  [[nodiscard]] Delivery send(const Mail& mail, Millis now);
  /// See Transfer::stop(): a cancelled letter can be sent again.
  void stop();
  [[nodiscard]] bool stopped() const;
  [[nodiscard]] const std::string& site() const { return options_.site; }

 private:
  const MailOptions options_;
  const std::unique_ptr<Transfer> transfer_;
};

/// Returns the complete text of the letter, with its headers.
[[nodiscard]] std::string letter_text(const Mail& mail, const MailOptions& options, Millis now,
                                      const std::string& id);

}  // namespace camlann::server
