// Game records: reader, writer, replay, trees of variations.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/fuzz.hpp"
#include "game/replay.hpp"
#include "game/tree_record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"

using namespace camlann;

namespace {

bool same_moves(const std::vector<RecordMove>& a, const std::vector<RecordMove>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const RecordMove& x, const RecordMove& y) {
                      return x.text == y.text && x.glyphs == y.glyphs && x.comment == y.comment;
                    });
}

bool same_variations(const Record& a, const Record& b) {
  return std::equal(a.variations.begin(), a.variations.end(), b.variations.begin(),
                    b.variations.end(), [](const RecordVariation& x, const RecordVariation& y) {
                      return x.of == y.of && x.move == y.move && same_moves(x.moves, y.moves);
                    });
}

/// Checks a tree built from a record, complete or up to an error.
void check_tree(const Record& record) {
  const PlayedTree played = play_tree(record);
  fuzz::check(played.tree.has_value() || !played.faults.empty(), "what has no start has a fault");
  for (const RecordFault& fault : played.faults) {
    fuzz::check(!fault.error.what.empty(), "a fault of a tree explains");
  }
  if (!played.tree) return;
  const std::string written = write_record(to_record(*played.tree));
  const auto again = read_records(written);
  fuzz::check(again && again->size() == 1, "a tree's own record is read back");
  const PlayedTree copy = play_tree(again->front());
  fuzz::check(copy.tree && copy.faults.empty(), "and played");
  fuzz::check(copy.tree->size() == played.tree->size(), "to as many positions");
  fuzz::check(write_record(to_record(*copy.tree)) == written, "with all notes");
}

void check_record(const Record& record) {
  check_tree(record);
  const std::string written = write_record(record);
  const auto again = read_records(written);
  fuzz::check(again && again->size() == 1, "a record is read back");
  const Record& copy = again->front();
  fuzz::check(same_moves(copy.moves, record.moves), "with its moves");
  fuzz::check(same_variations(copy, record), "with its variations");
  fuzz::check(copy.comment == record.comment, "with its first comment");
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

/// Checks the readable part of a faulty text.
void check_kept(std::string_view text) {
  RecordReader reader(text, Unreadable::passed_over);
  std::size_t games = 0;
  while (const auto record = reader.next()) {
    fuzz::check(++games <= text.size() + 1, "the reader comes to an end");
    fuzz::check(record->has_value(), "and refuses nothing");
    check_tree(**record);
  }
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
  check_kept(fuzz::Input(data, size).text());
  return 0;
}
