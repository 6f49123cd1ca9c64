#include "server/services/moderation/importing.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "rules/variant_info.hpp"
#include "server/core/clock.hpp"
#include "server/core/look_alikes.hpp"
#include "server/core/secret.hpp"
#include "server/messages/imported.hpp"
#include "server/messages/name_lists.hpp"
#include "server/messages/player_lists.hpp"
#include "server/model/imported.hpp"
#include "server/model/measure.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

namespace {

using message::ListedAs;

constexpr std::int64_t most_imported = 100'000;
constexpr std::int64_t most_waiting_claims = 3;

/// Names of accounts by their looks.
class AccountLooks {
 public:
  explicit AccountLooks(const std::vector<std::string>& names) {
    for (const auto& name : names) {
      for (auto& look : looks_of(name)) names_.emplace(std::move(look), name);
    }
  }

  /// Returns the name of an account that looks like this name, or nothing.
  [[nodiscard]] std::string like(std::string_view name) const {
    for (const auto& look : looks_of(name)) {
      if (const auto found = names_.find(look); found != names_.end()) return found->second;
    }
    return {};
  }

 private:
  std::unordered_map<std::string, std::string> names_;
};

/// A list on its way into the tables.
class Importing {
 public:
  Importing(HostTables& tables, Millis now) : tables_(tables), now_(now) {}

  Result<void> take(PlayerList list) {
    TRY(const auto names, tables_.account_names());
    const AccountLooks accounts(names);
    TRY(auto count, tables_.imports().count());
    count_ = count;
    for (const auto& fault : list.faults) refuse(fault.line, fault.error);
    for (const auto& player : list.players) {
      TRY_VOID(take(player, accounts));
    }
    std::stable_sort(report_.faults.begin(), report_.faults.end(),
                     [](const auto& a, const auto& b) { return a.line < b.line; });
    return {};
  }

  [[nodiscard]] message::ListReport& report() { return report_; }

  /// Returns "2 new, 1 changed, 3 left out" for the log; nothing if nothing is changed.
  [[nodiscard]] std::string summary() const {
    const auto count = [&](ListedAs what) {
      return std::count_if(report_.lines.begin(), report_.lines.end(),
                           [&](const auto& line) { return line.what == what; });
    };
    const auto added = count(ListedAs::added);
    const auto changed = count(ListedAs::changed);
    if (added + changed == 0) return {};
    auto text = std::to_string(added) + " new, " + std::to_string(changed) + " changed";
    if (!report_.faults.empty()) {
      text += ", " + std::to_string(report_.faults.size()) + " left out";
    }
    return text;
  }

 private:
  void refuse(int line, const Error& error) {
    message::Problem problem;
    problem.what = error.what;
    problem.expected = error.expected;
    problem.code = error.code;
    problem.line = line;
    report_.faults.push_back(std::move(problem));
  }

  Result<void> take(const ListedPlayer& listed, const AccountLooks& accounts) {
    TRY(auto known, find(listed));
    if (known.size() > 1) {
      refuse(listed.line, {ErrorCode::conflict, "Several players have the name " + listed.name,
                           "text", "the id that the federation has given"});
      return {};
    }
    const bool fresh = known.empty();
    if (fresh && count_ >= most_imported) {
      refuse(listed.line, {ErrorCode::too_many, "So many players cannot be imported", "text",
                           "at most " + std::to_string(most_imported) + " in all"});
      return {};
    }
    ImportedPlayer player =
        fresh ? ImportedPlayer{random_name(imported_id_length), {}, {}, now_} : known.front();
    const auto before = player;
    player.name = listed.name;
    if (!listed.federation_id.empty()) player.federation_id = listed.federation_id;
    const auto clash = clash_of(player.id, listed);
    if (clash) {
      refuse(listed.line, {ErrorCode::conflict,
                           "Line " + std::to_string(*clash) + " has another rating of this player",
                           "text", "one rating of a player in each game and speed on a day"});
      return {};
    }
    if (player != before) {
      TRY_VOID(tables_.imports().put(player));
    }
    TRY(const auto moved, put_rating(player.id, listed));
    if (fresh) ++count_;
    message::ListedLine line;
    line.line = listed.line;
    line.name = player.name;
    line.federation_id = player.federation_id;
    line.what = fresh                       ? ListedAs::added
                : moved || player != before ? ListedAs::changed
                                            : ListedAs::same;
    line.account = accounts.like(player.name);
    report_.lines.push_back(std::move(line));
    return {};
  }

