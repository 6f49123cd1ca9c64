#include "server/services/moderation/moderation.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/host.hpp"
#include "server/messages/imported.hpp"
#include "server/model/imported.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/measure.hpp"
#include "server/model/site.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/moderation/importing.hpp"
#include "server/services/moderation/moderation_actions.hpp"
#include "server/services/site/site_keeper.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/host.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_looks{500};
constexpr std::size_t reports_at_once = 100;
constexpr std::size_t entries_at_once = 100;
constexpr std::size_t claims_at_once = 50;

}  // namespace

Moderation::Moderation(HostTables& tables, Directory& directory, Clock clock, const Limits& limits,
                       Log log, SiteKeeper* site, const Catalog& known)
    : tables_(tables),
      directory_(directory),
      clock_(std::move(clock)),
      limits_(limits),
      log_(std::move(log)),
      site_(site),
      known_(known),
      actor_(limits.moderation, limits.round, Actor::Closing::refuse, log_) {}

Result<void> Moderation::start() {
  TRY(const auto log, tables_.log(std::numeric_limits<std::int64_t>::max(), 1));
  if (!log.empty()) told_ = log.front().number;
  TRY_VOID(refresh_imported());
  return refresh();
}

void Moderation::run() {
  actor_.run([this] { run_once(between_looks); });
}

void Moderation::run_once(milliseconds patience) {
  actor_.work(patience);
  try {
    if (!refresh()) log_(Severity::warning, "order-not-read", {});
  } catch (const std::exception&) {  // out of memory: the next round tries again
    log_(Severity::warning, "order-not-read", {});
  }
}

void Moderation::report(const QueueKey& who, const std::string& name,
                        const message::NewReport& wish, const Reply<bool>& reply) {
  actor_.ask(who, reply, [this, by = Named{who.player, name}, wish]() -> Result<bool> {
    TRY_VOID(take_report(tables_, wish, by, clock_()));
    return true;
  });
}

void Moderation::look(const Identity& who, const Reply<message::HostDesk>& reply) {
  actor_.ask(QueueKey(who.player), reply, [this, who]() -> Result<message::HostDesk> {
    TRY_VOID(check(who));
    return moderation();
  });
}

void Moderation::act(const Identity& who, const message::Deed& deed,
                     const Reply<message::HostDesk>& reply) {
  actor_.ask(QueueKey(who.player), reply, [this, who, deed]() -> Result<message::HostDesk> {
    TRY_VOID(check(who));
    TRY_VOID(check_free(deed));
    TRY_VOID(perform(tables_, deed, who.name, clock_(), known_));
    // The change is in force before the reply.
    TRY_VOID(refresh());
    return moderation();
  });
}

void Moderation::import_list(const Identity& who, const message::ImportPlayers& wish,
                             const Reply<message::ListReport>& reply) {
  actor_.ask(QueueKey(who.player), reply, [this, who, wish]() -> Result<message::ListReport> {
    TRY_VOID(check(who));
    TRY(auto report, import_players(tables_, wish, known_, who.name, clock_()));
    TRY_VOID(refresh());
    return report;
  });
}

void Moderation::imported_named(const QueueKey& who, const ListWish& wish,
                                const Reply<message::ImportedNames>& reply) {
  actor_.ask(who, reply, [this, wish]() -> Result<message::ImportedNames> {
    TRY(auto found, tables_.imports().search(wish));
    return imported_names(ListPart<ImportedPlayer>::from(std::move(found), wish));
  });
}

void Moderation::imported(const QueueKey& who, const std::string& id,
                          const Reply<message::ImportedPlayer>& reply) {
  actor_.ask(who, reply,
             [this, id, player = who.player] { return imported_page(tables_, id, player); });
}

void Moderation::claim(const Identity& who, const std::string& id, const std::string& text,
                       const Reply<message::ImportedPlayer>& reply) {
  actor_.ask(QueueKey(who.player), reply,
             [this, who, id, text]() -> Result<message::ImportedPlayer> {
               if (directory_.is_bot(who.player)) {
                 return failure(ErrorCode::conflict, "A program is no player of a federation", {},
                                "an account of a person");
               }
               TRY_VOID(claim_player(tables_, id, {who.player, who.name}, text, clock_()));
               TRY_VOID(refresh_imported());
               return imported_page(tables_, id, who.player);
             });
}

