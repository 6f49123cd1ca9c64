// Games between people at separate screens: invitations, permitted actions, watching.
#include "play/command.hpp"
#include "server/messages/game.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

class InvitingTest : public PeopleFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, InvitingTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(InvitingTest, TheGameHasTheClockOfItsInvitation) {
  auto wish = cam();
  wish.game.time = play::TimeControl{600'000, 10'000};
  const auto invitation = invite(wish).value();
  EXPECT_EQ(number_field(json_of(invitation_json(invitation)), "time.increment"), 10);
  restart();
  const auto begun = answer(invitation.id, SitDown{"Ben", {}}, "ben").value();
  EXPECT_EQ(get(begun.game)->get()->meta.time, wish.game.time);
  now_ += play::first_move_time;
  step();
  step();
  EXPECT_EQ(get(begun.game)->get()->standing.verdict.reason, Reason::cancelled);
}

TEST_P(InvitingTest, AFriendSitsDownAndBothHaveTheGame) {
  const auto invitation = invite(cam(Seat::black)).value();
  EXPECT_EQ(invitation.table.phase, play::Phase::waiting);
  restart();
  const auto begun = answer(invitation.id, SitDown{"Ben", {}}, "ben");
  ASSERT_TRUE(begun) << begun.error().what;
  EXPECT_EQ(begun->table.phase, play::Phase::begun);
  restart();
  for (const char* player : {"anna", "ben", "a watcher"}) {
    const auto game = get(begun->game, player);
    ASSERT_TRUE(game) << player;
    const auto shown = json_of(game_json(**game));
    EXPECT_EQ(text_field(shown, "seats.0.name"), "Ben");
    EXPECT_EQ(text_field(shown, "seats.0.id"), "ben");
    EXPECT_EQ(text_field(shown, "seats.1.id"), "anna");
    EXPECT_EQ(text_field(shown, "opponent"), "person");
  }
  EXPECT_EQ(list("anna")->size(), 1U);
  EXPECT_EQ(list("ben")->size(), 1U);
  EXPECT_EQ(list("a watcher")->size(), 0U);
  EXPECT_EQ(get("000000000000", "ben").error().code, ErrorCode::not_found);
}

TEST_P(InvitingTest, PlayersMoveOnlyTheirOwnMen) {
  const auto id = begin_game();
  const auto move = any_move(**get(id));
  EXPECT_EQ(play(id, 0, move, "n1", "ben").error().what, "It is another player's turn");
  EXPECT_EQ(play(id, 0, move, "n2", "a watcher").error().what, "You have no seat in this game");
  ASSERT_TRUE(play(id, 0, move, "n3", "anna"));
  EXPECT_FALSE(play(id, 1, any_move(**get(id)), "n4", "anna"));
  ASSERT_TRUE(play(id, 1, any_move(**get(id)), "n5", "ben"));
  ASSERT_TRUE(act_as("anna", play::TakeBack{}, id));
  EXPECT_EQ(get(id)->get()->standing.plies, 2) << "moves stay until the other agrees";
  Awaited<View> removed;
  games_->ask(GameRequest{"anna", id}, removed.reply(), &Deletions::remove);
  step();
  EXPECT_FALSE(removed.get()) << "it is Ben's, too";
}

TEST_P(InvitingTest, ResigningAndDrawsAreEachPlayersOwn) {
  const auto first = begin_game();
  const auto lost = act_as("ben", play::Resign{}, first);
  ASSERT_TRUE(lost) << lost.error().what;
  EXPECT_EQ((*lost)->standing.verdict.winners, bit_of(static_cast<Seat>(0)));

  const auto second = begin_game();
  EXPECT_FALSE(act_as("a watcher", play::Resign{}, second));
  ASSERT_TRUE(act_as("anna", play::OfferDraw{}, second));
  Awaited<View> own;
  games_->ask(GameRequest{"anna", second}, own.reply(), &Table::change, Action{},
              GameChange(play::AnswerDraw{true}));
  step();
  EXPECT_FALSE(own.get()) << "her own offer";
  Awaited<View> his;
  games_->ask(GameRequest{"ben", second}, his.reply(), &Table::change, Action{},
              GameChange(play::AnswerDraw{true}));
  step();
  ASSERT_TRUE(his.get());
  EXPECT_TRUE((*his.get())->standing.verdict.over());
}

