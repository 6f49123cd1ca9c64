#include "server/api/tournament_routes.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/look_alikes.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/event_files.hpp"
#include "server/messages/name_lists.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/account.hpp"
#include "server/services/games/table.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server {

namespace {

/// A longer request for a tournament brings a file.
constexpr std::size_t longest_without_file = std::size_t{16} * 1024;

}  // namespace

void TournamentRoutes::all(const Call& call) const {
  if (call.reads()) return list(call, "tournaments");
  if (!call.sends_json("GET, HEAD, POST")) return;
  // A file is read at once, which takes some milliseconds.
  const bool brings_file = call.request.body.size() > longest_without_file;
  if (brings_file && !call.pays(files_, "files")) return;
  auto wish = read_new_tournament(call.request.body);
  if (wish && !texts_are_wanted(call, *wish)) return;
  if (wish) {
    auto& file = wish->file;
    if (file && !names_are_free(call, *file)) return;
  }
  make(call, std::move(wish));
}

bool TournamentRoutes::names_are_free(const Call& call, ComingFile& file) const {
  std::vector<LineFault> faults;
  std::map<std::string, int> looks;
  for (std::size_t i = 0; i < file.names.size(); ++i) {
    const int line = file.lines[i];
    auto& name = file.names[i];
    const auto fault = [&](std::string what) {
      faults.push_back({line, Error{ErrorCode::conflict, std::move(what), {}, "another name"}});
    };
    if (name.ends_with(no_account_mark)) fault("A name does not end like this: " + name);
    const bool account = visitors_.directory().look_alike_of(name).has_value();
    const auto wished = account ? name + std::string(no_account_mark) : name;
    const auto free = visitors_.guest_name(call.who, wished);
    if (!free) {
      faults.push_back({line, free.error()});
    } else if (*free != wished) {
      fault("This name has spaces around it");
    }
    for (auto& look : looks_of(name)) {
      const auto [other, fresh] = looks.emplace(std::move(look), line);
      if (fresh || other->second == line) continue;
      fault("This name looks like that of line " + std::to_string(other->second) + ": " + name);
      break;
    }
    name = wished;
  }
  if (faults.empty()) return true;
  auto error = lines_refused(faults, "The tournament was not made.").value();
  error.where = "file";
  call.respond(error_response(error));
  return false;
}

void TournamentRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (asked.what.find('.') != std::string::npos) return send_file(call, asked);
  if (direct(call, asked) || chat_.handle(call, asked.id, asked.what)) return;
  if (asked.what == "entries") {
    if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
    return change(call, asked.id, &Tournaments::entries);
  }
  if (asked.what == "boards") {
    if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
    return change(call, asked.id, &Tournaments::boards);
  }
  if (asked.what == "proposal") {
    if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
    if (!call.pays(files_, "proposals")) return;
    return change(call, asked.id, &Tournaments::propose);
  }
  if (!asked.what.empty()) return change_one(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  games_.ask(call.queue_key(), message_reply(call), &Tournaments::show, asked.id);
}

void TournamentRoutes::send_file(const Call& call, const IdAndWhat& asked) const {
  struct File {
    std::string_view name;
    EventFile kind;
    std::string_view type;
    bool saved;  // by browsers; others are for subscriptions
  };
  constexpr File files[] = {
      {"standing.csv", EventFile::standing, "text/csv; charset=utf-8", true},
      {"report.trf", EventFile::report, "text/plain; charset=us-ascii", true},
      {"rounds.ics", EventFile::calendar, "text/calendar; charset=utf-8", true},
      {"feed.atom", EventFile::feed, "application/atom+xml; charset=utf-8", false}};
  const auto& [id, what, ended] = asked;
  const bool games = what == "games.txt";
  const bool whole = what == "tournament.jsonl";
  const auto* const file = std::find_if(std::begin(files), std::end(files),
                                        [&](const File& one) { return one.name == asked.what; });
  if (!games && !whole && file == std::end(files)) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  if (!call.pays(files_, "files")) return;
  if (games) return send_games(call, id);
  if (whole) return send_tournament(call, id);
  const auto reply = [respond = call.respond, type = file->type,
                      name = file->saved ? "camlann-" + id + '-' + what
                                         : std::string()](const Result<Payload>& text) {
    respond(text ? file_response(*text, type, name) : error_response(text.error()));
  };
  games_.ask(call.queue_key(), reply, &Tournaments::file, id,
             EventFileWish{file->kind, site_of(call.request), language_for(call.request)});
}

void TournamentRoutes::send_tournament(const Call& call, const std::string& id) const {
  const auto reply = [respond = call.respond, id](const Result<Payload>& text) {
    respond(text ? file_response(*text, "application/jsonl; charset=utf-8",
                                 "camlann-" + id + "-tournament.jsonl")
                 : error_response(text.error()));
  };
  games_.ask(call.queue_key(), reply, &Tournaments::send_file,
             std::make_shared<LeavingFile>(LeavingFile{id}));
}

