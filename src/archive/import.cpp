#include "archive/import.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "archive/writer.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/replay.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"

namespace camlann::archive {
namespace {

/// Adds the line of the game to an error that has none.
Error placed(Error error, int ply, int line) {
  if (error.at.line == 0 && line > 0) {
    error.where = to_text(Spot{line, 1}) + (error.where.empty() ? "" : ", ") + error.where;
  }
  if (ply > 0) error.where += ", ply " + std::to_string(ply);
  return error;
}

/// Returns the number of plies of all lines, each from the start.
std::size_t plies_in_all(const Record& record) {
  std::vector<std::size_t> starts{0};
  std::size_t all = record.moves.size();
  for (const RecordVariation& variation : record.variations) {
    const bool known = variation.of < starts.size();
    starts.push_back(known ? starts[variation.of] + variation.move : 0);
    all += starts.back() + variation.moves.size();
  }
  return all;
}

}  // namespace

Result<void> import(Writer& writer, const Records& next, std::string_view source, const Import& how,
                    Report& report) {
  while (!how.go_on || how.go_on()) {
    const auto record = next();
    if (!record) return {};
    if (!*record) {
      const Error& error = record->error();
      report.refused.push_back({std::string(source), error, error.at.line});
      continue;
    }
    const int line = (*record)->line;
    if (plies_in_all(**record) > how.most_plies) {
      report.refused.push_back({std::string(source),
                                {ErrorCode::too_many,
                                 "This game has too many variations, too far down",
                                 {},
                                 "at most " + std::to_string(how.most_plies) +
                                     " plies, each variation counted from the start"},
                                line});
      continue;
    }
    const Replay played = replay(**record, how.defaults, *how.known);
    if (played.fault) {
      const ReplayFault& fault = *played.fault;
      report.refused.push_back({std::string(source), placed(fault.error, fault.ply, line),
                                fault.error.at.line > 0 ? fault.error.at.line : line});
      continue;
    }
    if (!played.game) continue;  // a record without a fault has a game
    const PlayedTree all = play_tree(**record, how.defaults, *how.known);
    if (!all.tree) continue;
    TRY(const auto added, writer.add(in_full(**record, *all.tree), *played.game, source));
    ++(added.added ? report.added : report.duplicates);
    if (!added.added) {
      if (report.repeated.size() < most_repeated) report.repeated.push_back({line, added.number});
      continue;
    }
    for (const RecordFault& fault : all.faults) {  // in headers and variations
      report.passed_over.push_back({std::string(source), fault.error, fault.error.at.line});
    }
  }
  return {};
}

}  // namespace camlann::archive
