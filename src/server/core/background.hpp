#pragma once
// Work that must not delay players: the priority of a thread, and the memory that it may use.
// Called by services that work in the background; the functions are thread-safe.

#include <chrono>
#include <cstdint>

namespace camlann::server {

/// Gives the calling thread the processor and the disk only when no other thread wants them, if
/// the system permits it.
void only_when_idle();

/// Returns the processor time of the calling thread. A thread that wants the processor all the time
/// and has less of it than time has passed has waited for others.
[[nodiscard]] std::chrono::nanoseconds own_processor_time();

/// Returns the bytes that background work may use: a quarter of the memory of the machine or of the
/// program's control group, and at most half of what is free.
[[nodiscard]] std::uint64_t memory_to_spare();

}  // namespace camlann::server
