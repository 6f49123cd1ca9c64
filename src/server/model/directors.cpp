#include "server/model/directors.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"

namespace camlann::server {

namespace {

Result<void> is_first(const Directors& directors, std::string_view player) {
  if (!directors.empty() && directors.front().player == player) return {};
  return failure(ErrorCode::conflict, "Only the first director can do this");
}

}  // namespace

const Director* find_director(const Directors& directors, std::string_view player) {
  const auto found = std::find_if(directors.begin(), directors.end(),
                                  [&](const Director& one) { return one.player == player; });
  return found == directors.end() ? nullptr : &*found;
}

Result<Directors> appoint(Directors directors, std::string_view by, const Director& another) {
  TRY_VOID(is_first(directors, by));
  if (find_director(directors, another.player) != nullptr) return directors;
  if (directors.size() >= most_directors) {
    return failure(ErrorCode::too_many, "There are too many directors", "player",
                   "that another one is dismissed first");
  }
  directors.push_back(another);
  return directors;
}

Result<Directors> dismiss(Directors directors, std::string_view by, std::string_view player) {
  if (by != player) {
    TRY_VOID(is_first(directors, by));
  }
  if (!directors.empty() && directors.front().player == player) {
    return failure(ErrorCode::conflict, "The first director cannot step down", "player",
                   "that another director takes over first");
  }
  std::erase_if(directors, [&](const Director& one) { return one.player == player; });
  return directors;
}

Result<Directors> hand_over(Directors directors, std::string_view by, std::string_view player) {
  TRY_VOID(is_first(directors, by));
  const auto found = std::find_if(directors.begin(), directors.end(),
                                  [&](const Director& one) { return one.player == player; });
  if (found == directors.end()) {
    return failure(ErrorCode::conflict, "Only a director can take over", "player",
                   "a player that was appointed before");
  }
  std::rotate(directors.begin(), found, found + 1);
  return directors;
}

std::optional<DirectedEvent> read_event_path(std::string_view path) {
  while (!path.empty() && path.back() == '/') path.remove_suffix(1);
  const auto slash = path.rfind('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto id = path.substr(slash + 1);
  path = path.substr(0, slash);
  const auto before = path.rfind('/');
  const auto kind =
      value_of<DirectedKind>(before == std::string_view::npos ? path : path.substr(before + 1));
  if (!kind || id.empty()) return std::nullopt;
  return DirectedEvent{*kind, std::string(id)};
}

DirectorLine line_of(DirectorAct act, Director about) {
  DirectorLine line;
  line.act = act;
  line.about = std::move(about);
  return line;
}

Result<Directors> changed(Directors directors, std::string_view by, const DirectorWish& wish) {
  if (wish.act == DirectorAct::appointed) return appoint(std::move(directors), by, wish.who);
  if (wish.act == DirectorAct::dismissed) {
    return dismiss(std::move(directors), by, wish.who.player);
  }
  return hand_over(std::move(directors), by, wish.who.player);
}

}  // namespace camlann::server
