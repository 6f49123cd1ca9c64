#pragma once
// A tournament as the server keeps it: what never changes in it, its events, and how it stands. The
// rules are in tournament/; here rounds get games, players names, and events a version and a time.
// Values; not thread-safe.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "server/core/clock.hpp"
#include "server/model/competition.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

enum class TournamentPhase : std::uint8_t { open, running, over };

/// What never changes in a tournament.
struct TournamentMeta : CompetitionMeta {
  std::string league;  // of which it is a division; empty for none
  tournament::Terms terms;
  std::optional<Millis> starts;  // nothing: when the director says so
  std::optional<Millis> pause;   // from the last result to the next round; nothing: the same
  Millis lasts = 0;              // of an arena, from its first games on
  int late = 0;                  // as in GameMeta, for all its games

  bool operator==(const TournamentMeta&) const = default;
};

/// One thing that happened. `with` is what the event of tournament/ does not have: of one who has
/// entered the name, of a round the ids of its games by board, empty where none was made.
struct TournamentEntry {
  std::int64_t version = 0;
  tournament::Event event;
  std::vector<std::string> with;
  Millis at = 0;

  bool operator==(const TournamentEntry&) const = default;
};

/// What lists show; follows from the events.
struct TournamentStanding {
  std::int64_t version = 0;
  TournamentPhase phase{};
  int players = 0;
  int rounds = 0;
  Millis updated = 0;

  bool operator==(const TournamentStanding&) const = default;
};

struct TournamentSummary {
  TournamentMeta meta;
  TournamentStanding standing;
};

/// A step of one tournament: its new events and where they lead.
struct TournamentWrite {
  std::optional<TournamentMeta> created;
  std::string id;
  std::vector<TournamentEntry> entries;
  TournamentStanding standing;
};

/// A game of a tournament by round and board, from 0.
struct BoardAt {
  std::size_t round = 0;
  std::size_t board = 0;
};

class KeptTournament {
 public:
  /// Before its first event. An error if its terms make no sense.
  [[nodiscard]] static Result<KeptTournament> create(TournamentMeta meta);

  /// The next thing that happened. If it does not fit, an error, and this is of no use any more.
  Result<void> add(const TournamentEntry& entry);

  /// The player is called so from now on, here too.
  void rename(std::string_view player, const std::string& name);

  [[nodiscard]] const TournamentMeta& meta() const { return meta_; }
  [[nodiscard]] const tournament::State& state() const { return state_; }
  [[nodiscard]] std::int64_t version() const { return version_; }
  [[nodiscard]] TournamentStanding standing() const;
  [[nodiscard]] TournamentPhase phase() const;
  /// Of an entrant, by place.
  [[nodiscard]] const std::string& name(std::size_t entrant) const { return names_[entrant]; }
  [[nodiscard]] const std::string& name_of(std::string_view player) const;
  /// The first round that an entrant can play, from 1.
  [[nodiscard]] int first_round(std::size_t entrant) const { return joined_[entrant]; }
  /// Whether somebody other than this player is called so.
  [[nodiscard]] bool is_called(std::string_view name, std::string_view player) const;
  /// The id of the game at this board; empty if none was made.
  [[nodiscard]] const std::string& game(BoardAt at) const { return games_[at.round][at.board]; }
  [[nodiscard]] std::optional<BoardAt> find_game(std::string_view id) const;
  [[nodiscard]] Millis started(std::size_t round) const { return started_[round]; }
  /// When an arena that has begun ends.
  [[nodiscard]] std::optional<Millis> ends() const;

  /// When something is to happen by the clock: a round, the end.
  [[nodiscard]] std::optional<Millis> due() const;
  /// What was due could not be done: it is due again when something has changed.
  void postpone(Millis now);

  /// The whole of it as a message, made when it is first asked for.
  mutable std::shared_ptr<const std::string> json;

 private:
  KeptTournament(TournamentMeta meta, tournament::State state);

  TournamentMeta meta_;
  tournament::State state_;
  std::int64_t version_ = 0;
  std::vector<std::string> names_;               // by entrant
  std::vector<int> joined_;                      // by entrant
  std::vector<std::vector<std::string>> games_;  // by round and board
  std::vector<Millis> started_;                  // by round
  Millis updated_ = 0;
  Millis ready_ = 0;        // the last result came, or the last round was paired
  bool postponed_ = false;  // until something happens
  Millis tried_ = 0;        // when it was postponed last
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::TournamentPhase> {
  using enum server::TournamentPhase;
  static constexpr Word<server::TournamentPhase> table[] = {
      {open, "open"}, {running, "running"}, {over, "over"}};
};

}  // namespace camlann
