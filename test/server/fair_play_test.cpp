// The server gives no help with rated games in progress: whichever way a player asks about a
// position near the one on the board.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "game/catalog.hpp"
#include "play/command.hpp"
#include "server/people_fixture.hpp"
#include "server/router_fixture.hpp"
#include "server/services/games/analyses.hpp"
#include "server/services/games/books.hpp"
#include "server/services/games/table.hpp"
#include "server/services/round/rated_boards.hpp"

namespace camlann::server::test {
namespace {

constexpr play::TimeControl half_an_hour{30 * 60'000, 0};
constexpr play::TimeControl by_days{0, 0, 0, 3};

class FairPlay : public PeopleFixture {
 protected:
  /// Begins a game of Anna, with White, and Ben; they play some moves.
  std::string begin_rated(int plies = 6, const play::TimeControl& time = half_an_hour,
                          bool rated = true) {
    auto wish = cam();
    wish.game.time = time;
    wish.game.rated = rated;
    const auto invitation = invite(wish);
    EXPECT_TRUE(invitation) << invitation.error().what;
    const auto begun = answer(invitation->id, SitDown{"Ben", {}}, "ben");
    EXPECT_TRUE(begun) << begun.error().what;
    board_ = make_game("cam").value();
    for (int ply = 0; ply < plies; ++ply) move(begun->game, ply);
    return begun->game;
  }
  void move(const std::string& id, int ply) {
    const auto next = board_.written().front();
    const auto nonce = "n" + std::to_string(ply);
    EXPECT_TRUE(play(id, ply, next.notation, nonce, ply % 2 == 0 ? "anna" : "ben"));
    board_.play(next.move());
  }
  Awaited<Payload> analyse(const std::string& player, const std::string& fen,
                           const std::string& rules = {}) {
    AnalysisWish wish;
    wish.variant = "cam";
    wish.rules = rules;
    wish.start = fen;
    Awaited<Payload> answer;
    games_->ask(QueueKey(player), answer.reply(), &Analyses::analyse,
                std::make_shared<AnalysedPosition>(wish), still_there());
    step();
    return answer;
  }
  static std::string refusal(const Awaited<Payload>& answer) {
    return answer.here() && !answer.get() ? answer.get().error().what : "";
  }
  Result<View> start_from(const std::string& fen, Opponent opponent = Opponent::computer,
                          const std::string& player = "anna") {
    auto wish = wish_for("cam", opponent, Seat::white);
    wish.fen = fen;
    return create(wish, player);
  }
  Awaited<HintView> hint(const std::string& id, const std::string& player) {
    Awaited<HintView> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::hint, still_there());
    step();
    return answer;
  }
  [[nodiscard]] Result<void> look_up(const std::string& player, Help help) const {
    return games_->rated_boards().may_ask(player, "cam", {}, board_.fen(), help);
  }

  const std::string refusal_ = "This position is close to that of a rated game that you play";
  Game board_ = make_game("cam").value();
};

INSTANTIATE_TEST_SUITE_P(Stores, FairPlay, testing::Values("memory"), store_name);

TEST_P(FairPlay, NoAnalysisNearTheBoardOfARatedGame) {
  const auto id = begin_rated();
  const auto here = board_.fen();
  EXPECT_EQ(refusal(analyse("anna", here)), refusal_);
  EXPECT_EQ(refusal(analyse("ben", here)), refusal_);
  EXPECT_EQ(refusal(analyse("carl", here)), "");
  EXPECT_EQ(refusal(analyse("anna", board_.fresh(Seat::black).fen())), refusal_) << "other turn";
  for (const auto& rules : board_.variant().rule_sets) {
    if (make_game("cam", rules.id, here)) {
      EXPECT_EQ(refusal(analyse("anna", here, rules.id)), refusal_) << rules.id;
    }
  }
  auto on = board_;
  for (int ply = 0; ply < 2; ++ply) {
    on.play(on.legal().back().move);
    EXPECT_EQ(refusal(analyse("anna", on.fen())), refusal_) << ply;
  }
  auto back = board_;
  for (int ply = 0; ply < 2; ++ply) {
    back.take_back();
    EXPECT_EQ(refusal(analyse("anna", back.fen())), refusal_) << ply;
  }
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  EXPECT_EQ(refusal(analyse("anna", here)), "");
}

TEST_P(FairPlay, ADistantPositionIsAnalysed) {
  begin_rated();
  auto other = make_game("cam").value();
  for (std::size_t ply = 0; ply < 16; ++ply) {
    const auto& legal = other.legal();
    other.play(legal[ply * 7 % legal.size()].move);
  }
  EXPECT_EQ(refusal(analyse("anna", other.fen())), "");
}

TEST_P(FairPlay, NoGameAgainstTheComputerBeginsNearTheBoard) {
  begin_rated();
  const auto refused = start_from(board_.fen());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().what, refusal_);
  EXPECT_EQ(refused.error().code, ErrorCode::conflict);
  EXPECT_TRUE(start_from(board_.fen(), Opponent::computer, "carl"));
  EXPECT_TRUE(start_from({}));
}

TEST_P(FairPlay, ASecondBoardGetsNoHint) {
  begin_rated();
  const auto own = start_from(board_.fen(), Opponent::person);
  ASSERT_TRUE(own) << own.error().what;
  const auto asked = hint((*own)->meta.id, "anna");
  ASSERT_TRUE(asked.here());
  EXPECT_EQ(asked.get().error().what, refusal_);
  const auto others = start_from(board_.fen(), Opponent::person, "carl");
  EXPECT_FALSE(hint((*others)->meta.id, "carl").here());
}

/// The computer has the player's seat, and the player enters the opponent's moves.
TEST_P(FairPlay, NoGameAgainstTheComputerRepeatsARatedOne) {
  const auto rated = begin_rated(0);
  const auto own = create(wish_for("cam", Opponent::computer, Seat::black), "anna");
  ASSERT_TRUE(own);
  const auto id = (*own)->meta.id;
  const auto first = board_.written().front();
  Thought thought;
  thought.move = first;
  computer(thought);
  move(rated, 0);
  move(rated, 1);
  const auto second = make_board(**get(id, "anna")).written().front();
  const auto played = play(id, 1, second.notation, "n", "anna");
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().what, refusal_);
  ASSERT_TRUE(act_as("ben", play::Resign{}, rated));
  EXPECT_TRUE(play(id, 1, second.notation, "m", "anna"));
}

