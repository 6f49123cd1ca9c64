// Counts the moves played from a position: for each game with the position, the changes on the
// board at the next ply identify the legal move.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/postings.hpp"
#include "archive/schema.hpp"
#include "archive/track.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::archive {
namespace {

void count(Ends& ends, RecordResult result) {
  ++ends.games;
  ends.first += result == RecordResult::white_wins || result == RecordResult::first_of_three;
  ends.second += result == RecordResult::black_wins || result == RecordResult::second_of_three;
  ends.third += result == RecordResult::third_of_three;
  ends.draws += result == RecordResult::draw;
}

}  // namespace

Result<std::vector<Occurrence>> Archive::occurrences_of(const Game& position) {
  const VariantInfo& variant = position.variant();
  TRY_VOID(number_of(variant));
  const PositionHash hash = position_hash(variant.id, position.key());
  TRY(auto rows,
      database_.prepare(
          "SELECT entries FROM postings WHERE number >= ?1 AND number < ?2 ORDER BY number"));
  const std::int64_t first = bucket_of(hash) * chunks_of_bucket;
  rows.bind(1, first).bind(2, first + chunks_of_bucket);
  std::vector<Occurrence> found;
  auto row = rows.step();
  for (; row && *row; row = rows.step()) {
    TRY_VOID(go_on());
    if (!find(rows.bytes(0), hash, found)) {
      return failure(ErrorCode::io, "the index of positions is damaged");
    }
  }
  if (!row) return Failure(row.error());
  return found;
}

/// One count: the legal moves by their changes on the board, and the results.
class NextMoveCount {
 public:
  NextMoveCount(Archive& archive, const NextMoveQuery& query)
      : archive_(archive), query_(query), board_(placement_of(query.position.pieces())) {
    for (const WrittenMove& move : query.position.written()) {
      Game after = query.position;
      after.play(move);
      TrackWriter changes;
      changes.add(board_);
      const std::size_t before = changes.bytes().size();
      changes.add(placement_of(after.pieces()));
      moves_.emplace(changes.bytes().substr(before + 1), found_.moves.size());
      NextMove next;
      next.notation = move.notation;
      found_.moves.push_back(std::move(next));
    }
  }

  Result<NextMoves> run() {
    TRY(auto occurrences, archive_.occurrences_of(query_.position));
    const auto gone = archive_.gone();
    if (!gone) return Failure(gone.error());
    std::erase_if(occurrences, [&gone](const Occurrence& one) {
      return std::binary_search(gone->begin(), gone->end(), one.game);
    });
    TRY_VOID(prepare());
    found_.of = occurrences.size();
    std::size_t looked = 0;
    for (const Occurrence& one : occurrences | std::views::reverse) {
      if (looked++ == query_.look_at) break;
      TRY_VOID(archive_.go_on());
      TRY_VOID(add(one));
    }
    std::erase_if(found_.moves, [](const NextMove& move) { return move.games == 0; });
    std::stable_sort(found_.moves.begin(), found_.moves.end(),
                     [](const NextMove& a, const NextMove& b) { return a.games > b.games; });
    return std::move(found_);
  }

 private:
  struct Heading {
    RecordResult result{};
    int rating = 0;
  };

  Result<void> prepare() {
    for (const auto& [statement, sql] :
         {std::pair{&headings_,
                    "SELECT g.result, g.rules, g.date, s.name, r.rating FROM games g "
                    "JOIN sources s ON s.number = g.source LEFT JOIN ratings r "
                    "ON r.game = g.number AND r.place = ?2 WHERE g.number = ?1"},
          {&tracks_, "SELECT boards FROM tracks WHERE game = ?1"}}) {
      TRY(auto prepared, archive_.database_.prepare(sql));
      *statement = std::move(prepared);
    }
    return {};
  }

  /// Returns nothing for a game that the filters exclude.
  Result<std::optional<Heading>> heading(GameNumber game) {
    const auto seat = static_cast<std::int64_t>(index_of(query_.position.seat()));
    TRY(const auto row, headings_.bind(1, game).bind(2, seat).step());
    if (!row) return failure(ErrorCode::io, "a position is of no game", std::to_string(game));
    const std::string date = headings_.text(2);
    const Origin origin = origin_of(headings_.text(3));
    Heading heading{parse_record_result(headings_.text(0)).value_or(RecordResult::unknown),
                    static_cast<int>(headings_.number(4))};
    const bool wanted = (query_.rules.empty() || headings_.text(1) == query_.rules) &&
                        (!query_.origin || origin == *query_.origin) &&
                        (!query_.people || origin != Origin::self_play) &&
                        (query_.since.empty() || date >= query_.since) &&
                        (query_.until.empty() || (!date.empty() && date < query_.until + '~')) &&
                        heading.rating >= query_.rating;
    headings_.reset();
    return wanted ? std::optional(heading) : std::nullopt;
  }

  Result<void> add(const Occurrence& one) {
    TRY(const auto heading, this->heading(one.game));
    const std::optional<Heading>& wanted = heading;
    if (!wanted) return {};
    TRY(const auto row, tracks_.bind(1, one.game).step());
    const std::string_view track = row ? tracks_.bytes(0) : std::string_view{};
    const bool here = stands_at(track, board_, one.ply);
    const auto changes = here ? changes_at(track, one.ply + 1) : std::nullopt;
    const auto move = changes ? moves_.find(*changes) : moves_.end();
    tracks_.reset();
    if (!here) {  // another position with the same hash
      --found_.of;
      return {};
    }
    const Heading& known = *wanted;
    count(found_, known.result);
    if (found_.last.size() < query_.last) found_.last.push_back(one.game);
    if (move == moves_.end()) return {};  // the game ended here or has other rules
    NextMove& next = found_.moves[move->second];
    count(next, known.result);
    next.rated += known.rating > 0 ? 1 : 0;
    next.ratings += known.rating;
    return {};
  }

  static std::optional<std::string_view> changes_at(std::string_view track, std::uint32_t ply) {
    TrackReader reader(track);
    auto changes = reader.next();
    for (std::uint32_t at = 0; at < ply && changes; ++at) changes = reader.next();
    return changes;
  }

  Archive& archive_;
  const NextMoveQuery& query_;
  const Placement board_;
  std::map<std::string, std::size_t, std::less<>> moves_;  // by the changes on the board
  NextMoves found_;
  database::Statement headings_, tracks_;
};

Result<NextMoves> Archive::next_moves(const NextMoveQuery& query) {
  return NextMoveCount(*this, query).run();
}

}  // namespace camlann::archive