void Moderation::withdraw_claim(const Identity& who, const std::string& id,
                                const Reply<message::ImportedPlayer>& reply) {
  actor_.ask(QueueKey(who.player), reply, [this, who, id]() -> Result<message::ImportedPlayer> {
    TRY_VOID(tables_.together([&] { return tables_.imports().withdraw(id, who.player); }));
    TRY_VOID(refresh_imported());
    return imported_page(tables_, id, who.player);
  });
}

Result<void> Moderation::refresh_imported() {
  TRY(auto names, tables_.imports().names());
  directory_.set_imported(std::move(names));
  return {};
}

void Moderation::log(const Identity& who, std::int64_t before,
                     const Reply<message::HostLog>& reply) {
  actor_.ask(QueueKey(who.player), reply, [this, who, before]() -> Result<message::HostLog> {
    TRY_VOID(check(who));
    TRY(const auto log, tables_.log(before, entries_at_once));
    return message_of(log);
  });
}

Result<void> Moderation::check(const Identity& who) const {
  const auto known = directory_.find_session(who.session);
  if (known && known->admin) return {};
  return failure(ErrorCode::conflict, "You do not moderate this server", {},
                 "an account made admin on the command line");
}

Result<void> Moderation::check_free(const message::Deed& deed) const {
  if (deed.deed != DeedKind::site || site_ == nullptr) return {};
  const auto setting = value_of<SiteSetting>(deed.target);
  if (!setting || !site_->is_fixed(*setting)) return {};
  return failure(ErrorCode::conflict, "The options of the server set this", deed.target,
                 "a change of the server's file, or of its command line");
}

Result<message::HostDesk> Moderation::moderation() {
  message::HostDesk made;
  TRY(const auto reports, tables_.reports().open(reports_at_once));
  for (const auto& report : reports) made.reports.push_back(message_of(report));
  TRY(const auto measures, tables_.measures(clock_()));
  for (const auto& measure : measures) made.measures.push_back(message_of(measure));
  TRY(const auto log, tables_.log(std::numeric_limits<std::int64_t>::max(), entries_at_once));
  made.log = message_of(log).entries;
  TRY(auto words, tables_.words());
  made.words = std::move(words);
  TRY(const auto guests, tables_.guests_write());
  made.guests_write = guests;
  TRY(const auto claims, tables_.imports().claims(claims_at_once));
  for (const auto& claim : claims) made.claims.push_back(message_of(claim));
  if (site_ != nullptr) {
    made.site = message_of(*site_->current());
    made.fixed = site_->fixed();
  }
  return made;
}

Result<void> Moderation::refresh() {
  TRY(const auto version, tables_.version());
  if (version == version_) return {};
  // Writes after the version was read are picked up in the next round.
  TRY(const auto now, tables_.in_force(clock_()));
  TRY(const auto log, tables_.log_after(told_));
  directory_.sanctions().set(now);
  if (site_ != nullptr) site_->set(now.site);
  const bool imports = std::any_of(log.begin(), log.end(), [](const LogEntry& entry) {
    return entry.deed == DeedKind::import_players || entry.deed == DeedKind::confirm_claim ||
           entry.deed == DeedKind::refuse_claim || entry.deed == DeedKind::undo_claim;
  });
  if (imports) {
    TRY_VOID(refresh_imported());
  }
  for (const auto& entry : log) {
    const bool of_event = entry.deed == DeedKind::hand_over || entry.deed == DeedKind::hide_event ||
                          entry.deed == DeedKind::show_event || entry.deed == DeedKind::end_event ||
                          entry.deed == DeedKind::delete_event;
    if (const auto event = of_event ? read_event_path(entry.target) : std::nullopt) {
      listeners_.event(*event);
    }
    const bool of_account = entry.deed == DeedKind::ban || entry.deed == DeedKind::close ||
                            entry.deed == DeedKind::rename || entry.deed == DeedKind::make_admin ||
                            entry.deed == DeedKind::unmake_admin;
    if (!of_account) continue;
    listeners_.account(entry.target);
    if (entry.deed != DeedKind::rename) continue;
    TRY(const auto known, tables_.find(entry.target));
    const std::optional<KnownPlayer>& one = known;
    if (one) listeners_.renamed(entry.target, one->name);
  }
  // Only now: after a failure the next round starts again.
  if (!log.empty()) told_ = log.back().number;
  version_ = version;
  listeners_.changed();
  return {};
}

}  // namespace camlann::server
