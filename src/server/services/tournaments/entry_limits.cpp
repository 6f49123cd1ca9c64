#include "server/services/tournaments/entry_limits.hpp"

#include <string>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/same_secret.hpp"
#include "server/model/competition.hpp"
#include "server/model/entry.hpp"
#include "server/services/tournaments/seeds.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

Result<void> fits_entry_terms(Store& store, const std::string& player, const CompetitionMeta& meta,
                              const EntryTerms& terms, const std::string& code) {
  const auto& [cap, lowest, highest, asked, approval] = terms;
  if (!asked.empty() && !same_secret(asked, code)) {
    return failure(ErrorCode::conflict,
                   code.empty() ? "There is an entry code" : "This is not the entry code", "code",
                   "the code that its director gives");
  }
  if (!lowest && !highest) return {};
  TRY(const auto rating, seed_rating(store, player, meta.variant, meta.time));
  if (lowest && rating < *lowest) {
    const auto mine = rating == 0 ? std::string("you have none in this game at its speed")
                                  : "yours is " + std::to_string(rating);
    return failure(ErrorCode::conflict,
                   "You need a rating of at least " + std::to_string(*lowest) + "; " + mine,
                   "rating", "at least " + std::to_string(*lowest));
  }
  if (highest && rating > *highest) {
    return failure(ErrorCode::conflict,
                   "You need a rating of at most " + std::to_string(*highest) + "; yours is " +
                       std::to_string(rating),
                   "rating", "at most " + std::to_string(*highest));
  }
  return {};
}

Result<void> has_free_place(const EntryTerms& terms, int players) {
  if (!terms.cap || players < *terms.cap) return {};
  return failure(ErrorCode::too_many, "All " + std::to_string(*terms.cap) + " places are taken",
                 "cap", "at most " + std::to_string(*terms.cap) + " players");
}

Failure nobody_asks() {
  return failure(ErrorCode::not_found, "This player does not ask to enter", "player",
                 "a player of the list");
}

}  // namespace camlann::server