TEST_P(InvitingTest, RepeatsMakeOneInvitationAndOneGame) {
  auto wish = cam();
  wish.game.nonce = "once";
  const auto made = invite(wish).value();
  EXPECT_EQ(invite(wish).value(), made);
  restart();
  EXPECT_EQ(invite(wish).value(), made);
  auto other = cam(Seat::black);
  other.game.nonce = "once";
  EXPECT_EQ(invite(other).error().code, ErrorCode::conflict);
  const auto begun = answer(made.id, SitDown{"Ben", {}}, "ben").value();
  EXPECT_EQ(answer(made.id, SitDown{"Ben", {}}, "ben").value().game, begun.game);
  EXPECT_EQ(list("ben")->size(), 1U);
  EXPECT_EQ(answer(made.id, SitDown{"Eve", {}}, "eve").error().code, ErrorCode::conflict);
}

TEST_P(InvitingTest, SimultaneousArrivalsGetOneSeat) {
  const auto made = invite(cam()).value();
  Awaited<Invitation> ben;
  Awaited<Invitation> eve;
  games_->ask(QueueKey("ben"), ben.reply(), &Invitations::answer, made.id, SitDown{"Ben", {}});
  games_->ask(QueueKey("eve"), eve.reply(), &Invitations::answer, made.id, SitDown{"Eve", {}});
  step();
  EXPECT_NE(ben.get().has_value(), eve.get().has_value());
  EXPECT_EQ(list("anna")->size(), 1U);
}

// Point 5 of issue 49.
TEST_P(InvitingTest, PublicOnesComeInPartsAndOnesOwnWithTheFirst) {
  std::vector<std::string> ids;
  for (int i = 0; i < 5; ++i) {
    now_ += 1000;
    auto wish = cam();
    wish.is_public = true;
    ids.insert(ids.begin(), invite(wish, "ben").value().id);
  }
  now_ += 1000;
  auto own_wish = cam();
  own_wish.is_public = true;
  const auto own = invite(own_wish).value().id;
  std::optional<int> next;
  EXPECT_EQ(waiting("anna", {0, 2, {}}, &next), (std::vector{own, ids[0], ids[1]}));
  EXPECT_EQ(next, 2);
  EXPECT_EQ(waiting("anna", {2, 2, {}}, &next), (std::vector{ids[2], ids[3]}));
  EXPECT_EQ(next, 4);
  EXPECT_EQ(waiting("anna", {4, 2, {}}, &next), (std::vector{ids[4]}));
  EXPECT_FALSE(next);
  EXPECT_EQ(waiting("ben", {0, 1, {}}, &next).size(), 6U) << "all his own, and hers";
  EXPECT_FALSE(next);
}

TEST_P(InvitingTest, OnlyPublicOnesAreShownToOthers) {
  const auto mine = invite(cam()).value();
  auto open = cam();
  open.is_public = true;
  ++now_;
  const auto shown = invite(open).value();
  EXPECT_EQ(waiting("anna"), (std::vector{shown.id, mine.id}));
  EXPECT_EQ(waiting("ben"), (std::vector{shown.id}));
  ASSERT_TRUE(answer(shown.id, Withdraw{}, "anna"));
  EXPECT_EQ(waiting("ben"), std::vector<std::string>{});
  EXPECT_EQ(answer(shown.id, SitDown{"Ben", {}}, "ben").error().what,
            "This invitation has been withdrawn");
  now_ += std::chrono::milliseconds(limits_.invitation_lasts).count();
  EXPECT_EQ(waiting("anna"), std::vector<std::string>{});
  EXPECT_EQ(answer(mine.id, SitDown{"Ben", {}}, "ben").error().what,
            "This invitation is out of date");
}