  Result<std::vector<ImportedPlayer>> find(const ListedPlayer& listed) {
    if (listed.federation_id.empty()) return tables_.imports().named(listed.name);
    return tables_.imports().like(listed.name, listed.federation_id);
  }

  /// Returns the line of this list that has another rating of the player.
  std::optional<int> clash_of(const std::string& id, const ListedPlayer& listed) {
    if (!listed.rating) return std::nullopt;
    auto rating = *listed.rating;
    const auto [earlier, fresh] = ratings_.try_emplace(
        {id, rating.variant, rating.speed, day_of(listed.day.value_or(now_))}, rating, listed.line);
    if (fresh || earlier->second.first == rating) return std::nullopt;
    return earlier->second.second;
  }

  /// Keeps the rating if it is the newest, and those before it as its history. Returns true if
  /// something was changed.
  Result<bool> put_rating(const std::string& id, const ListedPlayer& listed) {
    if (!listed.rating) return false;
    auto& imports = tables_.imports();
    auto rating = *listed.rating;
    rating.at = listed.day.value_or(now_);
    TRY(const auto before, imports.ratings(id));
    const auto newest = std::find_if(before.begin(), before.end(), [&](const auto& one) {
      return one.variant == rating.variant && one.speed == rating.speed;
    });
    if (newest != before.end()) {
      const auto day = day_of(newest->at);
      if (day_of(rating.at) < day) return imports.put_earlier(id, rating);
      auto same = *newest;
      same.at = rating.at;
      // Without a day, the rating may be as old as the one that is known.
      if (same == rating && (!listed.day || day == *listed.day)) return false;
      if (day_of(rating.at) > day) {
        TRY_VOID(imports.put_earlier(id, *newest));
      }
    }
    TRY_VOID(imports.put(id, rating));
    return true;
  }

  HostTables& tables_;
  const Millis now_;
  std::int64_t count_ = 0;
  message::ListReport report_;
  std::map<std::tuple<std::string, std::string, rating::Speed, Millis>,
           std::pair<ImportedRating, int>>
      ratings_;  // with their lines
};

Failure no_such_imported(const std::string& id) {
  return failure(ErrorCode::not_found, "There is no such imported player", id);
}

Failure is_held(const NamedClaim& by) {
  return failure(ErrorCode::conflict, by.account_name + " is " + by.imported_name + " already", {},
                 "that the host undoes this first");
}

/// Returns the claim, or an error if the account has none in this phase.
Result<Claim> claim_in(HostTables& tables, const ImportedPlayer& player, const KnownPlayer& account,
                       bool confirmed) {
  TRY(auto found, tables.imports().claim(player.id, account.id));
  if (found && (found->phase == ClaimPhase::confirmed) == confirmed) return std::move(*found);
  return failure(ErrorCode::not_found,
                 account.name + (confirmed ? " is not " : " does not say to be ") + player.name,
                 account.name, "a claim of camlann admin claims");
}

}  // namespace

