#include "server/api/archive_routes.hpp"

#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "archive/postings.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "server/api/account_routes.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/services/archive/copy.hpp"
#include "server/services/archive/questions.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "server/services/round/rated_boards.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/upload.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

Reply<std::string> json_reply(const Call& call) {
  return [respond = call.respond](const Result<std::string>& json) {
    respond(json ? json_response(200, *json) : error_response(json.error()));
  };
}

}  // namespace

void ArchiveRoutes::handle(const Call& call, std::string_view rest) const {
  constexpr std::string_view uploaded = "/uploads";
  if (rest == uploaded || rest.starts_with("/uploads/")) {
    return uploads(call, rest.substr(uploaded.size()));
  }
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  if (reader_ == nullptr) return call.respond(not_found(call.path));
  constexpr std::string_view games = "/games/";
  const bool one = rest.starts_with(games);
  const bool known = rest.empty() || one || rest == "/games" || rest == "/statistics" ||
                     rest == "/openings" || rest == "/download";
  if (!known) return call.respond(not_found(call.path));
  if (!call.pays(questions_, "questions")) return;
  if (one) return game(call, rest.substr(games.size()));
  if (rest == "/games") return search(call);
  if (rest == "/statistics") return statistics(call);
  if (rest == "/openings") return openings(call);
  if (rest == "/download") return download(call);
  reader_->about(call.queue_key(), json_reply(call));
}

void ArchiveRoutes::search(const Call& call) const {
  auto wish = read_search(call.request.target, limits_);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!may_search(call, *wish)) return;
  reader_->search(call.queue_key(), std::move(*wish), json_reply(call));
}

void ArchiveRoutes::game(const Call& call, std::string_view number) const {
  const auto wanted = read_number<archive::GameNumber>(number);
  if (!wanted) return call.respond(not_found(call.path));
  reader_->game(call.queue_key(), *wanted, json_reply(call));
}

void ArchiveRoutes::statistics(const Call& call) const {
  auto variant = read_query(call.request.target, "variant");
  if (!variant) return call.respond(error_response(variant.error()));
  reader_->statistics(call.queue_key(), std::move(*variant), json_reply(call));
}

void ArchiveRoutes::openings(const Call& call) const {
  auto wish = read_openings(call.request.target, limits_);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!may_look_up(call, wish->variant, wish->rules, wish->fen)) return;
  reader_->openings(call.queue_key(), std::move(*wish), json_reply(call));
}

bool ArchiveRoutes::may_search(const Call& call, const SearchWish& wish) const {
  if (!rated_.plays(call.player)) return true;
  if (!wish.fen.empty() && !may_look_up(call, wish.variant, wish.rules, wish.fen)) return false;
  Result<void> fair;
  if (!wish.pattern.empty()) fair = rated_.may_ask_freely(call.player, Help::book);
  auto board = known_.make_game(wish.variant, wish.rules);
  if (fair && board && !wish.opening.empty()) {
    std::istringstream moves(wish.opening);
    for (std::string move; moves >> move && board->play(move);) continue;
    fair = rated_.may_ask(call.player, *board, Help::book);
  }
  if (!fair) call.respond(error_response(fair.error()));
  return fair.has_value();
}

bool ArchiveRoutes::may_look_up(const Call& call, const std::string& variant,
                                const std::string& rules, const std::string& fen) const {
  const auto fair = rated_.may_ask(call.player, variant, rules, fen, Help::book);
  if (!fair) call.respond(error_response(fair.error()));
  return fair.has_value();
}

void ArchiveRoutes::download(const Call& call) const {
  const auto to = query_value(call.request.target, "to");
  if (to == "sqlite") return copy(call);
  const auto after_text = query_value(call.request.target, "after");
  const auto after = read_number<archive::GameNumber>(after_text.empty() ? "0" : after_text);
  if ((to != "records" && to != "json") || !after) {
    return call.respond(
        error_response({ErrorCode::syntax, "This is no such download", after ? "to" : "after",
                        after ? "records, json or sqlite" : "the number of a game"}));
  }
  const bool json = to == "json";
  reader_->page(
      call.queue_key(), json ? ArchiveForm::json : ArchiveForm::records, *after,
      [respond = call.respond, json](const Result<ArchivePage>& page) {
        if (!page) return respond(error_response(page.error()));
        auto response = json_response(200, page->text);
        response.headers[0].second = json ? "application/x-ndjson" : "text/plain; charset=utf-8";
        response.headers.emplace_back("Content-Disposition",
                                      json ? "attachment; filename=\"camlann-archive.ndjson\""
                                           : "attachment; filename=\"camlann-archive.txt\"");
        if (page->next) {
          response.headers.emplace_back("Camlann-Next", std::to_string(*page->next));
        }
        respond(std::move(response));
      });
}

