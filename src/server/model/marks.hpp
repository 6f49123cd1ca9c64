#pragma once
// The marks after names: a bot, or a guest. Values, thread-safe.

#include <string>
#include <string_view>

#include "play/seating.hpp"
#include "server/model/account.hpp"
#include "server/model/entry.hpp"

namespace camlann::server {

/// The name of a deleted account in the games of others; guests cannot take it.
inline constexpr std::string_view deleted_name = "deleted player";

/// Returns the name of a person for texts: "Ann (guest)" without an account, empty if not given.
[[nodiscard]] inline std::string marked_name(const play::Player& player) {
  return player.guest && !player.name.empty() ? player.name + " (guest)" : player.name;
}

struct Marks {
  IsBot is_bot = [](std::string_view /*player*/) { return false; };
  HasAccount has_account = [](std::string_view /*player*/) { return false; };

  /// True for the name of a player without an account, now and before.
  [[nodiscard]] bool is_guest(std::string_view player, std::string_view name) const {
    return !name.empty() && name != deleted_name && !has_no_device(player) && !has_account(player);
  }
  /// Marks a message with the player's `id` and `name`.
  template <class Named>
  Named on(Named named) const {
    named.bot = is_bot(named.id);
    named.guest = is_guest(named.id, named.name);
    return named;
  }
};

}  // namespace camlann::server
