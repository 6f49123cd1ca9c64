// camlann admin: moderates a server, running or not, by writing to its database
// (server/services/moderation/moderation_actions.hpp). A running server sees a change within a
// second.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/words.hpp"
#include "cli/commands.hpp"
#include "cli/server_files.hpp"
#include "game/catalog.hpp"
#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/core/data_folder.hpp"
#include "server/messages/host.hpp"
#include "server/messages/imported.hpp"
#include "server/messages/list_cells.hpp"
#include "server/model/measure.hpp"
#include "server/services/moderation/importing.hpp"
#include "server/services/moderation/moderation_actions.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/host.hpp"
#include "wire/messages/imported.hpp"
#include "wire/messages/player.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

using message::DeedKind;
using server::HostTables;

struct AdminOptions {
  ServerFiles files;
  message::Deed deed;
  int hours = 0;
  int days = 0;
  std::string number;
  std::string on;
  std::vector<std::string> added;
  std::vector<std::string> removed;
  std::string file;
  std::string form;
  std::string game = "cam";
  std::string speed = "slow";
  bool preview = false;
  int most = 100;
  bool json = false;
};

using Options = std::shared_ptr<AdminOptions>;
using Work = std::function<int(HostTables& tables, const AdminOptions& options)>;

/// Returns exit_no if the stored data forbids the action, and exit_unusable if the line or the file
/// is invalid.
int refuse(const Error& error) {
  complain(error);
  const bool no = error.code == ErrorCode::not_found || error.code == ErrorCode::conflict ||
                  error.code == ErrorCode::too_many;
  return no ? exit_no : exit_unusable;
}

int run(const AdminOptions& options, const Work& work) {
  const auto data = data_folder(options.files);
  if (!data) return complain(data.error());
  const auto database = server::find_database(options.files.database, *data);
  if (!database) return complain(database.error());
  const auto tables = HostTables::open_existing(*database);
  if (!tables) return complain(tables.error());
  return work(**tables, options);
}

std::string ending_of(const std::optional<server::Millis>& until) {
  return until ? " until " + server::to_iso(*until) : std::string{};
}

/// Returns "2026-11-23T10:00:00Z ban Martha_Q until 2026-12-01T10:00:00Z: insults".
std::string line_of(const server::LogEntry& entry) {
  auto line = fmt::format("{} {}", server::to_iso(entry.at), word_of(entry.deed));
  const auto& whom = entry.name.empty() ? entry.target : entry.name;
  if (!whom.empty()) line += " " + whom;
  line += ending_of(entry.until);
  if (!entry.reason.empty()) line += ": " + entry.reason;
  return line;
}

int act(HostTables& tables, const AdminOptions& options) {
  auto deed = options.deed;
  if (const int hours = options.hours + 24 * options.days; hours > 0) deed.hours = hours;
  const auto done = server::perform(tables, deed, {}, server::wall_clock());
  if (!done) return refuse(done.error());
  fmt::print("{}\n", line_of(*done));
  return exit_done;
}

int dismiss(HostTables& tables, const AdminOptions& options) {
  const auto number = read_number<std::int64_t>(options.number);
  if (!number || *number < 1) {
    return complain({ErrorCode::syntax, "this is not the number of a report", options.number,
                     "one of camlann admin reports"});
  }
  auto numbered = options;
  numbered.deed.report = *number;
  return act(tables, numbered);
}

int set_guests_write(HostTables& tables, const AdminOptions& options) {
  auto chosen = options;
  chosen.deed.on = options.on == "on";
  return act(tables, chosen);
}

int set_site(HostTables& tables, const AdminOptions& options) {
  auto chosen = options;
  if (options.deed.target == "logo" && !options.deed.text.empty()) {
    const auto bytes = read_file(options.deed.text);
    if (!bytes) return complain(bytes.error());
    chosen.deed.text = server::to_base64url(*bytes);
  }
  return act(tables, chosen);
}

int show_words(HostTables& tables, const AdminOptions& options) {
  auto words = tables.words();
  if (!words) return complain(words.error());
  if (options.added.empty() && options.removed.empty()) {
    for (const auto& word : *words) fmt::print("{}\n", word);
    return exit_done;
  }
  for (const auto& word : options.removed) {
    const auto at = std::find(words->begin(), words->end(), word);
    if (at == words->end()) {
      return refuse({ErrorCode::not_found, "this word is not in the list", word, {}});
    }
    words->erase(at);
  }
  auto changed = options;
  changed.deed.words = std::move(*words);
  changed.deed.words.insert(changed.deed.words.end(), options.added.begin(), options.added.end());
  if (std::cmp_greater(changed.deed.words.size(), message::most_words)) {
    return refuse({ErrorCode::too_many, "the list is too long", "--add",
                   fmt::format("at most {} words", message::most_words)});
  }
  return act(tables, changed);
}

