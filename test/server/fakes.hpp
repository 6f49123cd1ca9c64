#pragma once
// Stand-ins for the server's dependencies: a store in memory that can fail, a thinker that waits
// for commands, a clock that is set by the test, names that count up.

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <deque>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "game/catalog.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/fake_clubs.hpp"
#include "server/fake_leagues.hpp"
#include "server/fake_tournaments.hpp"
#include "server/messages/game.hpp"
#include "server/model/player_keys.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/store/adoption.hpp"
#include "server/store/people.hpp"
#include "server/store/store.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

using camlann::test::TemporaryFolder;

[[nodiscard]] boost::json::value json_of(std::string_view text);
/// A field on the way "a.b.0.c"; null if it is not there.
[[nodiscard]] boost::json::value field(const boost::json::value& value, std::string_view way);
[[nodiscard]] std::string text_field(const boost::json::value& value, std::string_view way);
[[nodiscard]] std::int64_t number_field(const boost::json::value& value, std::string_view way);

/// A FakeStore's data about players, counted from its writes.
class FakePeople final : public People {
 public:
  void record(const FinishedGame& game);
  /// Records a new or changed game between people.
  void keep(const GameMeta& meta, const Standing& standing);
  /// A game that began by a link or a challenge.
  void keep_private(const std::string& game) { private_.insert(game); }

  Result<std::optional<KeptRating>> rating(std::string_view player, std::string_view variant,
                                           rating::Speed speed) override;
  Result<std::vector<PlayerRating>> ratings(std::string_view player) override;
  Result<std::vector<RatingPoint>> history(std::string_view player, std::string_view variant,
                                           rating::Speed speed, int most) override;
  Result<std::vector<Tally>> tallies(std::string_view player) override;
  Result<std::vector<Tally>> opponents(std::string_view player, int most) override;
  Result<std::optional<Seated>> seated(std::string_view player) override;
  Result<std::vector<GameSummary>> games(std::string_view player, int most) override;
  Result<std::vector<std::string>> bonds(std::string_view player, Bond bond) override;
  Result<bool> has_bond(std::string_view player, Bond bond, std::string_view other) override;
  Result<void> set_bond(std::string_view player, Bond bond, std::string_view other, bool on,
                        Millis now) override;
  Result<std::vector<GameSummary>> running(std::string_view player, int most) override;
  Result<std::vector<GameSummary>> live() override;
  Result<bool> is_open(std::string_view game) override;
  Result<std::optional<GameSummary>> game(std::string_view id) override;
  Result<std::vector<Leader>> leaders(std::string_view variant, rating::Speed speed, Millis now,
                                      double deviation, std::size_t most) override;

 private:
  using Kind = std::tuple<std::string, std::string, rating::Speed>;
  using Pair = std::tuple<std::string, std::string, std::string>;
  std::map<Kind, KeptRating> ratings_;
  std::map<Kind, std::vector<RatingPoint>> points_;
  std::map<Pair, Tally> tallies_;  // by player, opponent, variant
  std::vector<GameSummary> games_;
  std::set<std::string> private_;
  std::vector<std::tuple<std::string, Bond, std::string>> bonds_;
};

class FakeChat final : public ChatBook {
 public:
  Result<std::int64_t> last(std::string_view game) override;
  Result<ChatPage> read(std::string_view game, ChatRoom room, std::string_view reader,
                        std::int64_t after, std::size_t most) override;
  Result<std::vector<std::string>> muted(std::string_view player) override;
  Result<std::vector<std::string>> muting(std::string_view player) override;
  void write(const RoundWrite& round);

 private:
  std::vector<ChatLine> lines_;
  std::vector<MuteWish> mutes_;  // those that hold
};

class FakeLeaves final : public LeaveBook {
 public:
  /// Games by player, of the store that this is a part of; and its clock.
  std::function<std::vector<std::string>(std::string_view)> timed_games;
  std::function<void(Millis)> set_clock;

  Result<play::Leaves> of(std::string_view player) override;
  Result<void> set(std::string_view player, const play::Leaves& leaves, Millis shown) override;
  Result<std::vector<OwnedLeave>> since(Millis then) override;
  Result<std::vector<std::string>> games_of(std::string_view player) override {
    return timed_games(player);
  }

 private:
  std::map<std::string, play::Leaves, std::less<>> kept_;
};

class FakeStore final : public Store {
 public:
  bool fail_next_write = false;
  bool lose_next_answer = false;  // everything is written, but the answer is lost
  bool fail_reads = false;
  bool fail_tournaments = false;  // those alone are not read
  bool out_of_memory = false;     // until it has thrown once
  std::function<void()> while_writing;
  int commits = 0;
  Adopted adopted;  // it has no accounts: what every adoption comes to

