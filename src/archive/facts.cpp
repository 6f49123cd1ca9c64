#include "archive/facts.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/bytes.hpp"
#include "archive/postings.hpp"
#include "archive/track.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "notation/record_writer.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::archive {
namespace {

bool contains(const std::vector<Square>& squares, Square square) {
  return std::find(squares.begin(), squares.end(), square) != squares.end();
}

std::string name_or_unknown(const Record& record, std::string_view key) {
  const std::string_view name = record.value(key);
  return one_line(name.empty() ? "?" : name);
}

/// Hashes the parts that two records of one game share: event, site and capitalisation may differ.
std::int64_t fingerprint_of(const Facts& facts, const std::string& moves, std::string_view id) {
  std::string all(id);
  for (const std::string& text : {facts.variant, facts.rules, facts.start, facts.date,
                                  std::string(to_text(facts.result)), moves}) {
    all += text + '\n';
  }
  for (const std::string& player : facts.players) {
    for (const char c : player) {
      all += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    all += '\n';
  }
  return static_cast<std::int64_t>(hash_of(all));
}

/// Returns 0 without a rating.
int rating_of(const Record& record, const std::string& seat) {
  const std::string_view text = record.value(seat + "Elo");
  constexpr int most = 9999;
  const auto rating = read_number<int>(text.substr(0, text.find_first_not_of("0123456789")));
  return rating && *rating <= most ? *rating : 0;
}

/// Collects the boards and keys of a game from its start. Returns the moves by their shortest
/// routes: however they were written, the game is the same.
std::vector<std::string> go_over(const Game& game, Facts& facts) {
  std::vector<std::pair<Placement, std::uint64_t>> boards;
  const auto add = [&boards](const Game& here) {
    boards.emplace_back(placement_of(here.pieces()), here.key());
  };
  Game walk = game;
  const std::span<const WrittenMove> played = game.played();
  std::vector<std::string> moves(played.size());
  add(walk);
  for (std::size_t left = played.size(); walk.take_back(); add(walk)) {
    const WrittenMove& move = played[--left];
    moves[left] = move.path.size() > 2 ? walk.write(move.move()).notation : move.notation;
    facts.captured += static_cast<std::uint32_t>(move.captures.size());
    const auto& goal = game.variant().seating[index_of(walk.seat())].goal;
    const bool enters = contains(goal, move.move().to) && !contains(goal, move.move().from);
    facts.castle_entries += enters ? 1 : 0;
  }
  TrackWriter track;
  std::reverse(boards.begin(), boards.end());
  std::uint32_t ply = 0;
  for (const auto& [board, key] : boards) {
    track.add(board);
    facts.positions.push_back({position_hash(facts.variant, key), 0, ply++});
  }
  facts.track = track.bytes();
  // Keep the first occurrence of a repeated position.
  const auto by_hash = [](const Posting& a, const Posting& b) { return a.hash < b.hash; };
  std::stable_sort(facts.positions.begin(), facts.positions.end(), by_hash);
  const auto again = [](const Posting& a, const Posting& b) { return a.hash == b.hash; };
  facts.positions.erase(std::unique(facts.positions.begin(), facts.positions.end(), again),
                        facts.positions.end());
  return moves;
}

std::string written_out(std::span<const std::string> moves) {
  std::string text;
  for (const std::string& move : moves) text += move + ' ';
  return text;
}

std::string indexed_opening(std::string_view track, std::span<const std::string> moves) {
  return start_of(track) + written_out(moves.first(std::min(moves.size(), opening_plies)));
}

}  // namespace

std::string start_of(std::string_view track) {
  constexpr unsigned dropped_bits = 24;
  const std::string_view men = TrackReader(track).next().value_or(std::string_view{});
  return std::to_string(hash_of(men) >> dropped_bits) + ' ';
}

std::string opening_of(const Game& game) {
  Facts facts;
  const auto moves = go_over(game, facts);
  return indexed_opening(facts.track, moves);
}

Result<std::string> usual_start(const VariantInfo& variant) {
  TRY(const auto game, make_game(variant));
  TrackWriter track;
  track.add(placement_of(game.pieces()));
  return start_of(track.bytes());
}

std::string_view first_move_of(std::string_view opening) {
  opening.remove_prefix(std::min(opening.find(' ') + 1, opening.size()));
  return opening.substr(0, opening.find(' '));
}

std::string canonical_material(std::string_view letters, const VariantInfo& variant) {
  std::string sorted;
  for (const SeatInfo& seat : variant.seating) {
    for (const char man : std::views::reverse(seat.men)) {
      const auto count = std::count(letters.begin(), letters.end(), man);
      sorted.append(static_cast<std::size_t>(count), man);
    }
  }
  return sorted;
}

std::string canonical_date(std::string_view date) {
  struct Part {
    std::size_t digits;
    std::string_view first, last;
  };
  constexpr std::array<Part, 3> parts = {{{4, "0000", "9999"}, {2, "01", "12"}, {2, "01", "31"}}};
  std::string made;
  std::size_t at = 0;
  for (const auto& [digits, first, last] : parts) {
    const std::size_t end = std::min(date.find_first_of("-./", at), date.size());
    const std::string_view part = date.substr(at, end - at);
    const bool number =
        !part.empty() && part.size() <= digits &&
        std::all_of(part.begin(), part.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    if (!number || (digits == 4 && part.size() != 4)) break;
    const std::string whole = (part.size() < digits ? "0" : "") + std::string(part);
    if (whole < first || whole > last) break;
    if (!made.empty()) made += '-';
    made += whole;
    if (end == date.size()) break;
    at = end + 1;
  }
  return made;
}

Facts facts_of(const Record& record, const Game& game, std::string_view id) {
  Facts facts;
  const VariantInfo& variant = game.variant();
  facts.variant = variant.id;
  facts.rules = game.rules();
  if (!game.starts_from_array()) facts.start = game.start_fen();
  for (const SeatInfo& seat : variant.seating) {
    facts.players.push_back(name_or_unknown(record, seat.name));
    facts.ratings.push_back(rating_of(record, seat.name));
  }
  facts.event = name_or_unknown(record, "Event");
  facts.date = canonical_date(record.value("Date"));
  facts.result = record.result;
  facts.reason = to_text(game.verdict().reason);
  facts.plies = static_cast<std::uint32_t>(game.plies());

  const std::vector<std::string> moves = go_over(game, facts);
  facts.opening = indexed_opening(facts.track, moves);

  std::string letters;
  for (const PieceOn& piece : game.pieces()) letters += piece.letter;
  facts.material = canonical_material(letters, variant);
  facts.record = write_record(record);
  facts.fingerprint = fingerprint_of(facts, written_out(moves), id);
  return facts;
}

}  // namespace camlann::archive