void ArchiveRoutes::copy(const Call& call) const {
  const auto after_text = query_value(call.request.target, "after");
  const auto after = read_number<std::uint64_t>(after_text.empty() ? "0" : after_text);
  if (!after) {
    return call.respond(error_response(
        {ErrorCode::syntax, "This is no such download", "after", "a number of bytes"}));
  }
  reader_->copy(call.queue_key(), *after, std::string(query_value(call.request.target, "copy")),
                [respond = call.respond](Result<CopyPart> part) {
                  if (!part) return respond(error_response(part.error()));
                  Response response;
                  response.headers = {
                      {"Content-Type", "application/vnd.sqlite3"},
                      {"Cache-Control", "no-store"},
                      {"Content-Disposition", "attachment; filename=\"camlann-archive.sqlite\""},
                      {"Camlann-Copy", part->copy},
                      {"Camlann-Size", std::to_string(part->size)}};
                  if (part->next > 0) {
                    response.headers.emplace_back("Camlann-Next", std::to_string(part->next));
                  }
                  response.body = std::make_shared<const std::string>(std::move(part->bytes));
                  respond(std::move(response));
                });
}

void ArchiveRoutes::uploads(const Call& call, std::string_view rest) const {
  if (reader_ == nullptr) return call.respond(not_found(call.path));
  const bool removes = call.request.method == "DELETE";
  if (rest.empty() && !call.reads()) return take(call);
  if (!rest.empty() && !removes) return call.respond(not_allowed("DELETE"));
  if (!call.pays(upload_calls_, "uploads") || !AccountRoutes::signed_in(call)) return;
  const auto whose = call.who.admin ? std::string() : call.player;
  if (!removes)
    return reader_->uploads(call.queue_key(), whose, may_upload(call), json_reply(call));
  reader_->keeper().remove_upload(
      call.queue_key(), whose, std::string(rest.substr(1)),
      [respond = call.respond](const Result<bool>& removed) {
        respond(removed ? json_response(200, wire::to_json(message::Health{}))
                        : error_response(removed.error()));
      });
}

bool ArchiveRoutes::may_upload(const Call& call) const {
  if (sanctions_.mute_of(call.player)) return false;
  switch (limits_.uploaders) {
    case message::Uploaders::accounts: return !call.who.guest();
    case message::Uploaders::admins: return call.who.admin;
    case message::Uploaders::nobody: break;
  }
  return false;
}

void ArchiveRoutes::take(const Call& call) const {
  constexpr int part_depth = 2;
  if (!call.sends_json("GET, HEAD, POST") || !call.pays(upload_calls_, "uploads")) return;
  if (!AccountRoutes::signed_in(call)) return;
  // Uploaded games have comments that all players can read.
  if (const auto muted = sanctions_.mute_of(call.player)) {
    return call.respond(error_response(403, *muted));
  }
  if (!may_upload(call)) {
    return call.respond(error_response(
        403, {ErrorCode::conflict, "You cannot add games to the archive of this server", {}, {}}));
  }
  auto part = wire::read<message::UploadPart>(call.request.body, part_depth);
  if (!part) return call.respond(error_response(part.error()));
  if (!is_upload_id(part->upload)) {
    return call.respond(error_response(
        {ErrorCode::syntax, "This is not the id of an upload", "upload", "24 hexadecimal digits"}));
  }
  reader_->keeper().take(
      call.queue_key(), std::move(*part),
      [respond = call.respond](const Result<message::UploadedPart>& taken) {
        respond(taken ? json_response(200, wire::to_json(*taken)) : error_response(taken.error()));
      });
}

}  // namespace camlann::server
