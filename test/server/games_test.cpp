// Games over both stores: creating, moving, repeating, rights, watching, failing.
#include "play/command.hpp"
#include "server/games_fixture.hpp"
#include "server/messages/game.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

constexpr const char* one_move_to_win = "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1";

class GamesTest : public GamesFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, GamesTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(GamesTest, ANewGameHasTheRequestedTerms) {
  NewGame wish;
  wish.variant = "Cam";
  wish.rules = "wcf";
  wish.level = 7;
  wish.may_resign = true;
  const auto view = create(wish);
  ASSERT_TRUE(view) << view.error().what;
  const auto& game = **view;
  EXPECT_EQ(game.meta.variant, "cam");
  EXPECT_EQ(game.meta.rules, "wcf");
  EXPECT_EQ(game.meta.start, "");
  EXPECT_EQ(game.meta.level, 7);
  EXPECT_TRUE(game.meta.may_resign);
  EXPECT_EQ(game.standing.version, 1);
  EXPECT_EQ(game.standing.plies, 0);
  EXPECT_FALSE(game.standing.thinking);
  EXPECT_EQ(game.standing.fen, make_game("cam").value().fen());
  EXPECT_TRUE(thinker_.jobs.empty());
}

TEST_P(GamesTest, ANewGameIsRefusedWithTheReason) {
  NewGame wish;
  wish.variant = "chess";
  EXPECT_EQ(create(wish).error().code, ErrorCode::unknown_name);
  wish.variant = "cam";
  wish.rules = "nonsense";
  EXPECT_EQ(create(wish).error().code, ErrorCode::unknown_name);
  wish.rules = "";
  wish.fen = "8/8";
  EXPECT_FALSE(create(wish));
  wish.fen = "M/3/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1";
  EXPECT_EQ(create(wish).error().code, ErrorCode::bad_position) << "decided already";
}

TEST_P(GamesTest, AColourByLotIsEither) {
  int white = 0;
  const Namer names = names_;
  // The lot is the last character of the id: digits and a to f are White.
  for (const char last : {'0', '9', 'a', 'f', 'g', 'z'}) {
    names_ = [=](std::size_t length) { return names(length - 1) + last; };
    restart();
    NewGame wish;
    wish.variant = "cam";
    wish.colour = std::nullopt;
    if (create(wish).value()->meta.colour == Seat::white) ++white;
  }
  EXPECT_EQ(white, 4);
}

TEST_P(GamesTest, AMoveIsPlayedAndTheComputerAnswers) {
  const auto id = create_cam()->meta.id;
  const auto moved = play(id, 0, "C4-A4", "n1");
  ASSERT_TRUE(moved) << moved.error().what;
  EXPECT_EQ((*moved)->standing.version, 2);
  EXPECT_TRUE((*moved)->standing.thinking);
  ASSERT_EQ((*moved)->moves.size(), 1U);
  EXPECT_EQ((*moved)->moves[0].notation, "C4-C6-A4") << "short forms are written in full";
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  EXPECT_EQ(thinker_.jobs[0].computer.level, 3);
  EXPECT_EQ(thinker_.jobs[0].own, Seat::black);

  computer();
  const auto view = get(id);
  EXPECT_EQ((*view)->standing.version, 3);
  EXPECT_FALSE((*view)->standing.thinking);
  ASSERT_EQ((*view)->moves.size(), 2U);
  EXPECT_EQ((*view)->moves[1].by, By::computer);
}

TEST_P(GamesTest, TheComputerBeginsWhereItIsWhite) {
  const auto view = create_cam(Opponent::computer, Seat::black);
  EXPECT_TRUE(view->standing.thinking);
  EXPECT_EQ(play(view->meta.id, 0, "B5-A5", "n").error().code, ErrorCode::conflict);
  computer();
  EXPECT_EQ((*get(view->meta.id))->standing.plies, 1);
}

TEST_P(GamesTest, ARepeatGetsTheFirstAnswer) {
  const auto id = create_cam()->meta.id;
  const auto first = play(id, 0, "B5-A5", "n1");
  computer();
  (void)play_any(id);
  const auto again = play(id, 0, "B5-A5", "n1");
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->standing, (*first)->standing);
  EXPECT_EQ((*again)->moves.size(), 1U);
  EXPECT_EQ((*get(id))->standing.version, 4) << "nothing was played by the repeat";

  EXPECT_EQ(play(id, 0, "B5-A6", "n1").error().code, ErrorCode::conflict);
  EXPECT_EQ(play(id, 0, "B5-A5", "n2").error().code, ErrorCode::conflict) << "another nonce";
  restart();
  EXPECT_EQ((*play(id, 0, "B5-A5", "n1"))->standing, (*first)->standing);
}

