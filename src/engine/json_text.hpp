#pragma once
// JSON of the values that every interface shows: command line, browser core and server answer with
// the same objects. Writing only; text that is no UTF-8 is mended. Thread-safe.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "engine/why.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// With quotation marks and escapes; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string json_string(std::string_view text);
[[nodiscard]] std::string json_strings(const std::vector<std::string>& texts);
/// Adds `"key":value` to an object that is open, with a comma if it is not the first; the value is
/// JSON already.
void add_member(std::string& object, std::string_view key, std::string_view json);

/// {"from","to","captures","kind","path","notation"}, and "promotion" where one is made
[[nodiscard]] std::string to_json(const WrittenMove& move, const VariantInfo& variant);
[[nodiscard]] std::string to_json(const std::vector<WrittenMove>& moves,
                                  const VariantInfo& variant);

/// null while the game goes on, else {"winner":"w"|"b"|null,"reason"}; with more than two seats
/// {"winner":"RB"|null,"winners":["R","B"],"reason"}. The letters of the seats stand in turn order.
[[nodiscard]] std::string to_json(const Verdict& verdict, std::string_view seat_letters);

/// {"what","where","expected"}
[[nodiscard]] std::string to_json(const Error& error);

/// {"kind":"none"|"capture"|"leave"|"leave-by-jump"|"check","squares","text"}
[[nodiscard]] std::string to_json(const Obligation& obligation, const VariantInfo& variant);

/// {"next":[{"square","kind","captures"}],"stop","outcome"}; null where there is none
[[nodiscard]] std::string to_json(const Legs& legs, const VariantInfo& variant);

/// {"rule","text","square"}
[[nodiscard]] std::string to_json(const Refusal& refusal, const VariantInfo& variant);
/// That a name is no square of the board, in the same form.
[[nodiscard]] std::string no_such_square_json(std::string_view name);

/// {"move","score","scoreText","best","reasons"}; the reasons as told() has them
[[nodiscard]] std::string to_json(const Why& why, const VariantInfo& variant);

/// All that a board view shows: {"variant","rules","fen","ply","seat","passed":["G"],"result",
/// "resultText","obligation","pieces":{"D6":"M"},"outcomes","canClaim"}
[[nodiscard]] std::string state_json(const Game& game);

/// {"id","name","seats","files","ranks","grid":"square"|"hex","squares","castles":{"w","b"},
///  "seating":[{"id","name","side","men","castle","goal"}],"array","family","note","notes",
///  "men":{"k":"knight"},"options":[{"name","values","most"}],
///  "ruleSets":[{"id","name","offered","options":{...}}]}; numbers and truth values of options are
/// JSON numbers and booleans.
[[nodiscard]] std::string to_json(const VariantInfo& variant);

}  // namespace camlann
