#pragma once
// Games of players with subscribed browsers; the push service is a real one on a port of this
// machine.

#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "database/address.hpp"
#include "game/catalog.hpp"
#include "server/core/p256.hpp"
#include "server/core/push_encryption.hpp"
#include "server/games_fixture.hpp"
#include "server/model/notice.hpp"
#include "server/push_service.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/reminders/notifier.hpp"
#include "server/services/reminders/push_messenger.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server::test {

class PushFixture : public GamesFixture {
 protected:
  PushFixture() : server_key_(read_push_key(file()).value()) { start_notifier(); }
  [[nodiscard]] const database::Address& file() const { return database_; }
  void start_notifier() {
    const PushIdentity identity{read_push_key(file()).value(), "", true};
    notifier_.emplace(
        NoticeStore::open(file(), Channel::push).value(),
        std::make_unique<PushMessenger>(
            identity, [this] { return now_; }, catalog()),
        [this] { return now_; }, silent_log());
  }
  static NewInvitation by_days(int days) {
    NewInvitation wish;
    wish.game = wish_for("cam", Opponent::person, Seat::white);
    wish.game.time.emplace().days = days;
    wish.name = "Ann";
    return wish;
  }
  Invitation invite(NewInvitation wish) {
    Awaited<Invitation> made;
    games_->ask(QueueKey("anna"), made.reply(), &Invitations::invite, std::move(wish));
    step();
    return made.get().value();
  }
  /// Starts a game of Anna, to move, and Ben or another player.
  std::string begin_game(int days = 3, const std::string& player = "ben") {
    const auto id = invite(by_days(days)).id;
    Awaited<Invitation> begun;
    games_->ask(QueueKey(player), begun.reply(), &Invitations::answer, id, SitDown{"Ben", {}});
    step();
    return begun.get()->game;
  }
  void subscribe(const std::string& browser, const std::string& player = "ben") {
    subscribe_at(service_, browser, player);
  }
  void subscribe_at(const PushService& service, const std::string& browser,
                    const std::string& player) {
    ASSERT_TRUE(contacts_.subscribe(
        player, {service.endpoint(browser), {browser_.public_key(), secret_}}, now_, 10));
  }
  int subscriptions(const std::string& player = "ben") {
    return contacts_.subscriptions(player).value();
  }
  void pass(Millis time) {
    now_ += time;
    for (int i = 0; i < 4; ++i) step();
  }
  /// Body of the last push.
  boost::json::value told() {
    const auto request = service_.requests().back();
    const auto body = request.substr(request.find("\r\n\r\n") + 4);
    const auto text = decrypt(body, browser_, secret_);
    EXPECT_TRUE(text);
    return json_of(text.value_or("{}"));
  }

  PushService service_;
  KeyPair browser_ = KeyPair::make();
  std::string secret_ = std::string(16, 's');
  ContactStore contacts_ = ContactStore::open(file()).value();
  KeyPair server_key_;
  std::optional<Notifier> notifier_;
};

}  // namespace camlann::server::test
