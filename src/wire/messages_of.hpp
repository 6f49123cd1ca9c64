#pragma once
// Converts values of the game and the engine to messages. Thread-safe; also in the browser.

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "engine/analyst.hpp"
#include "engine/why.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "wire/messages/analysis.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages/setup.hpp"
#include "wire/messages/variant.hpp"

namespace camlann::wire {

[[nodiscard]] message::Problem message_of(const Error& error);

[[nodiscard]] message::Outcome message_of(const WrittenMove& move, const VariantInfo& variant);
[[nodiscard]] std::vector<message::Outcome> messages_of(const std::vector<WrittenMove>& moves,
                                                        const VariantInfo& variant);
[[nodiscard]] message::Obligation message_of(const Obligation& obligation,
                                             const VariantInfo& variant);
[[nodiscard]] message::Legs message_of(const Legs& legs, const VariantInfo& variant);
[[nodiscard]] message::Refusal message_of(const Refusal& refusal, const VariantInfo& variant);
/// Returns the refusal of a name that is not a square of the board.
[[nodiscard]] message::Refusal no_such_square(std::string_view name);
/// Returns the reasons for each move, best move first.
[[nodiscard]] std::vector<message::Why> messages_of(const Whys& whys, const VariantInfo& variant);
/// Returns the lines that a search with this evaluation has reported, best first.
[[nodiscard]] std::vector<message::AnalysedLine> messages_of(const Game& game, const Info& info,
                                                             Evaluator evaluator);

[[nodiscard]] message::SeatLetter letter_of(Seat seat, std::string_view seat_letters);
/// Returns nothing during a game. The letters of the seats are in turn order.
[[nodiscard]] std::optional<message::Result> message_of(const Verdict& verdict,
                                                        std::string_view seat_letters);

[[nodiscard]] message::Setup message_of(const Setup& setup, const VariantInfo& variant);
[[nodiscard]] message::JudgedSetup message_of(const Judged& judged, const VariantInfo& variant);

[[nodiscard]] message::Standing standing_of(const Game& game);
[[nodiscard]] message::State state_of(const Game& game);
[[nodiscard]] message::Variant message_of(const VariantInfo& variant);
/// Returns the variants of the catalog.
[[nodiscard]] message::Variants all_variants(const Catalog& known = catalog());

}  // namespace camlann::wire
