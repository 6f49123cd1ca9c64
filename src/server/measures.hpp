#pragma once
// Metrics of the games' thread, the engine and the machine for /metrics: moves, commits, queues,
// load. Used by serve(), before the games start.

#include <filesystem>

namespace camlann::server {

class Games;
class QueueThinker;
class Thinkers;
class Vitals;

/// All arguments must outlive the requests for metrics. `workers` may be null; `data` is the folder
/// of the disk to measure.
void measure(Vitals& vitals, Games& games, Thinkers& thinkers, QueueThinker* workers,
             const std::filesystem::path& data);

}  // namespace camlann::server
