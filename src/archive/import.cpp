#include "archive/import.hpp"

#include <string>
#include <string_view>

#include "archive/writer.hpp"
#include "base/result.hpp"
#include "game/replay.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"

namespace camlann::archive {
namespace {

/// An error that names no line of its own gets that of its game.
Error placed(Error error, int ply, int line) {
  if (error.at.line == 0 && line > 0) {
    error.where = to_text(Spot{line, 1}) + (error.where.empty() ? "" : ", ") + error.where;
  }
  if (ply > 0) error.where += ", ply " + std::to_string(ply);
  return error;
}

}  // namespace

Result<void> import(Writer& writer, const Records& next, std::string_view source, const Import& how,
                    Report& report) {
  while (!how.go_on || how.go_on()) {
    const auto record = next();
    if (!record) return {};
    if (!*record) {
      report.refused.push_back({std::string(source), record->error()});
      continue;
    }
    const Replay played = replay(**record, how.defaults, *how.known);
    if (played.fault) {
      const ReplayFault& fault = *played.fault;
      report.refused.push_back(
          {std::string(source), placed(fault.error, fault.ply, (*record)->line)});
      continue;
    }
    if (!played.game) continue;  // a record without a fault has a game
    const PlayedTree all = play_tree(**record, how.defaults, *how.known);
    if (!all.tree) continue;
    const auto added = writer.add(in_full(**record, *all.tree), *played.game, source);
    if (!added) return Failure(added.error());
    ++(*added ? report.added : report.duplicates);
    if (!*added) continue;
    for (const RecordFault& fault : all.faults) {  // in variations
      report.passed_over.push_back({std::string(source), fault.error});
    }
  }
  return {};
}

}  // namespace camlann::archive