TEST_P(FairPlay, BooksAndTablesAreClosedToPlayersOfALiveGame) {
  const auto id = begin_rated();
  for (const auto help : {Help::engine, Help::book}) {
    EXPECT_FALSE(look_up("anna", help));
    EXPECT_FALSE(look_up("ben", help));
    EXPECT_TRUE(look_up("carl", help));
  }
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  EXPECT_TRUE(look_up("anna", Help::engine));
}

TEST_P(FairPlay, BooksAreOpenInCorrespondenceGames) {
  begin_rated(6, by_days);
  EXPECT_TRUE(look_up("anna", Help::book));
  EXPECT_FALSE(look_up("anna", Help::engine));
  EXPECT_EQ(refusal(analyse("anna", board_.fen())), refusal_);
}

TEST_P(FairPlay, ACasualGameClosesOnlyItsPosition) {
  begin_rated(6, half_an_hour, false);
  EXPECT_NE(refusal(analyse("anna", board_.fen())), "");
  EXPECT_NE(refusal(analyse("anna", board_.fresh(Seat::black).fen())), "");
  auto on = board_;
  on.play(on.legal().back().move);
  EXPECT_EQ(refusal(analyse("anna", on.fen())), "");
  EXPECT_TRUE(look_up("anna", Help::engine));
}

TEST_P(FairPlay, HoldsAfterARestart) {
  begin_rated();
  restart();
  EXPECT_FALSE(look_up("anna", Help::book));
  EXPECT_FALSE(look_up("ben", Help::book));
}

class FairPlayRoutes : public RouterTest {
 protected:
  FairPlayRoutes() {
    Services services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_};
    services.books = &books_;
    router_.emplace(services, files_, limits_, [this] { return now_; });
  }
  /// Begins a rated live game of Anna and Berta; returns its id.
  std::string rated_game() {
    const auto made = post("/api/invitations",
                           R"({"variant":"cam","time":{"base":600},"rated":true,"name":"A"})");
    EXPECT_EQ(made.status, 201) << *made.body;
    auto sit = post_request("/api/invitations/" + text_field(body(made), "id") + "/sit-down",
                            R"({"name":"B"})");
    sit.cookie = berta;
    const auto sat = send(sit);
    EXPECT_EQ(sat.status, 200) << *sat.body;
    return text_field(body(sat), "game");
  }

  Books books_;
};

TEST_F(FairPlayRoutes, BooksAndTablesAreRefusedInARatedGame) {
  const std::string book = "/api/book?variant=cam";
  EXPECT_EQ(get(book).status, 200);
  rated_game();
  for (const std::string& target : {book, std::string("/api/tables/cam")}) {
    EXPECT_EQ(get(target).status, 409) << target;
    EXPECT_EQ(get(target, berta).status, 409) << target;
  }
  EXPECT_EQ(get(book, cookie_with(std::string(32, 'c'))).status, 200);
}

// The new name may stand before or behind that of the guest.
TEST(RatedBoards, TheGamesOfAGuestBelongToTheAccount) {
  for (const std::string account : {"aaa", "annb", "zzz"}) {
    RatedBoards boards(catalog());
    GameMeta meta;
    meta.rated = true;
    meta.time = play::TimeControl{600'000, 0};
    meta.seats = {{'w', 0, "Anna", "anna"}, {'b', 0, "Ben", "ben"}};
    for (const auto* id : {"first", "second"}) {
      meta.id = id;
      boards.note(meta, make_game("cam").value());
    }
    boards.pass_on("first", "anna", account);
    EXPECT_TRUE(boards.plays("anna")) << "the other game is still the guest's";
    EXPECT_TRUE(boards.plays(account));
    boards.pass_on("second", "anna", account);
    EXPECT_FALSE(boards.plays("anna"));
    EXPECT_TRUE(boards.plays(account));
    EXPECT_FALSE(boards.may_ask_freely(account, Help::engine));
  }
}

}  // namespace
}  // namespace camlann::server::test
