#pragma once
// Notices by mail. Letters that players wait for, such as those with a new password, go first.

#include <memory>
#include <vector>

#include "game/catalog.hpp"
#include "server/model/notice.hpp"
#include "server/services/mail/carrier.hpp"
#include "server/services/reminders/messenger.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

class MailMessenger final : public Messenger {
 public:
  /// The catalog must outlive this.
  MailMessenger(std::unique_ptr<Carrier> carrier, const Catalog& known);

  /// Delivers the queued letters before the notices and after every few of them.
  void deliver(const std::vector<Notice>& notices, NoticeStore& store, const Ended& ended) override;
  void stop() override { carrier_->stop(); }

 private:
  const std::unique_ptr<Carrier> carrier_;
  const Catalog& known_;
};

}  // namespace camlann::server
