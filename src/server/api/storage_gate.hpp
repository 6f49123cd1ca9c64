#pragma once
// The gate before all requests that write. Each costs tokens of its player and its address in
// proportion to what it can make the server store (Limits::stored_per_player, stored_per_address).
// In running games the guests of an address have a separate budget (moved_per_address), and
// accounts none but their own. On a disk that is nearly full only running games continue.
// Thread-safe.

#include <cstdint>
#include <memory>
#include <optional>

#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

class DiskWatch;
class Vitals;

/// Kinds of requests by their use of the disk.
enum class Writes : std::uint8_t {
  nothing,
  removal,  // ends or deletes something, or signs in
  play,     // moves of a running game and what ends it
  more
};

[[nodiscard]] Writes writes_of(const Call& call);
/// Returns the price of a request in KiB: its body, multiplied where it is stored repeatedly or
/// leads to more rows than it has, and at least 1 for its rows.
[[nodiscard]] int price_of(const Call& call);

class StorageGate {
 public:
  /// `disk`, if given, and `vitals` must outlive the gate.
  StorageGate(const Limits& limits, const SteadyClock& now, const DiskWatch* disk, Vitals& vitals);

  /// Returns the function that answers the call, which gives back the price if the request fails,
  /// unless it has cost the work of playing its moves, or if it repeats the start of a round or a
  /// season; nothing if the call was refused and is answered already.
  [[nodiscard]] std::optional<Respond> admit(const Call& call) const;

 private:
  struct Budgets;

  void refuse(const Call& call, std::chrono::nanoseconds wait, bool own) const;

  const DiskWatch* const disk_;
  Vitals& vitals_;
  const std::shared_ptr<Budgets> budgets_;  // answers may come after the gate is gone
};

}  // namespace camlann::server
