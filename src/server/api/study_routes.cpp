#include "server/api/study_routes.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/number.hpp"
#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/messages/requests.hpp"
#include "server/model/study.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/studies/studies.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/shared_study.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int study_depth = 3;

/// Maps a conflict to 403, because the caller may not do this; 409 means that another change came
/// first.
Response study_error(const Error& error) {
  return error.code == ErrorCode::conflict ? error_response(403, error) : error_response(error);
}

template <class T>
Reply<T> study_reply(const Call& call, int status = 200) {
  return [respond = call.respond, status](const Result<T>& result) {
    respond(result ? json_response(status, wire::to_json(*result)) : study_error(result.error()));
  };
}

/// Reads the body as this message; answers the call if it is not valid.
template <class T>
std::optional<T> study_body_of(const Call& call, std::string_view methods,
                               std::string_view method) {
  if (!call.sends_json(methods, method)) return std::nullopt;
  auto read = wire::read<T>(call.request.body, study_depth);
  if (read) return std::move(*read);
  call.respond(error_response(read.error()));
  return std::nullopt;
}

/// Removes direction marks; true if the host allows all words of the line, otherwise answers the
/// call.
bool is_fine(const Call& call, const Visitors& visitors, std::string& line,
             std::string_view field) {
  line = without_direction_marks(line);
  return is_wanted(call, visitors, line, field);
}

/// Reads a version of the query, by default 0; answers the call if it is not a valid number.
std::optional<std::int64_t> version_in(const Call& call, std::string_view name) {
  const auto text = query_value(call.request.target, name);
  const auto version = read_number<std::int64_t>(text.empty() ? "0" : text);
  if (version) return version;
  call.respond(error_response(
      {ErrorCode::syntax, "This is not a version of a study", std::string(name), "a number"}));
  return std::nullopt;
}

}  // namespace

StudyRoutes::StudyRoutes(Studies* studies, const Visitors& visitors, const SteadyClock& now)
    : studies_(studies),
      visitors_(visitors),
      new_((studies == nullptr ? StudyBounds{} : studies->bounds()).new_per_address, now),
      changes_((studies == nullptr ? StudyBounds{} : studies->bounds()).changes_per_address, now),
      questions_((studies == nullptr ? StudyBounds{} : studies->bounds()).questions_per_address,
                 now) {}

void StudyRoutes::handle(const Call& call, std::string_view rest) const {
  if (studies_ == nullptr) return call.respond(not_found(call.path));
  if (call.reads() && !call.pays(questions_, "studies")) return;
  if (rest.empty()) return list_or_make(call);
  const auto [id, what, ended] = id_and_what(rest);
  constexpr std::string_view chapters = "chapters/";
  if (what.empty() && !ended) return one(call, id);
  if (what == "chapters") return add_chapter(call, id);
  if (what.starts_with(chapters)) {
    return chapter(call, id, std::string_view(what).substr(chapters.size()));
  }
  call.respond(not_found(call.path));
}

bool StudyRoutes::may_write(const Call& call, AddressBuckets& buckets) const {
  if (const auto muted = visitors_.directory().sanctions().mute_of(call.player)) {
    call.respond(error_response(403, *muted));
    return false;
  }
  return call.pays(buckets, "changes of studies");
}

void StudyRoutes::list_or_make(const Call& call) const {
  if (call.reads()) return studies_->list(call.queue_key(), study_reply<message::Studies>(call));
  auto wish = study_body_of<message::NewStudy>(call, "GET, HEAD, POST", "POST");
  if (!wish || !is_fine(call, visitors_, wish->title, "title")) return;
  if (!is_fine(call, visitors_, wish->chapter.name, "name")) return;
  if (!may_write(call, new_)) return;
  studies_->make(call.queue_key(), *wish, study_reply<message::SharedStudy>(call, 201));
}

void StudyRoutes::one(const Call& call, const std::string& id) const {
  if (call.reads()) {
    const auto version = version_in(call, "after");
    if (!version) return;
    return studies_->show(call.queue_key(), id, *version, study_reply<message::SharedStudy>(call));
  }
  if (call.request.method == "DELETE") {
    if (!call.pays(changes_, "changes of studies")) return;
    return studies_->remove(call.queue_key(), id,
                            [respond = call.respond](const Result<bool>& gone) {
                              respond(gone ? json_response(200, wire::to_json(message::Health{}))
                                           : study_error(gone.error()));
                            });
  }
  auto wish = study_body_of<message::ChangeStudy>(call, "GET, HEAD, PUT, DELETE", "PUT");
  if (!wish || (wish->title && !is_fine(call, visitors_, *wish->title, "title"))) return;
  if (!may_write(call, changes_)) return;
  studies_->change(call.queue_key(), id, *wish, study_reply<message::SharedStudy>(call));
}

void StudyRoutes::add_chapter(const Call& call, const std::string& id) const {
  auto wish = study_body_of<message::NewChapter>(call, "POST", "POST");
  if (!wish || !is_fine(call, visitors_, wish->name, "name")) return;
  if (!may_write(call, new_)) return;
  studies_->add_chapter(call.queue_key(), id, *wish, study_reply<message::SharedStudy>(call, 201));
}

void StudyRoutes::chapter(const Call& call, const std::string& id, std::string_view number) const {
  constexpr std::string_view states_behind = "/states";
  const bool asks_states = number.ends_with(states_behind);
  if (asks_states) number.remove_suffix(states_behind.size());
  const auto wanted = read_number<int>(number);
  if (!wanted) return call.respond(not_found(call.path));
  if (asks_states) return states(call, id, *wanted);
  if (call.request.method == "DELETE") {
    if (!call.pays(changes_, "changes of studies")) return;
    return studies_->remove_chapter(call.queue_key(), id, *wanted,
                                    study_reply<message::SharedStudy>(call));
  }
  auto wish = study_body_of<message::ChangeChapter>(call, "PUT, DELETE", "PUT");
  if (!wish || (wish->name && !is_fine(call, visitors_, *wish->name, "name"))) return;
  if (!may_write(call, changes_)) return;
  studies_->change_chapter(
      call.queue_key(), id, *wanted, *wish,
      [respond = call.respond](const Result<ChapterChanged>& changed) {
        if (!changed) return respond(study_error(changed.error()));
        if (!changed->stale) return respond(json_response(200, wire::to_json(changed->study)));
        respond(error_response({ErrorCode::conflict, "Somebody else has changed this chapter",
                                "version", "the chapter as it is now"}));
      });
}

void StudyRoutes::states(const Call& call, const std::string& id, int number) const {
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto version = version_in(call, "version");
  if (!version) return;
  studies_->states(call.queue_key(), id, number, *version, study_reply<message::StudyStates>(call));
}

}  // namespace camlann::server
