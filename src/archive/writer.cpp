#include "archive/writer.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/erase.hpp"
#include "archive/facts.hpp"
#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "archive/schema.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "rules/variant_info.hpp"

namespace camlann::archive {
namespace {

/// About 130 MB of entries: some hundred thousand games.
constexpr std::size_t postings_in_memory = std::size_t{1} << 23;
Result<void> done() {
  return {};
}

}  // namespace

void Writer::LeaveOut::operator()(Archive* archive) const {
  // If even this fails, closing the file has the same effect.
  if (archive->database_.in_transaction())
    static_cast<void>(archive->database_.execute("ROLLBACK"));
}

Result<Writer> Writer::begin(Archive& archive, std::size_t full_chunk) {
  Writer writer(archive, full_chunk);
  TRY_VOID(writer.prepare());
  TRY_VOID(archive.database_.execute("BEGIN IMMEDIATE"));
  TRY(const auto last, archive.database_.query_number("SELECT max(number) FROM games"));
  writer.last_ = static_cast<GameNumber>(last);
  return writer;
}

Result<void> Writer::prepare() {
  for (const auto& [statement, sql] : {
           std::pair{&known_, "SELECT number FROM games WHERE fingerprint = ?1"},
           {&insert_game_,
            "INSERT INTO games VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"},
           {&insert_record_, "INSERT INTO records VALUES(?1, ?2)"},
           {&insert_track_, "INSERT INTO tracks VALUES(?1, ?2)"},
           {&insert_place_, "INSERT INTO places VALUES(?1, ?2, ?3)"},
           {&insert_named_, "INSERT INTO named VALUES(?3, ?2, ?1)"},
           {&find_name_, "SELECT number FROM names WHERE name = ?1"},
           {&insert_name_, "INSERT INTO names(name) VALUES(?1) RETURNING number"},
           {&find_source_, "SELECT number FROM sources WHERE name = ?1"},
           {&insert_source_, "INSERT INTO sources(name) VALUES(?1) RETURNING number"},
           {&insert_rating_, "INSERT INTO ratings VALUES(?1, ?2, ?3)"},
           {&put_here_, "INSERT OR REPLACE INTO played_here VALUES(?1, ?2, ?3)"},
           {&known_here_, "SELECT version, game FROM played_here WHERE id = ?1"},
           {&put_gone_, "INSERT INTO gone VALUES(?1)"},
           {&take_gone_, "DELETE FROM gone WHERE game = ?1"},
           {&put_text_, "INSERT OR REPLACE INTO texts VALUES(?1, ?2)"},
           {&known_text_,
            "SELECT game FROM texts WHERE text = ?1 AND game NOT IN "
            "(SELECT game FROM gone)"},
           {&is_gone_, "SELECT 1 FROM gone WHERE game = ?1"},
           {&set_game_,
            "UPDATE games SET source = ?2, opening = ?3, material = ?4, date = ?5 "
            "WHERE number = ?1"},
           {&set_track_, "UPDATE tracks SET boards = ?2 WHERE game = ?1"},
           {&set_record_, "UPDATE records SET text = ?2 WHERE game = ?1"},
           {&leave_named_,
            "DELETE FROM named WHERE (name, place, game) IN "
            "(SELECT name, place, game FROM places WHERE game = ?1)"},
           {&leave_places_, "DELETE FROM places WHERE game = ?1"},
           {&leave_ratings_, "DELETE FROM ratings WHERE game = ?1"},
           {&last_chunk_,
            "SELECT number, last, entries FROM postings WHERE number >= ?1 AND number < ?2 "
            "ORDER BY number DESC LIMIT 1"},
           {&put_chunk_, "INSERT OR REPLACE INTO postings VALUES(?1, ?2, ?3)"},
           {&find_squares_, "SELECT games FROM squares WHERE number = ?1"},
           {&put_squares_, "INSERT OR REPLACE INTO squares VALUES(?1, ?2)"},
           {&add_tally_,
            "INSERT INTO tallies VALUES(?1, ?2, ?3, ?4, ?5) "
            "ON CONFLICT DO UPDATE SET games = games + excluded.games"},
       }) {
    TRY(auto prepared, archive_->database_.prepare(sql));
    *statement = std::move(prepared);
  }
  return {};
}

Result<Writer::Put> Writer::add(const Record& record, const Game& game, std::string_view source) {
  return add(facts_of(record, game), game, source, 0);
}

Result<Writer::Put> Writer::add(Facts facts, const Game& game, std::string_view source,
                                std::uint64_t text) {
  auto there = put(facts, game, source);
  if (!there) return there;
  if (!there->added) {
    TRY(const auto back, bring_back(there->number, facts, source));
    there->added = back;
  }
  if (text != 0) {
    TRY_VOID(put_text_.bind(1, static_cast<std::int64_t>(text)).bind(2, there->number).run());
  }
  TRY_VOID(step_on());
  return there;
}

Result<GameNumber> Writer::number_of_text(std::uint64_t text) {
  TRY(const auto known, known_text_.bind(1, static_cast<std::int64_t>(text)).step());
  const auto number = known ? static_cast<GameNumber>(known_text_.number(0)) : GameNumber{0};
  known_text_.reset();
  return number;
}

Result<bool> Writer::bring_back(GameNumber number, const Facts& facts, std::string_view source) {
  TRY(const auto gone, is_gone_.bind(1, number).step());
  is_gone_.reset();
  if (!gone) return false;
  TRY(const auto from, number_of_source(source));
  TRY_VOID(
      set_game_.bind(1, number)
          .bind(2, from)
          .bind(3, facts.opening)
          .bind(4, facts.material)
          .bind_or_null(5, facts.date)
          .run()
          .and_then([&] { return set_track_.bind(1, number).bind_bytes(2, facts.track).run(); })
          .and_then([&] { return set_record_.bind(1, number).bind(2, facts.record).run(); })
          .and_then([&] { return leave_named_.bind(1, number).run(); })
          .and_then([&] { return leave_places_.bind(1, number).run(); })
          .and_then([&] { return leave_ratings_.bind(1, number).run(); })
          .and_then([&] { return insert_names(number, facts); })
          .and_then([&] { return take_gone_.bind(1, number).run(); }));
  return true;
}

Result<bool> Writer::add(const Record& record, const Game& game, const PlayedHere& here) {
  TRY(const auto known, known_here_.bind(1, here.id).step());
  const bool same = known && known_here_.number(0) == here.version;
  const auto before = known ? static_cast<GameNumber>(known_here_.number(1)) : GameNumber{0};
  known_here_.reset();
  if (same) return false;
  auto facts = facts_of(record, game, here.id);
  TRY(auto now, put(facts, game, site_source));
  if (!now.added) {
    TRY(now.added, bring_back(now.number, facts, site_source));
  }
  if (before != 0 && before != now.number) {
    TRY_VOID(put_gone_.bind(1, before).run());
    erases_ = true;
  }
  TRY_VOID(put_here(here, now.number).and_then([this] { return step_on(); }));
  return now.added;
}

Result<void> Writer::put_here(const PlayedHere& here, GameNumber number) {
  return put_here_.bind(1, here.id).bind(2, here.version).bind(3, number).run().and_then([&] {
    return take_gone_.bind(1, number).run();
  });
}

Result<Writer::Put> Writer::put(Facts& facts, const Game& game, std::string_view source) {
  TRY(const auto there, known_.bind(1, facts.fingerprint).step());
  const auto known = there ? static_cast<GameNumber>(known_.number(0)) : GameNumber{0};
  known_.reset();
  if (known != 0) return Put{known, false};
  TRY(const Kind* const kind, kind_of(game));
  ++last_;
  TRY_VOID(insert(facts, kind->variant, source));
  tally(facts, *kind);
  index(facts, kind->variant);
  return Put{last_, true};
}

Result<void> Writer::step_on() {
  if (postings_.size() < postings_in_memory) return {};
  TRY_VOID(finish());
  return archive_->database_.execute("BEGIN IMMEDIATE");
}

Result<void> Writer::finish() {
  return write_postings()
      .and_then([this] { return write_squares(); })
      .and_then([this] { return write_tallies(); })
      .and_then([this] { return erases_ ? erase_gone(archive_->database_) : done(); })
      .and_then([this] { return archive_->database_.execute("COMMIT"); });
}

Result<const Writer::Kind*> Writer::kind_of(const Game& game) {
  const VariantInfo& variant = game.variant();
  if (const auto known = kinds_.find(variant.id); known != kinds_.end()) return &known->second;
  TRY(auto start, usual_start(variant));
  Kind kind{0, std::move(start)};
  TRY(const auto there, archive_->number_of(variant));
  if (const std::optional<std::int64_t>& number = there) {
    kind.variant = *number;
    return &(kinds_[variant.id] = std::move(kind));
  }
  TRY(const auto array, make_game(variant));
  TRY(auto insert, archive_->database_.prepare(
                       "INSERT INTO variants(id, array_key) VALUES(?1, ?2) RETURNING number"));
  TRY_VOID(insert.bind(1, variant.id).bind(2, static_cast<std::int64_t>(array.key())).step());
  kind.variant = insert.number(0);
  return &(kinds_[variant.id] = std::move(kind));
}

Result<std::int64_t> Writer::number_of(Names& known, database::Statement& find,
                                       database::Statement& insert, const std::string& name) {
  if (const auto seen = known.find(name); seen != known.end()) return seen->second;
  for (database::Statement* statement : {&find, &insert}) {
    TRY(const auto row, statement->bind(1, name).step());
    const std::int64_t number = row ? statement->number(0) : 0;
    statement->reset();
    if (row) return known[name] = number;
  }
  return failure(ErrorCode::io, "the archive did not keep a name", name);
}

Result<std::int64_t> Writer::number_of_source(std::string_view source) {
  return number_of(sources_, find_source_, insert_source_, std::string(source));
}

Result<void> Writer::insert(const Facts& facts, std::int64_t variant, std::string_view source) {
  TRY(const auto from, number_of_source(source));
  return insert_game_.bind(1, last_)
      .bind(2, facts.fingerprint)
      .bind(3, variant)
      .bind(4, facts.rules)
      .bind_or_null(5, facts.date)
      .bind(6, to_text(facts.result))
      .bind(7, facts.reason)
      .bind(8, facts.plies)
      .bind(9, facts.opening)
      .bind(10, facts.material)
      .bind(11, from)
      .run()
      .and_then([&] { return insert_record_.bind(1, last_).bind(2, facts.record).run(); })
      .and_then([&] { return insert_track_.bind(1, last_).bind_bytes(2, facts.track).run(); })
      .and_then([&] { return insert_names(last_, facts); });
}

Result<void> Writer::insert_names(GameNumber number, const Facts& facts) {
  const auto put = [this, number](std::int64_t place, const std::string& name) -> Result<void> {
    TRY(const auto known, number_of(names_, find_name_, insert_name_, name));
    return insert_place_.bind(1, number).bind(2, place).bind(3, known).run().and_then(
        [&] { return insert_named_.bind(1, number).bind(2, place).bind(3, known).run(); });
  };
  for (std::size_t seat = 0; seat < facts.players.size(); ++seat) {
    const auto place = static_cast<std::int64_t>(seat);
    TRY_VOID(put(place, facts.players[seat]));
    const std::int64_t rating = facts.ratings[seat];
    if (rating == 0) continue;
    TRY_VOID(insert_rating_.bind(1, number).bind(2, place).bind(3, rating).run());
  }
  return put(event_place, facts.event);
}

void Writer::tally(const Facts& facts, const Kind& kind) {
  const auto count = [&](const char* what, const std::string& name) {
    if (!name.empty()) ++tallies_[{kind.variant, what, name, std::string(to_text(facts.result))}];
  };
  constexpr std::uint32_t step = 10;  // plies
  if (facts.opening.starts_with(kind.start)) {
    count("first move", std::string(first_move_of(facts.opening)));
  }
  count("plies", std::to_string(facts.plies / step * step));
  count("captures", std::to_string(facts.captured));
  count("castle entries", std::to_string(facts.castle_entries));
  count("end", facts.reason.empty() ? "unfinished" : facts.reason);
}

void Writer::index(Facts& facts, std::int64_t variant) {
  for (Posting& posting : facts.positions) {
    posting.game = last_;
    postings_.push_back(posting);
  }
  for (const Seen& seen : seen_in(facts.track)) {
    set_bit(squares_[row_of(variant, seen, last_)], last_);
  }
}

Result<void> Writer::write_postings() {
  std::sort(postings_.begin(), postings_.end(), [](const Posting& a, const Posting& b) {
    const unsigned one = bucket_of(a.hash);
    const unsigned other = bucket_of(b.hash);
    return one != other ? one < other : a.game < b.game;
  });
  for (std::size_t from = 0; from < postings_.size();) {
    const unsigned bucket = bucket_of(postings_[from].hash);
    std::size_t to = from;
    while (to < postings_.size() && bucket_of(postings_[to].hash) == bucket) ++to;
    TRY_VOID(write_bucket(bucket, from, to));
    from = to;
  }
  postings_.clear();
  return done();
}

Result<void> Writer::write_bucket(unsigned bucket, std::size_t from, std::size_t to) {
  const std::int64_t first = bucket * chunks_of_bucket;
  TRY(const auto row, last_chunk_.bind(1, first).bind(2, first + chunks_of_bucket).step());
  std::int64_t number = row ? last_chunk_.number(0) : first;
  GameNumber last = row ? static_cast<GameNumber>(last_chunk_.number(1)) : 0;
  std::string entries(row ? last_chunk_.bytes(2) : std::string_view{});
  last_chunk_.reset();
  for (std::size_t i = from; i < to; ++i) {
    if (entries.size() >= full_chunk_) {
      TRY_VOID(put_chunk_.bind(1, number).bind(2, last).bind_bytes(3, entries).run());
      ++number;
      last = 0;
      entries.clear();
    }
    append(entries, last, postings_[i]);
    last = postings_[i].game;
  }
  return put_chunk_.bind(1, number).bind(2, last).bind_bytes(3, entries).run();
}

Result<void> Writer::write_squares() {
  for (auto& [number, games] : squares_) {
    TRY(const auto row, find_squares_.bind(1, number).step());
    const std::string_view before = row ? find_squares_.bytes(0) : std::string_view{};
    games.resize(std::max(games.size(), before.size()));
    for (std::size_t i = 0; i < before.size(); ++i) {
      games[i] = static_cast<char>(games[i] | before[i]);
    }
    find_squares_.reset();
    TRY_VOID(put_squares_.bind(1, number).bind_bytes(2, games).run());
  }
  squares_.clear();
  return done();
}

Result<void> Writer::write_tallies() {
  for (const auto& [key, games] : tallies_) {
    const auto& [variant, kind, name, result] = key;
    auto added = add_tally_.bind(1, variant)
                     .bind(2, kind)
                     .bind(3, name)
                     .bind(4, result)
                     .bind(5, games)
                     .run();
    if (!added) return added;
  }
  tallies_.clear();
  return done();
}

}  // namespace camlann::archive