int list_admins(HostTables& tables, const AdminOptions& options) {
  const auto admins = tables.admins();
  if (!admins) return complain(admins.error());
  for (const auto& one : *admins) {
    fmt::print("{}\n", options.json ? wire::to_json(message::Admin{one.id, one.name}) : one.name);
  }
  return exit_done;
}

int list_reports(HostTables& tables, const AdminOptions& options) {
  const auto reports = tables.reports().open(static_cast<std::size_t>(options.most));
  if (!reports) return complain(reports.error());
  for (const auto& report : *reports) {
    if (options.json) {
      fmt::print("{}\n", wire::to_json(server::message_of(report)));
      continue;
    }
    const auto& by = report.by.name.empty() ? report.by.id : report.by.name;
    fmt::print("{} {} {} ({}) by {}, for {}{}{}\n", report.number, server::to_iso(report.at),
               report.about.name, report.about.id, by, word_of(report.subject),
               report.text.empty() ? "" : ": ", report.text);
    for (const auto& line : report.chat) {
      fmt::print("    {}: {}\n", line.who.name.empty() ? line.who.id : line.who.name, line.text);
    }
  }
  return exit_done;
}

int list_measures(HostTables& tables, const AdminOptions& options) {
  const auto measures = tables.measures(server::wall_clock());
  if (!measures) return complain(measures.error());
  for (const auto& one : *measures) {
    if (options.json) {
      fmt::print("{}\n", wire::to_json(server::message_of(one)));
    } else {
      fmt::print("{} {}{}: {}\n", word_of(one.kind), one.name.empty() ? one.target : one.name,
                 ending_of(one.until), one.reason);
    }
  }
  return exit_done;
}

int show_log(HostTables& tables, const AdminOptions& options) {
  const auto log =
      tables.log(std::numeric_limits<std::int64_t>::max(), static_cast<std::size_t>(options.most));
  if (!log) return complain(log.error());
  for (const auto& entry : *log) {
    if (options.json) {
      fmt::print("{}\n", wire::to_json(server::message_of(entry)));
    } else {
      fmt::print("{}{}\n", line_of(entry), entry.by.empty() ? "" : " (by " + entry.by + ")");
    }
  }
  return exit_done;
}

int list_claims(HostTables& tables, const AdminOptions& options) {
  const auto claims = tables.imports().claims(static_cast<std::size_t>(options.most));
  if (!claims) return complain(claims.error());
  for (const auto& one : *claims) {
    if (options.json) {
      fmt::print("{}\n", wire::to_json(server::message_of(one)));
      continue;
    }
    const auto& [imported, player, text, at, phase, answered] = one.claim;
    fmt::print("{} {} {} is {}, {}{}{}\n", imported, server::to_iso(at), one.account_name,
               one.imported_name, word_of(phase), text.empty() ? "" : ": ", text);
  }
  return exit_done;
}

/// A part of a list: its titles, if the file has them, and some of its lines.
struct ListPart {
  std::string text;
  std::int64_t line = 1;
};

/// Cuts a list into parts that can be imported. Each part repeats the first line, which
/// may have titles.
std::vector<ListPart> parts_of_list(std::string_view text, bool titled) {
  std::vector<ListPart> parts;
  std::string titles;
  std::int64_t number = 0;
  std::size_t lines = 0;
  while (!text.empty()) {
    const auto line = server::take_line(text);
    ++number;
    if (titled && titles.empty() && !server::without_gaps(line).empty()) {
      titles = std::string(line) + '\n';
    }
    if (parts.empty() || lines == server::most_listed_players) {
      parts.push_back({parts.empty() ? std::string() : titles, number});
      lines = 0;
    }
    parts.back().text += std::string(line) + '\n';
    ++lines;
  }
  return parts;
}

/// Prints what the lines of a list do, and returns the number of faults.
std::size_t print_report(const message::ListReport& report, bool json) {
  if (json) {
    fmt::print("{}\n", wire::to_json(report));
    return report.faults.size();
  }
  for (const auto& line : report.lines) {
    if (line.what == message::ListedAs::same) continue;
    fmt::print("line {}: {} {}{}\n", line.line, line.name, word_of(line.what),
               line.account.empty() ? "" : ", like the account " + line.account);
  }
  for (const auto& fault : report.faults) {
    fmt::print("line {}: left out. {}{}\n", fault.line.value_or(0), fault.what,
               fault.expected.empty() ? "" : " (expected: " + fault.expected + ")");
  }
  return report.faults.size();
}

