#include "server/services/moderation/moderation_actions.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "server/core/address_ranges.hpp"
#include "server/core/clock.hpp"
#include "server/model/account_names.hpp"
#include "server/model/directors.hpp"
#include "server/model/measure.hpp"
#include "server/model/site.hpp"
#include "server/model/word_list.hpp"
#include "server/services/moderation/importing.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/host.hpp"

namespace camlann::server {

namespace {

constexpr std::int64_t most_open_reports = 2000;
constexpr std::size_t most_ranges = 1000;
constexpr Millis hour = std::chrono::milliseconds(std::chrono::hours(1)).count();
/// The time for which a name is reserved after the host has taken it from a player.
constexpr Millis name_kept = hour * 24 * 366 * 10;

/// One action, until it is saved.
class Doing {
 public:
  Doing(HostTables& tables, const message::Deed& deed, const std::string& by, Millis now,
        const Catalog& known)
      : tables_(tables), deed_(deed), now_(now), known_(known) {
    entry_.at = now;
    entry_.by = by;
    entry_.deed = deed.deed;
    entry_.target = deed.target;
    entry_.reason = deed.reason;
    if (deed.hours) entry_.until = now + *deed.hours * hour;
  }

  Result<LogEntry> now() {
    const auto act_and_note = [this]() -> Result<void> {
      TRY_VOID(act());
      return tables_.note(entry_);
    };
    TRY_VOID(tables_.together(act_and_note));
    return entry_;
  }

 private:
  Result<void> act();
  Result<void> measure(MeasureKind kind);
  Result<void> ban_range();
  Result<void> rename();
  Result<void> lift();
  Result<void> dismiss();
  Result<void> change_words();
  Result<void> set_guests_write();
  Result<void> set_admin(bool admin);
  Result<void> change_event();
  Result<void> delete_event(DirectedKind kind, const std::string& event);
  Result<void> set_site();
  Result<void> answer_claim();
  /// Finds the player that the action is about, and notes the name for the log.
  Result<KnownPlayer> find();
  /// The same, but refuses moderators.
  Result<KnownPlayer> find_in_reach();

