// The steps of a search: filters with packed rows (names, positions, patterns) yield sorted lists
// of numbers, which are intersected; filters on tables are left to SQL; the remaining games are
// checked one by one until the requested number is found.

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/facts.hpp"
#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "archive/schema.hpp"
#include "archive/track.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "rules/outcome.hpp"

namespace camlann::archive {
namespace {

using Numbers = std::vector<GameNumber>;

/// Conditions on rows of `games`, with their bound values.
class Where {
 public:
  void add(std::string_view condition, std::string value) {
    if (value.empty()) return;
    add(condition);
    values_.push_back(std::move(value));
  }

  void add(std::string_view condition) {
    sql_ += (sql_.empty() ? " WHERE " : " AND ") + std::string(condition);
  }

  [[nodiscard]] bool empty() const { return sql_.empty(); }
  [[nodiscard]] const std::string& sql() const { return sql_; }
  [[nodiscard]] int parameters() const { return static_cast<int>(values_.size()); }
  void bind(database::Statement& statement) const {
    for (int i = 0; i < parameters(); ++i) {
      statement.bind(i + 1, values_[static_cast<std::size_t>(i)]);
    }
  }

 private:
  std::string sql_;
  std::vector<std::string> values_;
};

/// Returns the condition on rows of `games`.
std::string source_condition(Origin origin) {
  const std::string site = "name = '" + std::string(site_source) + "'";
  const std::string self_play = "name GLOB '" + std::string(self_play_source) + "*'";
  const std::string uploaded = "name GLOB '" + std::string(upload_source) + "*'";
  const std::string chosen = origin == Origin::site        ? site
                             : origin == Origin::self_play ? self_play
                             : origin == Origin::uploaded
                                 ? uploaded
                                 : site + " OR " + self_play + " OR " + uploaded;
  return std::string("source ") + (origin == Origin::published ? "NOT " : "") +
         "IN (SELECT number FROM sources WHERE " + chosen + ')';
}

/// `opening` is the text that openings begin with, empty for any.
Where conditions(const Query& query, std::string opening) {
  Where where;
  // The index of a pattern only has games of its variant.
  if (query.pattern.empty()) {
    where.add("variant = (SELECT number FROM variants WHERE id = ?)", query.variant);
  }
  if (query.result) where.add("result = ?", std::string(to_text(*query.result)));
  where.add("date >= ?", query.since);
  if (!query.until.empty()) where.add("date < ?", query.until + '~');  // after "2009-12-31"
  where.add("opening >= ?", opening);
  if (!opening.empty()) opening.back() = '!';  // the character after a space
  where.add("opening < ?", opening);
  where.add("material = ?", query.material);
  if (query.origin) where.add(source_condition(*query.origin));
  if (query.people) where.add("NOT " + source_condition(Origin::self_play));
  return where;
}

/// Sorts and removes duplicates with a bit set: a common name is in most games, and sorting would
/// be slower.
Numbers in_order(const Numbers& numbers) {
  constexpr std::size_t bits = 64;
  std::vector<std::uint64_t> seen;
  for (const GameNumber number : numbers) {
    const std::size_t word = number / bits;
    if (word >= seen.size()) seen.resize(word + 1 + seen.size());
    seen[word] |= std::uint64_t{1} << (number % bits);
  }
  Numbers ordered;
  ordered.reserve(numbers.size());
  for (std::size_t i = 0; i < seen.size(); ++i) {
    for (std::uint64_t word = seen[i]; word != 0; word &= word - 1) {
      ordered.push_back(static_cast<GameNumber>(bits * i) +
                        static_cast<GameNumber>(std::countr_zero(word)));
    }
  }
  return ordered;
}

Numbers both(const Numbers& some, const Numbers& others) {
  Numbers common;
  std::set_intersection(some.begin(), some.end(), others.begin(), others.end(),
                        std::back_inserter(common));
  return common;
}

Numbers either(const Numbers& some, const Numbers& others) {
  Numbers all;
  std::set_union(some.begin(), some.end(), others.begin(), others.end(), std::back_inserter(all));
  return all;
}

bool begins_with(std::string_view record, std::span<const WrittenMove> opening) {
  const auto game = RecordReader(record).next();
  if (!game || !*game || (*game)->moves.size() < opening.size()) return false;
  return std::equal(opening.begin(), opening.end(), (*game)->moves.begin(),
                    [](const WrittenMove& a, const RecordMove& b) { return a.notation == b.text; });
}

Result<Numbers> numbers_named(database::Database& database, std::string_view part, bool event) {
  TRY(auto rows,
      database.prepare(
          std::string(
              "SELECT game FROM named WHERE name IN "
              "(SELECT number FROM names WHERE instr(lower(name), lower(?1)) > 0) AND place ") +
          (event ? "= " : "< ") + std::to_string(event_place)));
  rows.bind(1, part);
  auto numbers = database::read_numbers<GameNumber>(rows);
  if (!numbers) return numbers;
  return in_order(*numbers);
}

Result<Numbers> candidates(Archive& archive, database::Database& database, const Pattern& pattern,
                           std::string_view variant) {
  TRY(auto find, database.prepare("SELECT number FROM variants WHERE id = ?1"));
  TRY(const auto there, find.bind(1, variant).step());
  if (!there) return Numbers{};
  TRY(auto rows,
      database.prepare(
          "SELECT number, games FROM squares WHERE number >= ?1 AND number < ?2 ORDER BY number"));

  TRY(const auto last, archive.last());
  const std::size_t blocks = last / block_games + 1;
  std::array<std::string, stretches> all;  // the bits of all blocks
  bool chosen = false;
  for (const Wanted& wanted : pattern) {
    if (wanted.letter == 0) continue;
    const std::int64_t first = row_of(find.number(0), wanted);
    rows.bind(1, first).bind(2, first + rows_of_man);
    std::array<std::string, stretches> seen;
    auto row = rows.step();
    for (; row && *row; row = rows.step()) {
      const auto place = static_cast<std::size_t>(rows.number(0) - first);
      const std::size_t block = place % blocks_of_stretch;
      std::string& bits = seen[place / blocks_of_stretch];
      const std::string_view here = rows.bytes(1);
      if (block >= blocks || here.size() > block_bytes) {
        return failure(ErrorCode::io, "the index of squares is damaged");
      }
      bits.resize(block * block_bytes);
      bits += here;
    }
    if (!row) return Failure(row.error());
    rows.reset();
    if (!chosen) all = seen;
    chosen = true;
    for (std::size_t i = 0; i < stretches; ++i) {
      all[i].resize(std::min(all[i].size(), seen[i].size()));
      std::transform(all[i].begin(), all[i].end(), seen[i].begin(), all[i].begin(),
                     [](char a, char b) { return static_cast<char>(a & b); });
    }
  }
  if (!chosen) {  // empty squares only
    TRY(auto numbers,
        database.prepare("SELECT number FROM games WHERE variant = ?1 ORDER BY number"));
    numbers.bind(1, find.number(0));
    return database::read_numbers<GameNumber>(numbers);
  }
  std::string any(blocks * block_bytes, '\0');
  for (const std::string& bits : all) {
    std::transform(bits.begin(), bits.end(), any.begin(), any.begin(),
                   [](char a, char b) { return static_cast<char>(a | b); });
  }
  Numbers numbers;
  for (std::size_t i = 0; i < any.size(); ++i) {
    for (unsigned byte = static_cast<unsigned char>(any[i]); byte != 0; byte &= byte - 1) {
      numbers.push_back(static_cast<GameNumber>(8 * i) +
                        static_cast<GameNumber>(std::countr_zero(byte)));
    }
  }
  return numbers;
}

/// One search: its statements and intermediate results.
class Search {
 public:
  Search(Archive& archive, database::Database& database, const Query& query)
      : archive_(archive), database_(database), query_(query) {
    if (query.opening) opening_ = opening_of(*query.opening);
    const auto men = archive.has_starts() ? std::string::npos : opening_.find(' ');
    where_ = conditions(query, opening_.substr(men + 1));
  }

