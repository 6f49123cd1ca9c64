#pragma once
// What two servers say of sockets that one of them holds while the other has the games: fields
// (bus/fields.hpp), of which the first is one of these words, and the second, but for `several`,
// the number by which the server that holds a socket calls it.

#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::server::socket_words {

/// The frames to whoever has the games in this epoch, and to this server.
inline std::string games_subject(std::int64_t epoch) {
  return "games." + std::to_string(epoch);
}
inline std::string server_subject(std::string_view link) {
  return "server." + std::string(link);
}

// To the server that has the games:
inline constexpr std::string_view open = "open";    // with what a Request has
inline constexpr std::string_view text = "text";    // a message of the client's
inline constexpr std::string_view way = "way";      // milliseconds to the client and back
inline constexpr std::string_view close = "close";  // it is gone

// And from it:
inline constexpr std::string_view opened = "opened";
inline constexpr std::string_view refused = "refused";  // status, code, what, where, expected
inline constexpr std::string_view end = "end";          // with one of the two below
inline constexpr std::string_view for_good = "for good";
inline constexpr std::string_view come_again = "come again";
/// A message, how many milliseconds ago its way began (or nothing), and more sockets that get it.
inline constexpr std::string_view tell = "tell";
/// Several of these at once, each a field.
inline constexpr std::string_view several = "several";

}  // namespace camlann::server::socket_words