TEST_P(GamesTest, ACreationRepeatedIsOneGame) {
  NewGame wish;
  wish.variant = "cam";
  wish.nonce = "once";
  Awaited<View> first, second;
  games_->ask(QueueKey("anna"), first.reply(), &NewGames::create, wish);
  games_->ask(QueueKey("anna"), second.reply(), &NewGames::create, wish);
  step();
  EXPECT_EQ((*first.get())->meta.id, (*second.get())->meta.id);
  restart();
  EXPECT_EQ((*create(wish))->meta.id, (*first.get())->meta.id);
  EXPECT_NE((*create(wish, "berta"))->meta.id, (*first.get())->meta.id);
  wish.level = 9;
  EXPECT_EQ(create(wish).error().code, ErrorCode::conflict);
}

TEST_P(GamesTest, WrongMovesAreRefusedAndChangeNothing) {
  const auto id = create_cam()->meta.id;
  const auto before = (*get(id))->standing;
  const auto illegal = play(id, 0, "B5-B8", "a");
  ASSERT_FALSE(illegal);
  EXPECT_EQ(illegal.error().code, ErrorCode::illegal_move);
  EXPECT_FALSE(illegal.error().what.empty());
  for (const char* move : {"B9-A9", "Z9-Z8", "", "B5", "B5-", "\xff\xfe", "B5-A5-"}) {
    EXPECT_FALSE(play(id, 0, move, "b")) << move;
  }
  EXPECT_EQ(play(id, 1, "B5-A5", "c").error().code, ErrorCode::conflict);
  EXPECT_EQ(play(id, 1, "B5-A5", "c").error().expected, "0");
  EXPECT_EQ((*get(id))->standing, before);
  EXPECT_TRUE(play(id, 0, "B5-A5", "a")) << "a refused request has used up no nonce";
}

TEST_P(GamesTest, AnotherPlayersGameDoesNotExist) {
  const auto id = create_cam()->meta.id;
  EXPECT_EQ(get(id, "berta").error().code, ErrorCode::not_found);
  EXPECT_EQ(play(id, 0, "B5-A5", "n", "berta").error().code, ErrorCode::not_found);
  Awaited<View> answer;
  games_->ask(GameRequest{"berta", id}, answer.reply(), &Table::change, Action{},
              GameChange(play::Resign{}));
  Awaited<std::string> record;
  games_->ask(GameRequest{"berta", id}, record.reply(), &Table::record, std::string());
  Awaited<HintView> hint;
  games_->ask(GameRequest{"berta", id}, hint.reply(), &Table::hint, still_there());
  step();
  EXPECT_EQ(answer.get().error().code, ErrorCode::not_found);
  EXPECT_EQ(record.get().error().code, ErrorCode::not_found);
  EXPECT_EQ(hint.get().error().code, ErrorCode::not_found);
  for (const char* nonsense : {"", "x", "../../etc", "000000000000", "'; DROP TABLE games; --"}) {
    EXPECT_EQ(get(nonsense).error().code, ErrorCode::not_found) << nonsense;
  }
}

TEST_P(GamesTest, AGameEndsOnTheBoard) {
  NewGame wish;
  wish.variant = "cam";
  wish.fen = one_move_to_win;
  const auto id = (*create(wish))->meta.id;
  const auto won = play(id, 0, "D12-D13", "win");
  ASSERT_TRUE(won) << won.error().what;
  EXPECT_EQ((*won)->standing.verdict.reason, Reason::castle);
  EXPECT_TRUE((*won)->standing.verdict.won_by(Seat::white));
  EXPECT_FALSE((*won)->standing.result_text.empty());
  EXPECT_FALSE((*won)->standing.thinking);
  EXPECT_TRUE(thinker_.jobs.empty());
  EXPECT_EQ(play(id, 1, "G9-G8", "more").error().code, ErrorCode::game_over);
  EXPECT_EQ(act(play::Resign{}, id).error().code, ErrorCode::game_over);
  restart();
  EXPECT_EQ((*get(id))->standing, (*won)->standing);
  EXPECT_EQ((*get(id))->meta.start, one_move_to_win);
}

