#include "server/messages/directors.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/model/directors.hpp"
#include "server/model/marks.hpp"
#include "wire/messages/directors.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int director_depth = 2;

}  // namespace

std::vector<message::Director> directors_message(const Directors& directors, const Marks& marks) {
  std::vector<message::Director> made;
  made.reserve(directors.size());
  for (const auto& one : directors)
    made.push_back(marks.on(message::Director{one.player, one.name}));
  return made;
}

std::string director_log_json(const std::vector<DirectorLine>& lines, std::size_t most) {
  message::DirectorLog made;
  made.more = lines.size() > most;
  const auto end = std::min(most, lines.size());
  made.lines.reserve(end);
  for (std::size_t i = 0; i < end; ++i) {
    const auto& line = lines[i];
    made.lines.push_back({line.number, to_iso(line.at), line.act, line.by.player, line.by.name,
                          line.about.player, line.about.name, line.round, line.board, line.result});
  }
  return wire::to_json(made);
}

Result<std::string> read_appointed(std::string_view body) {
  return wire::read<message::AppointDirector>(body, director_depth)
      .map([](message::AppointDirector&& read) { return std::move(read.player); });
}

Result<std::string> read_director(std::string_view body) {
  return wire::read<message::ChooseDirector>(body, director_depth)
      .map([](message::ChooseDirector&& read) { return std::move(read.player); });
}

}  // namespace camlann::server
