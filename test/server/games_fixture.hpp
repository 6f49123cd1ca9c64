#pragma once
// Games over either store, driven by the test: step() answers requests, thoughts arrive on command.

#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/command.hpp"
#include "server/fakes.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "server/store/store.hpp"
#include "server/test_postgres.hpp"

namespace camlann::server::test {

using View = std::shared_ptr<const GameView>;

/// An answer that may not have come yet.
template <class T>
struct Awaited {
  std::shared_ptr<std::optional<Result<T>>> slot = std::make_shared<std::optional<Result<T>>>();

  [[nodiscard]] bool here() const { return slot->has_value(); }
  [[nodiscard]] const Result<T>& get() const { return slot->value(); }
  [[nodiscard]] std::function<void(Result<T>)> reply() const {
    return [slot = slot](Result<T> result) {
      EXPECT_FALSE(slot->has_value()) << "answered twice";
      *slot = std::move(result);
    };
  }
};

/// The parameter: "memory", "sqlite" or "postgres".
class GamesFixture : public testing::TestWithParam<std::string> {
 protected:
  GamesFixture() { open(); }

  /// As after a kill: all memory is gone, the store is what it was.
  void restart() {
    games_.reset();
    thinker_.jobs.clear();
    open();
    step();  // the computer's turns are taken up in the players'
  }

  /// Starts again. From then on each look at the clock moves it on by more than a portion of work,
  /// and a step is one turn.
  void work_slowly() {
    work_time_ = [time = std::make_shared<SteadyTime>()] {
      return *time += std::chrono::milliseconds(10);
    };
    limits_.round = std::chrono::milliseconds(0);
    restart();
  }

  void open() {
    const bool on_disk = GetParam() != "memory";
    if (on_disk) {
      kept_.reset();
      auto opened = open_database_store(database_);
      ASSERT_TRUE(opened) << opened.error().what;
      kept_ = std::move(*opened);
    }
    Store& store = on_disk ? *kept_ : static_cast<Store&>(failing_);
    games_ = std::make_unique<Games>(
        store, thinker_, [this] { return now_; }, names_, limits_, silent_log(), catalog(),
        [this] { return now_ - jumped_; }, work_time_);
    ASSERT_TRUE(games_->start());
  }

  void step() {
    const auto before = thinker_.pairings;
    games_->run_once(std::chrono::milliseconds(0));
    if (thinker_.pairings != before) games_->run_once(std::chrono::milliseconds(0));
  }

  void pass_seconds(int seconds) {
    for (; seconds > 0; --seconds) {
      now_ += 1000;
      step();
    }
  }

  Result<View> create(NewGame wish) { return create(std::move(wish), anna_); }
  Result<View> create(NewGame wish, const std::string& player) {
    Awaited<View> answer;
    games_->ask(QueueKey(player), answer.reply(), &NewGames::create, std::move(wish));
    step();
    return answer.get();
  }
  View create_cam(Opponent opponent = Opponent::computer, Seat colour = Seat::white) {
    auto view = create(wish_for("cam", opponent, colour));
    EXPECT_TRUE(view) << view.error().what;
    return *view;
  }
  Result<View> get(const std::string& id) { return get(id, anna_); }
  Result<View> get(const std::string& id, const std::string& player) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::get);
    step();
    return answer.get();
  }
  Result<View> play(const std::string& id, int ply, const std::string& move,
                    const std::string& nonce) {
    return play(id, ply, move, nonce, anna_);
  }
  Result<View> play(const std::string& id, int ply, const std::string& move,
                    const std::string& nonce, const std::string& player) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::play,
                MoveRequest{ply, move, nonce});
    step();
    return answer.get();
  }
  /// Plays the first legal move, for any seat.
  Result<View> play_any(const std::string& id) {
    const auto view = get(id);
    const auto ply = view->get()->standing.plies;
    return play(id, ply, any_move(**view), "nonce " + std::to_string(++nonces_));
  }
  /// Plays for each person until everyone has moved: from then on a game counts.
  void play_opening(const std::string& id) {
    const auto first = get(id);
    ASSERT_TRUE(first) << first.error().what;
    const auto seats = (*first)->meta.seats;
    for (;;) {
      const auto view = get(id, seats.front().id).value();  // others may see the game late
      const auto& standing = view->standing;
      const auto plies = static_cast<std::size_t>(standing.plies);
      if (plies >= seats.size() || standing.verdict.over()) return;
      const auto& mover = seats[index_of(standing.seat)].id;
      ASSERT_TRUE(play(id, standing.plies, any_move(*view), "", mover));
    }
  }
  static std::string any_move(const GameView& view) {
    return make_board(view).written().front().notation;
  }
  static Game make_board(const GameView& view) {
    auto board = make_game(view.meta.variant, view.meta.rules, view.standing.fen);
    EXPECT_TRUE(board) << board.error().what;
    return std::move(board).value();
  }

  Awaited<View> ask(const play::Command& what, const std::string& id, const Action& action = {}) {
    Awaited<View> answer;
    games_->ask(GameRequest{anna_, id}, answer.reply(), &Table::change, action, GameChange(what));
    step();
    return answer;
  }
  Result<View> act(const play::Command& what, const std::string& id, const Action& action = {}) {
    return ask(what, id, action).get();
  }
  Result<View> answer_draw(const std::string& id, bool accept) {
    Awaited<View> answer;
    games_->ask(GameRequest{anna_, id}, answer.reply(), &Table::change, Action{},
                GameChange(play::AnswerDraw{accept}));
    step();
    return answer.get();
  }
  /// Returns the answer of tournaments, leagues or clubs.
  template <class Asked>
  Result<boost::json::value> asked(const std::function<Result<Payload>(Asked&)>& what,
                                   const std::string& player) {
    Awaited<Payload> answer;
    games_->ask(QueueKey(player), answer.reply(), what);
    step();
    const auto& result = answer.get();
    if (!result) return Failure(result.error());
    return json_of(**result);
  }
  /// Lets the computer do what it owes.
  void computer(std::optional<Thought> thought = std::nullopt) {
    thinker_.think(std::move(thought));
    step();
  }

  std::string anna_ = "anna";  // the player, unless another is named
  TemporaryFolder folder_;
  Limits limits_ = unhurried();
  Millis now_ = 1'700'000'000'000;
  Millis jumped_ = 0;  // how far the wall clock has jumped ahead of the steady one
  SteadyClock work_time_ = std::chrono::steady_clock::now;
  Namer names_ = counting_names();
  FakeThinker thinker_;
  FailingStore failing_;
  database::Address database_ = test_database(GetParam(), folder_.path());
  std::unique_ptr<Store> kept_;
  std::unique_ptr<Games> games_;
  int nonces_ = 0;
};

}  // namespace camlann::server::test