TEST_P(GamesTest, TheListIsMineNewestFirst) {
  std::vector<std::string> ids;
  for (int i = 0; i < 3; ++i) {
    now_ += 1000;
    ids.push_back(create_cam(Opponent::person)->meta.id);
  }
  (void)create(wish_for("camette"), "berta");
  (void)play(ids[1], 0, "B5-A5", "n");
  Awaited<std::vector<GameSummary>> all, two;
  games_->ask(QueueKey("anna"), all.reply(), &Table::list, 100, 0);
  games_->ask(QueueKey("anna"), two.reply(), &Table::list, 2, 0);
  step();
  ASSERT_EQ(all.get()->size(), 3U);
  EXPECT_EQ(all.get()->at(0).meta.id, ids[2]);
  EXPECT_EQ(all.get()->at(2).meta.id, ids[0]);
  EXPECT_EQ(all.get()->at(1).standing, (*get(ids[1]))->standing);
  EXPECT_EQ(two.get()->size(), 2U);
}

// Once it was on disk, such a game was listed as unfinished.
TEST_P(GamesTest, TheListShowsAFinishedCamblamGame) {
  struct Ending {
    const char *rules, *fen, *move, *word, *winner;
  };
  const Ending endings[] = {
      {"", "k11/12/1K10/12/12/12/12/12/12/12/11Q/12 w", "l2-l12", "checkmate", "w"},
      {"", "12/12/12/12/12/12/12/12/6k5/p11/1K10/12 w", "b2xa3", "bare-kings", "(no text)"},
      {"default,winBy=capture", "k11/Q11/12/12/12/12/12/12/12/12/12/K11 w", "a11xa12", "king-taken",
       "w"},
  };
  for (const auto& ending : endings) {
    NewGame wish = wish_for("camblam", Opponent::person);
    wish.rules = ending.rules;
    wish.fen = ending.fen;
    const auto created = create(wish, ending.word);
    ASSERT_TRUE(created) << created.error().what;
    const auto ended = play((*created)->meta.id, 0, ending.move, "n", ending.word);
    ASSERT_TRUE(ended) << ended.error().what;
    restart();
    Awaited<std::vector<GameSummary>> list;
    games_->ask(QueueKey(std::string(ending.word)), list.reply(), &Table::list, 10, 0);
    step();
    const auto shown = json_of(games_json(list.get().value()));
    EXPECT_EQ(text_field(shown, "games.0.result.reason"), ending.word);
    EXPECT_EQ(text_field(shown, "games.0.result.winner"), ending.winner);
    EXPECT_EQ(text_field(shown, "games.0.resultText"), (*ended)->standing.result_text);
    EXPECT_EQ(list.get()->front().standing, (*ended)->standing);
  }
}

TEST_P(GamesTest, AFirstMoveIsTakenOver) {
  NewGame wish = wish_for("cam", Opponent::person);
  wish.rules = "wcf,swap=true";
  const auto created = create(wish);
  ASSERT_TRUE(created) << created.error().what;
  const auto id = (*created)->meta.id;
  EXPECT_EQ((*created)->meta.rules, wish.rules);
  ASSERT_TRUE(play(id, 0, "B5-B6", "n1"));
  const auto swapped = play(id, 1, "swap", "n2");
  ASSERT_TRUE(swapped) << swapped.error().what;
  EXPECT_EQ((*swapped)->standing.fen, "1/3/5/2k1k2/2mmmm1/1m5/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 1 2");
  restart();
  EXPECT_EQ(get(id)->get()->standing, (*swapped)->standing) << "read from the events";
  EXPECT_EQ(play(id, 2, "swap", "n3").error().code, ErrorCode::illegal_move);
}

TEST_P(GamesTest, GamesOfAPlayerAreBounded) {
  limits_.unfinished_games_per_player = 2;
  limits_.games_per_player = 3;
  restart();
  const auto first = create_cam()->meta.id;
  (void)create_cam();
  EXPECT_EQ(create(wish_for("cam")).error().code, ErrorCode::too_many);
  EXPECT_TRUE(create(wish_for("cam"), "berta"));
  EXPECT_TRUE(act(play::Resign{}, first));
  EXPECT_TRUE(create(wish_for("cam")));
  EXPECT_EQ(create(wish_for("cam")).error().code, ErrorCode::too_many);
}

