#pragma once
// Notices by mail, as letters to the confirmed address of their player.

#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/model/notice.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/services/reminders/messenger.hpp"
#include "server/store/mail_store.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

class MailMessenger final : public Messenger {
 public:
  /// `secret` signs the links that stop reminders. The catalog must outlive this.
  MailMessenger(MailStore store, MailOptions options, std::string secret, Clock clock,
                const Catalog& known);

  void deliver(const std::vector<Notice>& notices, NoticeStore& store, const Ended& ended) override;
  void stop() override { mailer_.stop(); }

 private:
  MailStore store_;
  Mailer mailer_;
  const std::string secret_;
  const Clock clock_;
  const Catalog& known_;
};

}  // namespace camlann::server
