#include "server/messages/player_lists.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "rules/variant_info.hpp"
#include "server/core/clock.hpp"
#include "server/core/look_alikes.hpp"
#include "server/messages/list_cells.hpp"
#include "server/messages/name_lists.hpp"
#include "server/messages/requests.hpp"
#include "server/model/imported.hpp"
#include "wire/graphemes.hpp"
#include "wire/messages/imported.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann::server {

namespace {

/// The deviation of a rating without one: known, as after ten games; less so after fewer.
constexpr int usual_deviation = 100;
constexpr int deviation_of_few = 200;
constexpr int few_games = 10;

enum class ListColumn : std::size_t { name, rating, deviation, game, speed, games, date, id };
constexpr std::size_t list_columns = 8;

struct TitleOfColumn {
  std::string_view title;
  ListColumn column;
};

constexpr TitleOfColumn titles[] = {{"name", ListColumn::name},
                                    {"player", ListColumn::name},
                                    {"rating", ListColumn::rating},
                                    {"elo", ListColumn::rating},
                                    {"deviation", ListColumn::deviation},
                                    {"rd", ListColumn::deviation},
                                    {"game", ListColumn::game},
                                    {"variant", ListColumn::game},
                                    {"speed", ListColumn::speed},
                                    {"games", ListColumn::games},
                                    {"games played", ListColumn::games},
                                    {"date", ListColumn::date},
                                    {"day", ListColumn::date},
                                    {"id", ListColumn::id},
                                    {"federation id", ListColumn::id},
                                    {"fide id", ListColumn::id},
                                    {"fideid", ListColumn::id}};

/// The cells of a player, empty where there are none.
struct Cells {
  std::array<std::string, list_columns> texts;

  [[nodiscard]] std::string_view operator[](ListColumn column) const {
    return without_gaps(texts[static_cast<std::size_t>(column)]);
  }
};

Error bad_cell(std::string what, std::string_view cell, std::string expected) {
  return {ErrorCode::syntax, std::move(what) + ": " + shortened(cell), "text", std::move(expected)};
}

/// Returns nothing for an empty cell.
Result<std::optional<int>> number_in(std::string_view cell, int least, int most,
                                     const std::string& what) {
  if (cell.empty()) return std::optional<int>();
  const auto number = is_list_number(cell) ? read_number<int>(cell) : std::nullopt;
  if (number && *number >= least && *number <= most) return number;
  return Failure(bad_cell(
      "This is not " + what, cell,
      "a number from " + std::to_string(least) + " to " + std::to_string(most) + ", or nothing"));
}

bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

class PlayerListReader {
 public:
  PlayerListReader(const ListDefaults& defaults, const Catalog& known)
      : defaults_(defaults), known_(known) {}

  void refuse(int line, Error error) { list_.faults.push_back({line, std::move(error)}); }

  void take(int line, const Cells& cells) {
    auto player = read(line, cells);
    if (player) return list_.players.push_back(std::move(*player));
    refuse(line, player.error());
  }

  [[nodiscard]] PlayerList end() { return std::move(list_); }

 private:
  static Result<std::string> name_in(std::string_view cell) {
    auto name = std::string(without_gaps(without_direction_marks(cell)));
    if (name.empty()) {
      return failure(ErrorCode::syntax, "A name is missing", "text", "a name on each line");
    }
    if (std::any_of(name.begin(), name.end(), is_control) || !is_legible(name)) {
      return Failure(bad_cell("This name has characters that not everybody can see", name,
                              "letters that can be read"));
    }
    if (wire::has_at_most(name, message::longest_player_name)) return name;
    return Failure(
        bad_cell("This name is too long", name,
                 "at most " + std::to_string(message::longest_player_name) + " characters"));
  }

  static Result<std::string> id_in(std::string_view cell) {
    const bool fits = std::all_of(cell.begin(), cell.end(), [](char c) {
      return is_list_digit(c) || (small_letter(c) >= 'a' && small_letter(c) <= 'z') || c == '-' ||
             c == '_' || c == '.' || c == '/';
    });
    if (fits && std::cmp_less_equal(cell.size(), message::longest_federation_id)) {
      return std::string(cell);
    }
    return Failure(bad_cell("This is not an id of a federation", cell,
                            "at most " + std::to_string(message::longest_federation_id) +
                                " letters (a to z), digits, and - _ . /"));
  }

  Result<std::string> variant_in(std::string_view cell) const {
    if (cell.empty()) return defaults_.variant;
    if (const auto* const variant = known_.find(cell)) return variant->id;
    return Failure(
        bad_cell("There is no such game", cell, "the name or the id of a game, such as Cam"));
  }

  Result<rating::Speed> speed_in(std::string_view cell) const {
    if (cell.empty()) return defaults_.speed;
    if (const auto speed = value_of<rating::Speed>(column_title(cell))) return *speed;
    return Failure(bad_cell("This is not a speed", cell, "fast, slow or days, or nothing"));
  }

  Result<std::optional<Millis>> day_in(std::string_view cell) const {
    if (cell.empty()) return std::optional<Millis>();
    const auto day = read_list_day(cell);
    if (day && *day <= defaults_.now) return day;
    return Failure(
        bad_cell("This is not a day", cell, "a day that has been, such as 2026-05-31, or nothing"));
  }

  Result<ListedPlayer> read(int line, const Cells& cells) const {
    auto name = name_in(cells[ListColumn::name]);
    if (!name) return Failure(name.error());
    auto id = id_in(cells[ListColumn::id]);
    if (!id) return Failure(id.error());
    ListedPlayer player{line, std::move(*name), std::move(*id), {}, {}};
    auto rating = rating_in(cells);
    if (!rating) return Failure(rating.error());
    player.rating = std::move(*rating);
    TRY(player.day, day_in(cells[ListColumn::date]));
    return player;
  }

