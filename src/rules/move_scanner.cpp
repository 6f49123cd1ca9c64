#include "rules/move_scanner.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "rules/outcome.hpp"

namespace camlann {

MoveScanner::MoveScanner(std::string_view text, Reading reading)
    : text_(text), hasty_(is_hasty(reading)) {
  drop_tail(" ");
  at_ = std::min(text_.find_first_not_of(' '), text_.size());
}

void MoveScanner::drop_tail(std::string_view signs) {
  const std::size_t last = text_.find_last_not_of(signs);
  text_ = text_.substr(0, last == std::string_view::npos ? 0 : last + 1);
  at_ = std::min(at_, text_.size());
}

Error MoveScanner::fault(std::string what, std::string expected) const {
  return error_at({1, static_cast<int>(at_ + 1)}, Subject::move, ErrorCode::syntax, std::move(what),
                  std::move(expected));
}

std::string first_moves(std::vector<std::string> moves) {
  constexpr std::size_t most_listed = 8;
  std::sort(moves.begin(), moves.end());
  std::string list;
  for (std::size_t i = 0; i < moves.size() && i < most_listed; ++i) {
    list += (i == 0 ? "" : ", ") + moves[i];
  }
  return moves.size() > most_listed ? list + " and others" : list;
}

Error ambiguous(std::string from, std::vector<std::string> moves) {
  const std::string count = std::to_string(moves.size());
  return {ErrorCode::ambiguous_move, count + " moves begin or end like this", std::move(from),
          first_moves(std::move(moves)), Subject::move};
}

}  // namespace camlann
