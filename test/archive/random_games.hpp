#pragma once
// Games played at random, for tests of archives.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "rules/variant_info.hpp"

namespace camlann::archive {

struct Played {
  Record record;
  Game game;
};

/// Includes names, events and dates that several games share.
inline Played random_game(std::string_view variant, Random& random, std::size_t most_plies = 60) {
  Game game = *make_game(variant);
  const std::size_t plies = random.below(static_cast<std::uint32_t>(most_plies));
  for (std::size_t ply = 0; ply < plies && !game.over(); ++ply) {
    const auto moves = game.legal();
    // Few first moves, so that openings are shared.
    const std::size_t from = ply < 4 ? std::min<std::size_t>(2, moves.size()) : moves.size();
    game.play(moves[random.below(static_cast<std::uint32_t>(from))].move);
  }
  constexpr const char* names[] = {"Ann Lee", "Bob", "Cleo Annan", "Dan", "?"};
  constexpr const char* dates[] = {"1999", "2001-03", "2001-03-04", "2002.12.30", "?"};
  Record record = to_record(game);
  for (const SeatInfo& seat : game.variant().seating) record.set(seat.name, names[random.below(5)]);
  record.set("Event", random.below(2) == 0 ? "Open of Ayr" : "League");
  record.set("Date", dates[random.below(5)]);
  return {record, game};
}

}  // namespace camlann::archive
