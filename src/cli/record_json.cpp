#include <string>

#include "cli/record_forms.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "wire/messages/record.hpp"
#include "wire/record_messages.hpp"
#include "wire/write.hpp"

namespace camlann::cli {

std::string record_to_json(const Record& record, const Game& game) {
  return wire::to_json(message::ConvertedRecord{wire::recorded_game(record, game), game.fen()});
}

}  // namespace camlann::cli