  HostTables& tables_;
  const message::Deed& deed_;
  const Millis now_;
  const Catalog& known_;
  LogEntry entry_;
};

Result<void> Doing::act() {
  switch (deed_.deed) {
    case DeedKind::mute: return measure(MeasureKind::mute);
    case DeedKind::ban: return measure(MeasureKind::ban);
    case DeedKind::close: return measure(MeasureKind::close);
    case DeedKind::ban_range: return ban_range();
    case DeedKind::rename: return rename();
    case DeedKind::lift: return lift();
    case DeedKind::dismiss: return dismiss();
    case DeedKind::words: return change_words();
    case DeedKind::guests_write: return set_guests_write();
    case DeedKind::make_admin: return set_admin(true);
    case DeedKind::unmake_admin: return set_admin(false);
    case DeedKind::hand_over:
    case DeedKind::hide_event:
    case DeedKind::show_event:
    case DeedKind::end_event:
    case DeedKind::delete_event: return change_event();
    case DeedKind::site: return set_site();
    case DeedKind::confirm_claim:
    case DeedKind::refuse_claim:
    case DeedKind::undo_claim: return answer_claim();
    case DeedKind::import_players:
      return failure(ErrorCode::syntax, "A list of players is imported with its text", "deed",
                     "POST /api/admin/import");
  }
  return {};
}

Result<KnownPlayer> Doing::find() {
  TRY(auto found, tables_.find(deed_.target));
  std::optional<KnownPlayer> known = std::move(found);
  if (!known) {
    return failure(ErrorCode::not_found, "There is no such player", deed_.target,
                   "the name of an account, or the id of a player");
  }
  entry_.target = known->id;
  entry_.name = known->name;
  return std::move(*known);
}

Result<KnownPlayer> Doing::find_in_reach() {
  auto known = find();
  if (known && known->admin) {
    return failure(ErrorCode::conflict, "This account keeps order here", known->name,
                   "that it no longer does: camlann admin unmake " + known->name);
  }
  return known;
}

Failure no_reason() {
  return failure(ErrorCode::syntax, "A reason is missing", "reason",
                 "a line, which the player reads too");
}

Result<void> Doing::measure(MeasureKind kind) {
  if (deed_.reason.empty()) return no_reason();
  TRY(const auto known, find_in_reach());
  if (kind == MeasureKind::close) {
    entry_.until.reset();
    if (!known.account) {
      return failure(ErrorCode::conflict, "This player has no account", known.id,
                     "an account, or a ban");
    }
  }
  auto done = tables_.take({kind, known.id, known.name, deed_.reason, now_, entry_.until});
  if (done && kind != MeasureKind::mute) done = tables_.send_away(known.id);
  return done ? tables_.reports().close_about(known.id, now_) : done;
}

Result<void> Doing::ban_range() {
  if (deed_.reason.empty()) return no_reason();
  TRY(const auto range, Range::read(deed_.target));
  TRY(const auto all, tables_.measures(now_));
  const auto ranges = std::count_if(
      all.begin(), all.end(), [](const auto& one) { return one.kind == MeasureKind::ban_range; });
  if (static_cast<std::size_t>(ranges) >= most_ranges) {
    return failure(ErrorCode::too_many, "Too many ranges are banned", range.text(),
                   "that others are lifted first");
  }
  entry_.target = range.text();
  return tables_.take({MeasureKind::ban_range, range.text(), {}, deed_.reason, now_, entry_.until});
}

Result<void> Doing::rename() {
  if (deed_.reason.empty()) return no_reason();
  TRY(const auto known, find_in_reach());
  if (!known.account) {
    return failure(ErrorCode::conflict, "This player has no account", known.id,
                   "an account: guests have another name in each game");
  }
  TRY_VOID(check_account_name(deed_.name));
  TRY(const auto words, tables_.words());
  TRY_VOID(WordList(words).check_name(deed_.name, "name"));
  TRY(const auto found, tables_.taken_by(deed_.name, known.id, now_));
  const std::optional<std::string>& by = found;
  if (by) return name_taken(deed_.name, *by);
  entry_.until.reset();
  entry_.reason = "now " + deed_.name + ": " + deed_.reason;
  auto done = tables_.rename(known, deed_.name, now_ + name_kept);
  return done ? tables_.reports().close_about(known.id, now_) : done;
}

Result<void> Doing::lift() {
  entry_.until.reset();
  if (const auto range = Range::read(deed_.target)) {
    entry_.target = range->text();
  } else if (const auto known = find(); !known) {
    return Failure(known.error());
  }
  TRY(const auto lifted, tables_.lift(entry_.target, now_));
  if (lifted == 0) {
    return failure(ErrorCode::not_found, "Nothing is in force against this", deed_.target);
  }
  return {};
}

Result<void> Doing::dismiss() {
  entry_.until.reset();
  TRY(auto closed, tables_.reports().close(deed_.report, now_));
  const std::optional<Named> about = std::move(closed);
  if (!about) {
    return failure(ErrorCode::not_found, "No open report has this number",
                   std::to_string(deed_.report));
  }
  entry_.target = about->id;
  entry_.name = about->name;
  return {};
}

/// "added: a, b; removed: c", shortened to the length of a reason.
std::string difference(const std::vector<std::string>& before,
                       const std::vector<std::string>& after) {
  const auto without = [](const auto& some, const auto& others) {
    std::vector<std::string> left;
    std::set_difference(some.begin(), some.end(), others.begin(), others.end(),
                        std::back_inserter(left));
    return left;
  };
  std::string text;
  const auto add = [&](std::string_view start, const std::vector<std::string>& words) {
    if (words.empty()) return;
    if (!text.empty()) text += "; ";
    text += start;
    for (std::size_t i = 0; i < words.size(); ++i) text += (i == 0 ? " " : ", ") + words[i];
  };
  add("added:", without(after, before));
  add("removed:", without(before, after));
  return text;
}

Result<void> Doing::change_words() {
  TRY(const auto before, tables_.words());
  std::vector<std::string> after;
  for (const auto& text : deed_.words) {
    TRY(auto word, read_word(text));
    after.push_back(std::move(word));
  }
  std::sort(after.begin(), after.end());
  after.erase(std::unique(after.begin(), after.end()), after.end());
  entry_.target.clear();
  entry_.until.reset();
  entry_.reason = difference(before, after);
  return tables_.set_words(after);
}

Result<void> Doing::set_guests_write() {
  entry_.target.clear();
  entry_.until.reset();
  entry_.reason = deed_.on ? "on" : "off";
  return tables_.set_guests_write(deed_.on);
}

Result<void> Doing::change_event() {
  if (deed_.reason.empty()) return no_reason();
  entry_.until.reset();
  const auto event = read_event_path(deed_.target);
  const auto none = [&] {
    return failure(ErrorCode::not_found, "There is no such tournament, league or club",
                   deed_.target, "the address of its page, like tournament/ID");
  };
  if (!event) return none();
  const auto& [kind, id] = *event;
  TRY(const auto found, tables_.event_name(kind, id));
  const std::optional<std::string>& name = found;
  if (!name) return none();
  entry_.target = std::string(word_of(kind)) + '/' + id;
  entry_.name = *name;
  if (deed_.deed == DeedKind::hide_event) return tables_.show_event(kind, id, false, now_);
  if (deed_.deed == DeedKind::show_event) return tables_.show_event(kind, id, true, now_);
  if (deed_.deed == DeedKind::delete_event) return delete_event(kind, id);
  if (deed_.deed == DeedKind::end_event) {
    if (kind == DirectedKind::club) {
      return failure(ErrorCode::conflict, "A club has no end", entry_.target,
                     "that it is handed over, hidden or deleted");
    }
    return tables_.end_event(kind, id, now_);
  }
  TRY(auto player, tables_.find(deed_.name));
  const std::optional<KnownPlayer> known = std::move(player);
  if (!known) {
    return failure(ErrorCode::not_found, "There is no such player", deed_.name,
                   "the name of an account, or the id of a player");
  }
  entry_.reason = "to " + known->name + ": " + deed_.reason;
  return tables_.hand_over(kind, id, *known, now_);
}

Result<void> Doing::delete_event(DirectedKind kind, const std::string& event) {
  if (kind == DirectedKind::club) {
    TRY(const auto found, tables_.event_under_way(event));
    if (const std::optional<std::string>& one = found) {
      return failure(ErrorCode::conflict, *one + " of this club is not over", entry_.target,
                     "that its tournaments and leagues are ended first");
    }
  }
  return tables_.delete_event(kind, event, now_);
}

/// Returns the line for the log about a new text of a setting.
std::string told(SiteSetting setting, const std::string& text) {
  if (text.empty()) return "removed";
  switch (setting) {
    case SiteSetting::name:
    case SiteSetting::accent:
    case SiteSetting::contact:
    case SiteSetting::source:
      return std::cmp_greater(text.size(), message::longest_reason) ? "changed" : text;
    case SiteSetting::logo:
    case SiteSetting::imprint:
    case SiteSetting::conduct:
    case SiteSetting::privacy: break;
  }
  return "changed";
}

Result<void> Doing::set_site() {
  entry_.until.reset();
  const auto setting = value_of<SiteSetting>(deed_.target);
  if (!setting) {
    return failure(ErrorCode::unknown_name, "There is no such setting of the site", deed_.target,
                   "name, logo, accent, imprint, contact, source, conduct or privacy");
  }
  TRY(const auto text, read_site_setting(*setting, deed_.text));
  entry_.reason = told(*setting, text);
  return tables_.set_site(*setting, text);
}

Result<void> Doing::set_admin(bool admin) {
  TRY(const auto known, find());
  entry_.until.reset();
  if (!known.account) {
    return failure(ErrorCode::conflict, "This player has no account", known.id, "an account");
  }
  if (known.admin == admin) {
    return failure(ErrorCode::conflict,
                   admin ? "This account is an admin already" : "This account is no admin",
                   known.name);
  }
  return tables_.set_admin(known.id, admin);
}

Result<void> Doing::answer_claim() {
  entry_.until.reset();
  TRY(const auto found, tables_.imports().find(deed_.target));
  if (!found) {
    return failure(ErrorCode::not_found, "There is no such imported player", deed_.target,
                   "the id of an imported player");
  }
  TRY(const auto known, tables_.find(deed_.name));
  if (!known || !known->account) {
    return failure(ErrorCode::not_found, "There is no such account", deed_.name,
                   "the name of an account");
  }
  entry_.target = known->id;
  entry_.name = known->name;
  entry_.reason = found->name + (deed_.reason.empty() ? "" : ": " + deed_.reason);
  if (deed_.deed == DeedKind::confirm_claim) return confirm_claim(tables_, *found, *known, now_);
  if (deed_.deed == DeedKind::refuse_claim) return refuse_claim(tables_, *found, *known, now_);
  return undo_claim(tables_, *found, *known, known_, now_);
}

}  // namespace

Result<LogEntry> perform(HostTables& tables, const message::Deed& deed, const std::string& by,
                         Millis now, const Catalog& known) {
  return Doing(tables, deed, by, now, known).now();
}

Result<void> take_report(HostTables& tables, const message::NewReport& wish, const Named& by,
                         Millis now) {
  return tables.together([&]() -> Result<void> {
    TRY(auto found, tables.find(wish.player));
    const std::optional<KnownPlayer> about = std::move(found);
    if (!about || about->id == by.id) {
      return failure(ErrorCode::not_found, "There is nobody to report", "player",
                     "the id of another player");
    }
    TRY(const auto open, tables.reports().has_open(by.id, about->id));
    if (open) {
      return failure(ErrorCode::conflict, "You have reported this player already", "player",
                     "that the host reads it first");
    }
    TRY(const auto count, tables.reports().count_open());
    if (count >= most_open_reports) {
      return failure(ErrorCode::busy, "The host has too many reports to read", {},
                     "another attempt later");
    }
    return tables.reports().add(
        {0, {about->id, about->name}, by, wish.subject, wish.game, wish.text, now, {}});
  });
}

}  // namespace camlann::server
