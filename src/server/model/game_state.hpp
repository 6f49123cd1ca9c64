#pragma once
// A game on the server: what never changes in it, what happened in it, and how it stands. The rules
// of play are in play/; here they get a version, a time and the request behind each event. Values;
// GameState is not thread-safe, the others are. kept_game.hpp has its past.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

using play::Opponent;
using play::Player;
using play::WishedSeat;

enum class By : std::uint8_t { person, computer };

/// What a player wishes for.
struct NewGame : play::SeatWish {
  std::string variant;
  std::string rules;
  std::string fen;
  bool may_resign = false;
  std::optional<play::TimeControl> time;  // nothing: without clocks
  bool rated = false;                     // among people with seats of their own
  int late = 0;                           // as in GameMeta
  std::string nonce;
};

/// What never changes in a game.
struct GameMeta {
  std::string id;
  std::string player;  // who made it: the hash of his key
  std::string variant;
  std::string rules;
  std::string start;                       // FEN; empty for the array
  Opponent opponent = Opponent::computer;  // person: no seat is the computer's
  int level = 0;                           // of the first seat of the computer's; 0 for none
  Seat colour = Seat::white;               // the first person's
  play::Players seats;                     // in turn order
  bool may_resign = false;
  std::optional<play::TimeControl> time;
  bool rated = false;  // its end moves the ratings of its players
  std::string nonce;   // of the request that made it; empty for none
  Millis created = 0;
  std::string tournament;  // its id, of a game that is part of one; empty for others
  int late = 0;            // so many moves late those see it who only watch (late.hpp)

  /// A nameless person where a damaged row has lost the seats.
  [[nodiscard]] Player player_at(Seat seat) const { return play::player_at(seats, seat); }
  /// Whether people play from screens of their own: everybody may watch.
  [[nodiscard]] bool shared() const { return play::sit_apart(seats); }
  /// Whether this player may do something here.
  [[nodiscard]] bool has(std::string_view who) const {
    return shared() ? play::seats_of(seats, who).seats != 0 : player == who;
  }
  bool operator==(const GameMeta&) const = default;
};

/// A request that changed a game, kept to know it again when it is repeated.
struct Stamp {
  std::string nonce;
  std::optional<play::Command> command;  // nothing where an older program wrote another word

  bool operator==(const Stamp&) const = default;
};

enum class EventKind : std::uint8_t {
  created,
  move,
  take_back,
  take_back_asked,
  take_back_refused,
  resign_asked,
  resign_refused,
  draw_offer,
  draw_refused,
  rest,
  result
};

[[nodiscard]] EventKind kind_of(const play::Event& event);

/// One thing that happened.
struct Entry {
  std::int64_t version = 0;  // 1 for the creation, one higher for each that follows
  By by = By::person;
  play::Event event;
  std::optional<Stamp> stamp;  // of the request behind it, if it had a nonce
  Millis at = 0;
  Millis clock = 0;  // the same by the clock of timed games (play_clock.hpp)

  bool operator==(const Entry&) const = default;
};

/// How a game stands after its last event; follows from the events.
struct Standing {
  std::int64_t version = 0;
  int plies = 0;
  std::string fen;
  Seat seat = Seat::white;
  Verdict verdict;
  std::string result_text;
  std::optional<Seat> offer;
  bool can_claim = false;
  bool thinking = false;  // the computer owes a move or an answer
  Millis updated = 0;
  std::optional<Millis> deadline;  // by the clock of timed games; its time is up then

  bool operator==(const Standing&) const = default;
};

struct GameSummary {
  GameMeta meta;
  Standing standing;
  // What those see who only watch; nothing where they see the same.
  std::optional<Standing> seen = {};  // NOLINT(readability-redundant-member-init)
};

struct PlayedMove {
  std::string notation;
  By by = By::person;
};

/// A game as it is shown: a value that any thread may read.
struct GameView {
  GameMeta meta;
  Standing standing;
  int from = 0;  // the moves before this ply are left out
  std::vector<PlayedMove> moves;
  std::vector<Seat> passed;  // over by the last move
  std::optional<play::ClockFace> clocks;
  std::optional<Seat> asks_back;  // for a take-back
  play::Who giving_up;            // ask their partners whether to resign
  /// All of this as a message, for the answer and for everybody who watches.
  std::shared_ptr<const std::string> json;
  /// The same packed, of what a page waits for; null for others.
  std::shared_ptr<const std::string> gzipped;
};

using View = std::shared_ptr<const GameView>;

/// A game folded from its entries.
class GameState {
 public:
  /// The game before any entry. An error if variant, rules or start are not known.
  [[nodiscard]] static Result<GameState> create(const GameMeta& meta,
                                                const Catalog& known = catalog());

  /// The next entry, with an event that was decided for this state.
  void apply(const Entry& entry);

  [[nodiscard]] const play::State& play() const { return play_; }
  [[nodiscard]] const Game& board() const { return play_.board; }
  [[nodiscard]] std::int64_t version() const { return version_; }

  [[nodiscard]] Standing standing() const;

 private:
  explicit GameState(play::State play) : play_(std::move(play)) {}

  play::State play_;
  std::int64_t version_ = 0;
  Millis updated_ = 0;
};

/// The error of a game whose variant is from a file that this server was started without.
[[nodiscard]] Error missing_variant(const GameMeta& meta);

}  // namespace camlann::server

// The words of the database and of the log.
namespace camlann {

template <>
struct Words<play::Opponent> {
  using enum play::Opponent;
  static constexpr Word<play::Opponent> table[] = {{computer, "computer"}, {person, "person"}};
};

template <>
struct Words<server::By> {
  using enum server::By;
  static constexpr Word<server::By> table[] = {{person, "person"}, {computer, "computer"}};
};

template <>
struct Words<server::EventKind> {
  using enum server::EventKind;
  static constexpr Word<server::EventKind> table[] = {
      {created, "created"},
      {move, "move"},
      {take_back, "take-back"},
      {take_back_asked, "take-back-asked"},
      {take_back_refused, "take-back-refused"},
      {resign_asked, "resign-asked"},
      {resign_refused, "resign-refused"},
      {draw_offer, "draw-offer"},
      {draw_refused, "draw-refused"},
      {rest, "rest"},
      {result, "result"},
  };
};

}  // namespace camlann