void TournamentRoutes::send_games(const Call& call, const std::string& id) const {
  constexpr int most_games_skipped = 100'000;
  const auto skip = read_count(call.request.target, "skip", 0, most_games_skipped, 0);
  if (!skip) return call.respond(error_response(skip.error()));
  const auto reply = [respond = call.respond, id](const Result<EventRecordsPart>& part) {
    if (!part) return respond(error_response(part.error()));
    auto response = file_response(std::make_shared<const std::string>(part->text),
                                  "text/plain; charset=utf-8", "camlann-" + id + "-games.txt");
    if (part->next) {
      response.headers.emplace_back("Camlann-Next", std::to_string(*part->next));
    }
    respond(std::move(response));
  };
  games_.ask(call.queue_key(), reply, &Table::event_records,
             std::make_shared<EventRecords>(
                 EventRecords{id, record_site(call), static_cast<std::size_t>(*skip)}));
}

void TournamentRoutes::enter(const Call& call, const std::string& id) const {
  auto wish = read_entry(call.request.body);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!set_name(call, visitors_, wish->name)) return;
  if (wish->code.empty()) return change(call, id, &Tournaments::enter, wish->name, wish->code);
  const auto reply = code_tries_.reply(call);
  if (!reply) return;
  games_.ask(call.queue_key(), reply, &Tournaments::enter, call.player, id, wish->name, wish->code);
}

void TournamentRoutes::open_board(const Call& call, const std::string& id) const {
  const auto wish = read_board(call.request.body);
  if (!wish) return call.respond(error_response(wish.error()));
  if (wish->code.empty()) return change(call, id, &Tournaments::open_board, *wish);
  const auto reply = code_tries_.reply(call);
  if (!reply) return;
  games_.ask(call.queue_key(), reply, &Tournaments::open_board, call.player, id, *wish);
}

void TournamentRoutes::enter_bot(const Call& call, const std::string& id) const {
  const auto name = read_bot(call.request.body);
  if (!name) return call.respond(error_response(name.error()));
  const auto& directory = visitors_.directory();
  const auto player = directory.player_named(*name);
  const auto account = player ? directory.account(*player) : std::nullopt;
  if (!account || account->kind != AccountKind::bot) {
    return call.respond(error_response(
        {ErrorCode::not_found, "There is no bot of this name", "name", "the account of a bot"}));
  }
  change(call, id, &Tournaments::enter_bot, NamedAccount{*player, *account});
}

void TournamentRoutes::enter_names(const Call& call, const std::string& id) const {
  auto names = read_names(call.request.body, most_names_);
  if (!names) return call.respond(error_response(names.error()));
  std::vector<LineFault> faults;
  for (auto& one : *names) {
    auto name = visitors_.guest_name(call.who, one.name);
    if (name) {
      one.name = std::move(*name);
      continue;
    }
    auto error = name.error();
    if (error.code == ErrorCode::conflict) {
      error.expected = "another name; a player with an account joins by the link";
    }
    faults.push_back({one.line, std::move(error)});
  }
  if (!faults.empty()) return call.respond(error_response(lines_refused(faults).value()));
  change(call, id, &Tournaments::enter_names, std::move(*names));
}

void TournamentRoutes::change_one(const Call& call, const IdAndWhat& asked) const {
  const auto& body = call.request.body;
  const auto& [id, what, ended] = asked;
  if (!may_change(
          call, what,
          {"enter", "enter-names", "enter-bot", "open-board", "leave", "line-up", "remove-team",
           "accept", "refuse", "bye", "start-round", "check-pairing", "give-pairing", "give-result",
           "report-result", "remove", "finish", "reopen", "change"})) {
    return;
  }
  if (what == "enter") return enter(call, id);
  if (what == "enter-names") return enter_names(call, id);
  if (what == "enter-bot") return enter_bot(call, id);
  if (what == "open-board") return open_board(call, id);
  if (what == "line-up") return change_by(call, id, &Tournaments::line_up, read_line_up(body));
  if (what == "remove-team") {
    return change_by(call, id, &Tournaments::remove_team, read_removed_team(body));
  }
  if (what == "accept") return change_by(call, id, &Tournaments::accept, read_removed(body));
  if (what == "refuse") return change_by(call, id, &Tournaments::refuse, read_removed(body));
  if (what == "bye") return change_by(call, id, &Tournaments::ask_bye, read_bye(body));
  if (what == "start-round") {
    return change_by(call, id, &Tournaments::start_round, read_start(body));
  }
  if (what == "check-pairing") {
    return change_by(call, id, &Tournaments::check_pairing, read_given_round(body));
  }
  if (what == "give-pairing") {
    return change_by(call, id, &Tournaments::give_pairing, read_given_round(body));
  }
  if (what == "give-result") {
    return change_by(call, id, &Tournaments::give_result, read_result(body));
  }
  if (what == "report-result") {
    return change_by(call, id, &Tournaments::report_result, read_report(body));
  }
  if (what == "remove") return change_by(call, id, &Tournaments::remove, read_removed(body));
  if (what == "change") {
    const auto wish = read_new_tournament(body);
    if (wish && !(name_is_wanted(call, *wish) && texts_are_wanted(call, *wish))) return;
    return change_by(call, id, &Tournaments::change, wish);
  }
  change(call, id,
         what == "leave"    ? &Tournaments::leave
         : what == "reopen" ? &Tournaments::reopen
                            : &Tournaments::finish);
}

}  // namespace camlann::server