  Result<std::optional<ImportedRating>> rating_in(const Cells& cells) const {
    const auto rating =
        number_in(cells[ListColumn::rating], 1, message::highest_listed_rating, "a rating");
    const auto games = number_in(cells[ListColumn::games], 0, 1'000'000, "a number of games");
    const auto deviation =
        number_in(cells[ListColumn::deviation], static_cast<int>(rating::lowest_deviation),
                  static_cast<int>(rating::highest_deviation), "the deviation of a rating");
    auto variant = variant_in(cells[ListColumn::game]);
    const auto speed = speed_in(cells[ListColumn::speed]);
    if (!rating) return Failure(rating.error());
    if (!games) return Failure(games.error());
    if (!deviation) return Failure(deviation.error());
    if (!variant) return Failure(variant.error());
    if (!speed) return Failure(speed.error());
    if (!*rating) return std::optional<ImportedRating>();
    const bool few = games->value_or(few_games) < few_games;
    ImportedRating read;
    read.variant = std::move(*variant);
    read.speed = *speed;
    read.rating = rating->value_or(0);
    read.games = games->value_or(0);
    read.deviation = deviation->value_or(few ? deviation_of_few : usual_deviation);
    return std::optional(std::move(read));
  }

  const ListDefaults& defaults_;
  const Catalog& known_;
  PlayerList list_;
};

/// A table. Its first line has the titles of the columns, or each line has a name and a rating.
class PlayerTable {
 public:
  void begin(std::string_view first) {
    separator_ = separator_of(first);
    const auto cells = cells_of(first, separator());
    if (!cells) return;
    std::array<std::optional<std::size_t>, list_columns> found;
    for (std::size_t i = 0; i < cells->size(); ++i) {
      const auto title = column_title((*cells)[i]);
      const auto* const known =
          std::find_if(std::begin(titles), std::end(titles),
                       [&](const TitleOfColumn& one) { return one.title == title; });
      if (known != std::end(titles)) {
        found[static_cast<std::size_t>(known->column)] = i;
      }
    }
    if (!found[static_cast<std::size_t>(ListColumn::name)]) return;
    has_titles_ = true;
    columns_ = found;
  }

  [[nodiscard]] bool has_titles() const { return has_titles_; }

  void read_line(PlayerListReader& reader, int line, std::string_view text) const {
    const auto cells = cells_of(text, separator());
    if (!cells) {
      return reader.refuse(line, {ErrorCode::syntax, "The quotes of a cell are wrong", "text",
                                  "a cell between two quotes, each quote in it twice"});
    }
    if (!has_titles_ && cells->size() > 2) {
      return reader.refuse(
          line,
          {ErrorCode::syntax, "This line has " + std::to_string(cells->size()) + " cells", "text",
           "a name and a rating, or a first line with titles: name, rating, "
           "deviation, game, speed, games, date, id"});
    }
    Cells read;
    for (std::size_t i = 0; i < list_columns; ++i) {
      const auto column = columns_[i];
      if (column && *column < cells->size()) read.texts[i] = (*cells)[*column];
    }
    reader.take(line, read);
  }

 private:
  [[nodiscard]] char separator() const { return separator_ == '\0' ? ',' : separator_; }

  char separator_ = '\0';
  bool has_titles_ = false;
  std::array<std::optional<std::size_t>, list_columns> columns_{0, 1};
};

void read_trf(PlayerListReader& reader, int line, std::string_view text) {
  if (!text.starts_with("001")) return;
  auto player = read_trf_player(text);
  if (!player) {
    return reader.refuse(line, {ErrorCode::syntax, "The rating is not in its columns", "text",
                                "a name in the columns 15 to 47, and a rating in 49 to 52"});
  }
  // Reports have a zero for none.
  if (player->rating == "0") player->rating.clear();
  if (player->federation_id == "0") player->federation_id.clear();
  Cells cells;
  cells.texts[static_cast<std::size_t>(ListColumn::name)] = std::move(player->name);
  cells.texts[static_cast<std::size_t>(ListColumn::rating)] = std::move(player->rating);
  cells.texts[static_cast<std::size_t>(ListColumn::id)] = std::move(player->federation_id);
  reader.take(line, cells);
}

}  // namespace

Result<PlayerList> read_player_list(std::string_view text, message::PlayerListForm form,
                                    const ListDefaults& defaults, const Catalog& known,
                                    std::size_t most) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  PlayerListReader reader(defaults, known);
  PlayerTable table;
  bool begun = false;
  for (int line = defaults.line; !text.empty(); ++line) {
    const auto here = take_line(text);
    if (without_gaps(here).empty()) continue;
    if (form == message::PlayerListForm::trf) {
      read_trf(reader, line, here);
      continue;
    }
    if (!std::exchange(begun, true)) {
      table.begin(here);
      // A later part repeats the first line of the file, titles or not.
      const bool repeated = defaults.line > 1;
      if (repeated) --line;
      if (repeated || table.has_titles()) continue;
    }
    table.read_line(reader, line, here);
  }
  auto list = reader.end();
  const auto lines = list.players.size() + list.faults.size();
  if (lines == 0) return failure(ErrorCode::syntax, "There is no player in this list", "text");
  if (lines > most) {
    return failure(ErrorCode::too_many,
                   "This list has " + std::to_string(lines) + " lines with players", "text",
                   "at most " + std::to_string(most) + " at a time");
  }
  return list;
}

}  // namespace camlann::server
