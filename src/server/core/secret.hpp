#pragma once
// Names that nobody can guess: game ids and player keys. Thread-safe.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace camlann::server {

/// Gives a new text of so many characters; tests hand in a counter.
using Namer = std::function<std::string(std::size_t)>;

inline constexpr std::size_t league_id_length = 13;      // 65 bits
inline constexpr std::size_t game_id_length = 12;        // 60 bits
inline constexpr std::size_t tournament_id_length = 11;  // 55 bits
inline constexpr std::size_t invitation_id_length = 10;  // 50 bits
inline constexpr std::size_t player_key_length = 32;     // 160 bits

/// Characters of [0-9a-z] without i, l, o, u, each of 5 bits from the system's secure source.
[[nodiscard]] std::string random_name(std::size_t length);

/// The first bits of the bytes, five for each of the characters; enough bytes must be there.
[[nodiscard]] std::string name_of(std::span<const std::uint8_t> bytes, std::size_t length);

/// Whether the text could have come from random_name: right length, right characters.
[[nodiscard]] bool is_name(std::string_view text, std::size_t length);

}  // namespace camlann::server
