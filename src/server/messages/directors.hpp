#pragma once
// Messages about directors of tournaments, leagues and clubs. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/directors.hpp"
#include "server/model/marks.hpp"
#include "wire/messages/directors.hpp"

namespace camlann::server {

[[nodiscard]] std::vector<message::Director> directors_message(const Directors& directors,
                                                               const Marks& marks);
/// Returns at most `most` of these lines.
[[nodiscard]] std::string director_log_json(const std::vector<DirectorLine>& lines,
                                            std::size_t most);
/// Reads the id of a player, or the name of an account.
[[nodiscard]] Result<std::string> read_appointed(std::string_view body);
/// Reads the id of a director.
[[nodiscard]] Result<std::string> read_director(std::string_view body);

}  // namespace camlann::server