TEST_P(InvitingTest, ARematchIsForTheSamePlayersWithColoursChanged) {
  const auto id = begin_game();
  const auto again = [&](const std::string& player) {
    Awaited<Invitation> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Invitations::rematch);
    step();
    return answer.get();
  };
  EXPECT_EQ(again("anna").error().what, "This game is not over yet");
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"ben", id}, errors_to(watcher), &Watching::watch, WatchWish{}, watcher);
  step();
  const auto before = watcher->messages.size();
  const auto first_offer = again("anna");
  ASSERT_TRUE(first_offer) << first_offer.error().what;
  EXPECT_EQ(again("anna").value(), *first_offer) << "once more";
  ASSERT_EQ(watcher->messages.size(), before + 1);
  EXPECT_EQ(text_field(watcher->messages.back(), "invitation.rematchOf"), id);
  EXPECT_EQ(answer(first_offer->id, SitDown{"Eve", {}}, "eve").error().code, ErrorCode::conflict);
  EXPECT_FALSE(again("eve"));
  EXPECT_EQ(waiting("anna"), std::vector<std::string>{}) << "it is in the game";
  restart();
  const auto late = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"ben", id}, errors_to(late), &Watching::watch, WatchWish{}, late);
  step();
  EXPECT_EQ(text_field(late->messages.back(), "invitation.id"), first_offer->id);
  const auto begun = again("ben");
  ASSERT_TRUE(begun) << begun.error().what;
  const auto game = json_of(game_json(**get(begun->game, "ben")));
  EXPECT_EQ(text_field(game, "seats.0.id"), "ben");
  EXPECT_EQ(text_field(game, "seats.1.id"), "anna");
  EXPECT_EQ(again("anna")->game, begun->game) << "she has it already";
}

TEST_P(InvitingTest, ARematchCanBeWithdrawnAndOfferedAnew) {
  const auto id = begin_game();
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  Awaited<Invitation> first;
  games_->ask(GameRequest{"anna", id}, first.reply(), &Invitations::rematch);
  step();
  ASSERT_TRUE(answer(first.get()->id, Withdraw{}, "anna"));
  ++now_;
  Awaited<Invitation> second;
  games_->ask(GameRequest{"ben", id}, second.reply(), &Invitations::rematch);
  step();
  EXPECT_EQ(second.get()->table.host, "ben");
  EXPECT_EQ(second.get()->table.phase, play::Phase::waiting);
}

TEST_P(InvitingTest, ManyAreRefused) {
  limits_.invitations_per_player = 2;
  restart();
  ASSERT_TRUE(invite(cam()));
  ASSERT_TRUE(invite(cam()));
  EXPECT_EQ(invite(cam()).error().code, ErrorCode::too_many);
  EXPECT_TRUE(invite(cam(), "ben"));
}

TEST_P(InvitingTest, ManyAtOnceAreRefusedToo) {
  limits_.invitations_per_player = 2;
  restart();
  Awaited<Invitation> answers[4];
  for (auto& answer : answers)
    games_->ask(QueueKey("anna"), answer.reply(), &Invitations::invite, cam());
  step();
  EXPECT_TRUE(answers[1].get());
  EXPECT_EQ(answers[2].get().error().code, ErrorCode::too_many);
  EXPECT_EQ(answers[3].get().error().code, ErrorCode::too_many);
}

TEST_P(InvitingTest, PublicInvitationsHideNoOwnOnes) {
  limits_.invitations_per_player = 1;
  limits_.listed_invitations = 2;
  restart();
  const auto mine = invite(cam()).value();
  std::vector<std::string> theirs;
  auto open = cam();
  open.is_public = true;
  for (const char* stranger : {"ben", "cleo", "dan"}) {
    ++now_;
    theirs.push_back(invite(open, stranger)->id);
  }
  EXPECT_EQ(waiting("anna"), (std::vector{theirs[2], theirs[1], mine.id}));
  EXPECT_EQ(invite(cam()).error().code, ErrorCode::too_many) << "hers is counted";
}

/// Only the fake store fails on command; power_cut_test has a real full disk.
class InvitingToAFailingStore : public InvitingTest {};
INSTANTIATE_TEST_SUITE_P(Stores, InvitingToAFailingStore, testing::Values("memory"), store_name);

TEST_P(InvitingToAFailingStore, NothingIsSentBeforeItIsSaved) {
  const auto made = invite(cam()).value();
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", made.id}, errors_to(watcher), &Watching::await, watcher);
  step();
  ASSERT_EQ(watcher->messages.size(), 1U);
  failing_.fail_next_write = true;
  EXPECT_EQ(answer(made.id, SitDown{"Ben", {}}, "ben").error().code, ErrorCode::io);
  EXPECT_EQ(watcher->messages.size(), 1U);
  EXPECT_EQ(list("ben")->size(), 0U);
  const auto begun = answer(made.id, SitDown{"Ben", {}}, "ben");
  ASSERT_TRUE(begun) << "and it goes on";
  ASSERT_EQ(watcher->messages.size(), 2U);
  EXPECT_EQ(text_field(watcher->messages.back(), "invitation.game"), begun->game);
}

