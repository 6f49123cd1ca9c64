#pragma once
// Messages between the server that holds a socket and the server that has the games. They consist
// of fields (bus/fields.hpp). The first field is one of these words; the second, except for
// `several`, is the socket's number at the server that holds it. During an upgrade the two servers
// may have different versions: unknown words and further fields are ignored, except after `tell`. A
// change that is more than that needs other subjects; sockets are then passed on as bytes.

#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::server::socket_words {

/// The subjects for the server that has the games in this epoch, and for the server of this link.
inline std::string games_subject(std::int64_t epoch) {
  return "games." + std::to_string(epoch);
}
inline std::string server_subject(std::string_view link) {
  return "server." + std::string(link);
}

// To the server that has the games:
inline constexpr std::string_view open = "open";    // with the parts of a Request
inline constexpr std::string_view text = "text";    // a message from the client
inline constexpr std::string_view way = "way";      // the round trip to the client in milliseconds
inline constexpr std::string_view close = "close";  // the socket is closed

// From that server:
inline constexpr std::string_view opened = "opened";
inline constexpr std::string_view refused = "refused";  // status, code, what, where, expected
inline constexpr std::string_view end = "end";          // with one of these two:
inline constexpr std::string_view for_good = "for good";
inline constexpr std::string_view come_again = "come again";
/// A message, the milliseconds since its way began (or nothing), and further receiving sockets.
inline constexpr std::string_view tell = "tell";
/// Several of these messages, each in a field.
inline constexpr std::string_view several = "several";

}  // namespace camlann::server::socket_words
