#pragma once
// Wall-clock time as a value that tests can set.

#include <cstdint>
#include <functional>
#include <string>

namespace camlann::server {

/// Milliseconds since 1970-01-01 UTC.
using Millis = std::int64_t;
using Clock = std::function<Millis()>;

[[nodiscard]] Millis wall_clock();
/// Returns milliseconds since an arbitrary moment; never goes back, and pauses while the machine
/// sleeps.
[[nodiscard]] Millis steady_clock();

/// Returns the processor time that the calling thread has used, in seconds.
[[nodiscard]] double thread_seconds();

/// Returns "2026-01-31T09:08:07Z".
[[nodiscard]] std::string to_iso(Millis time);

}  // namespace camlann::server