Result<message::ListReport> import_players(HostTables& tables, const message::ImportPlayers& wish,
                                           const Catalog& known, const std::string& by,
                                           Millis now) {
  const auto* const variant = known.find(wish.variant);
  if (variant == nullptr) return Failure(known.unknown(wish.variant));
  const ListDefaults defaults{variant->id, speed_value(wish.speed), static_cast<int>(wish.line),
                              now};
  TRY(auto list, read_player_list(wish.text, wish.form, defaults, known, most_listed_players));
  std::optional<Importing> importing;
  bool left = false;  // unchanged
  const auto done = tables.together([&]() -> Result<void> {
    importing.emplace(tables, now);
    TRY_VOID(importing->take(list));
    const auto summary = importing->summary();
    left = !wish.save || summary.empty();
    // Rolls back.
    if (left) return failure(ErrorCode::conflict, "Nothing is imported");
    LogEntry entry;
    entry.at = now;
    entry.by = by;
    entry.deed = DeedKind::import_players;
    entry.reason = summary;
    return tables.note(entry);
  });
  if (!done && !left) return Failure(done.error());
  message::ListReport report;
  if (importing) report = std::move(importing->report());
  report.saved = wish.save;
  return report;
}

Result<message::ImportedPlayer> imported_page(HostTables& tables, const std::string& id,
                                              const std::string& player) {
  auto& imports = tables.imports();
  TRY(const auto found, imports.find(id));
  if (!found) return no_such_imported(id);
  TRY(const auto ratings, imports.ratings(id));
  TRY(const auto holder, imports.holder(id));
  TRY(const auto own, imports.claim(id, player));
  return imported_message(*found, ratings, holder, own);
}

Result<void> claim_player(HostTables& tables, const std::string& id, const Named& account,
                          const std::string& text, Millis now) {
  return tables.together([&]() -> Result<void> {
    auto& imports = tables.imports();
    TRY(const auto found, imports.find(id));
    if (!found) return no_such_imported(id);
    TRY(const auto known, tables.find(account.id));
    if (!known || !known->account) {
      return failure(ErrorCode::conflict, "You are not signed in", {}, "an account");
    }
    TRY(const auto holder, imports.holder(id));
    if (holder) return is_held(*holder);
    TRY(const auto before, imports.claim(id, account.id));
    if (before) {
      const bool waits = before->phase == ClaimPhase::waiting;
      return failure(ErrorCode::conflict,
                     waits ? "You have said so already" : "The host has refused this", {},
                     waits ? "that the host reads it first" : "the host, who can still confirm it");
    }
    TRY(const auto waiting, imports.waiting_claims(account.id));
    if (waiting >= most_waiting_claims) {
      return failure(ErrorCode::too_many, "You say to be too many players at once", {},
                     "that the host reads your other claims first");
    }
    return imports.put(Claim{id, account.id, text, now, ClaimPhase::waiting, {}});
  });
}

Result<void> confirm_claim(HostTables& tables, const ImportedPlayer& player,
                           const KnownPlayer& account, Millis now) {
  auto& imports = tables.imports();
  TRY(const auto holder, imports.holder(player.id));
  if (holder) return is_held(*holder);
  TRY(auto claim, claim_in(tables, player, account, false));
  claim.phase = ClaimPhase::confirmed;
  claim.answered = now;
  TRY_VOID(imports.put(claim));
  return imports.begin_ratings(player, account.id, now);
}

Result<void> refuse_claim(HostTables& tables, const ImportedPlayer& player,
                          const KnownPlayer& account, Millis now) {
  TRY(auto claim, claim_in(tables, player, account, false));
  claim.phase = ClaimPhase::refused;
  claim.answered = now;
  return tables.imports().put(claim);
}

Result<void> undo_claim(HostTables& tables, const ImportedPlayer& player,
                        const KnownPlayer& account, const Catalog& known, Millis now) {
  TRY(auto claim, claim_in(tables, player, account, true));
  claim.phase = ClaimPhase::refused;
  claim.answered = now;
  TRY_VOID(tables.imports().put(claim));
  return tables.imports().end_ratings(player.id, account.id, known);
}

}  // namespace camlann::server