  Result<Found> run() {
    TRY(const auto gone, archive_.gone());
    if (!gone.empty()) where_.add(std::string("number ") + not_gone);
    TRY_VOID(choose());
    if (!narrowed_ && !looks()) return select();
    if (!narrowed_) {
      TRY(auto numbers, numbers_by_sql());
      chosen_ = std::move(numbers);
    } else if (auto filtered = filter(); !filtered) {
      return Failure(filtered.error());
    }
    return look_through();
  }

 private:
  void keep(Numbers numbers) {
    chosen_ = narrowed_ ? both(chosen_, numbers) : std::move(numbers);
    narrowed_ = true;
  }

  /// True if the index has only a part of the opening.
  [[nodiscard]] bool has_long_opening() const {
    return query_.opening && query_.opening->plies() > opening_plies;
  }

  /// True if the index has the moves of the opening alone.
  [[nodiscard]] bool needs_start() const { return query_.opening && !archive_.has_starts(); }

  /// True if games have to be checked one by one.
  [[nodiscard]] bool looks() const {
    return !query_.pattern.empty() || has_long_opening() || needs_start();
  }

  Result<void> choose() {
    if (query_.among) keep(*query_.among);
    for (std::size_t i = 0; i < query_.players.size(); ++i) {
      TRY(auto numbers, numbers_named(database_, query_.players[i], false));
      keep(i < query_.also.size() ? either(numbers, query_.also[i]) : std::move(numbers));
    }
    if (!query_.named.empty()) {
      Numbers all;
      for (const auto& name : query_.named) {
        TRY(const auto numbers, archive_.games_named(name));
        all = either(all, numbers);
      }
      keep(std::move(all));
    }
    if (!query_.event.empty()) {
      TRY(auto numbers, numbers_named(database_, query_.event, true));
      keep(std::move(numbers));
    }
    if (query_.position) {
      TRY(auto found, archive_.occurrences_of(*query_.position));
      occurrences_ = std::move(found);
      board_ = placement_of(query_.position->pieces());
      Numbers numbers;
      for (const Occurrence& one : occurrences_) numbers.push_back(one.game);
      keep(std::move(numbers));
    }
    if (query_.pattern.empty()) return {};
    TRY(auto numbers, candidates(archive_, database_, query_.pattern, query_.variant));
    keep(std::move(numbers));
    return {};
  }

