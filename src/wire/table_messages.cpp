#include "wire/table_messages.hpp"

#include <optional>
#include <vector>

#include "engine/table_prober.hpp"
#include "tables/value.hpp"
#include "wire/messages/table.hpp"

namespace camlann::wire {
namespace {

std::optional<int> plies_of(const tables::Value& value) {
  if (value.wdl == tables::Wdl::draw) return std::nullopt;
  return value.plies;
}

std::vector<message::PerfectMove> moves_of(const std::vector<ProbedMove>& moves) {
  std::vector<message::PerfectMove> made;
  made.reserve(moves.size());
  for (const ProbedMove& move : moves) {
    made.push_back({move.move.notation, move.value.wdl, plies_of(move.value)});
  }
  return made;
}

}  // namespace

message::ProbeAnswer probe_answer(const Probed& probed) {
  message::ProbeAnswer answer{{probed.value.wdl, plies_of(probed.value)}, {}, probed.line};
  if (probed.moves) answer.moves = moves_of(*probed.moves);
  return answer;
}

message::PerfectValues perfect_values(const Probed& probed) {
  message::PerfectValues values{{probed.value.wdl, plies_of(probed.value)}, {}};
  if (probed.moves) values.moves = moves_of(*probed.moves);
  return values;
}

}  // namespace camlann::wire
