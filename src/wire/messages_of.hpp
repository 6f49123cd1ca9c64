#pragma once
// Values of the game and the engine as messages. Thread-safe; also in the browser.

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
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
/// That a name is no square of the board, in the same form.
[[nodiscard]] message::Refusal no_such_square(std::string_view name);
/// The best move first.
[[nodiscard]] std::vector<message::Why> messages_of(const Whys& whys, const VariantInfo& variant);
/// The best lines of a position, the best first, as a search has told.
[[nodiscard]] std::vector<message::AnalysedLine> messages_of(const Game& game, const Info& info);

[[nodiscard]] message::SeatLetter letter_of(Seat seat, std::string_view seat_letters);
/// Nothing while the game goes on. The letters of the seats are in turn order.
[[nodiscard]] std::optional<message::Result> message_of(const Verdict& verdict,
                                                        std::string_view seat_letters);

[[nodiscard]] message::Setup message_of(const Setup& setup, const VariantInfo& variant);
[[nodiscard]] message::JudgedSetup message_of(const Judged& judged, const VariantInfo& variant);

[[nodiscard]] message::Standing standing_of(const Game& game);
[[nodiscard]] message::State state_of(const Game& game);
[[nodiscard]] message::Variant message_of(const VariantInfo& variant);
/// All of the catalog.
[[nodiscard]] message::Variants all_variants(const Catalog& known = catalog());

}  // namespace camlann::wire