  /// Returns the games that match the SQL conditions. Sorted here, as with ORDER BY SQL would read
  /// the table instead of an index.
  Result<Numbers> numbers_by_sql() {
    TRY(auto rows, database_.prepare("SELECT number FROM games" + where_.sql()));
    where_.bind(rows);
    auto numbers = database::read_numbers<GameNumber>(rows);
    if (!numbers) return numbers;
    return in_order(*numbers);
  }

  /// Reduces the candidates to those that match the SQL conditions.
  Result<void> filter() {
    constexpr std::size_t few = 10'000;  // limit for single queries
    if (where_.empty()) return {};
    if (chosen_.size() > few) {
      TRY(auto numbers, numbers_by_sql());
      keep(std::move(numbers));
      return {};
    }
    TRY(auto row_of_game,
        database_.prepare("SELECT 1 FROM games" + where_.sql() + " AND number = ?"));
    Numbers left;
    for (const GameNumber number : chosen_) {
      where_.bind(row_of_game);
      row_of_game.bind(where_.parameters() + 1, number);
      TRY(const auto row, row_of_game.step());
      if (row) left.push_back(number);
      row_of_game.reset();
    }
    chosen_ = std::move(left);
    return {};
  }

  /// Selects all results by SQL.
  Result<Found> select() {
    Found found;
    auto count = database_.prepare("SELECT count(*) FROM games" + where_.sql());
    auto rows = database_.prepare("SELECT number FROM games" + where_.sql() + " ORDER BY number" +
                                  (query_.newest ? " DESC" : "") + " LIMIT ? OFFSET ?");
    if (!count) return Failure(count.error());
    if (!rows) return Failure(rows.error());
    where_.bind(*count);
    TRY_VOID(count->step());
    found.total = static_cast<std::size_t>(count->number(0));
    where_.bind(*rows);
    rows->bind(where_.parameters() + 1, static_cast<std::int64_t>(query_.most));
    rows->bind(where_.parameters() + 2, static_cast<std::int64_t>(query_.skip));
    TRY(const auto numbers, database::read_numbers<GameNumber>(*rows));
    for (const GameNumber number : numbers) {
      TRY(auto game, archive_.summary(number));
      found.games.push_back({std::move(game), std::nullopt});
    }
    return found;
  }

