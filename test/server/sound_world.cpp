#include "server/sound_world.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/services/games/bonds.hpp"
#include "server/services/games/chat.hpp"
#include "server/services/games/leaves.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/services/games/seeks.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server::test {

using database::Database;

namespace {

/// "D3-D2" of "D2-D3".
std::string reversed(const std::string& move) {
  const auto hyphen = move.find('-');
  return hyphen == std::string::npos ? "" : move.substr(hyphen + 1) + '-' + move.substr(0, hyphen);
}

}  // namespace

SoundWorld::SoundWorld() {
  limits_.clubs_per_player = limits_.leagues_per_player = limits_.tournaments_per_player = 100;
  restart();
}

std::string SoundWorld::player(int number) {
  return player_of("player " + std::to_string(number));
}

void SoundWorld::make(int games) {
  make_accounts();
  make_games(games);
  repeat_until_draw();
  make_invitations();
  plan_and_talk();
  make_tournaments();
  make_league();
  make_studies();
  make_mail();
  moderate();
  remove_accounts();
  delete_games();
  watch_late();
  close();
}

void SoundWorld::close() {
  games_.reset();
  kept_.reset();
}

std::vector<std::string> SoundWorld::faults() {
  return faults_of(database_);
}

std::vector<std::string> SoundWorld::faults_of(const database::Address& database) {
  auto check = GameCheck::open(database, catalog());
  if (!check) return {to_text(check.error())};
  return faults_by(*check);
}

std::vector<std::string> SoundWorld::faults_by(GameCheck& check) {
  std::vector<std::string> all;
  const auto told = [&](const GameFault& fault) { all.push_back(fault.game + ' ' + fault.what); };
  const auto note = [&](const auto& done) {
    if (!done) all.push_back(to_text(done.error()));
  };
  note(check.check_file(told));
  const auto games = check.games();
  note(games);
  if (games) {
    for (const auto& id : *games) note(check.check_game(id, told));
  }
  note(check.check_rest(told));
  return all;
}

std::int64_t SoundWorld::count(const std::string& sql) {
  return Database::open(database_)->query_number(sql).value();
}

