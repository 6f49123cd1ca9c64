#include "server/store/summary_row.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"
#include "server/store/rows.hpp"

namespace camlann::server {

namespace {

/// Reads the words of a row, one after another, and remembers the first invalid one.
class Words {
 public:
  template <class T>
  T take(std::optional<T> value, std::string_view column, const std::string& word) {
    if (value) return *value;
    if (!error_) {
      error_ = Error{ErrorCode::io,
                     "The games database has an unknown word: '" + word + "'",
                     std::string(column),
                     {}};
    }
    return T{};
  }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

 private:
  std::optional<Error> error_;
};

std::string_view word_before(char mark, std::string_view& text) {
  const auto word = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(word.size() + 1, text.size()));
  return word;
}

/// Reads the standing of a running game; empty if the text is not valid.
std::optional<Standing> read_seen(std::string_view text) {
  Standing seen;
  const auto version = read_number<std::int64_t>(word_before(' ', text));
  const auto plies = read_number<int>(word_before(' ', text));
  const auto seat = read_seat(word_before(' ', text));
  const auto offer = word_before(' ', text);
  const auto can_claim = word_before(' ', text);
  const auto thinking = word_before(' ', text);
  const auto updated = read_number<Millis>(word_before(' ', text));
  if (!version || !plies || !seat || !updated || text.empty()) return std::nullopt;
  seen.version = *version;
  seen.plies = *plies;
  seen.seat = *seat;
  seen.offer = read_seat(offer);
  seen.can_claim = can_claim == "1";
  seen.thinking = thinking == "1";
  seen.updated = *updated;
  seen.fen = text;
  return seen;
}

}  // namespace

std::string seen_text(const std::optional<Standing>& seen) {
  if (!seen) return {};
  std::string text = std::to_string(seen->version) + ' ' + std::to_string(seen->plies) + ' ';
  text += to_text(seen->seat);
  text += ' ';
  text += seen->offer ? to_text(*seen->offer) : std::string_view("-");
  text += seen->can_claim ? " 1" : " 0";
  text += seen->thinking ? " 1 " : " 0 ";
  return text + std::to_string(seen->updated) + ' ' + seen->fen;
}

Result<GameSummary> read_summary(const database::Statement& row) {
  Words words;
  GameSummary game;
  auto& meta = game.meta;
  meta.id = row.text(0);
  meta.player = row.text(1);
  meta.variant = row.text(2);
  meta.rules = row.text(3);
  meta.start = row.text(4);
  meta.opponent = words.take(value_of<Opponent>(row.text(5)), "opponent", row.text(5));
  meta.level = static_cast<int>(row.number(6));
  meta.colour = words.take(read_seat(row.text(7)), "colour", row.text(7));
  meta.seats = read_seats(row.text(8)).value_or(play::Players{});
  meta.may_resign = row.number(9) != 0;
  meta.nonce = row.text(10);
  meta.created = row.number(12);
  auto& standing = game.standing;
  standing.version = row.number(13);
  standing.plies = static_cast<int>(row.number(14));
  standing.fen = row.text(15);
  standing.seat = words.take(read_seat(row.text(16)), "seat", row.text(16));
  standing.verdict.reason = words.take(read_reason(row.text(17)), "reason", row.text(17));
  standing.verdict.winners = static_cast<std::uint8_t>(row.number(18));
  standing.result_text = row.text(19);
  if (const auto offer = row.text(20); !offer.empty()) {
    standing.offer = words.take(read_seat(offer), "offer", offer);
  }
  standing.can_claim = row.number(21) != 0;
  standing.thinking = row.number(22) != 0;
  standing.updated = row.number(23);
  if (!row.text(24).empty()) standing.deadline = row.number(24);
  if (const auto time = row.text(25); !time.empty()) {
    meta.time = words.take(read_time(time), "time", time);
  }
  meta.rated = row.number(26) != 0;
  meta.tournament = row.text(27);
  meta.late = static_cast<int>(row.number(28));
  if (const auto seen = row.text(29); !seen.empty()) {
    game.seen = words.take(read_seen(seen), "seen", seen);
  }
  if (const auto& error = words.error()) return Failure(*error);
  return game;
}

Result<std::vector<GameSummary>> read_summaries(database::Statement& rows) {
  return database::read_all<GameSummary>(rows, read_summary);
}

void bind_standing(database::Statement& statement, int from, const Standing& standing) {
  statement.bind(from, standing.version)
      .bind(from + 1, std::int64_t{standing.plies})
      .bind(from + 2, standing.fen)
      .bind(from + 3, to_text(standing.seat))
      .bind_or_null(from + 4, camlann::to_text(standing.verdict.reason))
      .bind(from + 5, std::int64_t{standing.verdict.winners})
      .bind(from + 6, standing.result_text)
      .bind_or_null(from + 7, standing.offer ? to_text(*standing.offer) : std::string_view{})
      .bind(from + 8, std::int64_t{standing.can_claim})
      .bind(from + 9, std::int64_t{standing.thinking})
      .bind(from + 10, standing.updated)
      .bind_or_null(from + 11, standing.deadline);
}

}  // namespace camlann::server
