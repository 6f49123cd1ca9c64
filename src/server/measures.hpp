#pragma once
// What /metrics says of the games' thread, the engine and the machine: moves, commits, queues,
// load. Used by serve(), before the games start.

#include <filesystem>

namespace camlann::server {

class Games;
class Thinkers;
class Vitals;

/// All must outlive whoever asks for metrics. `data` is the folder whose disk is looked at.
void measure(Vitals& vitals, Games& games, Thinkers& thinkers, const std::filesystem::path& data);

}  // namespace camlann::server