  struct Seen {
    bool fits = true;
    std::optional<std::uint32_t> ply;
  };

  /// Checks the filters on a game that need its boards and moves.
  Result<Seen> look(GameNumber number) {
    Seen seen;
    if (query_.position || !query_.pattern.empty() || needs_start()) {
      TRY(const auto row, tracks_.bind(1, number).step());
      const std::string_view track = row ? tracks_.bytes(0) : std::string_view{};
      if (!query_.pattern.empty()) {
        seen.ply = find(track, query_.pattern);
        seen.fits = seen.ply.has_value();
      }
      if (query_.position && seen.fits) {
        const auto place = std::lower_bound(
            occurrences_.begin(), occurrences_.end(), number,
            [](const Occurrence& one, GameNumber other) { return one.game < other; });
        seen.fits = place != occurrences_.end() && place->game == number &&
                    stands_at(track, board_, place->ply);
        if (seen.fits) seen.ply = place->ply;
      }
      if (needs_start() && !opening_.starts_with(start_of(track))) seen.fits = false;
      tracks_.reset();
    }
    if (!seen.fits || !query_.opening || !has_long_opening()) return seen;
    TRY(const auto row, records_.bind(1, number).step());
    seen.fits = row && begins_with(records_.bytes(0), query_.opening->played());
    records_.reset();
    return seen;
  }

  Result<Found> look_through() {
    auto boards = database_.prepare("SELECT boards FROM tracks WHERE game = ?1");
    auto texts = database_.prepare("SELECT text FROM records WHERE game = ?1");
    if (!boards) return Failure(boards.error());
    if (!texts) return Failure(texts.error());
    if (query_.newest) std::reverse(chosen_.begin(), chosen_.end());
    tracks_ = std::move(*boards);
    records_ = std::move(*texts);
    Found found;
    std::size_t fitting = 0;
    std::size_t at = looks() ? 0 : std::min(query_.skip, chosen_.size());
    std::size_t skip = looks() ? query_.skip : 0;
    std::size_t chance = 0;  // positions with an equal hash by chance
    for (; at < chosen_.size() && found.games.size() < query_.most; ++at) {
      TRY_VOID(archive_.go_on());
      TRY(auto hit, look(chosen_[at]));
      if (!hit.fits) ++chance;
      if (!hit.fits || ++fitting <= skip) continue;
      TRY(auto game, archive_.summary(chosen_[at]));
      found.games.push_back({std::move(game), hit.ply});
    }
    if (!looks()) found.total = chosen_.size() - chance;
    if (looks() && at == chosen_.size()) found.total = fitting;
    return found;
  }

  Archive& archive_;
  database::Database& database_;
  const Query& query_;
  std::string opening_;  // opening_of() the query, empty for any
  Where where_;
  bool narrowed_ = false;                // by packed rows
  Numbers chosen_;                       // the candidates, if narrowed
  std::vector<Occurrence> occurrences_;  // of the position
  Placement board_{};                    // of the position
  database::Statement tracks_, records_;
};

}  // namespace

Result<std::vector<GameNumber>> Archive::games_named(std::string_view name) {
  TRY(auto rows,
      database_.prepare("SELECT game FROM named WHERE name IN (SELECT number FROM names WHERE "
                        "lower(name) = lower(?1)) AND place < " +
                        std::to_string(event_place)));
  rows.bind(1, name);
  auto numbers = database::read_numbers<GameNumber>(rows);
  if (!numbers) return numbers;
  return in_order(*numbers);
}

Result<Found> Archive::search(const Query& query) {
  return Search(*this, database_, query).run();
}

}  // namespace camlann::archive
