#include "rules/setup.hpp"

#include <cstddef>

#include "base/result.hpp"

namespace camlann::inline v1 {
namespace {

std::size_t column_of(const SetupFault& fault, const ReadSetup& read) {
  switch (fault.part) {
    case SetupFault::Part::piece: return read.piece_columns[fault.index];
    case SetupFault::Part::castle_moves:
      // Counts missing from the text are 0, which is always valid.
      return read.castle_move_columns[fault.index];
    case SetupFault::Part::whole: break;
  }
  return read.end_of_board;
}

}  // namespace

Error error_of(const SetupFault& fault, const ReadSetup& read) {
  const Spot at{1, static_cast<int>(column_of(fault, read) + 1)};
  return error_at(at, Subject::fen, ErrorCode::bad_position, fault.what, fault.expected);
}

}  // namespace camlann::inline v1
