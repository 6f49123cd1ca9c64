#pragma once
// What the server keeps: games as their events, and beside each the standing that lists show. An
// interface, because tests hand in a faulty store and another database can stand behind it. All
// calls come from the thread of Games, one at a time.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/verdict.hpp"
#include "server/clock.hpp"

namespace camlann::server {

enum class Opponent : std::uint8_t { computer, person };
enum class By : std::uint8_t { person, computer };

/// Who sits at a place of the board: a person, all of them at one screen, or the computer.
struct Player {
  char letter = 'w';  // of the seat, as the game calls it
  int level = 0;      // of the computer; 0 for a person
  std::string name;   // of a person; empty if none was given

  [[nodiscard]] bool person() const { return level == 0; }
  bool operator==(const Player&) const = default;
};

/// What never changes in a game.
struct GameMeta {
  std::string id;
  std::string player;  // the key of its owner
  std::string variant;
  std::string rules;
  std::string start;                       // FEN; empty for the array
  Opponent opponent = Opponent::computer;  // person: no seat is the computer's
  int level = 0;                           // of the first seat of the computer's; 0 for none
  Seat colour = Seat::white;               // the first person's
  std::vector<Player> seats;               // in turn order
  bool may_resign = false;
  std::string nonce;    // of the request that made it; empty for none
  std::string request;  // that request, to tell a repeat from another one
  Millis created = 0;

  /// A nameless person where a damaged row has lost the seats.
  [[nodiscard]] Player player_at(Seat seat) const {
    return index_of(seat) < seats.size() ? seats[index_of(seat)] : Player{};
  }
  bool operator==(const GameMeta&) const = default;
};

enum class EventKind : std::uint8_t { created, move, take_back, draw_offer, draw_refused, result };

/// One thing that happened. `text` by kind: the notation of a move, the number of plies taken
/// back, the word for the seat that offered, or winner and reason of a result ("w resignation",
/// "- agreement"); of a team that wins, one of its seats.
struct Event {
  std::int64_t version = 0;  // 1 for `created`, one higher for each that follows
  EventKind kind = EventKind::created;
  By by = By::person;
  std::string text;
  std::string nonce;    // of the request that caused it; empty for none
  std::string request;  // that request
  Millis at = 0;

  bool operator==(const Event&) const = default;
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

  bool operator==(const Standing&) const = default;
};

struct StoredGame {
  GameMeta meta;
  std::vector<Event> events;
};

struct GameSummary {
  GameMeta meta;
  Standing standing;
};

/// A step of one game: its new events and where they lead.
struct GameWrite {
  std::optional<GameMeta> created;  // set together with the event `created`
  std::string id;
  std::vector<Event> events;
  Standing standing;
};

struct GameCount {
  int all = 0;
  int unfinished = 0;
};

class Store {
 public:
  virtual ~Store() = default;

  /// All or nothing, and on disk when it returns. An event whose version is taken already is an
  /// error: nobody can write the same step twice.
  [[nodiscard]] virtual Result<void> write(std::span<const GameWrite> steps) = 0;

  [[nodiscard]] virtual Result<std::optional<StoredGame>> load(std::string_view id) = 0;
  /// Newest first.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> list(std::string_view player,
                                                              int limit) = 0;
  [[nodiscard]] virtual Result<GameCount> count(std::string_view player) = 0;
  /// The game that this player made with this nonce.
  [[nodiscard]] virtual Result<std::optional<std::string>> find_created(std::string_view player,
                                                                        std::string_view nonce) = 0;
  /// Games in which the computer owes something.
  [[nodiscard]] virtual Result<std::vector<std::string>> owed() = 0;
  /// Whether the store can be read and written now.
  [[nodiscard]] virtual Result<void> check() = 0;
};

[[nodiscard]] std::string_view to_text(Opponent opponent);
[[nodiscard]] std::string_view to_text(By by);
[[nodiscard]] std::string_view to_text(EventKind kind);
/// The store's own words for seats in turn order: w, b, third, fourth, whatever a game calls them.
[[nodiscard]] std::string_view to_text(Seat seat);
/// What these words stand for; nothing for unknown ones.
[[nodiscard]] std::optional<Opponent> read_opponent(std::string_view text);
[[nodiscard]] std::optional<By> read_by(std::string_view text);
[[nodiscard]] std::optional<EventKind> read_event_kind(std::string_view text);
[[nodiscard]] std::optional<Seat> read_seat(std::string_view text);
/// A line a seat: letter, level, name.
[[nodiscard]] std::string to_text(const std::vector<Player>& seats);
/// The lines of to_text(); nothing for another text.
[[nodiscard]] std::optional<std::vector<Player>> read_seats(std::string_view text);

}  // namespace camlann::server