// The database may fail before it has answered: a player waiting for the opponent received no
// event.
TEST_P(InvitingToAFailingStore, AChangeSavedWithoutAnAnswerReachesWaitingPlayers) {
  const auto made = invite(cam()).value();
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", made.id}, errors_to(watcher), &Watching::await, watcher);
  step();
  failing_.lose_next_answer = true;
  EXPECT_EQ(answer(made.id, SitDown{"Ben", {}}, "ben").error().code, ErrorCode::io);
  EXPECT_EQ(watcher->messages.size(), 1U);
  pass_seconds(2);
  ASSERT_EQ(watcher->messages.size(), 2U);
  EXPECT_EQ(text_field(watcher->messages.back(), "invitation.game"),
            answer(made.id, SitDown{"Ben", {}}, "ben")->game);
}

TEST_P(InvitingTest, FourSitDownAndAComputerTakesTheLastSeat) {
  NewInvitation wish;
  wish.game.variant = "grand-cam";
  wish.game.seats = {{0, ""}, {0, ""}, {0, ""}, {0, ""}};
  wish.seat = 'B';
  wish.name = "Ann";
  const auto made = invite(wish).value();
  ASSERT_TRUE(answer(made.id, SitDown{"Ben", 'Y'}, "ben"));
  ASSERT_TRUE(answer(made.id, SitDown{"Cleo", {}}, "cleo"));
  EXPECT_FALSE(answer(made.id, FillSeats{4}, "ben")) << "the host decides";
  const auto begun = answer(made.id, FillSeats{4}, "anna");
  ASSERT_TRUE(begun) << begun.error().what;
  const auto game = get(begun->game, "cleo");
  ASSERT_TRUE(game);
  const auto shown = json_of(game_json(**game));
  EXPECT_EQ(text_field(shown, "seats.0.name"), "Cleo");
  EXPECT_EQ(number_field(shown, "seats.1.level"), 4);
  EXPECT_EQ(text_field(shown, "seats.2.name"), "Ann");
  EXPECT_EQ(text_field(shown, "seats.3.name"), "Ben");
  EXPECT_FALSE(play(begun->game, 0, any_move(**game), "a", "anna")) << "Cleo begins";
  ASSERT_TRUE(play(begun->game, 0, any_move(**game), "b", "cleo"));
  computer();
  EXPECT_EQ((*get(begun->game, "anna"))->standing.seat, Seat::third);
}

TEST_P(InvitingTest, PeoplesClocksRunAndComputersClocksAreStopped) {
  constexpr Millis base = 600'000;
  NewInvitation wish;
  wish.game.variant = "grand-cam";
  wish.game.seats = {{0, ""}, {3, ""}, {0, ""}, {3, ""}};
  wish.game.time = play::TimeControl{base, 0};
  wish.seat = 'R';
  wish.name = "Ann";
  const auto id = answer(invite(wish).value().id, SitDown{"Ben", 'B'}, "ben")->game;
  const auto face = [&] { return get(id, "anna")->get()->clocks.value(); };
  const auto move = [&](const std::string& player) {
    const auto view = get(id, player);
    const auto ply = (*view)->standing.plies;
    return play(id, ply, any_move(**view), std::to_string(ply), player);
  };
  for (const char* player : {"anna", "ben"}) {
    ASSERT_TRUE(move(player));
    EXPECT_EQ(face().first_move_by, std::nullopt) << "a computer may begin when it likes";
    now_ += 120'000;
    step();
    computer();
  }
  EXPECT_EQ(face().running, Seat::white) << "everybody has moved";
  now_ += 60'000;
  ASSERT_TRUE(move("anna"));
  EXPECT_EQ(face().running, std::nullopt);
  now_ += 2 * base;
  restart();
  computer();
  EXPECT_EQ(face().running, Seat::third);
  EXPECT_EQ(face().left[0], base - 60'000 + limits_.lag);
  EXPECT_EQ(face().left[1], base);
  now_ += base + limits_.restart_grace + 60'000;
  step();
  step();
  const auto end = get(id, "anna")->get()->standing.verdict;
  EXPECT_EQ(end.reason, Reason::time);
  EXPECT_EQ(end.winners, bit_of(static_cast<Seat>(1)) | bit_of(static_cast<Seat>(3)));
}

}  // namespace
}  // namespace camlann::server::test
