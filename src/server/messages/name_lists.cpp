#include "server/messages/name_lists.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/messages/list_cells.hpp"
#include "server/messages/requests.hpp"
#include "server/model/entry.hpp"
#include "wire/graphemes.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann::server {

namespace {

using message::NameListForm;

constexpr std::size_t most_named_faults = 5;

Error wrong_line(std::string what, std::string expected) {
  return {ErrorCode::syntax, std::move(what), "text", std::move(expected)};
}

/// Collects the names of a list and its faults.
class ListReader {
 public:
  explicit ListReader(std::size_t most) : most_(most) {}

  void refuse(int line, Error error) { faults_.push_back({line, std::move(error)}); }

  /// Takes a name; `rating` may be empty for none.
  void take(int line, std::string_view name, std::string_view rating) {
    const auto read = rating_of(without_gaps(rating));
    if (!read) {
      return refuse(
          line, wrong_line("This is not a rating: " + shortened(rating),
                           "a number from 1 to " + std::to_string(message::highest_listed_rating) +
                               ", or nothing"));
    }
    auto text = std::string(without_gaps(without_direction_marks(name)));
    if (text.empty())
      return refuse(line, wrong_line("A name is missing", "a name before the rating"));
    const bool one_line = std::none_of(text.begin(), text.end(), [](char c) {
      return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    });
    if (!one_line) return refuse(line, wrong_line("A name has an invisible character", "letters"));
    if (!wire::has_at_most(text, message::longest_player_name)) {
      return refuse(line, wrong_line("This name is too long: " + shortened(text),
                                     "at most " + std::to_string(message::longest_player_name) +
                                         " characters"));
    }
    names_.push_back({std::move(text), *read, line});
  }

  Result<std::vector<ListedName>> end() {
    if (!faults_.empty()) return lines_refused(faults_);
    if (names_.empty()) return failure(ErrorCode::syntax, "There is no name in this list", "text");
    if (names_.size() > most_) {
      return failure(ErrorCode::too_many,
                     "This list has " + std::to_string(names_.size()) + " names", "text",
                     "at most " + std::to_string(most_));
    }
    return std::move(names_);
  }

 private:
  static std::optional<int> rating_of(std::string_view text) {
    if (text.empty()) return 0;
    constexpr std::size_t most_digits = 5;
    if (!is_list_number(text) || text.size() > most_digits) return std::nullopt;
    const int rating = std::stoi(std::string(text));
    return rating <= message::highest_listed_rating ? std::optional(rating) : std::nullopt;
  }

  std::size_t most_;
  std::vector<ListedName> names_;
  std::vector<LineFault> faults_;
};

/// A line with the rating as its last word, if that is a number of three or four digits.
void read_line(ListReader& reader, int line, std::string_view text) {
  constexpr std::string_view gaps = " \t,;";
  text = without_gaps(text);
  const auto gap = text.find_last_of(gaps);
  const auto word = gap == std::string_view::npos ? text : text.substr(gap + 1);
  const bool rated = is_list_number(word) && (word.size() == 3 || word.size() == 4);
  if (!rated) return reader.take(line, text, {});
  auto name = text.substr(0, text.size() - word.size());
  name = name.substr(0, name.find_last_not_of(gaps) + 1);
  reader.take(line, name, word);
}

class CsvReader {
 public:
  void read_line(ListReader& reader, int line, std::string_view text) {
    const bool first = !begun_;
    begun_ = true;
    if (separator_ == '\0') separator_ = separator_of(text);
    const auto cells = cells_of(text, separator_ == '\0' ? ',' : separator_);
    if (!cells) {
      return reader.refuse(line, wrong_line("The quotes of a cell are wrong",
                                            "a cell between two quotes, each quote in it twice"));
    }
    if (first && is_head(*cells)) return;
    if (!has_head_ && cells->size() > 2) {
      return reader.refuse(line,
                           wrong_line("This line has " + std::to_string(cells->size()) + " cells",
                                      "a name and a rating, or a first line with the titles "
                                      "name and rating"));
    }
    const auto cell = [&](std::size_t column) {
      return column < cells->size() ? std::string_view((*cells)[column]) : std::string_view();
    };
    reader.take(line, cell(name_), cell(rating_));
  }

 private:
  bool is_head(const std::vector<std::string>& cells) {
    auto rating = cells.size();
    for (std::size_t column = 0; column < cells.size(); ++column) {
      const auto title = column_title(cells[column]);
      if (title == "name") {
        has_head_ = true;
        name_ = column;
      }
      if (title == "rating" || title == "elo") rating = column;
    }
    if (has_head_) rating_ = rating;
    return has_head_;
  }

  bool begun_ = false;
  char separator_ = '\0';  // 0 while no line has one
  bool has_head_ = false;
  std::size_t name_ = 0;
  std::size_t rating_ = 1;
};

void read_trf_line(ListReader& reader, int line, std::string_view text) {
  if (!text.starts_with("001")) return;
  const auto player = read_trf_player(text);
  if (player) return reader.take(line, player->name, player->rating);
  reader.refuse(line, wrong_line("The rating is not in its columns",
                                 "a name in the columns 15 to 47, and a rating in 49 to 52"));
}

}  // namespace

Failure lines_refused(const std::vector<LineFault>& faults, std::string_view outcome) {
  const auto& [line, error] = faults.front();
  std::string what(outcome);
  // One more is named, too, in place of the sentence that counts the others.
  const auto named = faults.size() == most_named_faults + 1
                         ? faults.size()
                         : std::min(faults.size(), most_named_faults);
  for (std::size_t i = 0; i < named; ++i) {
    what += " Line " + std::to_string(faults[i].line) + ": " + faults[i].error.what;
    if (!faults[i].error.expected.empty()) what += " (expected: " + faults[i].error.expected + ')';
    what += '.';
  }
  if (faults.size() > named) {
    what += " And " + std::to_string(faults.size() - named) + " more lines.";
  }
  return failure(error.code, std::move(what), "line " + std::to_string(line), error.expected);
}

Result<std::vector<ListedName>> read_name_list(std::string_view text, NameListForm form,
                                               std::size_t most) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  ListReader reader(most);
  CsvReader table;
  for (int line = 1; !text.empty(); ++line) {
    const auto here = take_line(text);
    if (without_gaps(here).empty()) continue;
    switch (form) {
      case NameListForm::lines: read_line(reader, line, here); break;
      case NameListForm::csv: table.read_line(reader, line, here); break;
      case NameListForm::trf: read_trf_line(reader, line, here); break;
    }
  }
  return reader.end();
}

}  // namespace camlann::server
