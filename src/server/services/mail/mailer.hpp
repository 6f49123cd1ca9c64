#pragma once
// Hands letters to a mail server (SMTP, RFC 5321), by libcurl. Blocks for some seconds at most; one
// thread.

#include <memory>
#include <string>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/services/push/push_client.hpp"

namespace camlann::server {

class Transfer;

struct MailOptions {
  std::string server;  // smtp://host:587, which must offer TLS unless it is this machine; smtps://
  std::string user;    // empty: without signing in
  std::string password;
  std::string sender;  // "Camlann <club@example.org>"
  std::string site;    // "https://camlann.example.org": what links begin with
};

/// What is wrong with them, if anything is.
[[nodiscard]] Result<void> check(const MailOptions& options);

struct Mail {
  std::string to;
  std::string subject;
  std::string text;  // lines end with \n
};

class Mailer {
 public:
  /// The options have been checked.
  explicit Mailer(MailOptions options);
  Mailer(const Mailer&) = delete;
  Mailer& operator=(const Mailer&) = delete;
  ~Mailer();

  [[nodiscard]] Delivery send(const Mail& mail, Millis now);
  /// As Transfer::stop(): what has not been sent then can be sent again.
  void stop();
  [[nodiscard]] bool stopped() const;
  [[nodiscard]] const std::string& site() const { return options_.site; }

 private:
  const MailOptions options_;
  const std::unique_ptr<Transfer> transfer_;
};

/// The letter with its head, as it is sent.
[[nodiscard]] std::string letter_text(const Mail& mail, const MailOptions& options, Millis now,
                                      const std::string& id);

}  // namespace camlann::server