NewGame SoundWorld::random_wish() {
  const auto& all = catalog();
  const auto& variant = *(all.begin() + lots_.below(static_cast<std::uint32_t>(all.size())));
  NewGame wish;
  wish.variant = variant.id;
  wish.rules =
      variant.rule_sets[lots_.below(static_cast<std::uint32_t>(variant.rule_sets.size()))].id;
  wish.colour = one_in(3) ? std::nullopt : std::optional(one_in(2) ? Seat::white : Seat::black);
  wish.level = 1 + static_cast<int>(lots_.below(10));
  wish.may_resign = one_in(2);
  wish.late = static_cast<int>(lots_.below(4));
  switch (lots_.below(5)) {
    case 0: wish.time = play::TimeControl{300'000, 0, 0, 0}; break;
    case 1: wish.time = play::TimeControl{600'000, 5'000, 0, 0}; break;
    case 2: wish.time = play::TimeControl{900'000, 0, 3'000, 0}; break;
    case 3: wish.time = play::TimeControl{0, 0, 0, 1 + static_cast<int>(lots_.below(3))}; break;
    default: break;
  }
  if (one_in(8)) {
    auto board = make_game(wish.variant, wish.rules).value();
    EXPECT_TRUE(board.play(board.written().front().notation));
    wish.fen = board.fen();
  }
  wish.rated = wish.time && wish.fen.empty() && one_in(2);
  wish.nonce = one_in(2) ? "nonce " + std::to_string(++nonces_) : "";
  return wish;
}

std::string SoundWorld::game_alone(NewGame wish) {
  wish.opponent = one_in(2) ? Opponent::computer : Opponent::person;
  wish.rated = false;
  const auto made = create(wish, some_player());
  EXPECT_TRUE(made) << made.error().what;
  return made ? (*made)->meta.id : "";
}

std::string SoundWorld::game_apart(const NewGame& wish) {
  NewInvitation invitation;
  invitation.game = wish;
  invitation.name = "P0";
  invitation.is_public = one_in(2);
  const auto seats = catalog().find(wish.variant)->seating.size();
  if (seats == 2 && one_in(3)) invitation.to = player(1);
  auto table = invite(invitation, player(0));
  EXPECT_TRUE(table) << table.error().what;
  if (!table) return "";
  const bool with_computers = seats > 2 && !wish.rated && one_in(2);
  for (int guest = 1; guest < (with_computers ? 2 : static_cast<int>(seats)); ++guest) {
    table = answer(table->id, SitDown{"P" + std::to_string(guest), {}}, player(guest));
    EXPECT_TRUE(table) << table.error().what;
  }
  if (with_computers) table = answer(table->id, FillSeats{3}, player(0));
  EXPECT_TRUE(table && !table->game.empty());
  return table ? table->game : "";
}

std::string SoundWorld::game_by_seek(const NewGame& wish) {
  SeekWish seek;
  seek.table.game.variant = wish.variant;
  seek.table.game.rules = wish.rules;
  seek.table.game.time = play::TimeControl{600'000, 0, 0, 0};
  seek.table.game.rated = one_in(2);
  for (const int who : {2, 3}) {
    seek.table.name = "P" + std::to_string(who);
    seek.table.game.nonce = "seek " + std::to_string(++nonces_);
    EXPECT_TRUE(call<SeekView>(QueueKey(player(who)), &Seeks::seek, seek));
  }
  pass_seconds(2);
  const auto mine = list(player(2));
  return mine && !mine->empty() ? mine->front().meta.id : "";
}

play::Command SoundWorld::random_command() {
  switch (lots_.below(10)) {
    case 0: return play::Resign{};
    case 1: return play::AnswerResign{one_in(2)};
    case 2: return play::OfferDraw{};
    case 3: return play::AnswerDraw{one_in(3)};
    case 4: return play::TakeBack{};
    case 5: return play::AnswerTakeBack{one_in(2)};
    case 6: return play::ClaimDraw{};
    case 7: return play::ClaimWin{};
    case 8: return one_in(4) ? play::Command(play::Cancel{}) : play::Command(play::OfferDraw{});
    default: return play::AnswerTakeBack{true};
  }
}

/// Moves, and now and then any command of any player, which may be refused.
void SoundWorld::play_on(const std::string& id, int times) {
  auto view = get(id, player(0)).value_or(nullptr);
  for (; times > 0; --times) {
    now_ += 700;
    while (!thinker_.jobs.empty()) computer();
    const auto stored = kept_->open(id);
    if (!stored || !*stored) return;
    const auto& game = (*stored)->game.meta;
    const auto seat = lots_.below(static_cast<std::uint32_t>(game.seats.size()));
    const auto& sitter = game.shared() ? game.seats[seat].id : game.player;
    if (sitter.empty()) continue;
    view = get(id, sitter).value_or(nullptr);
    if (view == nullptr) return;
    if (one_in(4)) {
      Awaited<View> answer;  // an offer to a computer is answered later
      games_->ask(GameRequest{sitter, id}, answer.reply(), &server::Table::change, Action{},
                  GameChange(random_command()));
      step();
      continue;
    }
    if (view->standing.verdict.over() || view->standing.thinking) continue;
    const auto& mover = game.shared() ? view->meta.player_at(view->standing.seat).id : game.player;
    const auto moves = make_board(*view).written();
    (void)play(id, view->standing.plies,
               moves[lots_.below(static_cast<std::uint32_t>(moves.size()))].notation,
               one_in(2) ? "n " + std::to_string(++nonces_) : "", mover);
  }
}

void SoundWorld::make_games(int games) {
  std::vector<std::string> all;
  for (int i = 0; i < games; ++i) {
    const auto wish = random_wish();
    const bool two = catalog().find(wish.variant)->seating.size() == 2;
    const auto kind = lots_.below(8);
    auto id = kind < 3           ? game_alone(wish)
              : kind == 3 && two ? game_by_seek(wish)
                                 : game_apart(wish);
    if (!id.empty()) all.push_back(std::move(id));
  }
  for (const auto& id : all) {
    play_on(id, static_cast<int>(lots_.below(14)));
    if (id == all[all.size() / 2]) run_out_of_time();
    if (id != all[all.size() / 3]) continue;
    restart();
    now_ -= 3 * day_of_world;  // the wall clock is put back
    jumped_ -= 3 * day_of_world;
  }
  leave_games();
  every_command();
}

/// Takes the last free seat and returns the id of the game.
std::string SoundWorld::sit_down(const std::string& table, const std::string& name,
                                 const std::string& player) {
  const auto begun = answer(table, SitDown{name, {}}, player);
  if (begun) return begun->game;
  ADD_FAILURE() << to_text(begun.error());
  return {};
}

/// The questions of players to each other, each with both answers.
void SoundWorld::every_command() {
  auto wish = cam();
  const auto two = [&](const play::Command& asks, const play::Command& answers) {
    const auto table = invite(wish, player(0)).value();
    const auto id = sit_down(table.id, "P1", player(1));
    for (int ply = 0; ply < 2; ++ply) {
      EXPECT_TRUE(play(id, ply, any_move(**get(id, player(0))), "", player(ply)));
    }
    EXPECT_TRUE(act_as(player(0), asks, id));
    EXPECT_TRUE(act_as(player(1), answers, id));
  };
  for (const bool accept : {true, false}) {
    two(play::OfferDraw{}, play::AnswerDraw{accept});
    two(play::TakeBack{}, play::AnswerTakeBack{accept});
  }
  wish.game.variant = "grand-cam";
  const auto table = invite(wish, player(0)).value();
  auto team = table;
  for (int guest = 1; guest < 4; ++guest) {
    team = answer(table.id, SitDown{"P" + std::to_string(guest), {}}, player(guest)).value();
  }
  for (const bool accept : {false, true}) {
    EXPECT_TRUE(act_as(player(0), play::Resign{}, team.game));
    EXPECT_TRUE(act_as(player(2), play::AnswerResign{accept}, team.game));
    if (accept) continue;
    for (int ply = 0; ply < 4; ++ply) {
      EXPECT_TRUE(play(team.game, ply, any_move(**get(team.game, player(0))), "", player(ply)));
    }
  }
}

/// Ends all live games on time; those without a move of each player are called off.
void SoundWorld::run_out_of_time() {
  now_ += 40 * minute_of_world;
  step();
  step();
}

void SoundWorld::repeat_until_draw() {
  auto view = create_cam(Opponent::person);
  std::string before[2];
  for (int ply = 0; ply < 40 && !view->standing.can_claim; ++ply) {
    const auto moves = make_board(*view).written();
    const auto& back = reversed(before[ply % 2]);
    const bool there = std::any_of(moves.begin(), moves.end(),
                                   [&](const auto& move) { return move.notation == back; });
    before[ply % 2] = there ? back : moves.front().notation;
    view = *play(view->meta.id, ply, before[ply % 2], "", anna_);
  }
  EXPECT_TRUE(view->standing.can_claim);
  EXPECT_TRUE(act_as(anna_, play::ClaimDraw{}, view->meta.id));
}

/// A running game with clocks that watchers see late.
void SoundWorld::watch_late() {
  auto wish = cam();
  wish.game.time = play::TimeControl{600'000, 5'000};
  wish.game.late = 1;
  const auto table = invite(wish, player(8)).value();
  const auto id = sit_down(table.id, "P9", player(9));
  for (int ply = 0; ply < 5; ++ply) {
    now_ += 1000;
    EXPECT_TRUE(play(id, ply, any_move(**get(id, player(8))), "", player(8 + ply % 2)));
  }
}

/// Rests in games by correspondence.
void SoundWorld::leave_games() {
  auto wish = cam();
  wish.game.time = play::TimeControl{0, 0, 0, 2};
  wish.game.late = 1;
  const auto table = invite(wish, player(0)).value();
  const auto id = sit_down(table.id, "P1", player(1));
  play_on(id, 3);
  for (const int who : {0, 1}) {
    EXPECT_TRUE(call<LeaveView>(QueueKey(player(who)), &Leaves::take, Millis{0}, 3 * day_of_world,
                                std::string(who == 0 ? "Europe/Berlin" : "")));
  }
  step();
  now_ += minute_of_world;
  EXPECT_TRUE(call<LeaveView>(QueueKey(player(0)), &Leaves::end));
  EXPECT_TRUE(call<LeaveView>(QueueKey(player(0)), &Leaves::take, day_of_world, 2 * day_of_world,
                              std::string()));
  step();
}

void SoundWorld::make_invitations() {
  auto wish = cam();
  wish.is_public = true;
  EXPECT_TRUE(invite(wish, player(4)));
  const auto withdrawn = invite(wish, player(4)).value();
  EXPECT_TRUE(answer(withdrawn.id, Withdraw{}, player(4)));
  wish.to = player(5);
  const auto declined = invite(wish, player(4)).value();
  EXPECT_TRUE(answer(declined.id, Decline{}, player(5)));
  wish.game.time = play::TimeControl{0, 0, 0, 3};
  EXPECT_TRUE(invite(wish, player(4)));
  wish.to.clear();
  wish.game.variant = "tri-camelot";
  const auto half = invite(wish, player(4)).value();  // its guest is removed later
  EXPECT_TRUE(answer(half.id, SitDown{"P2", {}}, player(2)));
  const auto left = invite(wish, player(4)).value();
  EXPECT_TRUE(answer(left.id, SitDown{"P5", {}}, player(5)));
  EXPECT_TRUE(answer(left.id, StandUp{}, player(5)));
  auto rated = cam();
  rated.game.time = play::TimeControl{600'000, 0};
  rated.game.rated = true;
  for (const bool accepted : {true, false}) {
    const auto& host = player(accepted ? 4 : 6);
    const auto& guest = player(accepted ? 5 : 7);
    const auto first = invite(rated, host).value();
    const auto game = sit_down(first.id, "P5", guest);
    for (int ply = 0; ply < 2; ++ply) {
      now_ += 1000;
      const auto view = get(game, host).value();
      EXPECT_TRUE(play(game, ply, any_move(*view), "", ply == 0 ? host : guest));
    }
    EXPECT_TRUE(act_as(accepted ? host : guest, play::Resign{}, game));
    EXPECT_TRUE(call<Invitation>(GameRequest{host, game}, &Invitations::rematch));
    const auto agreed = [&] {
      return call<Invitation>(GameRequest{guest, game}, &Invitations::rematch).has_value();
    };
    EXPECT_TRUE(!accepted || agreed());
  }
  auto shuffled = cam();
  shuffled.game.variant = "camblam";
  shuffled.game.rules = "default,array=shuffled";
  const auto first = invite(shuffled, player(4)).value();
  const auto game = sit_down(first.id, "P5", player(5));
  EXPECT_TRUE(act_as(player(5), play::Resign{}, game));
  for (const int who : {4, 5}) {
    EXPECT_TRUE(call<Invitation>(GameRequest{player(who), game}, &Invitations::rematch));
  }
}

void SoundWorld::plan_and_talk() {
  auto wish = cam();
  wish.game.time = play::TimeControl{0, 0, 0, 3};
  wish.name = "P6";
  const auto table = invite(wish, player(6)).value();
  const auto id = sit_down(table.id, "P7", player(7));
  const GameRequest six{player(6), id};
  EXPECT_TRUE(call<ChatView>(six, &Chat::say, Said{{}, "Good luck"}));
  EXPECT_TRUE(call<ChatView>(GameRequest{player(7), id}, &Chat::say, Said{message::Phrase{}, {}}));
  EXPECT_TRUE(call<ChatView>(GameRequest{player(0), id}, &Chat::say, Said{message::Phrase{}, {}}));
  EXPECT_TRUE(call<NoteView>(six, &PrivateTexts::set_note, std::string("watch the castle")));
  const auto view = get(id, player(7)).value();
  auto board = make_board(*view);
  const auto first = board.written().front().notation;
  EXPECT_TRUE(board.play(first));
  EXPECT_TRUE(call<PlanView>(
      GameRequest{player(7), id}, &PrivateTexts::set_plan,
      std::make_shared<PlanReading>(
          0, std::vector<play::PlanLine>{{first, board.written().front().notation}})));
  EXPECT_TRUE(call<Profile>(QueueKey(player(6)), &Bonds::bind, player(7), Bond::follow, true));
  EXPECT_TRUE(call<Profile>(QueueKey(player(7)), &Bonds::bind, player(6), Bond::block, true));
  EXPECT_TRUE(call<Profile>(QueueKey(player(7)), &Bonds::mute, player(0), true));
}

}  // namespace camlann::server::test
