#pragma once
// Names that cannot be guessed: game ids and player keys. Thread-safe.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace camlann::server {

/// Returns a new text of the given length; tests pass a counter.
using Namer = std::function<std::string(std::size_t)>;

inline constexpr std::size_t league_id_length = 13;      // 65 bits
inline constexpr std::size_t game_id_length = 12;        // 60 bits
inline constexpr std::size_t tournament_id_length = 11;  // 55 bits
inline constexpr std::size_t invitation_id_length = 10;  // 50 bits
inline constexpr std::size_t seek_id_length = 9;         // 45 bits
inline constexpr std::size_t player_key_length = 32;     // 160 bits

/// Returns characters of [0-9a-z] without i, l, o and u, each with 5 bits from the system's secure
/// source.
[[nodiscard]] std::string random_name(std::size_t length);

/// Returns the first bits of the bytes, five per character; there must be enough bytes.
[[nodiscard]] std::string name_of(std::span<const std::uint8_t> bytes, std::size_t length);

/// True if random_name() could have made the text: right length, right characters.
[[nodiscard]] bool is_name(std::string_view text, std::size_t length);

}  // namespace camlann::server