  Result<void> write(const RoundWrite& round) override;
  Result<std::optional<HalfReadGame>> open(std::string_view id) override;
  Result<void> read_on(HalfReadGame& game, std::size_t most) override;
  Result<std::vector<GameSummary>> list(std::string_view player, int limit, int skip) override;
  Result<std::vector<GameSummary>> turns(std::string_view player, int limit) override;
  Result<void> set_deleted(std::span<const std::string> ids, std::optional<Millis> at) override;
  Result<std::string> owner_of_deleted(std::string_view id) override;
  Result<std::vector<std::string>> unmoved(std::string_view player, Millis before,
                                           int kept) override;
  Result<void> purge(Millis before) override;
  Result<GameCount> count(std::string_view player) override;
  Result<std::optional<std::string>> find_created(std::string_view player,
                                                  std::string_view nonce) override;
  Result<std::vector<OwedGame>> owed() override;
  Result<std::optional<Invitation>> find_invitation(std::string_view id) override;
  Result<std::optional<std::string>> find_invited(std::string_view host,
                                                  std::string_view nonce) override;
  Result<std::optional<Invitation>> find_rematch(std::string_view game) override;
  Result<std::vector<Invitation>> challenges(std::string_view player, Millis now,
                                             int limit) override;
  Result<std::vector<Invitation>> waiting(std::string_view host, Millis now, int limit) override;
  ChatBook& chat() override { return chat_; }
  TournamentStore& tournaments() override;
  ClubStore& clubs() override { return clubs_; }
  LeagueStore& leagues() override { return leagues_; }
  LeaveBook& leaves() override;
  Result<std::vector<Deadline>> timed() override;
  Result<Millis> clock() override { return clock_; }
  Result<void> set_clock(Millis shown) override;
  Result<std::vector<PrivateText>> private_texts(std::string_view game) override;
  Result<Adopted> adopt(const Adoption& /*adoption*/) override { return adopted; }
  Result<void> check() override;
  People& people() override { return people_; }

 private:
  struct Kept {
    GameMeta meta;
    std::vector<Entry> entries;
    Standing standing;
    std::optional<Millis> deleted;
  };
  std::map<std::string, Kept, std::less<>> games_;
  Millis clock_ = 0;
  std::map<std::string, Invitation, std::less<>> invitations_;
  FakeChat chat_;
  FakePeople people_;
  std::map<std::string, std::vector<PrivateText>, std::less<>> private_texts_;  // by game
  FakeTournaments tournaments_;
  FakeClubs clubs_;
  FakeLeagues leagues_;
  FakeLeaves leaves_;
};

/// Returns a stored game completely.
[[nodiscard]] Result<std::optional<KeptGame>> load(Store& store, std::string_view id);

class FakeThinker final : public Thinker {
 public:
  std::size_t room = 100;
  std::deque<ThinkJob> jobs;
  bool out_of_memory = false;   // once
  bool holds_pairings = false;  // other pairings are computed immediately
  int pairings = 0;             // found so

  bool has_room(Length length) override;
  void submit(ThinkJob job) override;

  /// Takes the oldest job and answers it: by default the first legal move, no to a draw.
  void think(std::optional<Thought> thought = std::nullopt);
};

class FakeWatcher final : public Watcher {
 public:
  std::vector<boost::json::value> messages;
  std::optional<Millis> way;  // to its reader and back
  void deliver(std::shared_ptr<const std::string> message) override;
  [[nodiscard]] std::optional<Millis> round_trip() const override { return way; }
};

/// Delivers the error of a request that is answered only with one, as sockets do.
[[nodiscard]] inline Reply<void> errors_to(const std::shared_ptr<Watcher>& watcher,
                                           const std::string& game = {}) {
  return [watcher, game](const Result<void>& done) {
    watcher->deliver(error_message(done.error(), game));
  };
}

[[nodiscard]] NewGame wish_for(std::string variant, Opponent opponent = Opponent::computer,
                               Seat colour = Seat::white);

/// Keys of a server with a known secret.
[[nodiscard]] PlayerKeys test_keys(Namer namer);

/// Names that count up, of the right length and characters.
[[nodiscard]] Namer counting_names();
[[nodiscard]] Log silent_log();
/// The flag of a client that waits for its answer.
[[nodiscard]] StopFlag still_there();

/// The program's limits, but a round takes up all that was posted, however slow the machine is.
inline Limits unhurried() {
  Limits limits;
  limits.round = std::chrono::hours(1);
  limits.restart_grace = 0;
  limits.standstill = std::numeric_limits<Millis>::max();
  return limits;
}

}  // namespace camlann::server::test