int import_list(HostTables& tables, const AdminOptions& options, const Catalog& known) {
  const auto text = read_file(options.file);
  if (!text) return complain(text.error());
  const bool trf = options.form.empty() ? text->starts_with("012") || text->starts_with("001")
                                        : options.form == "trf";
  message::ImportPlayers wish;
  wish.form = trf ? message::PlayerListForm::trf : message::PlayerListForm::csv;
  wish.variant = options.game;
  wish.speed = value_of<message::Speed>(options.speed).value_or(message::Speed::slow);
  wish.save = !options.preview;
  std::size_t faults = 0;
  for (auto& part : parts_of_list(*text, !trf)) {
    wish.text = std::move(part.text);
    wish.line = part.line;
    const auto report = server::import_players(tables, wish, known, {}, server::wall_clock());
    if (!report && trf && report.error().code == ErrorCode::syntax) continue;
    if (!report) return refuse(report.error());
    faults += print_report(*report, options.json);
  }
  return faults == 0 ? exit_done : exit_no;
}

/// Adds a command below `admin` that works with the database.
Command add(Command admin, const Options& options, Action& action, const std::string& name,
            const std::string& text, Work work) {
  const Command command = admin.add_subcommand(name, text);
  add_server_files(command, options->files, GamesIn::file_or_postgres);
  command.callback([options, work, &action] {
    action = [options, work](const Catalog& /*known*/) { return run(*options, work); };
  });
  return command;
}

void add_list(Command admin, const Options& options, Action& action, const std::string& name,
              const std::string& text, Work work) {
  const Command command = add(admin, options, action, name, text, work);
  command.add_flag("--json", options->json, "one JSON object per line");
  if (name != "reports" && name != "claims" && name != "log") return;
  command.add_option("--most", options->most, "how many at most (default: 100)")
      .type_name("N")
      .range(1, 100'000);
}

/// Adds a command that acts on `target`.
Command add_deed(Command admin, const Options& options, Action& action, DeedKind deed,
                 const std::string& target, const std::string& text) {
  // A separate copy, as each command sets its own action.
  const auto own = std::make_shared<AdminOptions>(*options);
  own->deed.deed = deed;
  const Command command =
      add(admin, own, action, std::string(word_of(deed)).substr(0, word_of(deed).find("-admin")),
          text, act);
  command.add_option(target, own->deed.target, "name of an account, or id of a player").required();
  if (deed == DeedKind::make_admin || deed == DeedKind::unmake_admin) return command;
  const bool of_claim = deed == DeedKind::confirm_claim || deed == DeedKind::refuse_claim ||
                        deed == DeedKind::undo_claim;
  const bool may_be_silent = deed == DeedKind::lift || of_claim;
  command.add_option("--reason", own->deed.reason, "a line for the log, which the player reads too")
      .type_name("TEXT")
      .required(!may_be_silent);
  if (deed == DeedKind::hand_over) {
    command.add_option("NAME", own->deed.name, "name of an account, or id of a player").required();
  }
  if (of_claim) {
    command.add_option("NAME", own->deed.name, "name of the account").required();
  }
  if (deed == DeedKind::rename) {
    command.add_option("NEW", own->deed.name, "the new name").required();
  }
  if (deed == DeedKind::mute || deed == DeedKind::ban || deed == DeedKind::ban_range) {
    constexpr int most_hours = 24 * 366;
    command.add_option("--hours", own->hours, "for so many hours (default: until it is lifted)")
        .type_name("N")
        .range(1, most_hours);
    command.add_option("--days", own->days, "for so many days")
        .type_name("N")
        .range(1, 3650)
        .excludes("--hours");
  }
  return command;
}

void add_import(Command admin, const Options& options, Action& action) {
  const auto own = std::make_shared<AdminOptions>(*options);
  const Command command = admin.add_subcommand(
      "import", "import players of a federation with their ratings; says what each line does");
  add_server_files(command, own->files, GamesIn::file_or_postgres);
  command.callback([own, &action] {
    action = [own](const Catalog& known) {
      return run(*own, [&known](HostTables& tables, const AdminOptions& chosen) {
        return import_list(tables, chosen, known);
      });
    };
  });
  command
      .add_option("FILE", own->file,
                  "a table (CSV) with the titles name, rating, deviation, "
                  "game, speed, games, date, id; or a report of TRF16")
      .required();
  command.add_option("--form", own->form, "csv or trf (default: by the first line)")
      .one_of({"csv", "trf"});
  command.add_option("--game", own->game, "game of ratings that name none (default: cam)")
      .type_name("GAME");
  command.add_option("--speed", own->speed, "speed of ratings that name none (default: slow)")
      .one_of({"fast", "slow", "days"});
  command.add_flag("--preview", own->preview, "change nothing");
  command.add_flag("--json", own->json, "one JSON object for each thousand lines");
}

void add_words(Command admin, const Options& options, Action& action) {
  const auto own = std::make_shared<AdminOptions>(*options);
  own->deed.deed = DeedKind::words;
  const Command command =
      add(admin, own, action, "words", "show or change the words that names and chat must not have",
          show_words);
  command.add_option("--add", own->added, "a word; WORD* for all that begin so").type_name("WORD");
  command.add_option("--remove", own->removed, "a word of the list").type_name("WORD");
}

}  // namespace

