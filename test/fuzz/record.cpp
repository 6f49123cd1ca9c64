// Game records: reader, writer, replay.

#include <algorithm>
#include <string>

#include "fuzz/fuzz.hpp"
#include "game/replay.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"

using namespace camlann;

namespace {

bool same_moves(const Record& a, const Record& b) {
  return std::equal(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end(),
                    [](const RecordMove& x, const RecordMove& y) { return x.text == y.text; });
}

void check_record(const Record& record) {
  const std::string written = write_record(record);
  const auto again = read_records(written);
  fuzz::check(again && again->size() == 1, "a record is read back");
  const Record& copy = again->front();
  fuzz::check(same_moves(copy, record), "with its moves");
  fuzz::check(copy.result == record.result, "with its result");
  fuzz::check(write_record(copy) == written, "the text is canonical");

  const Replay played = replay(record);
  if (played.fault || !played.game) {
    fuzz::check(played.fault.has_value(), "what cannot be played has a fault");
    fuzz::check(!played.fault->error.what.empty(), "a fault explains");
    return;
  }
  const auto own = read_records(write_record(to_record(*played.game)));
  fuzz::check(own && own->size() == 1, "a game's own record is read back");
  const Replay replayed = replay(own->front());
  fuzz::check(!replayed.fault, "and replayed");
  fuzz::check(replayed.game->fen() == played.game->fen(), "to the same position");
  fuzz::check(replayed.game->verdict() == played.game->verdict(), "and the same result");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  RecordReader reader(fuzz::Input(data, size).text());
  std::size_t games = 0;
  while (const auto record = reader.next()) {
    fuzz::check(++games <= size + 1, "the reader comes to an end");
    if (*record) {
      check_record(**record);
    } else {
      fuzz::check(record->error().where.find(':') != std::string::npos, "an error says where");
    }
  }
  return 0;
}
