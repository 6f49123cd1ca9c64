// The other forms of a record: JSON and sequences of FENs. The first byte chooses the form, the
// rest is the text. What can be read and replayed is written in both forms and read again.

#include "cli/record_forms.hpp"
#include "fuzz/fuzz.hpp"
#include "game/replay.hpp"
#include "wire/json_records.hpp"

using namespace camlann;

namespace {

std::string end_of(const std::vector<Result<Record>>& records, const char* promise) {
  fuzz::check(records.size() == 1 && records.front(), promise);
  const Replay again = replay(*records.front());
  fuzz::check(!again.fault && again.game, promise);
  return again.game->fen();
}

std::vector<Result<Record>> from_json(std::string_view text) {
  std::vector<Result<Record>> records;
  wire::JsonRecords reader(text);
  while (auto record = reader.next()) records.push_back(std::move(*record));
  return records;
}

void check_record(const Record& record) {
  const Replay played = replay(record);
  if (played.fault || !played.game) return;
  const Record own = to_record(*played.game);
  const std::string fen = played.game->fen();
  fuzz::check(end_of(from_json(cli::record_to_json(own, *played.game)),
                     "a game's JSON is read back") == fen,
              "to the same position");
  // A sequence does not contain the rule set.
  if (played.game->rules() != "wcf") return;
  const auto from_fens = cli::records_from_fens(
      cli::game_to_fens(*played.game), played.game->variant().id, played.game->rules(), catalog());
  fuzz::check(end_of(from_fens, "a game's FENs are read back") == fen, "to the same position");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const bool json = input.choice(2) == 0;
  const auto records =
      json ? from_json(input.text()) : cli::records_from_fens(input.text(), {}, "wcf", catalog());
  for (const Result<Record>& record : records) {
    if (record) {
      check_record(*record);
    } else {
      fuzz::check(!record.error().what.empty() && !record.error().where.empty(),
                  "an error says what and where");
    }
  }
  return 0;
}
