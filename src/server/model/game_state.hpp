#pragma once
// A game on the server: its constant data, its events, and its state. The rules of play are in
// play/; here each event gets a version, a time and the request that caused it. Values; GameState
// is not thread-safe, the others are. kept_game.hpp adds the past.

#include <algorithm>
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
#include "server/model/entry.hpp"

namespace camlann::server {

using play::Opponent;
using play::Player;
using play::WishedSeat;

enum class By : std::uint8_t { person, computer };

/// A player's request for a new game.
struct NewGame : play::SeatWish {
  std::string variant;
  std::string rules;
  std::string fen;
  bool may_resign = false;
  std::optional<play::TimeControl> time;  // nothing: without clocks
  bool rated = false;                     // between people with separate seats
  int late = 0;                           // see GameMeta
  std::string nonce;
};

/// The constant data of a game.
struct GameMeta {
  std::string id;
  std::string player;  // hash of the creator's key
  std::string variant;
  std::string rules;
  std::string start;                       // FEN; empty for the array
  Opponent opponent = Opponent::computer;  // person: no seat is a computer's
  int level = 0;                           // of the first computer's seat; 0 for none
  Seat colour = Seat::white;               // the first person's
  play::Players seats;                     // in turn order
  bool may_resign = false;
  std::optional<play::TimeControl> time;
  bool rated = false;  // its end changes the players' ratings
  std::string nonce;   // of the request that created it; empty for none
  Millis created = 0;
  std::string tournament;  // id, if the game is part of one; else empty
  int late = 0;            // moves by which watchers see the game late (late.hpp)
  std::string drawn_from;  // the rules that were asked for, if they left an option to chance

  /// Returns a nameless person if a damaged row has lost the seats.
  [[nodiscard]] Player player_at(Seat seat) const { return play::player_at(seats, seat); }
  /// Returns the rules of another game like this one, which may leave an option to chance.
  [[nodiscard]] const std::string& rules_again() const {
    return drawn_from.empty() ? rules : drawn_from;
  }
  /// True if people play on separate screens; then the game can be watched.
  [[nodiscard]] bool shared() const { return play::sit_apart(seats); }
  /// True if the players share the device of `player`, at a board in the room.
  [[nodiscard]] bool on_one_device() const {
    return std::any_of(seats.begin(), seats.end(),
                       [](const Player& one) { return one.on_device || has_no_device(one.id); });
  }
  /// Returns the seats that this player acts for where people play on separate screens.
  [[nodiscard]] play::Who seats_for(std::string_view who) const {
    if (!on_one_device()) return play::seats_of(seats, who);
    return player == who ? play::persons(seats) : play::Who{};
  }
  /// True if this player may act in the game.
  [[nodiscard]] bool has(std::string_view who) const {
    return shared() ? seats_for(who).seats != 0 : player == who;
  }
  bool operator==(const GameMeta&) const = default;
};

/// The request that changed a game, kept to recognise repeats.
struct Stamp {
  std::string nonce;
  std::optional<play::Command> command;  // nothing for a word of an older program

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

/// An event with its version, cause and time.
struct Entry {
  std::int64_t version = 0;  // 1 for the creation, then one higher for each entry
  By by = By::person;
  play::Event event;
  std::optional<Stamp> stamp;  // of the request that caused it, if that had a nonce
  Millis at = 0;
  Millis clock = 0;  // `at` by the clock of timed games (play_clock.hpp)

  bool operator==(const Entry&) const = default;
};

/// The state of a game after its last event; follows from the events.
struct Standing {
  std::int64_t version = 0;
  int plies = 0;
  std::string fen;
  Seat seat = Seat::white;
  Verdict verdict;
  std::string result_text;
  std::optional<Seat> offer;
  bool can_claim = false;
  bool thinking = false;  // the computer must move or answer
  Millis updated = 0;
  std::optional<Millis> deadline;  // by the clock of timed games
  // When a tournament gave it the result in place of an earlier one.
  std::optional<Millis> corrected = {};  // NOLINT(readability-redundant-member-init)

  bool operator==(const Standing&) const = default;
};

struct GameSummary {
  GameMeta meta;
  Standing standing;
  // The state for watchers; nothing if they see the current one.
  std::optional<Standing> seen = {};  // NOLINT(readability-redundant-member-init)
};

struct PlayedMove {
  std::string notation;
  By by = By::person;
};

/// A game as shown to players: a value that any thread may read.
struct GameView {
  GameMeta meta;
  Standing standing;
  int from = 0;  // the moves before this ply are left out
  std::vector<PlayedMove> moves;
  std::vector<Seat> passed;  // skipped by the last move
  std::optional<play::ClockFace> clocks;
  std::optional<Seat> asks_back;  // requests a take-back
  play::Who giving_up;            // seats that proposed resignation to their partners
  /// All of this as a message, for the response and for all watchers.
  std::shared_ptr<const std::string> json;
  /// The compressed message, for responses that a page waits for; else null.
  std::shared_ptr<const std::string> gzipped;
};

using View = std::shared_ptr<const GameView>;

/// A game's state, built from its entries.
class GameState {
 public:
  /// Returns the game before its first entry. An error if variant, rules or start are unknown.
  [[nodiscard]] static Result<GameState> create(const GameMeta& meta,
                                                const Catalog& known = catalog());

  /// Adds the next entry; its event was decided for this state.
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

/// Returns the error for a game of a variant from a file that is missing at this start.
[[nodiscard]] Error missing_variant(const GameMeta& meta);

}  // namespace camlann::server

// Words in the database and the log.
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