void add_admin(Command app, Action& action) {
  const Command admin =
      app.add_subcommand("admin", "keep order on a server: reports, bans, names, words");
  admin.require_subcommand();
  const auto options = std::make_shared<AdminOptions>();
  add_list(admin, options, action, "list", "list the accounts that keep order", list_admins);
  add_deed(admin, options, action, DeedKind::make_admin, "NAME",
           "let an account keep order on the page too");
  add_deed(admin, options, action, DeedKind::unmake_admin, "NAME",
           "let an account no longer keep order");
  add_list(admin, options, action, "reports", "list open reports with the chat in question",
           list_reports);
  const auto closing = std::make_shared<AdminOptions>();
  closing->deed.deed = DeedKind::dismiss;
  add(admin, closing, action, "dismiss", "close a report without doing anything", dismiss)
      .add_option("REPORT", closing->number, "number of the report")
      .required();
  add_list(admin, options, action, "measures", "list what is in force", list_measures);
  add_deed(admin, options, action, DeedKind::mute, "PLAYER", "let a player no longer chat");
  add_deed(admin, options, action, DeedKind::ban, "PLAYER",
           "sign a player out and let nobody play under this account");
  add_deed(admin, options, action, DeedKind::ban_range, "RANGE",
           "bar everybody who comes from these addresses")
      .option("RANGE")
      .text("203.0.113.0/24, 203.0.113.7 or 2001:db8::/48");
  add_deed(admin, options, action, DeedKind::close, "NAME",
           "close an account: a ban without end, its name gone from the leaders");
  add_deed(admin, options, action, DeedKind::rename, "NAME", "give an account another name");
  const std::string page = "address of its page, like tournament/ID, league/ID or club/ADDRESS";
  const std::pair<DeedKind, const char*> of_events[] = {
      {DeedKind::hand_over, "give a tournament, league or club to another director"},
      {DeedKind::hide_event, "take a tournament, league or club out of the public lists"},
      {DeedKind::show_event, "put a tournament, league or club into the public lists"},
      {DeedKind::end_event,
       "end a tournament or league; games that have begun are played to their end"},
      {DeedKind::delete_event,
       "delete a tournament or league, whose games and ratings stay, or a club"}};
  for (const auto& [deed, text] : of_events) {
    add_deed(admin, options, action, deed, "EVENT", text).option("EVENT").text(page);
  }
  add_deed(admin, options, action, DeedKind::lift, "WHAT",
           "end all that is in force against a player or a range")
      .option("WHAT")
      .text("name of an account, id of a player, or range");
  add_words(admin, options, action);
  add_import(admin, options, action);
  add_list(admin, options, action, "claims", "list who says to be an imported player", list_claims);
  const std::string imported = "id of the imported player, at the end of the address of its page";
  add_deed(admin, options, action, DeedKind::confirm_claim, "ID",
           "confirm that an account is an imported player")
      .option("ID")
      .text(imported);
  add_deed(admin, options, action, DeedKind::refuse_claim, "ID",
           "refuse that an account is an imported player")
      .option("ID")
      .text(imported);
  add_deed(admin, options, action, DeedKind::undo_claim, "ID",
           "undo what was confirmed; ratings are computed again")
      .option("ID")
      .text(imported);
  const auto guests = std::make_shared<AdminOptions>();
  guests->deed.deed = DeedKind::guests_write;
  add(admin, guests, action, "guests-write", "let guests write in chat, or phrases alone",
      set_guests_write)
      .add_option("ON", guests->on, "on or off (as a server begins: off)")
      .one_of({"on", "off"})
      .required();
  const auto site = std::make_shared<AdminOptions>();
  site->deed.deed = DeedKind::site;
  const Command own =
      add(admin, site, action, "site",
          "set what the site is called and says; options of the server come first", set_site);
  own.add_option("SETTING", site->deed.target, "what to set")
      .one_of({"name", "logo", "accent", "imprint", "contact", "source", "conduct", "privacy"})
      .required();
  own.add_option("TEXT", site->deed.text, "its text; the file of a logo; none to remove it");
  add_list(admin, options, action, "log", "show what was done, the newest first", show_log);
}

}  // namespace camlann::cli
