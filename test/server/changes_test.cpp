// Actions of players and the computer other than moving: take back, resign, draws, hints. The
// computer's part survives full queues, restarts and failures.
#include <thread>

#include "play/command.hpp"
#include "server/games_fixture.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

class ChangesTest : public GamesFixture {
 protected:
  /// White and Black go to and fro until the array stands for the third time.
  void repeat_thrice(const std::string& id) {
    const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    for (int ply = 0; ply < 8; ++ply) {
      const auto played = play(id, ply, moves[ply % 4], "r" + std::to_string(ply));
      ASSERT_TRUE(played) << played.error().what;
    }
  }
  Thought move_thought(const std::string& id, const std::string& move) {
    Thought thought;
    thought.move = make_board(**get(id)).read(move).value();
    return thought;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, ChangesTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(ChangesTest, TakeBackGoesToThePersonsLastTurn) {
  const auto id = create_cam()->meta.id;
  const auto start = (*get(id))->standing.fen;
  EXPECT_EQ(act(play::TakeBack{}, id).error().code, ErrorCode::conflict) << "nothing yet";
  (void)play(id, 0, "B5-A5", "n1");
  computer();
  auto view = act(play::TakeBack{}, id);
  ASSERT_TRUE(view);
  EXPECT_EQ((*view)->standing.plies, 0);
  EXPECT_EQ((*view)->standing.fen, start);
  EXPECT_EQ((*view)->standing.version, 4);

  // While it thinks only the move goes, and the thought is dropped when it comes.
  (void)play(id, 0, "B5-A6", "n2");
  view = act(play::TakeBack{}, id);
  EXPECT_EQ((*view)->standing.plies, 0);
  EXPECT_TRUE(thinker_.jobs.front().stop->load());
  computer();
  EXPECT_EQ((*get(id))->standing.plies, 0);
  restart();
  EXPECT_EQ((*get(id))->standing, (*view)->standing);
}

TEST_P(ChangesTest, TheComputersFirstMoveIsNotThePersonsToTakeBack) {
  const auto id = create_cam(Opponent::computer, Seat::black)->meta.id;
  computer();
  EXPECT_EQ(act(play::TakeBack{}, id).error().code, ErrorCode::conflict);
}

TEST_P(ChangesTest, TwoPeopleTakeBackOneMove) {
  const auto id = create_cam(Opponent::person)->meta.id;
  (void)play_any(id);
  (void)play_any(id);
  EXPECT_EQ((*act(play::TakeBack{}, id))->standing.plies, 1);
  EXPECT_EQ((*act(play::TakeBack{}, id))->standing.plies, 0);
  EXPECT_FALSE(act(play::TakeBack{}, id));
}

TEST_P(ChangesTest, AnEndOnTheBoardCanBeTakenBack) {
  NewGame wish;
  wish.variant = "cam";
  wish.fen = "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1";
  const auto id = (*create(wish))->meta.id;
  (void)play(id, 0, "D12-D13", "n");
  const auto view = act(play::TakeBack{}, id);
  ASSERT_TRUE(view) << view.error().what;
  EXPECT_FALSE((*view)->standing.verdict.over());
  EXPECT_EQ((*view)->standing.fen, wish.fen);
}

TEST_P(ChangesTest, AVersionThatHasPassedIsRefused) {
  const auto id = create_cam(Opponent::person)->meta.id;
  (void)play_any(id);
  (void)play_any(id);
  EXPECT_TRUE(act(play::TakeBack{}, id, {3, "a"}));
  EXPECT_EQ(act(play::TakeBack{}, id, {3, "b"}).error().code, ErrorCode::conflict);
  EXPECT_TRUE(act(play::TakeBack{}, id, {3, "a"})) << "a repeat, not a second take-back";
  EXPECT_EQ((*get(id))->standing.plies, 1);
  EXPECT_EQ(act(play::Resign{}, id, {{}, "a"}).error().code, ErrorCode::conflict);
}

TEST_P(ChangesTest, ResigningEndsTheGameForGood) {
  const auto id = create_cam()->meta.id;
  (void)play(id, 0, "B5-A5", "n");
  const auto view = act(play::Resign{}, id);
  ASSERT_TRUE(view) << "also while the computer thinks";
  EXPECT_EQ((*view)->standing.verdict.reason, Reason::resignation);
  EXPECT_TRUE((*view)->standing.verdict.won_by(Seat::black));
  EXPECT_TRUE(thinker_.jobs.front().stop->load());
  computer();
  EXPECT_EQ((*get(id))->standing, (*view)->standing);
  EXPECT_EQ(act(play::TakeBack{}, id).error().code, ErrorCode::game_over);

  const auto two = create_cam(Opponent::person)->meta.id;
  (void)play_any(two);
  EXPECT_TRUE((*act(play::Resign{}, two))->standing.verdict.won_by(Seat::white))
      << "with two people the seat to move resigns";
}

TEST_P(ChangesTest, TheComputerAnswersADrawOfferAtOnce) {
  const auto id = create_cam()->meta.id;
  const auto refused = ask(play::OfferDraw{}, id, {{}, "o1"});
  EXPECT_FALSE(refused.here()) << "the answer comes with the computer's";
  const auto repeated = ask(play::OfferDraw{}, id, {{}, "o1"});
  EXPECT_FALSE(repeated.here());
  EXPECT_EQ(thinker_.jobs.front().kind, ThinkJob::Kind::draw_answer);
  computer();
  ASSERT_TRUE(refused.here());
  EXPECT_EQ((*refused.get())->standing.offer, std::nullopt);
  EXPECT_FALSE((*refused.get())->standing.verdict.over());
  EXPECT_EQ((*refused.get())->standing.version, 3);
  EXPECT_EQ((*repeated.get())->standing, (*refused.get())->standing);
  EXPECT_EQ((*act(play::OfferDraw{}, id, {{}, "o1"}))->standing, (*refused.get())->standing);
  EXPECT_EQ(act(play::OfferDraw{}, id, {{}, "o2"}).error().code, ErrorCode::conflict)
      << "one offer a turn";

  (void)play(id, 0, "B5-A5", "n");
  EXPECT_EQ(act(play::OfferDraw{}, id).error().code, ErrorCode::conflict) << "its turn";
  computer();
  const auto agreed = ask(play::OfferDraw{}, id, {{}, "o3"});
  Thought yes;
  yes.accepts_draw = true;
  computer(yes);
  EXPECT_EQ((*agreed.get())->standing.verdict.reason, Reason::agreement);
  EXPECT_TRUE((*agreed.get())->standing.verdict.drawn());
}

TEST_P(ChangesTest, ADrawOfferSurvivesARestart) {
  const auto id = create_cam()->meta.id;
  (void)ask(play::OfferDraw{}, id, {{}, "o1"});
  restart();
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  EXPECT_EQ(thinker_.jobs.front().kind, ThinkJob::Kind::draw_answer);
  const auto repeated = ask(play::OfferDraw{}, id, {{}, "o1"});
  computer();
  EXPECT_EQ((*repeated.get())->standing.version, 3);
  EXPECT_EQ((*repeated.get())->standing.offer, std::nullopt);
}

TEST_P(ChangesTest, TheComputerOffersAndThePersonAnswers) {
  const auto id = create_cam()->meta.id;
  EXPECT_EQ(answer_draw(id, true).error().code, ErrorCode::conflict) << "nothing offered";
  (void)play(id, 0, "B5-A5", "n1");
  auto offer = move_thought(id, "B9-A9");
  offer.offers_draw = true;
  computer(offer);
  EXPECT_EQ((*get(id))->standing.offer, Seat::black);
  EXPECT_EQ((*get(id))->standing.version, 4);
  EXPECT_FALSE((*get(id))->standing.thinking);
  const auto refused = answer_draw(id, false);
  EXPECT_EQ((*refused)->standing.offer, std::nullopt);

  (void)play(id, 2, "A5-B5", "n2");
  offer = move_thought(id, "A9-B9");
  offer.offers_draw = true;
  computer(offer);
  (void)play(id, 4, "B5-A5", "n3");
  EXPECT_EQ((*get(id))->standing.offer, std::nullopt) << "a move is an answer too";
  offer = move_thought(id, "B9-A9");
  offer.offers_draw = true;
  computer(offer);
  EXPECT_EQ((*answer_draw(id, true))->standing.verdict.reason, Reason::agreement);
}

TEST_P(ChangesTest, TwoPeopleOfferAndAnswer) {
  const auto id = create_cam(Opponent::person)->meta.id;
  EXPECT_EQ((*act(play::OfferDraw{}, id))->standing.offer, Seat::white);
  EXPECT_EQ(act(play::OfferDraw{}, id).error().code, ErrorCode::conflict);
  EXPECT_TRUE(thinker_.jobs.empty());
  EXPECT_EQ((*answer_draw(id, false))->standing.offer, std::nullopt);
  EXPECT_TRUE(act(play::OfferDraw{}, id));
  EXPECT_TRUE((*answer_draw(id, true))->standing.verdict.drawn());
}

TEST_P(ChangesTest, ADrawByRepetitionIsClaimed) {
  const auto id = create_cam(Opponent::person)->meta.id;
  EXPECT_EQ(act(play::ClaimDraw{}, id).error().code, ErrorCode::conflict);
  repeat_thrice(id);
  EXPECT_TRUE((*get(id))->standing.can_claim);
  const auto view = act(play::ClaimDraw{}, id);
  ASSERT_TRUE(view) << view.error().what;
  EXPECT_EQ((*view)->standing.verdict.reason, Reason::repetition);
  EXPECT_TRUE((*view)->standing.verdict.drawn());
  restart();
  EXPECT_EQ((*get(id))->standing, (*view)->standing);
}

TEST_P(ChangesTest, TheComputerResignsOnlyWhereItMay) {
  for (const bool may : {false, true}) {
    NewGame wish;
    wish.variant = "cam";
    wish.may_resign = may;
    const auto id = (*create(wish))->meta.id;
    (void)play(id, 0, "B5-A5", "n");
    auto thought = move_thought(id, "B9-A9");
    thought.resigns = true;
    computer(thought);
    EXPECT_EQ((*get(id))->standing.verdict.over(), may);
    EXPECT_EQ((*get(id))->standing.verdict.won_by(Seat::white), may);
  }
}

TEST_P(ChangesTest, AHintChangesNothing) {
  const auto id = create_cam()->meta.id;
  Awaited<HintView> hint, second, late;
  games_->ask(GameRequest{"anna", id}, hint.reply(), &Table::hint, still_there());
  games_->ask(GameRequest{"anna", id}, second.reply(), &Table::hint, still_there());
  step();
  EXPECT_EQ(second.get().error().code, ErrorCode::conflict) << "one at a time";
  auto thought = move_thought(id, "B5-A5");
  thought.score = 12;
  thought.depth = 5;
  computer(thought);
  ASSERT_TRUE(hint.get()) << hint.get().error().what;
  EXPECT_EQ(hint.get()->move.notation, "B5-A5");
  EXPECT_EQ(hint.get()->score, 12);
  EXPECT_EQ(hint.get()->depth, 5);
  EXPECT_EQ((*get(id))->standing.version, 1);

  thinker_.room = 0;
  games_->ask(GameRequest{"anna", id}, late.reply(), &Table::hint, still_there());
  step();
  EXPECT_FALSE(late.here()) << "it waits for a thread";
  thinker_.room = 1;
  step();
  computer(thought);
  EXPECT_TRUE(late.get());
}

TEST_P(ChangesTest, AnAbandonedHintIsDropped) {
  const auto id = create_cam()->meta.id;
  thinker_.room = 0;
  Awaited<HintView> dropped, stopped;
  const auto gone = still_there();
  games_->ask(GameRequest{"anna", id}, dropped.reply(), &Table::hint, gone);
  step();
  *gone = true;
  thinker_.room = 1;
  step();
  EXPECT_TRUE(thinker_.jobs.empty()) << "nothing is thought for one who has hung up";
  EXPECT_FALSE(dropped.get());
  const auto later = still_there();
  games_->ask(GameRequest{"anna", id}, stopped.reply(), &Table::hint, later);
  step();
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  *later = true;
  EXPECT_TRUE(*thinker_.jobs.front().stop) << "and what is thought already is stopped";
}

// Without malice: ten people at the highest level wait a tenth of the time each.
TEST_P(ChangesTest, ThoughtsBecomeShorterWhileOthersWait) {
  thinker_.room = 0;
  std::vector<std::string> ids;
  auto watcher = std::make_shared<FakeWatcher>();
  for (int i = 0; i < 4; ++i) {
    auto wish = wish_for("cam", Opponent::computer, Seat::black);
    wish.level = max_level;
    Awaited<View> made;
    games_->ask(QueueKey("anna", "address " + std::to_string(i)), made.reply(), &NewGames::create,
                wish);
    step();
    ids.push_back((*made.get())->meta.id);
  }
  games_->ask(GameRequest{QueueKey("anna", "address 0"), ids[0]}, errors_to(watcher),
              &Watching::watch, WatchWish{1}, watcher);
  step();
  thinker_.room = 100;
  step();
  ASSERT_EQ(thinker_.jobs.size(), 4U);
  EXPECT_EQ(thinker_.jobs[0].computer.parts, 4);
  EXPECT_EQ(thinker_.jobs[3].computer.parts, 1) << "nobody waits behind the last one";
  ASSERT_EQ(watcher->messages.size(), 2U);
  EXPECT_EQ(text_field(watcher->messages[1], "type"), "hurried");
  EXPECT_EQ(number_field(watcher->messages[1], "parts"), 4);
}

TEST_P(ChangesTest, ThoughtsAreSharedByPlayerAndShortOnesComeFirst) {
  thinker_.room = 0;
  const auto make = [&](const QueueKey& who, int level) {
    auto wish = wish_for("cam", Opponent::computer, Seat::black);
    wish.level = level;
    Awaited<View> made;
    games_->ask(who, made.reply(), &NewGames::create, wish);
    step();
  };
  for (int i = 0; i < 5; ++i) make(QueueKey("rude", "there"), max_level);
  make(QueueKey("anna", "here"), max_level);
  make(QueueKey("anna", "here"), 1);
  std::vector<int> levels;
  for (int i = 0; i < 3; ++i) {
    thinker_.room = 1;
    step();
    ASSERT_EQ(thinker_.jobs.size(), 1U);
    levels.push_back(thinker_.jobs.front().computer.level);
    thinker_.room = 0;
    Thought thought;
    thought.took = thinker_.jobs.front().computer.level == 1 ? 20'000 : 3'000'000;
    computer(thought);
  }
  EXPECT_EQ(levels, (std::vector<int>{1, max_level, max_level}));
  Awaited<std::vector<GameSummary>> list;
  games_->ask(QueueKey("anna"), list.reply(), &Table::list, 10, 0);
  step();
  for (const auto& game : *list.get()) EXPECT_EQ(game.standing.plies, 1) << "not after five others";
}

TEST_P(ChangesTest, AHintWaitsBehindTheMovesThatAreOwed) {
  thinker_.room = 1;
  const auto first = create_cam()->meta.id;
  const auto second = create_cam()->meta.id;
  const auto third = create_cam()->meta.id;
  (void)play(first, 0, "B5-A5", "n");
  (void)play(second, 0, "B5-A5", "n");  // waits for a place
  Awaited<HintView> hint;
  thinker_.think(std::nullopt);
  games_->ask(GameRequest{"anna", third}, hint.reply(), &Table::hint, still_there());
  step();
  EXPECT_FALSE(hint.here());
  computer();
  EXPECT_EQ((*get(second))->standing.plies, 2);
  computer();
  EXPECT_TRUE(hint.get());
}

TEST_P(ChangesTest, AFullQueueDelaysTheComputerButLosesNoGame) {
  thinker_.room = 1;
  std::vector<std::string> ids;
  for (int i = 0; i < 5; ++i) {
    ids.push_back(create_cam()->meta.id);
    const auto moved = play(ids.back(), 0, "B5-A5", "n");
    ASSERT_TRUE(moved) << "a move is taken whether or not there is room to think";
    EXPECT_TRUE((*moved)->standing.thinking);
  }
  EXPECT_EQ(thinker_.jobs.size(), 1U);
  for (int i = 0; i < 5; ++i) computer();
  for (const auto& id : ids) EXPECT_EQ((*get(id))->standing.plies, 2);
}

TEST_P(ChangesTest, ARestartTakesUpTheComputersTurn) {
  const auto id = create_cam()->meta.id;
  (void)play(id, 0, "B5-A5", "n");
  restart();
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  computer();
  EXPECT_EQ((*get(id))->standing.plies, 2);
  restart();
  EXPECT_TRUE(thinker_.jobs.empty()) << "nothing is owed any more";
}

TEST_P(ChangesTest, AThoughtWithoutALegalMoveIsTriedAgain) {
  const auto id = create_cam()->meta.id;
  (void)play(id, 0, "B5-A5", "n");
  Thought nonsense;
  nonsense.move = WrittenMove{};
  computer(nonsense);
  EXPECT_EQ((*get(id))->standing.plies, 1);
  EXPECT_TRUE(thinker_.jobs.empty()) << "not at once, which would be a busy loop";
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  step();
  computer();
  EXPECT_EQ((*get(id))->standing.plies, 2);
}

}  // namespace
}  // namespace camlann::server::test
