#pragma once
// Games between people at separate screens, joined by a link.

#include <string>
#include <utility>
#include <vector>

#include "play/command.hpp"
#include "server/games_fixture.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/table.hpp"

namespace camlann::server::test {

inline NewInvitation cam(Seat colour = Seat::white) {
  NewInvitation wish;
  wish.game = wish_for("cam", Opponent::person, colour);
  wish.name = "Ann";
  return wish;
}

class PeopleFixture : public GamesFixture {
 protected:
  Result<Invitation> invite(NewInvitation wish, const std::string& player = "anna") {
    Awaited<Invitation> answer;
    games_->ask(QueueKey(player), answer.reply(), &Invitations::invite, std::move(wish));
    step();
    return answer.get();
  }
  Result<Invitation> answer(const std::string& id, InvitationAnswer given,
                            const std::string& player) {
    Awaited<Invitation> answer;
    games_->ask(QueueKey(player), answer.reply(), &Invitations::answer, id, std::move(given));
    step();
    return answer.get();
  }
  std::vector<std::string> waiting(const std::string& player, const ListWish& wish = {},
                                   std::optional<int>* next = nullptr) {
    Awaited<ListPart<Invitation>> answer;
    games_->ask(QueueKey(player), answer.reply(), &Invitations::list, wish);
    step();
    std::vector<std::string> ids;
    for (const auto& one : answer.get().value().all) ids.push_back(one.id);
    if (next != nullptr) *next = answer.get().value().next;
    return ids;
  }
  Result<std::vector<GameSummary>> list(const std::string& player) {
    Awaited<std::vector<GameSummary>> answer;
    games_->ask(QueueKey(player), answer.reply(), &Table::list, 10, 0);
    step();
    return answer.get();
  }
  /// Starts a game of Anna, with White, and Ben.
  std::string begin_game() {
    const auto invitation = invite(cam());
    EXPECT_TRUE(invitation) << invitation.error().what;
    const auto begun = answer(invitation->id, SitDown{"Ben", {}}, "ben");
    EXPECT_TRUE(begun) << begun.error().what;
    return begun->game;
  }
  Result<View> act_as(const std::string& player, const play::Command& what, const std::string& id) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::change, Action{},
                GameChange(what));
    step();
    return answer.get();
  }
};

}  // namespace camlann::server::test