TEST_P(GamesTest, AGameThatIsTooLongTakesNoMore) {
  limits_.events_per_game = 3;
  restart();
  const auto id = create_cam(Opponent::person)->meta.id;
  EXPECT_TRUE(play_any(id));
  EXPECT_TRUE(play_any(id));
  EXPECT_EQ(play_any(id).error().code, ErrorCode::too_many);
  EXPECT_TRUE(act(play::Resign{}, id)) << "it must not stay unfinished for ever";
}

TEST_P(GamesTest, GamesLeaveMemoryAndComeBack) {
  limits_.games_in_memory = 4;
  restart();
  std::vector<std::string> ids;
  for (int i = 0; i < 20; ++i) {
    ids.push_back(create_cam(Opponent::person)->meta.id);
    EXPECT_TRUE(play_any(ids.back()));
  }
  for (const auto& id : ids) EXPECT_TRUE(play_any(id));
  for (const auto& id : ids) EXPECT_EQ((*get(id))->standing.plies, 2);
}

TEST_P(GamesTest, TheRecordReplays) {
  const auto id = create_cam()->meta.id;
  (void)play(id, 0, "B5-A5", "n");
  computer();
  Awaited<std::string> answer;
  games_->ask(GameRequest{"anna", id}, answer.reply(), &Table::record, std::string());
  step();
  const auto& text = *answer.get();
  EXPECT_NE(text.find("[Rules \"wcf\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("[Plies \"2\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("[Black \"Camlann, level 3\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("[Date \"2023.11.14\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("1. B5-A5 "), std::string::npos) << text;
}

TEST_P(GamesTest, WatchersSeeEveryVersionOnce) {
  const auto id = create_cam()->meta.id;
  auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", id}, errors_to(watcher), &Watching::watch, WatchWish{1}, watcher);
  step();
  (void)play(id, 0, "B5-A5", "n");
  computer();
  (void)act(play::TakeBack{}, id);
  (void)act(play::Resign{}, id);
  const auto& seen = watcher->messages;
  ASSERT_EQ(seen.size(), 5U);
  EXPECT_EQ(text_field(seen[0], "type"), "watching");
  EXPECT_EQ(number_field(seen[0], "version"), 1);
  const char* kinds[] = {"move", "move", "take-back", "result"};
  for (int i = 1; i < 5; ++i) {
    const auto& event = seen[static_cast<std::size_t>(i)];
    EXPECT_EQ(number_field(event, "version"), i + 1);
    EXPECT_EQ(number_field(event, "game_state.version"), i + 1);
    EXPECT_EQ(text_field(event, "kind"), kinds[i - 1]);
  }
  EXPECT_EQ(text_field(seen[4], "game_state.result.winner"), "b");

  // Another one comes back with an old version and gets exactly the rest.
  auto late = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", id}, errors_to(late), &Watching::watch, WatchWish{3}, late);
  step();
  ASSERT_EQ(late->messages.size(), 3U);
  EXPECT_EQ(late->messages[1], seen[3]);
  EXPECT_EQ(late->messages[2], seen[4]);
}

TEST_P(GamesTest, WatchersWithTheGameReceiveOnlyChanges) {
  const auto id = create_cam(Opponent::person)->meta.id;
  auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", id}, errors_to(watcher), &Watching::watch, WatchWish{1, true},
              watcher);
  for (int i = 0; i < 3; ++i) (void)play_any(id);
  (void)act(play::TakeBack{}, id);
  (void)act(play::OfferDraw{}, id);
  const auto& seen = watcher->messages;
  ASSERT_EQ(seen.size(), 6U);
  const int from[] = {-1, 1, 2, 2, 2};  // at 0 it is left out
  const std::size_t moves[] = {1, 1, 1, 0, 0};
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(number_field(seen[i + 1], "version"), static_cast<int>(i) + 2);
    EXPECT_EQ(number_field(seen[i + 1], "game_state.from"), from[i]);
    EXPECT_EQ(field(seen[i + 1], "game_state.moves").as_array().size(), moves[i]) << i;
  }
  const auto game = get(id);
  ASSERT_EQ((*game)->moves.size(), 2U);
  EXPECT_EQ(text_field(seen[2], "game_state.moves.0.notation"), (*game)->moves[1].notation);

  // Late ones get the same, from where they are; a change is answered in the same way.
  auto late = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", id}, errors_to(late), &Watching::watch, WatchWish{3, true}, late);
  step();
  ASSERT_EQ(late->messages.size(), 4U);
  EXPECT_EQ(late->messages[1], seen[3]);
  EXPECT_EQ(late->messages[3], seen[5]);
  const auto last = act(play::Resign{}, id, {6, {}, 3});
  EXPECT_EQ((*last)->from, 2) << "version 3 had two moves, which are still there";
  EXPECT_TRUE((*last)->moves.empty());
  EXPECT_EQ((*last)->standing.version, 7);
}

TEST_P(GamesTest, ALateRepeatIsAnsweredFromTheStore) {
  constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
  const auto id = create_cam(Opponent::person)->meta.id;
  const auto send = [&](int ply) {
    return play(id, ply, moves[ply % 4], "nonce " + std::to_string(ply));
  };
  for (int ply = 0; ply < 70; ++ply) ASSERT_TRUE(send(ply)) << ply;
  restart();
  const auto repeat = send(0);
  ASSERT_TRUE(repeat) << repeat.error().what;
  EXPECT_EQ((*repeat)->standing.version, 71) << "too long ago: as it is now";
  const auto late = send(60);
  EXPECT_EQ((*late)->standing.version, 62);
  EXPECT_EQ((*late)->moves.size(), 61U);
}

TEST_P(GamesTest, AGameThatTakesTooMuchRoomTakesNoMore) {
  limits_.bytes_per_game = 400;
  restart();
  const auto id = create_cam(Opponent::person)->meta.id;
  int played = 0;
  while (played < 50 && play_any(id)) ++played;
  EXPECT_GT(played, 2);
  EXPECT_LT(played, 10);
  EXPECT_TRUE(act(play::Resign{}, id));
}

TEST_P(GamesTest, WatchersWithoutAVersionOrFarBehindGetTheState) {
  limits_.missed_events = 2;
  restart();
  const auto id = create_cam(Opponent::person)->meta.id;
  for (int i = 0; i < 4; ++i) (void)play_any(id);
  for (const std::int64_t version : {0, 2, 99}) {
    auto watcher = std::make_shared<FakeWatcher>();
    games_->ask(GameRequest{"anna", id}, errors_to(watcher), &Watching::watch, WatchWish{version},
                watcher);
    step();
    ASSERT_EQ(watcher->messages.size(), 2U) << version;
    EXPECT_EQ(text_field(watcher->messages[1], "kind"), "state");
    EXPECT_EQ(number_field(watcher->messages[1], "version"), 5);
  }
}

TEST_P(GamesTest, WatchersFarBehindGetTheState) {
  limits_.missed_bytes = 2000;  // three messages or so
  restart();
  const auto id = create_cam(Opponent::person)->meta.id;
  for (int i = 0; i < 8; ++i) (void)play_any(id);
  auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", id}, errors_to(watcher), &Watching::watch, WatchWish{1}, watcher);
  step();
  ASSERT_EQ(watcher->messages.size(), 2U);
  EXPECT_EQ(text_field(watcher->messages[1], "kind"), "state");
  EXPECT_EQ(number_field(watcher->messages[1], "version"), 9);
  games_->ask(GameRequest{"anna", id}, errors_to(watcher), &Watching::watch, WatchWish{8}, watcher);
  step();
  ASSERT_EQ(watcher->messages.size(), 4U);
  EXPECT_EQ(text_field(watcher->messages[3], "kind"), "move");
}

TEST_P(GamesTest, StrangersAndFormerWatchersReceiveNothing) {
  const auto id = create_cam(Opponent::person)->meta.id;
  auto stranger = std::make_shared<FakeWatcher>();
  auto gone = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"berta", id}, errors_to(stranger, id), &Watching::watch, WatchWish{1},
              stranger);
  games_->ask(GameRequest{"anna", id}, errors_to(gone), &Watching::watch, WatchWish{1}, gone);
  games_->tell(QueueKey("anna"), &Watching::unwatch, GameRequest{"anna", id}, gone);
  (void)play_any(id);
  ASSERT_EQ(stranger->messages.size(), 1U);
  EXPECT_EQ(text_field(stranger->messages[0], "type"), "error");
  EXPECT_EQ(text_field(stranger->messages[0], "game"), id);
  EXPECT_EQ(gone->messages.size(), 1U);
  EXPECT_EQ(gone.use_count(), 1) << "nobody holds on to it";
}

}  // namespace
}  // namespace camlann::server::test
