#pragma once
// What /metrics says of the games' thread, the engine and the machine: moves, commits, queues,
// load. Used by serve(), before the games start.

#include <filesystem>

namespace camlann::server {

class Games;
class QueueThinker;
class Thinkers;
class Vitals;

/// All must outlive whoever asks for metrics. `workers` may be null, `data` is the folder whose
/// disk is looked at.
void measure(Vitals& vitals, Games& games, Thinkers& thinkers, QueueThinker* workers,
             const std::filesystem::path& data);

}  // namespace camlann::server
