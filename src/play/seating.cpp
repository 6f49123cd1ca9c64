#include "play/seating.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

namespace {

template <class Test>
Who those(const Players& players, const Test& test) {
  Who who;
  for (unsigned index = 0; index < players.size(); ++index) {
    if (!test(players[index])) continue;
    who.seats = static_cast<std::uint8_t>(who.seats | bit_of(static_cast<Seat>(index)));
  }
  return who;
}

/// Assigns the seats of a game of two by opponent and colour.
Players by_opponent(const std::string& letters, const SeatWish& wish, Seat colour) {
  Players players;
  for (unsigned index = 0; index < letters.size(); ++index) {
    const bool person = wish.opponent == Opponent::person || static_cast<Seat>(index) == colour;
    players.push_back({letters[index], person ? 0 : wish.level, {}});
  }
  return players;
}

/// Assigns the seats as listed in the request.
Result<Players> by_seat(const std::string& letters, const SeatWish& wish) {
  if (wish.seats.size() != letters.size()) {
    return failure(ErrorCode::syntax,
                   "This game has " + std::to_string(letters.size()) + " seats, and " +
                       std::to_string(wish.seats.size()) + " were given",
                   "seats", "one for each, in turn order");
  }
  Players players;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    players.push_back({letters[i], wish.seats[i].level, {}});
    if (!players[i].person()) continue;
    players[i].name = wish.seats[i].name;
    players[i].guest = wish.seats[i].guest;
  }
  if (persons(players).seats == 0) {
    return failure(ErrorCode::syntax, "Only the computer plays in this game", "seats",
                   "a person in at least one of them");
  }
  return players;
}

}  // namespace

Who only(Seat seat) {
  return {bit_of(seat)};
}

Who persons(const Players& players) {
  return those(players, std::mem_fn(&Player::person));
}

Who computers(const Players& players) {
  return those(players, std::not_fn(std::mem_fn(&Player::person)));
}

Seat seat_with(const Players& players, char letter) {
  const auto found = std::find_if(players.begin(), players.end(),
                                  [&](const Player& player) { return player.letter == letter; });
  return static_cast<Seat>(found - players.begin());
}

bool in_display(const Players& players) {
  return std::any_of(players.begin(), players.end(),
                     [](const Player& player) { return player.display.has_value(); });
}

bool sit_apart(const Players& players) {
  return std::any_of(players.begin(), players.end(),
                     [](const Player& player) { return !player.id.empty(); });
}

Who seats_of(const Players& players, std::string_view id) {
  if (!sit_apart(players)) return persons(players);
  return those(players, [&](const Player& player) { return player.person() && player.id == id; });
}

Player player_at(const Players& players, Seat seat) {
  return index_of(seat) < players.size() ? players[index_of(seat)] : Player{};
}

Result<Seating> seat_players(const VariantInfo& variant, const SeatWish& wish, Seat by_lot) {
  const auto letters = variant.seat_letters();
  Seating seating;
  if (wish.seats.empty()) {
    seating.colour = letters.size() == 2 ? wish.colour.value_or(by_lot) : Seat::white;
    seating.players = by_opponent(letters, wish, seating.colour);
    return seating;
  }
  TRY(auto players, by_seat(letters, wish));
  seating.players = std::move(players);
  const auto person =
      std::find_if(seating.players.begin(), seating.players.end(), std::mem_fn(&Player::person));
  seating.colour = static_cast<Seat>(person - seating.players.begin());
  return seating;
}

Players moved_on(const Players& players) {
  Players next = players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    auto& moved = next[(i + 1) % players.size()];
    const char letter = moved.letter;
    moved = players[i];
    moved.letter = letter;
  }
  return next;
}

}  // namespace camlann::play
